package roleplay

import (
	"throughline/session"
)

// View is what the learner may see of a session.
type View struct {
	Kind          string         `json:"kind" enum:"roleplay"`
	Scenario      Briefing       `json:"scenario"`
	Cast          []CastMember   `json:"cast" nullable:"false"`
	Papers        []Paper        `json:"papers" nullable:"false" doc:"Documents received so far"`
	With          string         `json:"with" doc:"The character being talked to, empty before the first"`
	Conversations []Conversation `json:"conversations" nullable:"false" doc:"In the order they were begun"`
	Guide         *GuideMember   `json:"guide,omitempty" doc:"Who opens and closes the scenario, if anybody does"`
	MayDecide     bool           `json:"may_decide" doc:"The decision can be made now"`
	Debrief       *Debrief       `json:"debrief,omitempty" doc:"What the log shows, once the decision is made"`
}

// GuideMember is the guide as seen from outside. The conversations with them are called guide-open and guide-close.
type GuideMember struct {
	Name string `json:"name"`
	Role string `json:"role,omitempty"`
}

// Briefing is what the learner is told at the start.
type Briefing struct {
	ID          string    `json:"id"`
	Title       string    `json:"title"`
	Language    string    `json:"language"`
	LearnerRole string    `json:"learner_role"`
	Situation   Situation `json:"situation"`
	Question    string    `json:"question"`
	Options     []Option  `json:"options" nullable:"false"`
}

// CastMember is a character as seen from outside.
type CastMember struct {
	ID     string   `json:"id"`
	Name   string   `json:"name"`
	Role   string   `json:"role"`
	Status string   `json:"status" enum:"locked,unmet,talking,done"`
	After  []string `json:"after,omitempty" doc:"The ids of those to be heard out first, while locked"`
}

// Conversation is one character's walk as the learner lives it.
type Conversation struct {
	With     string        `json:"with"`
	Lines    []SpokenLine  `json:"lines" nullable:"false"`
	Pivot    *OpenPivot    `json:"pivot,omitempty" doc:"The question that waits for a choice"`
	Standing StandingState `json:"standing" enum:"hostile,strained,neutral,cooperative,trusting"`
	Ended    bool          `json:"ended"`
	Waiting  bool          `json:"waiting" doc:"The learner's last line is not answered yet"`
	Next     string        `json:"next,omitempty" doc:"Whom the character sent the learner to"`
	// Progress is how much of the walk lies behind, from 0 to 1: a line to show, not a rule.
	Progress float64 `json:"progress"`
}

// SpokenLine is one line of a conversation.
type SpokenLine struct {
	Turn int    `json:"turn"`
	Who  string `json:"who" enum:"learner,character"`
	Text string `json:"text"`
}

// OpenPivot is a pivot as it is shown.
type OpenPivot struct {
	ID       string        `json:"id"`
	Question string        `json:"question"`
	Options  []PivotAnswer `json:"options" nullable:"false"`
}

// PivotAnswer is an option as it is shown: without its effect.
type PivotAnswer struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// Input is what a learner can do in a turn: exactly one of its fields is set.
type Input struct {
	Meet   string `json:"meet,omitempty" doc:"Begin or go on talking to this character"`
	Say    string `json:"say,omitempty" doc:"Say this to the character being talked to"`
	Choose string `json:"choose,omitempty" doc:"Choose this option of the pivot that is open"`
	Skip   bool   `json:"skip,omitempty" doc:"Go to the end of this conversation"`
	Decide *Call  `json:"decide,omitempty" doc:"Make the decision that the scenario asks for"`
}

// Call is the learner's decision: an option of the scenario's, and why.
type Call struct {
	Option string `json:"option"`
	Reason string `json:"reason"`
}

// View is what the learner may see: no rule, no report, no thought.
func (p *play) View() any {
	v := View{
		Kind: kindName,
		Scenario: Briefing{
			ID: p.scenario.ID, Title: p.scenario.Title, Language: p.scenario.language(), LearnerRole: p.scenario.LearnerRole,
			Situation: p.scenario.Situation, Question: p.scenario.Decision.Question, Options: p.scenario.Decision.Options,
		},
		Cast: []CastMember{}, Papers: []Paper{}, Conversations: []Conversation{},
	}
	if p.with != nil {
		v.With = p.with.character.ID
	}
	if p.guide != nil {
		v.Guide = &GuideMember{Name: p.scenario.Guide.Name, Role: p.scenario.Guide.Role}
	}
	v.MayDecide = p.mayDecide()
	if p.call != nil {
		v.Debrief = p.debrief()
	}
	for i := range p.scenario.Cast {
		c := &p.scenario.Cast[i]
		member := CastMember{ID: c.ID, Name: c.Name, Role: c.Role, Status: "unmet"}
		if t := p.talk(c.ID); t != nil && t.progress.Ended {
			member.Status = "done"
		} else if t != nil {
			member.Status = "talking"
		}
		for _, first := range p.awaited(c) {
			member.Status, member.After = "locked", append(member.After, first.ID)
		}
		v.Cast = append(v.Cast, member)
	}
	for _, id := range p.papers {
		if paper := p.scenario.paper(id); paper != nil {
			v.Papers = append(v.Papers, *paper)
		}
	}
	for _, t := range p.talks {
		v.Conversations = append(v.Conversations, t.view())
	}
	return v
}

func (t *talk) view() Conversation {
	c := Conversation{
		With: t.character.ID, Lines: make([]SpokenLine, len(t.remarks)), Standing: t.progress.Standing.State(),
		Ended: t.progress.Ended, Waiting: t.waiting, Next: t.sentTo, Progress: t.walk.share(t.progress),
	}
	for i, r := range t.remarks {
		c.Lines[i] = r.spokenLine()
	}
	if pivot := t.pivot(); pivot != nil && !t.waiting {
		c.Pivot = &OpenPivot{ID: pivot.ID, Question: pivot.Question, Options: []PivotAnswer{}}
		for _, o := range pivot.Options {
			c.Pivot.Options = append(c.Pivot.Options, PivotAnswer{ID: o.ID, Text: o.Text})
		}
	}
	return c
}

// share is how much of the way from start to end lies behind.
func (w *Walk) share(p Progress) float64 {
	if p.Ended {
		return 1
	}
	whole := w.stepsToEnd(0) + 1
	return 1 - float64(w.stepsToEnd(w.index(p.CurrentNode))+1)/float64(whole)
}

// stepsToEnd counts the edges that lead on from a node to the end; a way that turns in a circle counts as its length.
func (w *Walk) stepsToEnd(node int) int {
	steps := 0
	for node >= 0 && w.Nodes[node].Advance >= 0 && steps < len(w.Nodes) {
		node = w.Nodes[node].Advance
		steps++
	}
	return steps
}

// Summary is what a list of sessions shows.
func (p *play) Summary() session.Summary {
	s := session.Summary{Title: p.scenario.Title, Place: "briefing", Done: p.call != nil}
	switch {
	case s.Done:
		s.Place = "decided: " + p.scenario.label(p.call.Option)
	case p.with != nil && p.with.character.ID == GuideClose, p.heardAll():
		s.Place = "deciding"
	case p.with != nil && p.with.progress.Ended:
		s.Place = p.with.character.Name + ", ended"
	case p.with != nil:
		s.Place = "with " + p.with.character.Name
	}
	return s
}

// heardAll says whether every conversation with the cast has ended.
func (p *play) heardAll() bool {
	for i := range p.scenario.Cast {
		if t := p.talk(p.scenario.Cast[i].ID); t == nil || !t.progress.Ended {
			return false
		}
	}
	return true
}
