package game_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"throughline/game"
)

// rotated gives every element the value of the next one.
func rotated[T, V any](list []T, value func(*T) *V) {
	if len(list) == 0 {
		return
	}
	first := *value(&list[0])
	for i := range list[:len(list)-1] {
		*value(&list[i]) = *value(&list[i+1])
	}
	*value(&list[len(list)-1]) = first
}

// answeredOtherwise is the same game with other answers: what is asked stays, and what is right changes places.
func answeredOtherwise(t testing.TB, g game.Game) game.Game {
	t.Helper()
	raw, err := json.Marshal(g)
	if err != nil {
		t.Fatal(err)
	}
	var other game.Game
	if err := json.Unmarshal(raw, &other); err != nil {
		t.Fatal(err)
	}
	zone := func(i *game.ZoneItem) *string { return &i.Zone }
	for id, c := range other.Content {
		if id != "s1_m1" { // what the first mechanic says at its zones is to be seen; what others will say is not
			turned(captionsOf(c))
		}
		switch {
		case c.DragDrop != nil:
			rotated(c.DragDrop.Labels, zone)
			if d := c.DragDrop; len(d.Distractors) > 0 { // what belongs nowhere changes too
				d.Distractors[0].Text, d.Labels[0].Text = d.Labels[0].Text, d.Distractors[0].Text
			}
		case c.DescriptionMatching != nil:
			rotated(c.DescriptionMatching.Descriptions, zone)
		case c.ClickToIdentify != nil:
			rotated(c.ClickToIdentify.Prompts, zone)
		case c.Hierarchical != nil:
			rotated(c.Hierarchical.Labels, func(l *game.NestedLabel) *string { return &l.Zone })
		case c.TracePath != nil:
			for _, p := range c.TracePath.Paths {
				slices.Reverse(p.Waypoints[1:])
			}
		case c.CompareContrast != nil:
			rotated(c.CompareContrast.Features, func(f *game.Feature) *string { return &f.In })
		case c.Sequencing != nil:
			slices.Reverse(c.Sequencing.Steps)
		case c.SortingCategories != nil:
			rotated(c.SortingCategories.Items, func(s *game.Sorted) *[]string { return &s.Categories })
		case c.MemoryMatch != nil:
			rotated(c.MemoryMatch.Pairs, func(p *game.Pair) *string { return &p.Back })
		}
	}
	return other
}

// captionsOf are what stands at the zones of a mechanic.
func captionsOf(c game.Content) map[string]string {
	switch {
	case c.DragDrop != nil:
		return c.DragDrop.Captions
	case c.DescriptionMatching != nil:
		return c.DescriptionMatching.Captions
	case c.ClickToIdentify != nil:
		return c.ClickToIdentify.Captions
	case c.Hierarchical != nil:
		return c.Hierarchical.Captions
	case c.TracePath != nil:
		return c.TracePath.Captions
	case c.CompareContrast != nil:
		return c.CompareContrast.Captions
	}
	return nil
}

// turned gives every zone the caption of the next.
func turned(captions map[string]string) {
	labels := slices.Sorted(maps.Keys(captions))
	texts := make([]string, len(labels))
	for i, label := range labels {
		texts[i] = captions[label]
	}
	for i, label := range labels {
		captions[label] = texts[(i+1)%len(labels)]
	}
}

// even takes away what tells games apart besides their answers: points of one's own, and explanations of wrong answers.
func even(t testing.TB, g game.Game) game.Game {
	t.Helper()
	raw, err := json.Marshal(g)
	if err != nil {
		t.Fatal(err)
	}
	var plain game.Game
	if err := json.Unmarshal(raw, &plain); err != nil {
		t.Fatal(err)
	}
	item := func(i *game.Item) { i.Points, i.Wrong = 0, nil }
	for _, c := range plain.Content {
		if c.Sequencing != nil {
			for i := range c.Sequencing.Steps {
				item(&c.Sequencing.Steps[i].Item)
			}
		}
		if c.TracePath != nil {
			for i := range c.TracePath.Paths {
				for j := range c.TracePath.Paths[i].Waypoints {
					item(&c.TracePath.Paths[i].Waypoints[j].Item)
				}
			}
		}
	}
	return plain
}

