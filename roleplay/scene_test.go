package roleplay

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"throughline/session"
	"throughline/store"
)

// scene plays a whole scenario as a person does: through a host, on a real log.
type scene struct {
	t     testing.TB
	host  *session.Host
	db    *store.DB
	kind  *Kind
	id    session.ID
	view  View
	head  session.Head
	lines map[string]int // already written, by conversation
	out   strings.Builder
}

// launchReview is the shipped scenario.
func launchReview(t testing.TB) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "examples", "roleplay", "launch-review.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func newScene(t testing.TB, text []byte) *scene {
	t.Helper()
	return sceneOf(t, NewUnderstudy(), text)
}

func sceneOf(t testing.TB, actor Actor, text []byte) *scene {
	t.Helper()
	db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "scene.db"))
	if err != nil {
		t.Fatal(err)
	}
	s := &scene{t: t, db: db, kind: NewKind(actor)}
	s.host = session.NewHost(session.Config{Log: db, Kinds: session.Kinds{s.kind}})
	t.Cleanup(func() {
		_ = s.host.Close(t.Context())
		_ = db.Close()
	})
	s.open(text)
	return s
}

// open begins another session of a scenario on the same host.
func (s *scene) open(text []byte) {
	s.t.Helper()
	opening, found := NewOpening("scene.yaml", text, nil)
	if found.HasErrors() {
		s.t.Fatal(found)
	}
	opened, err := s.host.Open(s.t.Context(), opening, "")
	if err != nil {
		s.t.Fatal(err)
	}
	s.id, s.head, s.view = opened.Head.ID, opened.Head, opened.View.(View)
	s.lines = map[string]int{}
	s.out.Reset()
}

// try takes a turn, or answers why it was refused.
func (s *scene) try(in Input) error {
	raw, err := json.Marshal(in)
	if err != nil {
		s.t.Fatal(err)
	}
	flight, err := s.host.Advance(s.t.Context(), s.id, session.Request{Input: raw})
	if err != nil {
		return err
	}
	after, err := flight.Wait(s.t.Context())
	if err != nil {
		s.t.Fatal(err)
	}
	s.head, s.view = after.Head, after.View.(View)
	return nil
}

// play takes turns as they are typed: "meet ID", "choose ID", "skip", "decide OPTION: REASON"; anything else is said.
func (s *scene) play(script string) {
	s.t.Helper()
	for _, line := range strings.Split(strings.TrimSpace(script), "\n") {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := s.try(inputOf(line)); err != nil {
			s.t.Fatalf("%s: %v", line, err)
		}
		s.write(line)
	}
}

func inputOf(line string) Input {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "meet":
		return Input{Meet: rest}
	case "choose":
		return Input{Choose: rest}
	case "skip":
		return Input{Skip: true}
	case "decide":
		option, reason, _ := strings.Cut(rest, ": ")
		return Input{Decide: &Call{Option: option, Reason: reason}}
	}
	return Input{Say: line}
}

// write puts what a turn brought into the transcript.
func (s *scene) write(line string) {
	fmt.Fprintf(&s.out, "> %s\n", line)
	for _, talk := range s.view.Conversations {
		for _, each := range talk.Lines[s.lines[talk.With]:] {
			if each.Who == whoCharacter {
				fmt.Fprintf(&s.out, "%s: %s\n", talk.With, each.Text)
			}
		}
		s.lines[talk.With] = len(talk.Lines)
		if talk.With == s.view.With && talk.Pivot != nil {
			fmt.Fprintf(&s.out, "  ? %s\n", talk.Pivot.Question)
		}
	}
	for _, e := range s.events() {
		var stepped Stepped
		if e.Turn == s.head.Turn && e.Type == eventStep {
			if err := json.Unmarshal(e.Body, &stepped); err != nil {
				s.t.Fatal(err)
			}
			fmt.Fprintf(&s.out, "  [%s]\n", stepped.Step.Reason)
		}
	}
	fmt.Fprintf(&s.out, "  (%s)\n\n", s.head.Place)
}

func (s *scene) events() []session.Event {
	s.t.Helper()
	events, err := s.db.Events(s.t.Context(), s.id, 0, 0)
	if err != nil {
		s.t.Fatal(err)
	}
	return events
}

// replayed wants the session to be decided the same again.
func (s *scene) replayed() {
	s.t.Helper()
	verdict, err := session.Replay(s.t.Context(), session.Kinds{s.kind}, s.id, s.events())
	if err != nil || verdict.Outcome != session.Same {
		s.t.Errorf("replay: %+v, %v", verdict, err)
	}
}

// transcript is the play-through with its debrief.
func (s *scene) transcript() string {
	b, d := &s.out, s.view.Debrief
	fmt.Fprintf(b, "finished %v after %d exchanges\n%s, best %s\n", d.Finished, d.Exchanges, d.Call.Option, d.Call.Best)
	for _, f := range d.Facts {
		fmt.Fprintf(b, "%s, %s: %s\n", f.Character, f.Fate, f.Fact)
		if f.Surfaced != nil {
			fmt.Fprintf(b, "  surfaced in turn %d: %s\n", f.Surfaced.Turn, f.Surfaced.Text)
		}
		if f.Acknowledged != nil {
			fmt.Fprintf(b, "  acknowledged in turn %d: %s\n", f.Acknowledged.Turn, f.Acknowledged.Text)
		}
	}
	for _, talk := range d.Talks {
		fmt.Fprintf(b, "%s: met %v, ended %v, forced %v, %d exchanges\n", talk.Character, talk.Met, talk.Ended, talk.Forced, talk.Exchanges)
		if !talk.Met {
			continue
		}
		b.WriteString(" ")
		for _, v := range talk.Path {
			fmt.Fprintf(b, " %s×%d held %d %v %s;", v.Node, v.Turns, v.Held, v.Satisfied, v.Left)
		}
		b.WriteString("\n ")
		for _, point := range talk.Standing {
			fmt.Fprintf(b, " %d:%+d %s", point.Turn, point.Standing, point.State)
		}
		b.WriteString("\n")
	}
	return b.String()
}
