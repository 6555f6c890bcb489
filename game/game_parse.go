package game

import (
	"cmp"
	"fmt"

	"throughline/diag"
	"throughline/document"
)

// GameKind is the kind of document that a whole game is.
const GameKind = "game/v1"

// gameFormat is all that the rest of the program needs to know of games as documents.
var gameFormat = document.Format{Kind: GameKind, Check: document.Alone(CheckGame), Describe: describeGame}

// ParseGame reads a game that can be played, or returns nil and what is wrong with it.
func ParseGame(name string, text []byte) (*Game, diag.List) {
	g, found := readGame(name, text)
	if found.HasErrors() {
		return nil, found
	}
	return g, found
}

// CheckGame returns everything that is wrong or odd with a game. A game without mistakes is played by the bots.
func CheckGame(name string, text []byte) diag.List {
	g, found := readGame(name, text)
	if found.HasErrors() {
		return found
	}
	return append(found, CheckPlay(*g).Diagnostics...)
}

func readGame(name string, text []byte) (*Game, diag.List) {
	g, file, found := decodeGame(name, text)
	if g == nil {
		return nil, found
	}
	_, _, assembled := Assemble(*g)
	return g, append(found, located(file, nil, append(g.check(), assembled...))...)
}

// decodeGame reads a game and fills in what it leaves out, whatever it means.
func decodeGame(name string, text []byte) (*Game, *document.File, diag.List) {
	file, found := document.Read(name, text)
	if file == nil {
		return nil, nil, found
	}
	if k := file.Kind(); k != "" && k != GameKind {
		return nil, nil, append(found, ruleKind.At(file.At("kind"), "this is a document of the kind %q, not %q", k, GameKind))
	}
	g := new(Game)
	if found = append(found, file.Decode(g)...); found.HasErrors() {
		return nil, nil, found
	}
	if absurd := tooMuch(&g.Design); len(absurd) > 0 {
		return nil, nil, append(found, located(file, &inDesign, absurd)...)
	}
	g.setDefaults(file)
	return g, file, found
}

// check finds what is wrong with a game besides its design and its content.
func (g *Game) check() diag.List {
	f := &finder{}
	if !plainID.MatchString(g.ID) {
		f.report(ruleID, nil, "id", "%s is no id", short(g.ID))
	}
	if g.Language != "" && !language.MatchString(g.Language) {
		f.report(ruleLanguage, nil, "language", "%s is not a language tag", short(g.Language))
	}
	f.text(nil, "title", g.Title)
	f.text(nil, "subject", g.Subject)
	return f.found
}

// inDesign is where the design of a game stands.
var inDesign = trail{key: "design", index: -1}

// setDefaults fills in what the design of a game leaves out; a title, a subject and a language are the game's.
func (g *Game) setDefaults(file *document.File) {
	d := &g.Design
	d.Title, d.Subject, d.Language = cmp.Or(d.Title, g.Title), cmp.Or(d.Subject, g.Subject), cmp.Or(d.Language, g.Language)
	d.setDefaults(file, &inDesign)
}

func describeGame(text []byte) (title, summary string) {
	g, _ := ParseGame("", text)
	if g == nil {
		return "", ""
	}
	if g.Design.NarrativeIntro != "" {
		return g.Title, g.Design.NarrativeIntro
	}
	return g.Title, fmt.Sprintf("%s, %d scenes, %d minutes", g.Design.Difficulty, len(g.Design.Scenes), g.Design.EstimatedDurationMinutes)
}
