package roleplay

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"throughline/session"
)

// randomInput is something a learner might do, possible or not.
func randomInput(t *rapid.T, v View) Input {
	people := []string{GuideOpen, GuideClose}
	for _, member := range v.Cast {
		people = append(people, member.ID)
	}
	switch rapid.IntRange(0, 19).Draw(t, "what") {
	case 0, 1, 2, 3:
		return Input{Meet: rapid.SampledFrom(people).Draw(t, "whom")}
	case 4, 5:
		return Input{Skip: true}
	case 6, 7, 8:
		return Input{Choose: rapid.SampledFrom([]string{"a", "b", "c"}).Draw(t, "option")}
	case 9:
		option := rapid.SampledFrom([]string{"delay", "partial", "ship", "none"}).Draw(t, "decision")
		return Input{Decide: &Call{Option: option, Reason: randomLine(t)}}
	}
	return Input{Say: randomLine(t)}
}

// refolded is the session's state made anew from its log.
func (s *scene) refolded() session.State {
	s.t.Helper()
	events := s.events()
	var opening session.Opening
	if err := json.Unmarshal(events[0].Body, &opening); err != nil {
		s.t.Fatal(err)
	}
	state, err := NewKind(NewUnderstudy()).Open(opening)
	if err != nil {
		s.t.Fatal(err)
	}
	for _, e := range events[1:] {
		if err := state.Fold(e); err != nil {
			s.t.Fatal(err)
		}
	}
	return state
}

// secrets are what a view may not hold before the decision: the best option's reason, what the options of pivots do, and
// all that those know who were not met.
func secrets(s *Scenario, v View) []string {
	all := []string{s.Decision.Why}
	for _, c := range s.Cast {
		met := slices.ContainsFunc(v.Conversations, func(talk Conversation) bool { return talk.With == c.ID })
		if met {
			continue
		}
		all = slices.Concat(all, []string{c.Greeting}, c.Knows, c.Concerns, c.Goals, c.DecisionFacts)
		for _, beat := range c.Beats {
			all = append(all, beat)
		}
		for _, pivot := range c.Pivots {
			for _, option := range pivot.Options {
				all = append(all, option.Outcome)
			}
		}
		if c.KeyReveal != nil {
			all = append(all, c.KeyReveal.Text)
		}
	}
	for _, paper := range s.Documents {
		if !slices.ContainsFunc(v.Papers, func(p Paper) bool { return p.ID == paper.ID }) {
			all = append(all, paper.Title)
		}
	}
	return all
}

// leaked is a secret that a view holds, or "".
func leaked(t rapid.TB, s *Scenario, v View) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{`"best"`, `"why"`, `"effect"`, `"effects"`, `"outcome"`, `"internal_thought"`, `"facts"`, `"rule"`} {
		if strings.Contains(b.String(), key) {
			return key
		}
	}
	for _, secret := range secrets(s, v) {
		quoted, err := json.Marshal(secret)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(b.String(), strings.Trim(string(quoted), `"`)) {
			return secret
		}
	}
	return ""
}

func TestAViewThatHoldsASecretIsFoundOut(t *testing.T) {
	t.Parallel()
	s := newScene(t, launchReview(t))
	scenario, _ := ParseScenario("launch-review.yaml", launchReview(t))
	if found := leaked(t, scenario, s.view); found != "" {
		t.Errorf("the first view holds %q", found)
	}
	told := s.view
	told.Papers = append(told.Papers, Paper{Lines: []string{scenario.Cast[1].DecisionFacts[0]}})
	if leaked(t, scenario, told) == "" {
		t.Error("a fact of somebody who was not met is not found")
	}
	s.play("meet maya\nskip\ndecide delay: Because.")
	if leaked(t, scenario, s.view) == "" {
		t.Error("the debrief is not found")
	}
}

