package game

import (
	"fmt"
	"strconv"

	"throughline/diag"
	"throughline/document"
)

// GameKind is the kind of document that a whole game is.
const GameKind = "game/v1"

// gameFormat is all that the rest of the program needs to know of games as documents.
var gameFormat = document.Format{Kind: GameKind, Check: CheckGame, Describe: describeGame}

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
	return g, append(found, located(file, append(g.check(), assembled...))...)
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
		return nil, nil, append(found, locatedWithin(file, "design", absurd)...)
	}
	g.setDefaults()
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

// setDefaults fills in what the design of a game leaves out, as ParseDesign does for a design by itself.
func (g *Game) setDefaults() {
	d := &g.Design
	fillIn(&d.Kind, DesignKind)
	fillIn(&d.Title, g.Title)
	fillIn(&d.Subject, g.Subject)
	fillIn(&d.Language, g.Language)
	fillIn(&d.Difficulty, Beginner)
	fillIn(&d.EstimatedDurationMinutes, defaultMinutes)
	for i := range d.Scenes {
		s := &d.Scenes[i]
		fillIn(&s.Title, "Scene "+strconv.Itoa(i+1))
		fillIn(&s.TransitionToNext, TransitionAuto)
		fillInMechanics(s.Mechanics)
	}
}

func fillInMechanics(list []MechanicDesign) {
	for i := range list {
		m := &list[i]
		fillIn(&m.InstructionText, m.MechanicType.Instruction())
		fillIn(&m.AdvanceTrigger, OnCompletion)
		fillIn(&m.ExpectedItemCount, defaultItems)
		fillIn(&m.PointsPerItem, defaultPoints)
		fillInMechanics(m.Children)
	}
}

// fillIn sets what is not set.
func fillIn[V comparable](value *V, usual V) {
	var nothing V
	if *value == nothing {
		*value = usual
	}
}

func locatedWithin(file *document.File, outer string, found diag.List) diag.List {
	all := make(diag.List, len(found))
	for i, d := range found {
		d.Place.Path = within(outer, d.Place.Path)
		all[i] = d
	}
	return located(file, all)
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
