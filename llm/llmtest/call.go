package llmtest

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
)

// Call is one request as the server got it.
type Call struct {
	Protocol string // anthropic or openai
	Header   http.Header
	Body     []byte
	// Hash identifies the body.
	Hash string

	Model  string
	System string
	// Cached tells whether the system prompt is marked for the cache, where the protocol has marks.
	Cached    bool
	Messages  []string // as "user: text"
	Schema    json.RawMessage
	Strict    bool
	MaxTokens int
	// Temperature is nil when none was sent.
	Temperature *float64
	Effort      string
}

func hash(body []byte) string {
	sum := sha256.Sum256(body)
	return hex.EncodeToString(sum[:])
}
