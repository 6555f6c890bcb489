package llmtest

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"

	"throughline/llm"
)

// openai is the chat protocol.
type openai struct{}

func (openai) name() string { return "openai" }

func (openai) key(h http.Header) string { return strings.TrimPrefix(h.Get("Authorization"), "Bearer ") }

func (openai) read(body []byte, into *Call) error {
	var r struct {
		Model               string
		MaxTokens           int `json:"max_tokens"`
		MaxCompletionTokens int `json:"max_completion_tokens"`
		Messages            []struct{ Role, Content string }
		Temperature         *float64
		ReasoningEffort     string `json:"reasoning_effort"`
		StreamOptions       struct {
			IncludeUsage bool `json:"include_usage"`
		} `json:"stream_options"`
		ResponseFormat *struct {
			Type       string
			JSONSchema struct {
				Name   string
				Strict bool
				Schema json.RawMessage
			} `json:"json_schema"`
		} `json:"response_format"`
	}
	if err := json.Unmarshal(body, &r); err != nil {
		return err
	}
	into.Model, into.Temperature, into.Effort = r.Model, r.Temperature, r.ReasoningEffort
	into.MaxTokens = max(r.MaxTokens, r.MaxCompletionTokens)
	for i, m := range r.Messages {
		if m.Role == "system" && i == 0 {
			into.System = m.Content
			into.Cached = true // the protocol has no marks: what comes first and stays the same is cached
			continue
		}
		into.Messages = append(into.Messages, m.Role+": "+m.Content)
	}
	if f := r.ResponseFormat; f != nil {
		into.Schema, into.Strict = f.JSONSchema.Schema, f.JSONSchema.Strict
		if f.Type != "json_schema" || f.JSONSchema.Name == "" {
			return fmt.Errorf("the response format is %q, named %q", f.Type, f.JSONSchema.Name)
		}
	}
	if !r.StreamOptions.IncludeUsage {
		return errors.New("the usage is not asked for")
	}
	return nil
}

func (openai) begin(Answer) []string {
	return []string{": a remark to keep the connection open\n\n", chunk(map[string]any{"role": "assistant", "content": ""}, nil)}
}

func (openai) piece(text string) string { return chunk(map[string]any{"content": text}, nil) }

func (openai) end(a Answer) []string {
	reason := "stop"
	switch a.Stop {
	case llm.StopLength:
		reason = "length"
	case llm.StopOther:
		reason = "tool_calls"
	}
	var events []string
	if a.Refusal != "" {
		events = append(events, chunk(map[string]any{"refusal": a.Refusal}, nil))
	}
	usage := data(map[string]any{"id": "c1", "object": "chat.completion.chunk", "model": "test-model-1", "choices": []any{}, "usage": map[string]any{
		"prompt_tokens":         a.Usage.Input + a.Usage.CacheRead + a.Usage.CacheWrite,
		"completion_tokens":     a.Usage.Output,
		"total_tokens":          a.Usage.Tokens(),
		"prompt_tokens_details": map[string]any{"cached_tokens": a.Usage.CacheRead, "cache_write_tokens": a.Usage.CacheWrite},
	}})
	return append(events, chunk(map[string]any{}, reason), usage, "data: [DONE]\n\n")
}

func (openai) fault(status int, kind, message string) string {
	return encode(map[string]any{"error": map[string]any{"message": message, "type": kind, "code": kind, "param": nil, "status": status}})
}

func (openai) streamed(kind, message string) string {
	return data(map[string]any{"error": map[string]any{"message": message, "type": kind, "code": 500}})
}

func chunk(delta map[string]any, reason any) string {
	return data(map[string]any{
		"id": "c1", "object": "chat.completion.chunk", "model": "test-model-1",
		"choices": []any{map[string]any{"index": 0, "delta": delta, "finish_reason": reason}},
	})
}

func data(value any) string { return "data: " + encode(value) + "\n\n" }
