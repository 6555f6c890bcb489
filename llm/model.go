package llm

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"regexp"
	"strings"
)

// Model is a language model. It is safe for use by several goroutines at once; llmtest.Conform holds every
// implementation to what is said here.
type Model interface {
	// Generate sends a request and returns the whole reply. release, unless it is nil, is called with each piece of
	// text in order, before Generate returns and never by two goroutines at once; joined, the pieces are Reply.Text.
	//
	// With an error the Reply still holds the text and the usage known until then. When ctx ends, the error is
	// context.Cause(ctx); otherwise it is an *Error, a *TimeoutError, a *RefusedError or a *BudgetError.
	Generate(ctx context.Context, r Request, release func(delta string)) (Reply, error)
}

// ModelFunc is a function that serves as a Model.
type ModelFunc func(ctx context.Context, r Request, release func(delta string)) (Reply, error)

// Generate calls the function.
func (f ModelFunc) Generate(ctx context.Context, r Request, release func(delta string)) (Reply, error) {
	return f(ctx, r, release)
}

// Speaker tells whose words a message holds.
type Speaker string

// A message is either what the model is told or what it said before.
const (
	User      Speaker = "user"
	Assistant Speaker = "assistant"
)

// Message is one contribution to the conversation that a request carries.
type Message struct {
	From Speaker `json:"from"`
	Text string  `json:"text"`
}

// Request is what a model is asked to do.
type Request struct {
	// Role tells which configured role the request serves. It is recorded, and never sent.
	Role Role `json:"role,omitempty"`
	// Session tells whose budget pays. It is recorded, and never sent.
	Session string `json:"session,omitempty"`
	// Spent is what the session has spent before, as its log has it. It is neither recorded nor sent.
	Spent Amount `json:"-"`
	// System is what stays the same from call to call. It is sent byte for byte, and marked for the provider's cache.
	System   string    `json:"system,omitempty"`
	Messages []Message `json:"messages"`
	// Schema is the JSON schema that the reply must have; SchemaName is what the provider calls it.
	Schema     json.RawMessage `json:"schema,omitempty"`
	SchemaName string          `json:"schema_name,omitempty"`
	// MaxTokens bounds the reply; zero leaves it to the provider's package.
	MaxTokens int `json:"max_tokens,omitempty"`
	// Temperature is a wish: a model that takes none is asked without.
	Temperature *float64 `json:"temperature,omitempty"`
}

// Hash identifies a request by everything that can change its reply: not by the session that pays for it.
func (r Request) Hash() string {
	r.Session = ""
	encoded, err := json.Marshal(r)
	if err != nil {
		encoded = []byte("unsound schema: " + string(r.Schema)) // Check refuses such a request before it is sent
	}
	sum := sha256.Sum256(encoded)
	return hex.EncodeToString(sum[:])
}

var schemaName = regexp.MustCompile(`^[a-zA-Z0-9_-]{1,64}$`)

// Check returns what makes a request impossible to send, or nil. Every Model calls it first.
func (r Request) Check() error {
	wrong := func(sentence string) error {
		return &Error{Fault: FaultRequest, Sentence: sentence, Advice: "this is a mistake of the program, not of its configuration"}
	}
	if len(r.Messages) == 0 || r.Messages[len(r.Messages)-1].From != User {
		return wrong("a request ends with a message to the model")
	}
	for _, m := range r.Messages {
		if m.From != User && m.From != Assistant {
			return wrong("a message is from the user or from the assistant")
		}
		if strings.TrimSpace(m.Text) == "" {
			return wrong("a message has no text")
		}
	}
	if len(r.Schema) > 0 {
		var object map[string]any
		if json.Unmarshal(r.Schema, &object) != nil {
			return wrong("the output schema is not a JSON object")
		}
		if !schemaName.MatchString(r.SchemaName) {
			return wrong("the output schema has no name that a provider takes")
		}
	}
	return nil
}

// Stop tells why a reply ended.
type Stop string

// A reply ends because the model was done, because MaxTokens were reached, or for a reason of the provider's own.
const (
	StopEnd    Stop = "end"
	StopLength Stop = "length"
	StopOther  Stop = "other"
)

// Reply is what a model answered.
type Reply struct {
	Text string `json:"text"`
	// Model is the model that answered, as its provider names it.
	Model string `json:"model,omitempty"`
	Stop  Stop   `json:"stop,omitempty"`
	Usage Usage  `json:"usage"`
	// Calls counts the calls behind the reply: more than one after a retry or a repair.
	Calls int `json:"calls,omitempty"`
}

// Add returns r with the usage and the calls of an earlier reply added to its own.
func (r Reply) Add(earlier Reply) Reply {
	r.Usage = r.Usage.Add(earlier.Usage)
	r.Calls += earlier.Calls
	return r
}
