package game

import (
	"regexp"
	"slices"
	"strconv"
	"unicode/utf8"

	"throughline/diag"
)

// What a design may have. A player's patience ends before.
const (
	mostScenes    = 6
	mostMinutes   = 30
	mostItems     = 100
	mostPoints    = 1000
	mostSeconds   = 3600
	mostRetries   = 10
	mostLevels    = 5
	mostMechanics = 30 // in a scene, at all levels
	mostLabels    = 200
	longestLabel  = 100
	longestText   = 2000
)

var (
	plainID  = regexp.MustCompile(`^[a-z0-9][a-z0-9_-]{0,63}$`)
	language = regexp.MustCompile(`^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})*$`)
)

// finder collects what is found in a design.
type finder struct{ found diag.List }

func (f *finder) report(code diag.Code, at *trail, key, format string, args ...any) *diag.Diagnostic {
	f.found = append(f.found, code.At(at.at(key), format, args...))
	return &f.found[len(f.found)-1]
}

// oneOf reports a word that is none of those that exist.
func oneOf[W ~string](f *finder, code diag.Code, at *trail, key string, word W, known ...W) {
	if slices.Contains(known, word) {
		return
	}
	words := make([]string, len(known))
	for i, each := range known {
		words[i] = string(each)
	}
	d := f.report(code, at, key, "there is no %s %s", key, short(string(word)))
	*d = d.DidYouMean(string(word), words)
}

// between reports a number out of its bounds.
func (f *finder) between(code diag.Code, at *trail, key string, n, least, most int) {
	if n < least || n > most {
		f.report(code, at, key, "%s is %d, and goes from %d to %d", key, n, least, most)
	}
}

// checkDesign finds what is wrong with a design itself, before it is built.
func checkDesign(d *Design) diag.List {
	f := &finder{}
	if d.ID != "" && !plainID.MatchString(d.ID) {
		f.report(ruleID, nil, "id", "%s is no id", short(d.ID))
	}
	if d.Language != "" && !language.MatchString(d.Language) {
		f.report(ruleLanguage, nil, "language", "%s is not a language tag", short(d.Language))
	}
	oneOf(f, ruleDifficulty, nil, "difficulty", d.Difficulty, Beginner, Intermediate, Advanced)
	f.between(ruleMinutes, nil, "estimated_duration_minutes", d.EstimatedDurationMinutes, 1, mostMinutes)
	if n := len(d.Scenes); n < 1 || n > mostScenes {
		f.report(ruleScenes, nil, "scenes", "there are %d scenes, and a game has 1 to %d", n, mostScenes)
	}
	f.text(nil, "title", d.Title)
	f.text(nil, "subject", d.Subject)
	f.text(nil, "narrative_intro", d.NarrativeIntro)
	f.text(nil, "completion_message", d.CompletionMessage)
	f.labels(nil, "all_zone_labels", d.AllZoneLabels)
	f.labels(nil, "distractor_labels", d.DistractorLabels)
	for i := range d.Scenes {
		f.scene(d, i)
	}
	return f.found
}

func (f *finder) scene(d *Design, i int) {
	s, at := &d.Scenes[i], (*trail)(nil).item("scenes", i)
	f.text(&at, "title", s.Title)
	f.text(&at, "learning_goal", s.LearningGoal)
	f.text(&at, "narrative_intro", s.NarrativeIntro)
	f.labels(&at, "zone_labels", s.ZoneLabels)
	if s.ImageSpec != nil {
		picture := at.item("image_spec", -1)
		f.text(&picture, "description", s.ImageSpec.Description)
		f.text(&picture, "style", s.ImageSpec.Style)
		f.labels(&picture, "must_include_structures", s.ImageSpec.MustIncludeStructures)
	}
	oneOf(f, ruleTransition, &at, "transition_to_next", s.TransitionToNext, TransitionAuto, TransitionButton, TransitionGate)
	gated := s.TransitionToNext == TransitionGate
	switch last := i == len(d.Scenes)-1; {
	case last && gated:
		f.report(noteUnused, &at, "transition_to_next", "no scene comes after the last one, so its gate is never asked")
	case gated:
		f.gate(&at, "transition_min_score_pct", s.TransitionMinScorePct)
	case s.TransitionMinScorePct != nil:
		f.report(noteUnused, &at, "transition_min_score_pct", "only a score_gate asks for a score")
	}
	f.retries(&at, s.MaxRetries, gated)
	if len(s.Mechanics) == 0 {
		f.report(ruleEmptyScene, &at, "mechanics", "the scene %s has no mechanics", short(s.Title))
	}
	if n := countMechanics(s.Mechanics); n > mostMechanics {
		f.report(ruleMany, &at, "mechanics", "there are %d mechanics here, and at most %d make sense", n, mostMechanics)
	}
	f.mechanics(&at, "mechanics", s.Mechanics, 1)
}

func (f *finder) text(at *trail, key, text string) {
	if n := utf8.RuneCountInString(text); n > longestText {
		f.report(ruleLong, at, key, "this text has %d characters, and at most %d make sense", n, longestText)
	}
}

// labels checks a list of short texts.
func (f *finder) labels(at *trail, key string, labels []string) {
	if len(labels) > mostLabels {
		f.report(ruleMany, at, key, "there are %d items here, and at most %d make sense", len(labels), mostLabels)
		return
	}
	for i, label := range labels {
		if n := utf8.RuneCountInString(label); n > longestLabel {
			here := at.item(key, i)
			f.report(ruleLong, &here, "", "this label has %d characters, and at most %d make sense", n, longestLabel)
		}
	}
}

// short is a word of a design in quotes, cut when it is long.
func short(word string) string {
	const most = 48
	if runes := []rune(word); len(runes) > most {
		word = string(runes[:most]) + "…"
	}
	return strconv.Quote(word)
}