// TestTheBrowserGetsTheSameWhateverTheAnswersAre is the proof that no id, order or length gives an answer away: what does not
// change with the answers cannot tell them.
func TestTheBrowserGetsTheSameWhateverTheAnswersAre(t *testing.T) {
	t.Parallel()
	same := func(t testing.TB, g game.Game) {
		g = even(t, g)
		one, other := newMatch(t, g), newMatch(t, answeredOtherwise(t, g))
		if cmp.Equal(one.k, other.k) && len(one.k.Mechanics) > 1 {
			t.Log("the answers are the same by chance")
		}
		for _, b := range []*game.Blueprint{&one.b, &other.b} {
			for i := range b.Scenes {
				b.Scenes[i].ZoneGroups = nil // which zones lie in which is for all to see
			}
		}
		if diff := cmp.Diff(encoded(t, one.b), encoded(t, other.b)); diff != "" {
			t.Fatalf("the blueprint knows an answer:\n%s", diff)
		}
		for _, m := range []*match{one, other} {
			m.do(game.Action{Do: game.Timer, Mode: game.TimerOff})
			m.do(game.Action{Do: game.Start})
		}
		a, b := one.view(), other.view()
		if one.b.Mechanic(a.Mechanic).Type == game.Hierarchical {
			return // which labels are locked is for all to see
		}
		if diff := cmp.Diff(encoded(t, a), encoded(t, b)); diff != "" {
			t.Fatalf("the view knows an answer:\n%s", diff)
		}
	}
	t.Run("the example", func(t *testing.T) { same(t, digestion(t)) })
	rapid.Check(t, func(rt *rapid.T) {
		g := drawGame(rt)
		defer func() {
			if t.Failed() {
				rt.Fatalf("%s", encoded(t, g))
			}
		}()
		same(t, g)
	})
}

func TestWhatStandsAtTheZonesIsSaidInItsOwnMechanicAlone(t *testing.T) {
	t.Parallel()
	captioned, whose := 0, regexp.MustCompile(`Caption of [0-9a-f]+ in (s\d+_m\d+)\.`)
	rapid.Check(t, func(rt *rapid.T) {
		g := drawGame(rt)
		for id, c := range g.Content { // so that every caption can be told from every other text
			for label := range captionsOf(c) {
				captionsOf(c)[label] = fmt.Sprintf("Caption of %x in %s.", label, id)
			}
		}
		b, k, found := game.Assemble(g)
		if found.HasErrors() {
			rt.Fatal(found)
		}
		if strings.Contains(encoded(t, b), "Caption of") {
			rt.Fatal("the blueprint has a caption")
		}
		game.RunBot(&b, &k, game.Random, rapid.Uint64().Draw(rt, "bot"), func(_ game.Move, s game.State) {
			view := game.Show(&b, &k, s)
			for _, caption := range whose.FindAllStringSubmatch(encoded(t, view), -1) {
				captioned++
				if view.Mechanic != game.MechanicID(caption[1]) || view.Phase == game.PhaseReady {
					rt.Fatalf("move %d, at %s, %s: the view says %q", s.Moves, view.At, view.Phase, caption[0])
				}
			}
		})
	})
	if captioned == 0 {
		t.Error("no random game had a caption")
	}
}

