package roleplay

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"reflect"
	"regexp"
	"strings"
)

//go:embed prompts/*.md
var promptFiles embed.FS

// template is a prompt file, read once: sections of text with slots, each slot a field of the struct T that fills it. A
// section of which a slot is filled with nothing is left out, so that no prompt has a heading over nothing.
type template[T any] struct {
	sections [][]piece
}

// piece is text, and the field that follows it; -1 for none.
type piece struct {
	text  string
	field int
}

var slot = regexp.MustCompile(`\{\{(\w+)\}\}`)

// present fills a slot that only says whether its section is there. It leaves nothing in the text.
const present = "\x00"

// readTemplate reads a prompt file. It panics when the file and the struct do not fit, which the tests would see.
func readTemplate[T any](name string) template[T] {
	text, err := promptFiles.ReadFile("prompts/" + name)
	if err != nil {
		panic(err)
	}
	inputs, used := reflect.TypeFor[T](), map[string]bool{}
	var t template[T]
	for _, section := range strings.Split(strings.TrimSpace(string(text)), "\n\n") {
		var pieces []piece
		from := 0
		for _, at := range slot.FindAllStringSubmatchIndex(section, -1) {
			field, ok := inputs.FieldByName(section[at[2]:at[3]])
			if !ok || field.Type.Kind() != reflect.String {
				panic(fmt.Sprintf("prompts/%s: %s is not a text of %s", name, section[at[0]:at[1]], inputs))
			}
			used[field.Name] = true
			pieces = append(pieces, piece{section[from:at[0]], field.Index[0]})
			from = at[1]
		}
		t.sections = append(t.sections, append(pieces, piece{section[from:], -1}))
	}
	if len(used) != inputs.NumField() {
		panic(fmt.Sprintf("prompts/%s uses %d of the %d inputs of %s", name, len(used), inputs.NumField(), inputs))
	}
	return t
}

// fill writes the prompt for some inputs.
func (t template[T]) fill(in T) string {
	value := reflect.ValueOf(in)
	var b strings.Builder
	b.Grow(8 << 10)
sections:
	for _, pieces := range t.sections {
		for _, p := range pieces {
			if p.field >= 0 && value.Field(p.field).String() == "" {
				continue sections
			}
		}
		if b.Len() > 0 {
			b.WriteString("\n\n")
		}
		for _, p := range pieces {
			b.WriteString(p.text)
			if p.field >= 0 {
				if text := value.Field(p.field).String(); text != present {
					b.WriteString(text)
				}
			}
		}
	}
	return b.String()
}

// playPrompts are the prompts whose wording a log depends on.
var playPrompts = []string{"play.md", "answer.md", "mend.md"}

// promptHash is short for the wording of the prompts that a conversation is played with: a log of other ones is of
// another engine.
func promptHash() string {
	hash := sha256.New()
	for _, name := range playPrompts {
		text, err := promptFiles.ReadFile("prompts/" + name)
		if err != nil {
			panic(err) // cannot happen: it is embedded
		}
		fmt.Fprintf(hash, "%s %d\n%s", name, len(text), text)
	}
	return hex.EncodeToString(hash.Sum(nil))[:8]
}
