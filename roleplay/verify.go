package roleplay

import (
	"fmt"
	"slices"
	"strings"

	"throughline/diag"
)

// Verdict is what is proved about the walks of a scenario: what throughline roleplay verify prints.
type Verdict struct {
	Holds       bool    `json:"holds"`
	States      int     `json:"states"`
	Transitions int     `json:"transitions"`
	Walks       []Proof `json:"walks"`
}

// Proof is what is proved about one walk. States counts those that some conversation can come to, each value of the standing
// and each outcome of a pivot apart, histories not; Transitions counts every report that can be made in each of them.
type Proof struct {
	Backbone    string  `json:"-"`
	Character   string  `json:"character"`
	Holds       bool    `json:"holds"`
	States      int     `json:"states"`
	Transitions int     `json:"transitions"`
	Claims      []Claim `json:"claims"`
	longest     []Exchanged
}

// Claim is one thing said of every conversation that can be had on a walk.
type Claim struct {
	Claim string `json:"claim"`
	Holds bool   `json:"holds"`
	// Bound is how many exchanges a conversation takes at most; some conversation takes as many.
	Bound int `json:"bound,omitempty"`
	// Counterexample is a shortest conversation that breaks the claim, where one can show it.
	Counterexample []Exchanged `json:"counterexample,omitempty"`
	// Detail says in a sentence what breaks the claim.
	Detail string `json:"detail,omitempty"`
	// Longest is a conversation that takes as long as Bound says, if it was asked for.
	Longest []Exchanged `json:"longest,omitempty"`
	node    int         // the stop that is to blame, or -1
}

// Exchanged is one exchange of a conversation in the words of throughline roleplay walk: what was reported, and the step.
type Exchanged struct {
	Report ReportLine `json:"report"`
	Step   StepLine   `json:"step"`
}

// The claims. The words are part of what verify prints.
const (
	claimEnds     = "it always ends"
	claimGates    = "no gate is left unsatisfied, except by the backstop or a skip"
	claimAround   = "no way leads around a gate"
	claimNodes    = "every node can be reached"
	claimClean    = "a clean close can be reached"
	claimReveal   = "the key reveal is made only at its standing"
	claimRevealed = "the key reveal can be made"
	claimPivots   = "every pivot resolves, by a choice or as declined"
	claimCommands = "the client is told of every pivot and of the end"
)

// Verify explores every state that a walk can come to under every report that can be made, by Step itself, and says which
// claims hold. It fails only on a walk with too many states to explore.
func Verify(w *Walk) (Proof, error) { return prove(w, nil, mostStates) }

// prove is Verify on a projection of the states, of which there may be so many at most.
func prove(w *Walk, project func(State) State, most int) (Proof, error) {
	s, err := explore(w, project, most)
	if err != nil {
		return Proof{}, err
	}
	p := Proof{Backbone: w.Backbone, Character: w.Character, Holds: true, States: len(s.states), Transitions: s.transitions}
	p.Claims = append(p.Claims, s.ends(&p))
	for i, claim := range ruleClaims {
		p.Claims = append(p.Claims, s.judged(claim, s.faults[i]))
	}
	p.Claims = append(p.Claims, s.around(), s.reaches(), s.closes())
	if stop := slices.IndexFunc(w.Nodes, func(n Stop) bool { return n.Reveals }); stop >= 0 {
		p.Claims = append(p.Claims, s.revealed(stop))
	}
	for _, each := range p.Claims {
		p.Holds = p.Holds && each.Holds
	}
	return p, nil
}

// VerifyCast proves the walks of these characters on a backbone, of the whole cast if none is named. The guide's two walks go by
// GuideOpen and GuideClose, on their own backbones. It fails when a walk cannot be bound or has too many states.
func VerifyCast(b *Backbone, s *Scenario, ids ...string) (Verdict, error) {
	if len(ids) == 0 {
		ids = castIDs(s)
	}
	v := Verdict{Holds: true, Walks: []Proof{}}
	for _, id := range ids {
		on, bind := b, func() (*Walk, diag.List) { return Bind(b, s, id) }
		if ofGuide(id) {
			on = shipped()[id]
			bind = func() (*Walk, diag.List) { return BindGuide(on, s) }
		}
		w, found := bind()
		if w == nil {
			return v, found
		}
		p, err := Verify(w)
		if err != nil {
			return v, fmt.Errorf("verify the walk of %s: %w", id, err)
		}
		p.missing(on)
		v.Holds, v.States, v.Transitions = v.Holds && p.Holds, v.States+p.States, v.Transitions+p.Transitions
		v.Walks = append(v.Walks, p)
	}
	return v, nil
}

// missing counts against a proof what binding has left out of the walk because no edge leads there.
func (p *Proof) missing(b *Backbone) {
	nodes := b.unreachable()
	if len(nodes) == 0 {
		return
	}
	p.Holds = false
	for i := range p.Claims {
		if c := &p.Claims[i]; c.Claim == claimNodes {
			c.Holds, c.Detail = false, "no edge leads to "+strings.Join(nodes, ", ")
		}
	}
}

// TellLongest adds to each bound a conversation that takes as long.
func (v *Verdict) TellLongest() {
	for _, p := range v.Walks {
		for i := range p.Claims {
			if p.Claims[i].Bound > 0 {
				p.Claims[i].Longest = p.longest
			}
		}
	}
}

// told is the conversation that reports make, in words.
func (w *Walk) told(reports []Report) []Exchanged {
	at := w.Begin()
	all := make([]Exchanged, 0, len(reports))
	for _, r := range reports {
		line, err := w.Record(at, r)
		if err != nil {
			panic(err) // a progress that a walk has made is one of its own
		}
		all = append(all, Exchanged{Report: w.inWords(at.CurrentNode, r), Step: line})
		at = line.State
	}
	return all
}

// inWords is the inverse of Walk.Report.
func (w *Walk) inWords(node string, r Report) ReportLine {
	l := ReportLine{NodeSatisfied: r.Satisfied, DetourDetected: r.Detour, EngagementScore: int(r.Engagement), Skip: r.Skip}
	if r.Evidence != r.Satisfied {
		l.Evidence = &r.Evidence
	}
	if i := w.index(node); r.Choice > 0 && int(r.Choice) <= len(w.Nodes[i].Options) {
		l.Choice = w.Nodes[i].Options[r.Choice-1]
	}
	return l
}