func TestAnySequenceOfInputsKeepsTheStateWholeAndTheEndInReach(t *testing.T) {
	t.Parallel()
	texts := [][]byte{launchReview(t), orderly(t), unguided(t)}
	s := newScene(t, texts[0])
	rapid.Check(t, func(rt *rapid.T) {
		text := rapid.SampledFrom(texts).Draw(rt, "scenario")
		scenario, _ := ParseScenario("scene.yaml", text)
		s.open(text)
		for range rapid.IntRange(0, 20).Draw(rt, "turns") {
			_ = s.try(randomInput(rt, s.view))
			if decided := s.view.Debrief != nil; decided != s.head.Done {
				rt.Fatalf("done %v, with a debrief %v", s.head.Done, decided)
			}
			if found := leaked(rt, scenario, s.view); found != "" && s.view.Debrief == nil {
				rt.Fatalf("the view holds %q", found)
			}
		}
		state := s.refolded()
		if diff := cmp.Diff(s.view, state.View()); diff != "" {
			rt.Fatalf("the log folds to another view (-live +folded):\n%s", diff)
		}
		wholeDebrief(rt, scenario, state.Outcome().(*Debrief))
		s.toTheEnd(rt)
		s.replayed()
	})
}

// wholeDebrief wants every fact and every character in a debrief once, in order, with quotes where there must be some.
func wholeDebrief(t rapid.TB, s *Scenario, d *Debrief) {
	var facts, talks []string
	for _, f := range d.Facts {
		facts = append(facts, f.Fact)
		if (f.Fate == FateAcknowledged) != (f.Acknowledged != nil) || f.Fate == FateSurfaced && f.Surfaced == nil ||
			f.Fate == FateUnmet && f.Surfaced != nil {
			t.Fatalf("%+v", f)
		}
	}
	var wantFacts, wantTalks []string
	for _, c := range s.Cast {
		wantFacts, wantTalks = append(wantFacts, c.DecisionFacts...), append(wantTalks, c.ID)
	}
	for _, talk := range d.Talks {
		talks = append(talks, talk.Character)
		turns := 0
		for _, v := range talk.Path {
			turns += v.Turns
		}
		if len(talk.Standing) != talk.Exchanges || turns < talk.Exchanges || talk.Met != (len(talk.Path) > 0) {
			t.Fatalf("%+v", talk)
		}
		if n := len(talk.Path); n > 0 && talk.Ended != (talk.Path[n-1].Left == "end") {
			t.Fatalf("ended %v on the path %+v", talk.Ended, talk.Path)
		}
	}
	if diff := cmp.Diff(wantFacts, facts) + cmp.Diff(wantTalks, talks); diff != "" {
		t.Fatalf("(-want +got):\n%s", diff)
	}
}

// toTheEnd decides from wherever the session stands, and lets the guide close.
func (s *scene) toTheEnd(t *rapid.T) {
	must := func(in Input) {
		if err := s.try(in); err != nil {
			t.Fatalf("%+v: %v", in, err)
		}
	}
	if s.view.Debrief == nil {
		for range s.view.Cast {
			if s.view.MayDecide {
				break
			}
			open := slices.IndexFunc(s.view.Cast, func(m CastMember) bool { return m.Status == "unmet" || m.Status == "talking" })
			must(Input{Meet: s.view.Cast[open].ID})
			must(Input{Skip: true})
		}
		must(Input{Decide: &Call{Option: "partial", Reason: "It is allowed, and it is ready."}})
	}
	if s.view.Guide != nil {
		if talk := s.view.Conversations[len(s.view.Conversations)-1]; s.view.With != GuideClose && !talk.Ended {
			t.Fatalf("the decision did not lead to the guide: %s", s.view.With)
		}
		_ = s.try(Input{Skip: true}) // refused when the guide has closed already
		last := s.view.Conversations[slices.IndexFunc(s.view.Conversations, func(c Conversation) bool { return c.With == GuideClose })]
		if !last.Ended {
			t.Fatalf("the guide did not close: %+v", last)
		}
	}
	if !s.head.Done || s.view.MayDecide {
		t.Fatalf("%+v", s.head)
	}
}
