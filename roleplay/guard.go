package roleplay

import "strings"

// Fired is a guard that found fault with something an actor was about to say, and what became of it.
type Fired struct {
	Guard    string `json:"guard"`
	Sentence string `json:"sentence"`      // as the actor put it
	Why      string `json:"why,omitempty"` // the part that gave offence
	Done     Action `json:"done" enum:"mended,repaired,dropped,replaced"`
}

// Action is what was done about a sentence.
type Action string

// What can be done about a sentence that a guard stops.
const (
	Mended   Action = "mended"   // put right in place
	Repaired Action = "repaired" // said anew by the model, once
	Dropped  Action = "dropped"  // left out
	Replaced Action = "replaced" // with the understudy's line
)

// The guards, by the name that is stored.
const (
	guardFigure    = "figure that nobody gave you"
	guardTheirs    = "figure of a colleague"
	guardDate      = "date that nobody gave you"
	guardCredit    = "data credited to a colleague"
	guardMotive    = "motives of somebody else"
	guardStranger  = "person who is not there"
	guardRepeat    = "point already made"
	guardList      = "list"
	guardDash      = "dash"
	guardMarkup    = "markup"
	guardDirection = "stage direction"
	guardSelf      = "own name"
	guardStock     = "stock phrase"
	guardMachine   = "words for a machine"
)

// guards watches over the sentences of one line.
type guards struct {
	cue     *Cue
	voice   voice
	figures figureGuard
	people  peopleGuard
	repeats repeatGuard
	fired   []Fired
}

// newGuards knows what a character may say at this turn.
func newGuards(cue *Cue) *guards {
	return &guards{
		cue: cue, voice: newVoice(cue.Scenario, cue.Character),
		figures: newFigureGuard(cue), people: newPeopleGuard(cue), repeats: newRepeatGuard(cue),
	}
}

// verdict is what the guards make of a sentence: the sentence as it may be said, "" when it may not, and what is wrong
// with it as a matter of fact.
type verdict struct {
	sentence string
	wrong    []Fired
}

// check puts the style of a sentence right and looks whether it is true. Sentences without the guards' language are held
// to their figures and names all the same.
func (g *guards) check(sentence string) verdict {
	said := g.style(sentence)
	if said == "" {
		return verdict{}
	}
	var wrong []Fired
	stop := func(guard, why string) {
		if why != "" {
			wrong = append(wrong, Fired{Guard: guard, Sentence: said, Why: why})
		}
	}
	stop(g.figures.check(said))
	stop(guardCredit, g.people.credit(said))
	stop(guardMotive, g.people.motive(said))
	stop(guardStranger, g.people.stranger(said))
	if len(wrong) > 0 {
		return verdict{said, wrong}
	}
	if why := g.repeats.check(said); why != "" {
		g.fire(guardRepeat, sentence, why, Dropped)
		return verdict{}
	}
	return verdict{sentence: said}
}

// fire notes what was done by a guard.
func (g *guards) fire(guard, sentence, why string, done Action) {
	g.fired = append(g.fired, Fired{Guard: guard, Sentence: quoteAt(strings.TrimSpace(sentence), maxField), Why: why, Done: done})
}

// heard notes that a sentence was released: it must not come again.
func (g *guards) heard(sentence string) { g.repeats.add(sentence) }