func encoded(t testing.TB, v any) string {
	t.Helper()
	raw, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// secrets are the texts of the example that a player must not have seen before a move brought them.
func secrets(b game.Blueprint, k game.Key) []string {
	var all []string
	asked := map[string]bool{"": true} // what stands in the open elsewhere is no secret
	for _, s := range b.Scenes {
		for _, m := range s.Mechanics {
			for _, item := range m.Items {
				asked[item.Text] = true
			}
		}
	}
	for _, m := range k.Mechanics {
		for _, item := range m.Items {
			all = append(append(all, item.Hints...), item.Right)
			for _, w := range item.Wrong {
				all = append(all, w.Feedback, w.Misconception)
			}
		}
		for _, d := range m.Distractors {
			all = append(all, d.Why, d.Misconception)
		}
		for _, n := range m.Nodes {
			all = append(append(all, n.Text), n.Hints...)
			for _, o := range n.Options {
				all = append(all, o.Text, o.Consequence, o.Misconception)
			}
		}
		if m.Type == game.MemoryMatch {
			for _, item := range m.Items {
				all = append(all, item.Faces...)
			}
		}
	}
	return slices.DeleteFunc(all, func(s string) bool { return asked[s] })
}

func TestNothingIsSaidBeforeAMoveBroughtIt(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	g := digestion(t)
	m := newMatch(t, g)
	hidden := secrets(m.b, m.k)
	if len(hidden) < 100 {
		t.Fatalf("only %d secrets", len(hidden))
	}
	blueprint := encoded(t, m.b)
	for _, secret := range hidden {
		if strings.Contains(blueprint, quoted(secret)) {
			t.Errorf("the blueprint says %q", secret)
		}
	}
	for _, bot := range []game.Bot{game.Solver, game.Worst, game.Random} {
		for seed := range uint64(10) {
			told := map[string]bool{}
			game.RunBot(&m.b, &m.k, bot, seed, func(_ game.Move, s game.State) {
				for _, e := range s.Last {
					for _, secret := range hidden {
						if strings.Contains(e.Text, secret) {
							told[secret] = true
						}
					}
				}
				view := game.Show(&m.b, &m.k, s)
				if d := view.Decision; d != nil { // the decision that is asked for now
					told[d.Text] = true
					for _, o := range d.Options {
						told[o.Text] = true
					}
				}
				for _, c := range view.Cards {
					told[c.Face] = told[c.Face] || c.State == "shown" || c.State == "right"
				}
				if s.Ended() {
					return // then all is told
				}
				shown := encoded(t, view)
				for _, secret := range hidden {
					if !told[secret] && strings.Contains(shown, quoted(secret)) {
						t.Fatalf("%s %d, move %d: the view says %q", bot, seed, s.Moves, secret)
					}
				}
			})
		}
	}
}

// quoted is a text as it stands in JSON.
func quoted(text string) string {
	raw, _ := json.Marshal(text)
	return string(raw)
}

func TestIdsOfTheBlueprintSayNothing(t *testing.T) {
	t.Parallel()
	m := newMatch(t, digestion(t))
	opaque := regexp.MustCompile(`^([ickp][0-9]+|zone_[0-9]+|only_a|only_b|both|neither)$`)
	for _, s := range m.b.Scenes {
		for _, mechanic := range s.Mechanics {
			ids := slices.Concat(mechanic.Zones, mechanic.Cards)
			for _, c := range slices.Concat(mechanic.Items, mechanic.Choices) {
				ids = append(ids, c.ID)
			}
			for _, p := range mechanic.Paths {
				ids = append(ids, p.ID)
			}
			for _, id := range ids {
				if !opaque.MatchString(id) {
					t.Errorf("%s: %s", mechanic.ID, id)
				}
			}
		}
	}
	if raw := encoded(t, m.b); strings.Contains(raw, "Labelled") || strings.Contains(raw, `"label"`) || strings.Contains(raw, `"labelled"`) {
		t.Error("the blueprint has labels")
	}
}

func TestTheSameGameGivesTheSameBytes(t *testing.T) {
	t.Parallel()
	g := digestion(t)
	want := ""
	for range 20 {
		b, k, _ := game.Assemble(g)
		if got := fmt.Sprint(encoded(t, b), encoded(t, k)); want == "" {
			want = got
		} else if got != want {
			t.Fatal(cmp.Diff(want, got))
		}
	}
	g.Seed++
	if b, _, _ := game.Assemble(g); strings.Contains(want, encoded(t, b)) {
		t.Error("another seed gives the same order")
	}
}
