package llmtest

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"

	"throughline/llm"
)

// anthropic is the Messages protocol.
type anthropic struct{}

func (anthropic) name() string             { return "anthropic" }
func (anthropic) key(h http.Header) string { return h.Get("X-Api-Key") }

func (anthropic) read(body []byte, into *Call) error {
	type block struct {
		Type, Text   string
		CacheControl *struct{ Type string } `json:"cache_control"`
	}
	var r struct {
		Model     string
		MaxTokens int `json:"max_tokens"`
		System    []block
		Messages  []struct {
			Role    string
			Content []block
		}
		Temperature  *float64
		OutputConfig struct {
			Effort string
			Format *struct {
				Type   string
				Schema json.RawMessage
			}
		} `json:"output_config"`
	}
	if err := json.Unmarshal(body, &r); err != nil {
		return err
	}
	into.Model, into.MaxTokens, into.Temperature, into.Effort = r.Model, r.MaxTokens, r.Temperature, r.OutputConfig.Effort
	for _, b := range r.System {
		into.System += b.Text
		into.Cached = b.CacheControl != nil && b.CacheControl.Type == "ephemeral"
	}
	for _, m := range r.Messages {
		for _, b := range m.Content {
			into.Messages = append(into.Messages, m.Role+": "+b.Text)
		}
	}
	if f := r.OutputConfig.Format; f != nil {
		into.Schema = f.Schema
		if f.Type != "json_schema" {
			return fmt.Errorf("the output format is %q", f.Type)
		}
	}
	if r.MaxTokens < 1 {
		return errors.New("max_tokens is missing")
	}
	return nil
}

func (anthropic) begin(a Answer) []string {
	return []string{
		event("message_start", map[string]any{"type": "message_start", "message": map[string]any{
			"id": "msg_1", "type": "message", "role": "assistant", "model": "test-model-1", "content": []any{},
			"usage": map[string]any{
				"input_tokens": a.Usage.Input, "output_tokens": 1,
				"cache_read_input_tokens": a.Usage.CacheRead, "cache_creation_input_tokens": a.Usage.CacheWrite,
			},
		}}),
		event("content_block_start", map[string]any{"type": "content_block_start", "index": 0, "content_block": map[string]any{"type": "thinking", "thinking": ""}}),
		event("content_block_delta", map[string]any{"type": "content_block_delta", "index": 0, "delta": map[string]any{"type": "thinking_delta", "thinking": "hm"}}),
		event("content_block_stop", map[string]any{"type": "content_block_stop", "index": 0}),
		event("content_block_start", map[string]any{"type": "content_block_start", "index": 1, "content_block": map[string]any{"type": "text", "text": ""}}),
		event("ping", map[string]any{"type": "ping"}),
	}
}

func (anthropic) piece(text string) string {
	return event("content_block_delta", map[string]any{"type": "content_block_delta", "index": 1, "delta": map[string]any{"type": "text_delta", "text": text}})
}

func (anthropic) end(a Answer) []string {
	delta := map[string]any{"stop_reason": "end_turn"}
	switch {
	case a.Refusal != "":
		delta = map[string]any{"stop_reason": "refusal", "stop_details": map[string]any{"type": "refusal", "category": nil, "explanation": a.Refusal}}
	case a.Stop == llm.StopLength:
		delta["stop_reason"] = "max_tokens"
	case a.Stop == llm.StopOther:
		delta["stop_reason"] = "pause_turn"
	}
	return []string{
		event("content_block_stop", map[string]any{"type": "content_block_stop", "index": 1}),
		event("message_delta", map[string]any{"type": "message_delta", "delta": delta, "usage": map[string]any{"output_tokens": a.Usage.Output}}),
		event("message_stop", map[string]any{"type": "message_stop"}),
	}
}

func (anthropic) fault(_ int, kind, message string) string {
	return encode(map[string]any{"type": "error", "error": map[string]any{"type": kind, "message": message}, "request_id": "req_1"})
}

func (anthropic) streamed(kind, message string) string {
	return event("error", map[string]any{"type": "error", "error": map[string]any{"type": kind, "message": message}})
}

func event(name string, data any) string {
	return "event: " + name + "\ndata: " + encode(data) + "\n\n"
}

func encode(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(text)
}
