// Package openai reaches every model that speaks OpenAI's chat protocol: OpenAI's own, Gemini's compatible endpoint,
// OpenRouter, and servers of one's own such as Ollama, vLLM and llama.cpp.
//
// New makes an llm.Model of an endpoint; its base URL tells which of these it is. Every call streams; a schema is
// attached as the response format, strictly where the schema allows. The library's own retries, time-outs and
// environment variables are switched off: llm has them, once, for all providers.
package openai

import (
	"context"
	"encoding/json"
	"errors"
	"net/url"
	"strings"
	"sync/atomic"
	"time"

	sdk "github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/openai/openai-go/v3/packages/ssestream"
	"github.com/openai/openai-go/v3/shared"

	"throughline/llm"
)

const (
	name    = "openai"
	address = "https://api.openai.com/v1/"
)

// New returns the model at an endpoint. Only OpenAI's own address insists on a key.
func New(e llm.Endpoint) llm.Model {
	base := e.BaseURL
	if base == "" {
		base = address
	}
	options := []option.RequestOption{
		option.WithBaseURL(base),
		option.WithHTTPClient(llm.Client(name, e.Key, e.HTTP)),
		option.WithMaxRetries(0),
	}
	if e.Key.Given() {
		options = append(options, option.WithAPIKey(e.Key.Reveal()))
	}
	return &model{endpoint: e, own: isOwn(base), completions: sdk.NewChatCompletionService(options...)}
}

// isOwn tells OpenAI's own address from those that speak its protocol.
func isOwn(base string) bool {
	u, err := url.Parse(base)
	return err == nil && (u.Hostname() == "openai.com" || strings.HasSuffix(u.Hostname(), ".openai.com"))
}

type model struct {
	endpoint    llm.Endpoint
	own         bool
	completions sdk.ChatCompletionService
	untuned     atomic.Bool // takes no temperature, as it has told us
}

// Generate makes one call; a second one without the temperature if that is what the model objects to.
func (m *model) Generate(ctx context.Context, r llm.Request, release func(string)) (llm.Reply, error) {
	if err := r.Check(); err != nil {
		return llm.Reply{}, err
	}
	if m.own && !m.endpoint.Key.Given() {
		return llm.Reply{}, llm.NoKey(name, "OPENAI_API_KEY")
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
	stream := m.completions.NewStreaming(ctx, m.params(r))
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
	case err != nil && g.reply.Stop == "":
		return g.reply, m.failure(ctx, err)
	case g.refused:
		return g.reply, &llm.RefusedError{Provider: name, Sentence: strings.TrimSpace(g.refusal.String())}
	case g.reply.Stop == "":
		return g.reply, llm.Incomplete(name)
	}
	return g.reply, nil // complete, even if the connection broke between its last word and its usage
}

// params is the request as the protocol has it.
func (m *model) params(r llm.Request) sdk.ChatCompletionNewParams {
	p := sdk.ChatCompletionNewParams{
		Model:         m.endpoint.Model,
		StreamOptions: sdk.ChatCompletionStreamOptionsParam{IncludeUsage: sdk.Bool(true)},
	}
	if r.System != "" {
		p.Messages = append(p.Messages, sdk.SystemMessage(r.System))
	}
	for _, message := range r.Messages {
		if message.From == llm.Assistant {
			p.Messages = append(p.Messages, sdk.AssistantMessage(message.Text))
		} else {
			p.Messages = append(p.Messages, sdk.UserMessage(message.Text))
		}
	}
	switch {
	case r.MaxTokens == 0:
	case m.own:
		p.MaxCompletionTokens = sdk.Int(int64(r.MaxTokens))
	default: // others know the older name
		p.MaxTokens = sdk.Int(int64(r.MaxTokens))
	}
	if r.Temperature != nil {
		p.Temperature = sdk.Float(*r.Temperature)
	}
	if m.endpoint.Effort != "" {
		p.ReasoningEffort = shared.ReasoningEffort(m.endpoint.Effort)
	}
	if len(r.Schema) > 0 {
		p.ResponseFormat.OfJSONSchema = &shared.ResponseFormatJSONSchemaParam{JSONSchema: shared.ResponseFormatJSONSchemaJSONSchemaParam{
			Name: r.SchemaName, Schema: r.Schema, Strict: sdk.Bool(strict(r.Schema)),
		}}
	}
	return p
}

// failure turns an error within the stream into ours; everything before it has become one on the wire.
func (m *model) failure(ctx context.Context, err error) error {
	if event := new(ssestream.StreamError); ctx.Err() == nil && errors.As(err, &event) {
		return llm.StatusError(name, m.endpoint.Key, status(event.Event.Data), nil, event.Event.Data)
	}
	return llm.Failure(ctx, name, m.endpoint.Key, err)
}

// status is the one that an error within a stream gives as its code, or that of a fault of the server's own.
func status(data []byte) int {
	var event struct{ Error struct{ Code any } }
	if json.Unmarshal(data, &event) == nil {
		if code, ok := event.Error.Code.(float64); ok && code >= 400 && code < 600 {
			return int(code)
		}
	}
	return 500
}

// gatherer makes a reply of the chunks of a stream.
type gatherer struct {
	words   *llm.Words
	reply   llm.Reply
	refused bool
	refusal strings.Builder
}

func (g *gatherer) take(chunk sdk.ChatCompletionChunk) error {
	if chunk.Model != "" {
		g.reply.Model = chunk.Model
	}
	if u := chunk.Usage; u.TotalTokens > 0 || u.PromptTokens > 0 {
		read, written := u.PromptTokensDetails.CachedTokens, u.PromptTokensDetails.CacheWriteTokens
		usage := &g.reply.Usage
		usage.CacheRead, usage.CacheWrite, usage.Output = read, written, u.CompletionTokens
		usage.Input = max(u.PromptTokens-read-written, 0) // the protocol counts cached tokens twice
	}
	for _, choice := range chunk.Choices {
		if choice.Index != 0 {
			continue
		}
		if choice.Delta.Refusal != "" {
			g.refused = true
			if g.refusal.Len() < 1000 {
				g.refusal.WriteString(choice.Delta.Refusal)
			}
		}
		if err := g.words.Add(choice.Delta.Content); err != nil {
			return err
		}
		g.stop(choice.FinishReason)
	}
	return nil
}

func (g *gatherer) stop(reason string) {
	switch reason {
	case "":
	case "stop":
		g.reply.Stop = llm.StopEnd
	case "length":
		g.reply.Stop = llm.StopLength
	case "content_filter":
		g.reply.Stop, g.refused = llm.StopOther, true
	default:
		g.reply.Stop = llm.StopOther
	}
}
