package interview

import (
	"context"
	"strings"
	"time"

	"throughline/llm"
)

// Models are the models of the roles; nil where the understudy plays the role.
type Models struct {
	Extract, Rate, Ask, Arbiter llm.Model
}

// NewRoles gives each role its model, with the understudy to stand in where it fails, or the understudy alone. So an
// interview goes on whatever a model does.
func NewRoles(m Models, now func() time.Time) Roles {
	understudy := NewUnderstudy()
	roles := Roles{Extractor: understudy, Rater: understudy, Asker: understudy, Arbiter: NewRuleArbiter()}
	if m.Extract != nil {
		roles.Extractor = &modelExtractor{caller{m.Extract, llm.Extract, now}, understudy}
	}
	if m.Rate != nil {
		roles.Rater = &modelRater{caller{m.Rate, llm.Rate, now}, understudy}
	}
	if m.Ask != nil {
		roles.Asker = &modelAsker{caller{m.Ask, llm.Inquire, now}}
	}
	if m.Arbiter != nil {
		roles.Arbiter = &modelArbiter{caller{m.Arbiter, llm.Arbiter, now}, roles.Arbiter}
	}
	return roles
}

// caller makes the calls of one role.
type caller struct {
	model llm.Model
	role  llm.Role
	now   func() time.Time
}

// What a reply may take: so many tokens, so many bytes of it in the log.
const (
	maxReplyTokens = 4096
	maxKeptReply   = 16 << 10
)

func (c caller) request(p Payer, system, user string) llm.Request {
	return llm.Request{
		Role: c.role, Session: p.Session, Spent: p.Spent, System: system, MaxTokens: maxReplyTokens,
		Messages: []llm.Message{{From: llm.User, Text: user}},
	}
}

// call records how a reply came about. A failure is put into words; the caller then lets the understudy stand in.
func (c caller) call(began time.Time, reply llm.Reply, err error) Call {
	call := Call{By: reply.Model, Raw: clipBytes(reply.Text, maxKeptReply), Calls: reply.Calls, MS: c.now().Sub(began).Milliseconds()}
	if reply.Calls > 0 {
		call.Usage = &reply.Usage
	}
	if err != nil {
		call.Faults = append(call.Faults, err.Error())
	}
	return call
}

// standIn says that the understudy answered in the model's place.
func (c Call) standIn() Call {
	c.By, c.Fallback = understudyName, true
	return c
}

func clipBytes(text string, limit int) string {
	if len(text) > limit {
		text = text[:limit]
	}
	return strings.ToValidUTF8(text, "�")
}

// ask asks a model for a value of a type. Unless the turn itself was given up, a failure is in the Call.
func ask[T any](ctx context.Context, c caller, r llm.Request) (value T, call Call, failed bool, err error) {
	began := c.now()
	value, reply, err := llm.Ask[T](ctx, c.model, r)
	if ctx.Err() != nil {
		return value, Call{}, true, context.Cause(ctx)
	}
	return value, c.call(began, reply, err), err != nil, nil
}
