// Package anthropic reaches Claude models over Anthropic's Messages protocol.
//
// New makes an llm.Model of an endpoint. Every call streams; the system prompt is marked for the cache; a schema is
// attached as the output format. The library's own retries, time-outs and environment variables are switched off:
// llm has them, once, for all providers.
package anthropic

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"time"

	sdk "github.com/anthropics/anthropic-sdk-go"
	"github.com/anthropics/anthropic-sdk-go/option"
	"github.com/anthropics/anthropic-sdk-go/packages/param"

	"throughline/llm"
)

const (
	name           = "anthropic"
	address        = "https://api.anthropic.com/"
	plentyOfTokens = 8192 // the protocol wants a bound, and a model that thinks first needs room for it
)

// New returns the model at an endpoint.
func New(e llm.Endpoint) llm.Model {
	base := e.BaseURL
	if base == "" {
		base = address
	}
	options := []option.RequestOption{
		option.WithBaseURL(base),
		option.WithHTTPClient(llm.Client(name, e.Key, e.HTTP)),
		option.WithMaxRetries(0),
		option.WithAPIKey(e.Key.Reveal()),
	}
	return &model{endpoint: e, messages: sdk.NewMessageService(options...)}
}

type model struct {
	endpoint llm.Endpoint
	messages sdk.MessageService
	untuned  atomic.Bool // takes no temperature, as it has told us
}

// Generate makes one call; a second one without the temperature if that is what the model objects to.
func (m *model) Generate(ctx context.Context, r llm.Request, release func(string)) (llm.Reply, error) {
	if err := r.Check(); err != nil {
		return llm.Reply{}, err
	}
	if !m.endpoint.Key.Given() {
		return llm.Reply{}, llm.NoKey(name, "ANTHROPIC_API_KEY")
	}
	if m.untuned.Load() {
		r.Temperature = nil
	}
	reply, err := m.call(ctx, r, release)
	if failed := new(llm.Error); errors.As(err, &failed) && failed.Fault == llm.FaultTemperature && r.Temperature != nil {
		m.untuned.Store(true)
		r.Temperature = nil
		before := reply
		reply, err = m.call(ctx, r, release)
		reply = reply.Add(before)
	}
	return reply, err
}

func (m *model) call(ctx context.Context, r llm.Request, release func(string)) (llm.Reply, error) {
	began := time.Now()
	stream := m.messages.NewStreaming(ctx, m.params(r))
	defer func() { _ = stream.Close() }() // what went wrong before has been returned
	words := llm.NewWords(name, release)
	g := gatherer{words: words, reply: llm.Reply{Model: m.endpoint.Model, Calls: 1}}
	var err error
	for err == nil && stream.Next() {
		err = g.take(stream.Current())
	}
	if err == nil {
		err = stream.Err()
	}
	g.reply.Text, g.reply.Usage.Duration = words.Text(), time.Since(began)
	switch {
	case err != nil:
		return g.reply, m.failure(ctx, err)
	case g.refused != nil:
		return g.reply, g.refused
	case !g.ended:
		return g.reply, llm.Incomplete(name)
	}
	return g.reply, nil
}

// params is the request as the protocol has it.
func (m *model) params(r llm.Request) sdk.MessageNewParams {
	p := sdk.MessageNewParams{Model: m.endpoint.Model, MaxTokens: plentyOfTokens}
	if r.MaxTokens > 0 {
		p.MaxTokens = int64(r.MaxTokens)
	}
	if r.System != "" {
		p.System = []sdk.TextBlockParam{{Text: r.System, CacheControl: sdk.NewCacheControlEphemeralParam()}}
	}
	for _, message := range r.Messages {
		block := sdk.NewTextBlock(message.Text)
		if message.From == llm.Assistant {
			p.Messages = append(p.Messages, sdk.NewAssistantMessage(block))
		} else {
			p.Messages = append(p.Messages, sdk.NewUserMessage(block))
		}
	}
	if r.Temperature != nil {
		p.Temperature = sdk.Float(*r.Temperature)
	}
	if m.endpoint.Effort != "" {
		p.OutputConfig.Effort = sdk.OutputConfigEffort(m.endpoint.Effort)
	}
	if len(r.Schema) > 0 {
		p.OutputConfig.Format = param.Override[sdk.JSONOutputFormatParam](format{Type: "json_schema", Schema: supported(r.Schema)})
	}
	return p
}

// failure turns an error within the stream into ours; everything before it has become one on the wire.
func (m *model) failure(ctx context.Context, err error) error {
	if event := new(sdk.Error); ctx.Err() == nil && errors.As(err, &event) {
		return llm.StatusError(name, m.endpoint.Key, statuses[string(event.Type())], nil, []byte(event.RawJSON()))
	}
	return llm.Failure(ctx, name, m.endpoint.Key, err)
}

// statuses are those that the kinds of errors have when they come before the stream.
var statuses = map[string]int{
	"invalid_request_error": 400, "authentication_error": 401, "billing_error": 402, "permission_error": 403, "not_found_error": 404,
	"request_too_large": 413, "rate_limit_error": 429, "api_error": 500, "timeout_error": 504, "overloaded_error": 529,
}

// gatherer makes a reply of the events of a stream.
type gatherer struct {
	words   *llm.Words
	reply   llm.Reply
	refused *llm.RefusedError
	ended   bool
}

func (g *gatherer) take(event sdk.MessageStreamEventUnion) error {
	usage := &g.reply.Usage
	switch event.Type {
	case "message_start":
		if event.Message.Model != "" {
			g.reply.Model = event.Message.Model
		}
		u := event.Message.Usage
		usage.Input, usage.Output = u.InputTokens, u.OutputTokens
		usage.CacheRead, usage.CacheWrite = u.CacheReadInputTokens, u.CacheCreationInputTokens
	case "content_block_delta":
		if event.Delta.Type == "text_delta" {
			return g.words.Add(event.Delta.Text)
		}
	case "message_delta":
		// The counts are totals, and those of the input are not always repeated.
		usage.Output = max(usage.Output, event.Usage.OutputTokens)
		usage.Input = max(usage.Input, event.Usage.InputTokens)
		usage.CacheRead = max(usage.CacheRead, event.Usage.CacheReadInputTokens)
		usage.CacheWrite = max(usage.CacheWrite, event.Usage.CacheCreationInputTokens)
		g.stop(event)
	case "message_stop":
		g.ended = true
	}
	return nil
}

func (g *gatherer) stop(event sdk.MessageStreamEventUnion) {
	switch event.Delta.StopReason {
	case sdk.StopReasonEndTurn, sdk.StopReasonStopSequence:
		g.reply.Stop = llm.StopEnd
	case sdk.StopReasonMaxTokens, sdk.StopReasonModelContextWindowExceeded:
		g.reply.Stop = llm.StopLength
	case sdk.StopReasonRefusal:
		g.reply.Stop = llm.StopOther
		g.refused = &llm.RefusedError{Provider: name, Sentence: strings.TrimSpace(event.Delta.StopDetails.Explanation)}
	default:
		g.reply.Stop = llm.StopOther
	}
}
