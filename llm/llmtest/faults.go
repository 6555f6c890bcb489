package llmtest

import (
	"errors"
	"strings"

	"throughline/llm"
)

// Fault is one way in which a provider misbehaves, with what the caller of a model should get.
type Fault struct {
	Name   string
	Answer Answer
	// Kind is what Kind should say of the error, and Says a part of its sentence.
	Kind string
	Says string
	// Words is what was released before the fault.
	Words string
	// Again tells whether the call is worth another.
	Again bool
}

// Faults lists every way in which a provider misbehaves.
func Faults() []Fault {
	const text = "Good morning. What brings you here?"
	const two = "Good morning. "
	at := func(b Break, events int) Answer { return Answer{Text: text, Break: b, Events: events} }
	status := func(status int, kind, message string) Answer {
		return Answer{Status: status, Kind: kind, Message: message}
	}
	limited := status(429, "rate_limit_error", "Too many requests.")
	limited.RetryAfter = "3"
	return []Fault{
		{Name: "slow start", Answer: at(Stall, -1), Kind: "time-out: start", Says: "said nothing", Again: true},
		{Name: "slow first words", Answer: at(Stall, 0), Kind: "time-out: start", Says: "said nothing", Again: true},
		{Name: "stall in mid-stream", Answer: at(Stall, 2), Kind: "time-out: idle", Says: "stopped in mid-reply", Words: two},
		{Name: "429 with Retry-After", Answer: limited, Kind: "rate", Says: "Too many requests; wait a moment", Again: true},
		{Name: "429 without Retry-After", Answer: status(429, "rate_limit_error", "Too many requests."), Kind: "rate", Says: "Too many requests", Again: true},
		{Name: "429 for want of credit", Answer: status(429, "insufficient_quota", "You exceeded your current quota."), Kind: "credit", Says: "top up the account"},
		{Name: "500", Answer: status(500, "api_error", "Internal error."), Kind: "server", Says: "Internal error; try again", Again: true},
		{Name: "502 with a web page", Answer: Answer{Status: 502, Raw: "<html>Bad gateway</html>", Type: "text/html"}, Kind: "server", Says: "answered 502: bad gateway", Again: true},
		{Name: "529", Answer: status(529, "overloaded_error", "Overloaded"), Kind: "server", Says: "answered 529: Overloaded", Again: true},
		{Name: "dropped before the reply", Answer: at(Drop, -1), Kind: "dropped", Says: "broke"},
		{Name: "dropped in mid-stream", Answer: at(Drop, 2), Kind: "dropped", Says: "broke", Words: two},
		{Name: "ended in mid-stream", Answer: at(End, 2), Kind: "dropped", Says: "ended before it was complete", Words: two},
		{Name: "an error in mid-stream", Answer: Answer{Text: text, Break: Error, Events: 2, Kind: "api_error", Message: "Something broke."}, Kind: "server", Says: "Something broke", Words: two},
		{Name: "a reply of 20 MB", Answer: Answer{Text: strings.Repeat("All work and no play. ", 1<<20), Chunk: 1 << 16}, Kind: "size", Says: "grew past 1024 KiB and was cut off", Words: strings.Repeat("All work and no play. ", 1<<16)[:16<<16]},
		{Name: "a reply of 20 MB in one piece", Answer: Answer{Text: strings.Repeat("All work and no play. ", 1<<20), Chunk: 1 << 30}, Kind: "size", Says: "was cut off"},
		{Name: "refusal", Answer: Answer{Refusal: "I cannot help with that."}, Kind: "refused", Says: "I cannot help with that"},
		{Name: "wrong key", Answer: status(401, "authentication_error", "Incorrect API key provided: "+Secret), Kind: "key", Says: "check the key"},
		{Name: "unknown model", Answer: status(404, "not_found_error", "model: test-model"), Kind: "model", Says: "check `model`"},
		{Name: "schema refused", Answer: status(400, "invalid_request_error", "output_config.format: response_format: Invalid schema for response_format"), Kind: "schema", Says: "`schema: words`"},
		{Name: "request refused", Answer: status(400, "invalid_request_error", "max_tokens: too large"), Kind: "request", Says: "max_tokens: too large"},
		{Name: "an address that sends elsewhere", Answer: Answer{Status: 307, Location: "/elsewhere"}, Kind: "protocol", Says: "sends elsewhere"},
		{Name: "an address of a web page", Answer: Answer{Status: 200, Raw: "<html>Welcome</html>", Type: "text/html"}, Kind: "protocol", Says: "it often ends in /v1"},
		{Name: "an answer that is no stream", Answer: Answer{Status: 200, Raw: `{"hello":"world"}`, Type: "application/json"}, Kind: "dropped", Says: "ended before it was complete"},
	}
}

// Kind names an error in a few words: of an *llm.Error its fault, of the others what they are.
func Kind(err error) string {
	failed, late := new(llm.Error), new(llm.TimeoutError)
	switch {
	case err == nil:
		return "none"
	case errors.As(err, &late):
		return "time-out: " + string(late.Phase)
	case errors.As(err, &failed):
		return string(failed.Fault)
	case errors.As(err, new(*llm.RefusedError)):
		return "refused"
	case errors.As(err, new(*llm.BudgetError)):
		return "budget"
	case errors.As(err, new(*llm.SchemaError)):
		return "schema of the reply"
	default:
		return "another error"
	}
}
