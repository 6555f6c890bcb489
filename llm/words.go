package llm

import (
	"fmt"
	"strings"
)

// maxReply is the most text that a reply may have. What a person or a program is to read is far below it.
const maxReply = 1 << 20

// Words gathers the text of a reply and releases it as it comes. It is for those who implement Model.
type Words struct {
	provider string
	release  func(delta string)
	text     strings.Builder
}

// NewWords returns an empty text that releases what is added to it; release may be nil.
func NewWords(provider string, release func(delta string)) *Words {
	return &Words{provider: provider, release: release}
}

// Add appends and releases a piece of text. It fails when the reply has grown past what a reply may be.
func (w *Words) Add(delta string) error {
	if delta == "" {
		return nil
	}
	if w.text.Len()+len(delta) > maxReply {
		return &Error{
			Provider: w.provider, Fault: FaultSize,
			Sentence: fmt.Sprintf("the reply grew past %d KiB and was cut off", maxReply>>10),
			Advice:   "lower `max_tokens`, or use another model",
		}
	}
	w.text.WriteString(delta)
	if w.release != nil {
		w.release(delta)
	}
	return nil
}

// Text is everything added so far.
func (w *Words) Text() string { return w.text.String() }
