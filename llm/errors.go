package llm

import (
	"fmt"
	"strings"
	"time"
)

// Fault is what went wrong with a call, in one word.
type Fault string

// The faults of an Error.
const (
	FaultKey         Fault = "key"         // none, or a wrong one
	FaultCredit      Fault = "credit"      // the account has none left
	FaultModel       Fault = "model"       // does not exist
	FaultSchema      Fault = "schema"      // refused by the provider
	FaultTemperature Fault = "temperature" // not taken by the model
	FaultRequest     Fault = "request"     // refused for another reason
	FaultRate        Fault = "rate"        // too many requests
	FaultServer      Fault = "server"      // the provider's own
	FaultUnreachable Fault = "unreachable" // no connection
	FaultDropped     Fault = "dropped"     // the connection broke, or the reply ended too early
	FaultSize        Fault = "size"        // the reply was cut off because of its size
	FaultProtocol    Fault = "protocol"    // the answer is not what the provider should say
	FaultPlayed      Fault = "played"      // a script or a recording has no reply
)

// Error is a failed call: what the provider said and what to do about it. Neither holds a key or a header.
type Error struct {
	Provider string `json:"provider,omitempty"`
	Fault    Fault  `json:"fault"`
	// Status is the HTTP status, or 0 when there was no answer.
	Status int `json:"status,omitempty"`
	// Sentence is what the provider said, or what happened.
	Sentence string `json:"sentence"`
	// Advice is what to do.
	Advice string `json:"advice,omitempty"`
	// RetryAfter is how long the provider asks to wait; 0 when it does not say.
	RetryAfter time.Duration `json:"retry_after,omitempty"`
}

// Error is what happened and what to do, on one line.
func (e *Error) Error() string {
	var b strings.Builder
	if e.Provider != "" {
		b.WriteString(e.Provider)
		if e.Status != 0 {
			fmt.Fprintf(&b, " answered %d", e.Status)
		}
		b.WriteString(": ")
	}
	b.WriteString(strings.TrimRight(e.Sentence, ". "))
	if e.Advice != "" {
		b.WriteString("; " + e.Advice)
	}
	return b.String()
}

// Temporary reports whether the same call may work in a while: after a 429, a 408 and any 5xx.
func (e *Error) Temporary() bool {
	return e.Fault != FaultCredit && (e.Status == 429 || e.Status == 408 || e.Status >= 500)
}

// Phase is the part of a call that took too long.
type Phase string

// A call can be late to begin, stall in the middle, or take too long as a whole.
const (
	PhaseStart Phase = "start"
	PhaseIdle  Phase = "idle"
	PhaseTotal Phase = "total"
)

// TimeoutError is a call that was given up because it took too long.
type TimeoutError struct {
	Phase Phase         `json:"phase"`
	After time.Duration `json:"after"`
}

// Error says what took too long.
func (e *TimeoutError) Error() string {
	switch e.Phase {
	case PhaseStart:
		return fmt.Sprintf("the model said nothing for %s; try again, or raise `start_timeout`", e.After)
	case PhaseIdle:
		return fmt.Sprintf("the model stopped in mid-reply and said nothing for %s; try again, or raise `idle_timeout`", e.After)
	default:
		return fmt.Sprintf("the model did not finish within %s; try again, or raise `timeout`", e.After)
	}
}

// Timeout is true: the error is one of time, as package net understands it.
func (e *TimeoutError) Timeout() bool { return true }

// RefusedError is a model that declined to answer. The same request would be declined again.
type RefusedError struct {
	Provider string `json:"provider,omitempty"`
	// Sentence is the model's own, when it gave one.
	Sentence string `json:"sentence,omitempty"`
}

// Error says that and why the model declined.
func (e *RefusedError) Error() string {
	if e.Sentence == "" {
		return "the model refused to answer; put it in other words"
	}
	return fmt.Sprintf("the model refused to answer (%s); put it in other words", strings.TrimRight(e.Sentence, ". "))
}

// Scope is what a budget is for.
type Scope string

// There is a budget for each session and one for each day.
const (
	ScopeSession Scope = "session"
	ScopeDay     Scope = "day"
)

// BudgetError is a call that was not made because a budget is spent.
type BudgetError struct {
	Scope Scope `json:"scope"`
	// Spent and Limit are amounts or, when Limit.Cost is 0, counts of tokens.
	Spent Amount `json:"spent"`
	Limit Amount `json:"limit"`
}

// Error says which budget is spent, and what to do.
func (e *BudgetError) Error() string {
	key, later := "budget."+string(e.Scope), ""
	if e.Scope == ScopeDay {
		later = ", or wait until tomorrow"
	}
	if e.Limit.Cost > 0 {
		return fmt.Sprintf("the budget of %s for this %s is spent (%s); raise `%s` in throughline.yaml%s", e.Limit.Cost, e.Scope, e.Spent.Cost, key, later)
	}
	return fmt.Sprintf("the budget of %d tokens for this %s is spent (%d); raise `%s_tokens` in throughline.yaml%s", e.Limit.Tokens, e.Scope, e.Spent.Tokens, key, later)
}

// Problem is one thing that is wrong with a reply, and where: a JSON pointer, empty for the whole.
type Problem struct {
	Pointer string `json:"pointer"`
	Message string `json:"message"`
}

// String is the problem on one line.
func (p Problem) String() string {
	if p.Pointer == "" {
		return p.Message
	}
	return p.Pointer + ": " + p.Message
}

// SchemaError is a reply that is not of its schema, after repair. Problems lists everything that is wrong with it.
type SchemaError struct {
	Schema   string    `json:"schema"`
	Problems []Problem `json:"problems"`
}

// Error lists all problems.
func (e *SchemaError) Error() string {
	lines := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		lines[i] = p.String()
	}
	return fmt.Sprintf("the reply is not the %s that was asked for: %s", e.Schema, strings.Join(lines, "; "))
}
