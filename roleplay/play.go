package roleplay

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"throughline/llm"
	"throughline/session"
)

// play is the state of one play-through: the fold of its events.
type play struct {
	actor    Actor
	matcher  func() Matcher // nil: words alone are weighed
	scenario *Scenario
	backbone *Backbone
	guide    *guide          // nil: nobody opens and closes it
	walks    *shelf[*Walk]   // shared between sessions
	systems  *shelf[*system] // shared between sessions
	spent    llm.Amount      // on models, by what the log says
	talks    []*talk         // in the order they were begun
	with     *talk           // the one under way
	papers   []string        // ids of papers received
	call     *Call           // the decision, once it is made
	called   int             // the turn it was made in
}

// talk is one character's walk within a play-through.
type talk struct {
	character *Character
	walk      *Walk
	system    *system
	progress  Progress
	remarks   []remark
	said      []string
	trail     []footstep // of each step
	shown     []shownFact
	waiting   bool
	returned  bool // the learner has come back and was not answered yet
	sentTo    string
}

// system is the prompt of a conversation, with its hash.
type system struct {
	text, hash string
}

// Turn answers what the learner did.
func (p *play) Turn(ctx context.Context, t *session.Turn) error {
	switch t.Input.Type {
	case eventMeet:
		return p.meet(t)
	case eventSay:
		var said Utterance
		if err := json.Unmarshal(t.Input.Body, &said); err != nil {
			return fmt.Errorf("read what was said: %w", err)
		}
		return p.exchange(ctx, t, said.Text, p.with.matchOption(said.Text))
	case eventPick:
		var pick Pick
		if err := json.Unmarshal(t.Input.Body, &pick); err != nil {
			return fmt.Errorf("read the choice: %w", err)
		}
		return p.exchange(ctx, t, "", p.with.option(pick.Option))
	case eventSkip:
		return p.skip(ctx, t)
	case eventCall:
		return p.decide(ctx, t)
	default:
		return fmt.Errorf("no turn answers %q", t.Input.Type)
	}
}

// meet begins the conversation with a character, or comes back to it.
func (p *play) meet(t *session.Turn) error {
	var meeting Meeting
	if err := json.Unmarshal(t.Input.Body, &meeting); err != nil {
		return fmt.Errorf("read whom to meet: %w", err)
	}
	if talk := p.talk(meeting.Character); talk != nil {
		words := p.welcomeBack(talk)
		t.Release(words)
		return t.Decide(eventBack, Return{Character: meeting.Character, Words: words})
	}
	walk, found := p.bind(meeting.Character)
	if walk == nil {
		return fmt.Errorf("bind the walk: %w", found)
	}
	character := p.character(meeting.Character)
	t.Release(character.Greeting)
	return t.Decide(eventBegan, Began{Character: character.ID, Greeting: character.Greeting, Walk: walk, System: systemPrompt(p.scenario, character)})
}

// exchange is one turn of conversation: the actor speaks and reports, code weighs the evidence, the walker decides.
func (p *play) exchange(ctx context.Context, t *session.Turn, text string, chosen *PivotOption) error {
	cue, err := p.cue(string(t.Session), text, chosen)
	if err != nil {
		return err
	}
	line, err := p.speak(ctx, t, cue)
	if err != nil {
		return err
	}
	report := ReportLine{
		NodeSatisfied: line.Report.NodeSatisfied, DetourDetected: line.Report.DetourDetected,
		EngagementScore: min(max(line.Report.EngagementScore, -2), 2),
	}
	if chosen != nil {
		report.Choice = chosen.ID
	}
	if constraints := p.with.constraints(); len(constraints) > 0 {
		asked := Weighing{Text: text, Constraints: constraints, Answer: demandOf(p.with.stop()) == wantsAnswered}
		evidence, err := session.Observe(ctx, t, eventWeigh, asked, func(context.Context) (Evidence, error) {
			return p.weigh(text, constraints, report.NodeSatisfied), nil
		})
		if err != nil {
			return err
		}
		report.Evidence = &evidence.Found
	}
	p.ruleOnDecision(&report)
	return p.step(t, report)
}

// weigh looks for evidence in the learner's words. Meaning is compared only where it can matter: when the actor says that
// the gate is satisfied and the words alone do not show it.
func (p *play) weigh(text string, constraints []string, claimed bool) Evidence {
	wanted := demandOf(p.with.stop())
	found := wanted.evidence(text, constraints)
	if !claimed || p.matcher == nil {
		return found
	}
	return wanted.byMeaning(found, text, constraints, p.matcher())
}

// skip leads to the end of the conversation and lets the character close it.
func (p *play) skip(ctx context.Context, t *session.Turn) error {
	if err := p.step(t, ReportLine{Skip: true}); err != nil || p.with.progress.Ended {
		return err
	}
	return p.exchange(ctx, t, "", nil)
}

