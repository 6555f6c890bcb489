package game

import (
	"fmt"

	"throughline/document"
)

// DesignKind is the kind of document that a design is.
const DesignKind = "game-design/v1"

// designFormat is all that the rest of the program needs to know of designs as documents.
var designFormat = document.Format{Kind: DesignKind, Check: document.Alone(CheckDesign), Describe: describeDesign, Bare: bareDesign}

// Formats lists the documents of this domain.
func Formats() []document.Format { return []document.Format{designFormat, gameFormat} }

// bareDesign takes an object for a design when it has scenes.
func bareDesign(file *document.File) bool { return file.Has("scenes") }

func describeDesign(text []byte) (title, summary string) {
	d, _ := DecodeDesign("", text)
	if d == nil {
		return "", ""
	}
	if d.NarrativeIntro != "" {
		return d.Title, d.NarrativeIntro
	}
	return d.Title, fmt.Sprintf("%s, %d scenes, %d minutes", d.Difficulty, len(d.Scenes), d.EstimatedDurationMinutes)
}
