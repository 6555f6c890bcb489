package llmtest

import (
	"fmt"
	"iter"
	"net/http"
	"unicode/utf8"

	"throughline/llm"
)

// Answer is what the server does with one call: a reply, a fault, or a reply that ends in one.
type Answer struct {
	Text  string
	Chunk int // characters of an event; 0 means 7
	Stop  llm.Stop
	Usage llm.Usage
	// Refusal is what the model says when it refuses to answer.
	Refusal string

	// Status and what follows make an answer that is no reply.
	Status     int
	Message    string
	Kind       string // the error's type or code
	RetryAfter string
	Raw        string // a body of another shape than the protocol's
	Type       string // its content type
	Location   string // where a redirect leads

	// Break is what happens after Events pieces of the text; before anything is sent when Events is negative.
	Break  Break
	Events int
}

// Break is how an answer goes wrong on its way.
type Break string

// The ways in which an answer goes wrong.
const (
	Stall Break = "stall" // nothing more comes until the caller gives up
	Drop  Break = "drop"  // the connection is cut
	End   Break = "end"   // the stream ends as if all had been said
	Error Break = "error" // the stream brings an error
)

// protocol is one of the two that the server speaks.
type protocol interface {
	name() string
	key(http.Header) string
	read(body []byte, into *Call) error
	begin(a Answer) []string
	piece(text string) string
	end(a Answer) []string
	fault(status int, kind, message string) string
	streamed(kind, message string) string
}

func (a Answer) play(w http.ResponseWriter, r *http.Request, speak protocol, closing <-chan struct{}) {
	if a.Break != "" && a.Events < 0 {
		a.broken(w, r, speak, closing)
		return
	}
	if a.Status != 0 {
		a.refuse(w, speak)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
	send := func(events ...string) bool {
		for _, e := range events {
			if _, err := fmt.Fprint(w, e); err != nil {
				return false
			}
		}
		w.(http.Flusher).Flush()
		return true
	}
	if !send(speak.begin(a)...) {
		return
	}
	for i, text := range pieces(a.Text, a.Chunk) {
		if a.Break != "" && i == a.Events {
			break
		}
		if !send(speak.piece(text)) {
			return
		}
	}
	if a.Break != "" {
		a.broken(w, r, speak, closing)
		return
	}
	send(speak.end(a)...)
}

// refuse answers with a status and an error.
func (a Answer) refuse(w http.ResponseWriter, speak protocol) {
	body, kind := speak.fault(a.Status, a.Kind, a.Message), "application/json"
	if a.Raw != "" || a.Type != "" {
		body, kind = a.Raw, a.Type
	}
	w.Header().Set("Content-Type", kind)
	if a.RetryAfter != "" {
		w.Header().Set("Retry-After", a.RetryAfter)
	}
	if a.Location != "" {
		w.Header().Set("Location", a.Location)
	}
	w.WriteHeader(a.Status)
	fmt.Fprint(w, body)
}

func (a Answer) broken(w http.ResponseWriter, r *http.Request, speak protocol, closing <-chan struct{}) {
	switch a.Break {
	case Stall:
		select {
		case <-r.Context().Done():
		case <-closing:
		}
	case Drop:
		panic(http.ErrAbortHandler)
	case Error:
		fmt.Fprint(w, speak.streamed(a.Kind, a.Message))
	}
}

// pieces cuts a text, as far as it is asked for.
func pieces(text string, size int) iter.Seq2[int, string] {
	if size == 0 {
		size = 7
	}
	return func(yield func(int, string) bool) {
		for i := 0; text != ""; i++ {
			end := 0
			for range size {
				_, width := utf8.DecodeRuneInString(text[end:])
				if end += width; end == len(text) {
					break
				}
			}
			if !yield(i, text[:end]) {
				return
			}
			text = text[end:]
		}
	}
}
