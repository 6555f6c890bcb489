package roleplay

// repeatGuard stops a point that was made before, in much the same words. At a gate the point must be put again until it
// lands, so there only the same sentence counts as said.
type repeatGuard struct {
	gate  bool
	said  []said
	bare  map[string]bool
	whole []said // points as the reports had them
}

// said is a sentence or a point by what it is made of.
type said struct {
	stems   map[string]bool
	words   map[string]bool
	figures []figure
}

const (
	sameWords     = 0.8 // of two sentences' content words together, shared ones
	sameGateWords = 0.92
	fewestStems   = 4 // fewer are a manner of speaking, not a point
	fewestWords   = 7 // unless as many words make it a whole sentence
)

func newRepeatGuard(cue *Cue) repeatGuard {
	g := repeatGuard{gate: cue.Walk.Nodes[cue.At.Node].Gate, bare: map[string]bool{}}
	g.add(cue.Character.Greeting)
	for _, each := range cue.History {
		g.add(each.Speech)
	}
	for _, point := range cue.Said {
		g.whole = append(g.whole, saidOf(point))
	}
	if cue.Chosen != nil || cue.At.Forced { // what is spoken to a choice is written, and an end may sum up
		g.whole = nil
	}
	return g
}

func saidOf(text string) said {
	all := map[string]bool{}
	for _, word := range words(text) {
		all[word] = true
	}
	return said{stemSet(text), all, figures(text)}
}

// tells says whether there is enough of it to make a point.
func (s said) tells() bool { return len(s.stems) >= fewestStems || len(s.words) >= fewestWords }

func (g *repeatGuard) add(speech string) {
	for _, sentence := range sentences(speech) {
		g.bare[bare(sentence)] = true
		if each := saidOf(sentence); each.tells() {
			g.said = append(g.said, each)
		}
	}
}

// check says what a sentence repeats, in a few words; "" when nothing.
func (g *repeatGuard) check(sentence string) string {
	if all := words(sentence); len(all) > 3 && g.bare[bare(sentence)] {
		return "the same sentence"
	}
	own := saidOf(sentence)
	if !own.tells() {
		return ""
	}
	limit := sameWords
	if g.gate {
		limit = sameGateWords
	}
	for _, before := range g.said {
		if own.share(before) >= limit && sameFigures(own.figures, before.figures) {
			return "nearly the same sentence"
		}
	}
	for _, point := range g.whole {
		if !g.gate && len(point.stems) >= fewestStems && len(own.stems) >= fewestStems && own.share(point) >= limit && sameFigures(own.figures, point.figures) {
			return "a point of ALREADY SAID"
		}
	}
	return ""
}

// share is how much of the words of both they have in common: of those that carry meaning when there are enough of
// them, else of all.
func (s said) share(other said) float64 {
	if len(s.stems) >= fewestStems && len(other.stems) >= fewestStems {
		return overlap(s.stems, other.stems)
	}
	return overlap(s.words, other.words)
}

func overlap(a, b map[string]bool) float64 {
	both := 0
	for each := range a {
		if b[each] {
			both++
		}
	}
	return float64(both) / float64(max(len(a)+len(b)-both, 1))
}

func sameFigures(a, b []figure) bool { return figuresWithin(a, b) && figuresWithin(b, a) }
