package game

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// shapes says of each layout what a player would see.
var shapes = map[Layout]string{
	Parts:    "A whole divided into %d areas, %s, from the top.",
	Layers:   "%d layers on top of one another, %s, from the top.",
	Cycle:    "A cycle of %d stations, %s, clockwise from the top.",
	Flow:     "A flow of %d steps, %s, from left to right in rows.",
	Tree:     "A tree of %d areas, %s.",
	Timeline: "A timeline of %d events, %s, from the top.",
	Venn:     "Overlapping sets with %d areas, %s.",
	Nested:   "Boxes within boxes: %d areas, %s.",
}

// shape describes the picture that players see, without its labels.
func (d Diagram) shape() string { return d.described(func(z Zone) string { return z.Mark }) }

// described says how many areas there are, what they are called, what lies within what, and what is noted.
func (d Diagram) described(called func(Zone) string) string {
	if len(d.Zones) == 0 {
		return ""
	}
	pattern, ok := shapes[d.Layout]
	if !ok {
		pattern = "A picture with %d areas, %s."
	}
	text := fmt.Sprintf(pattern, len(d.Zones), called(d.Zones[0])+" to "+called(d.Zones[len(d.Zones)-1]))
	for _, parent := range d.Zones {
		var below []string
		for _, z := range d.Zones {
			if z.Parent == parent.ID {
				below = append(below, called(z))
			}
		}
		if below != nil {
			text += fmt.Sprintf(" %s holds %s.", called(parent), strings.Join(below, ", "))
		}
	}
	for _, z := range d.Zones {
		if z.Note != "" {
			text += fmt.Sprintf(" %s: %s.", called(z), z.Note)
		}
	}
	return text
}

// plainTitle is the title, or nothing when it would say one of the labels.
func (d Diagram) plainTitle() string {
	for _, z := range d.Zones {
		if says(d.Title, z.Label) {
			return ""
		}
	}
	return d.Title
}

// says reports whether text holds the label, as whole words in any case. A label without a word, such as +, is looked for
// as it is.
func says(text, label string) bool {
	words, want := wordsOf(text), wordsOf(label)
	if len(want) == 0 {
		return strings.Contains(text, strings.TrimSpace(label))
	}
	for i := 0; i+len(want) <= len(words); i++ {
		if slices.Equal(words[i:i+len(want)], want) {
			return true
		}
	}
	return false
}

// wordsOf splits text into words in lower case, without what stands between them.
func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), betweenWords)
}

// betweenWords reports whether r is no part of a word.
func betweenWords(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