// cue collects what the actor may know, and puts it into the prompt of the turn.
func (p *play) cue(payer, text string, chosen *PivotOption) (Cue, error) {
	at, err := p.with.walk.State(p.with.progress)
	if err != nil {
		return Cue{}, err
	}
	cue := Cue{
		Scenario: p.scenario, Character: p.with.character, Walk: p.with.walk, At: at, Session: payer, Spent: p.spent, System: p.with.system.text,
		Block: p.with.walk.Block(at), History: p.with.exchanges(), Said: p.with.said,
		Mood: ReadMood(text), Learner: text, Chosen: chosen, Returned: p.with.returned, Debrief: p.lookBack(),
	}
	cue.User = UserPrompt(&cue)
	return cue, nil
}

// speak has the actor say its line, released as it is spoken.
func (p *play) speak(ctx context.Context, t *session.Turn, cue Cue) (Line, error) {
	asked := Prompt{
		Character: cue.Character.ID, System: p.with.system.hash, User: cue.User,
		Mood: cue.Mood, Standing: cue.At.Standing, State: cue.At.Standing.State(),
	}
	if cue.Chosen != nil {
		asked.Chosen = cue.Chosen.ID
	}
	cue.Release = t.Release
	return session.Observe(ctx, t, eventSpoke, asked, func(ctx context.Context) (Line, error) {
		return p.actor.Speak(ctx, cue)
	})
}

// step lets the walker decide and logs it, with what the end of a conversation brings.
func (p *play) step(t *session.Turn, l ReportLine) error {
	talk := p.with
	report, err := talk.walk.Report(talk.progress.CurrentNode, l)
	if err != nil {
		return err
	}
	line, err := talk.walk.Record(talk.progress, report)
	if err != nil {
		return err
	}
	stepped := Stepped{Character: talk.character.ID, Report: l, Step: line}
	if line.State.Ended {
		stepped.Received, stepped.SentTo = talk.character.HandsOver, p.sendsTo(talk)
	}
	return t.Decide(eventStep, stepped)
}

// sendsTo is whom the learner should see after a conversation: the one the character names or, after the briefing, the
// first who can be met.
func (p *play) sendsTo(t *talk) string {
	if open := p.within(); t.character.ID == GuideOpen && len(open) > 0 {
		return open[0].ID
	}
	return t.character.RedirectsTo
}

// welcomeBack is what a character says to a learner who left in the middle. It is in English, as all words are that no
// author or model wrote, so in other languages they just go on.
func (p *play) welcomeBack(t *talk) string {
	if t == p.with || t.progress.Ended || !t.answered() || !strings.HasPrefix(p.scenario.language(), "en") {
		return ""
	}
	lines := backWarm
	if state := t.progress.Standing.State(); state == Hostile || state == Strained {
		lines = backCool
	}
	times := 0
	for _, each := range t.remarks {
		if slices.Contains(lines, each.text) {
			times++
		}
	}
	return lines[times%len(lines)]
}

// What a learner hears on coming back.
var (
	backWarm = []string{"Good, you're back. Where were we?", "There you are again. Let's pick it up where we left it.", "Back again, good. Go on."}
	backCool = []string{"You're back, then. Where were we?", "You again. All right, go on."}
)

// talk finds the conversation with a character, or nil.
func (p *play) talk(character string) *talk {
	i := slices.IndexFunc(p.talks, func(t *talk) bool { return t.character.ID == character })
	if i < 0 {
		return nil
	}
	return p.talks[i]
}

// stop is the node where the conversation stands.
func (t *talk) stop() *Stop { return &t.walk.Nodes[max(t.walk.index(t.progress.CurrentNode), 0)] }

// pivot is the pivot the conversation stands at, or nil.
func (t *talk) pivot() *Pivot {
	if t.progress.Ended || t.stop().Pivot == 0 {
		return nil
	}
	return t.character.pivot(pivotID(t.stop().Pivot))
}

// option finds an option of the pivot the conversation stands at, or nil.
func (t *talk) option(id string) *PivotOption {
	pivot := t.pivot()
	if pivot == nil {
		return nil
	}
	if i := slices.IndexFunc(pivot.Options, func(o PivotOption) bool { return o.ID == id }); i >= 0 {
		return &pivot.Options[i]
	}
	return nil
}

// matchOption finds the option that a line clearly stands for, or nil.
func (t *talk) matchOption(text string) *PivotOption {
	pivot := t.pivot()
	if pivot == nil {
		return nil
	}
	if i := MatchPivot(text, pivot.Question, pivot.Options); i >= 0 {
		return &pivot.Options[i]
	}
	return nil
}

// constraints are what the learner must show at the gate the conversation stands at; none elsewhere.
func (t *talk) constraints() []string {
	stop := t.stop()
	if !stop.Gate || t.walk.Evidence == EvidenceOff || t.character.ID == GuideClose { // the guide's gate wants the decision
		return nil
	}
	var all []string
	for _, c := range stop.Content {
		all = append(all, c.Items...)
	}
	return all
}
