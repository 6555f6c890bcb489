package roleplay_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"throughline/roleplay"
)

// sound reports a walk with an edge that leads nowhere, an end too many or too few, or a stop no one comes to.
func sound(t rapid.TB, w *roleplay.Walk) {
	t.Helper()
	within := func(i int) bool { return i >= 0 && i < len(w.Nodes) }
	reached := map[int]bool{0: true}
	for queue := []int{0}; len(queue) > 0; queue = queue[1:] {
		stop := w.Nodes[queue[0]]
		next := []int{stop.Advance}
		if stop.Conditional != nil {
			next = append(next, stop.Conditional.To)
		}
		for _, to := range next {
			if within(to) && !reached[to] {
				reached[to] = true
				queue = append(queue, to)
			}
		}
	}
	for i, stop := range w.Nodes {
		if (stop.Advance == -1) != (i == w.End) {
			t.Errorf("%s leads to %d, and the end is %d", stop.ID, stop.Advance, w.End)
		}
		if i != w.End && !within(stop.Advance) {
			t.Errorf("%s leads to %d of %d", stop.ID, stop.Advance, len(w.Nodes))
		}
		if c := stop.Conditional; c != nil && (i == w.End || !within(c.To) || c.To == stop.Advance || c.Bit < 0 || c.Bit > 63) {
			t.Errorf("%s has the conditional edge %+v beside %d", stop.ID, *c, stop.Advance)
		}
		if !reached[i] {
			t.Errorf("nothing leads to %s", stop.ID)
		}
		if stop.Pivot > 0 && (len(stop.Options) < 2 || len(stop.Options) != len(stop.Effects)) {
			t.Errorf("%s has the options %v and the effects %v", stop.ID, stop.Options, stop.Effects)
		}
		at := i
		for range w.Nodes {
			if at != w.End && within(at) {
				at = w.Nodes[at].Advance
			}
		}
		if at != w.End {
			t.Errorf("from %s the edges do not lead to the end", stop.ID)
		}
	}
}

// anyBackbone draws a backbone whose advance edges lead to its end; its nodes stand in any order.
func anyBackbone(t *rapid.T) *roleplay.Backbone {
	n := rapid.IntRange(1, 12).Draw(t, "nodes")
	keys := []string{"character.greeting", "character.knows", "character.decision_facts", "character.beats.1", "character.beats.6", "character.key_reveal"}
	states := []string{"hostile", "neutral", "cooperative", "trusting"}
	b := &roleplay.Backbone{ID: "any", Backstop: 6, GateEvidence: roleplay.EvidenceRequired}
	for i := range n {
		node := roleplay.Node{
			ID: fmt.Sprintf("N%d", i), Intent: "Talk.", MinTurns: 1, MaxTurns: rapid.IntRange(1, 3).Draw(t, "max"),
			ContentSource: rapid.SliceOfNDistinct(rapid.SampledFrom(keys), 0, 2, rapid.ID).Draw(t, "sources"),
			PerItem:       rapid.Bool().Draw(t, "per item"),
		}
		if i < n-1 {
			node.Advance = fmt.Sprintf("N%d", rapid.IntRange(i+1, n-1).Draw(t, "advance"))
			if rapid.IntRange(0, 2).Draw(t, "conditional") == 0 {
				node.Conditional = &roleplay.Conditional{
					To:   fmt.Sprintf("N%d", rapid.IntRange(0, n-1).Draw(t, "to")),
					When: "standing >= " + rapid.SampledFrom(states).Draw(t, "when"),
				}
			}
		}
		b.Nodes = append(b.Nodes, node)
	}
	for i, id := range rapid.Permutation([]string{"p1", "p2"}).Draw(t, "pivots") {
		if i < n-1 && rapid.Bool().Draw(t, "pivot") {
			b.Nodes[i].Pivot = id
		}
	}
	if n > 2 {
		rest := rapid.Permutation(b.Nodes[1:]).Draw(t, "order")
		b.Nodes = append(b.Nodes[:1:1], rest...)
	}
	return b
}

// anyCharacter draws a character who has some of everything.
func anyCharacter(t *rapid.T) roleplay.Character {
	who := whole()
	drop := func(what string, take func()) {
		if rapid.Bool().Draw(t, what) {
			take()
		}
	}
	drop("no greeting", func() { who.Greeting = "" })
	drop("knows nothing", func() { who.Knows = nil })
	drop("no facts", func() { who.DecisionFacts = nil })
	drop("no beats", func() { who.Beats = nil })
	drop("no p1", func() { who.Pivots = who.Pivots[1:] })
	drop("no pivots", func() { who.Pivots = nil })
	drop("no reveal", func() { who.KeyReveal = nil })
	return who
}

func TestLeavingNodesOutNeverBreaksAnEdge(t *testing.T) {
	t.Parallel()
	shrunk, whole := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		b, s := anyBackbone(t), scenarioOf(anyCharacter(t))
		w, found := roleplay.Bind(b, s, "ann")
		if w == nil {
			t.Fatalf("not bound: %v", found)
		}
		sound(t, w)
		if diff := cmp.Diff(joinedByHand(b, s), drawn(w)); diff != "" {
			t.Errorf("(-one node at a time +bound):\n%s", diff)
		}
		if len(w.Nodes) < len(b.Nodes) {
			shrunk++
		} else {
			whole++
		}
	})
	t.Logf("%d walks had nodes left out, %d had not", shrunk, whole)
	if shrunk == 0 || whole == 0 {
		t.Error("one of the two was never drawn")
	}
}

// pencil is a backbone drawn on paper, from which nodes are rubbed out one at a time.
type pencil struct {
	start string
	nodes map[string]roleplay.Node
	to    map[*roleplay.Conditional]string
	bits  map[*roleplay.Conditional]int
}

// joinedByHand leaves nodes out as one would with a pencil, and draws what remains.
func joinedByHand(b *roleplay.Backbone, s *roleplay.Scenario) string {
	p := pencil{start: b.Nodes[0].ID, nodes: map[string]roleplay.Node{}, to: map[*roleplay.Conditional]string{}, bits: map[*roleplay.Conditional]int{}}
	for _, n := range b.Nodes {
		p.nodes[n.ID] = n
		if n.Conditional != nil {
			p.bits[n.Conditional] = len(p.bits)
			p.to[n.Conditional] = n.Conditional.To
		}
	}
	for _, n := range b.Nodes {
		if n.Advance != "" && !has(n, &s.Cast[0]) {
			p.rubOut(p.nodes[n.ID])
		}
	}
	return p.drawn(b)
}

// rubOut takes a node away and leads every edge to it on to where it led.
func (p *pencil) rubOut(gone roleplay.Node) {
	for id, n := range p.nodes {
		if n.Advance == gone.ID {
			n.Advance = gone.Advance
			if n.Conditional == nil {
				n.Conditional = gone.Conditional
			}
			p.nodes[id] = n
		}
	}
	for c, to := range p.to {
		if to == gone.ID {
			p.to[c] = gone.Advance
		}
	}
	if p.start == gone.ID {
		p.start = gone.Advance
	}
	delete(p.nodes, gone.ID)
}

func (p *pencil) drawn(b *roleplay.Backbone) string {
	reached := map[string]bool{}
	p.reach(p.start, reached)
	order := []string{p.start}
	for _, n := range b.Nodes {
		if n.ID != p.start && reached[n.ID] {
			order = append(order, n.ID)
		}
	}
	w := &roleplay.Walk{}
	for _, id := range order {
		n := p.nodes[id]
		stop := roleplay.Stop{ID: id, Advance: slices.Index(order, n.Advance)}
		if c := n.Conditional; c != nil && p.to[c] != n.Advance {
			state := roleplay.StandingState(strings.TrimPrefix(c.When, "standing >= "))
			from, _ := state.From()
			stop.Conditional = &roleplay.OneTime{To: slices.Index(order, p.to[c]), Standing: from, Bit: p.bits[c]}
		}
		w.Nodes = append(w.Nodes, stop)
	}
	return drawn(w)
}

func (p *pencil) reach(id string, reached map[string]bool) {
	if id == "" || reached[id] {
		return
	}
	reached[id] = true
	p.reach(p.nodes[id].Advance, reached)
	p.reach(p.to[p.nodes[id].Conditional], reached)
}

// has tells whether a character has anything for a node.
func has(n roleplay.Node, c *roleplay.Character) bool {
	if n.Pivot != "" {
		return slices.ContainsFunc(c.Pivots, func(p roleplay.Pivot) bool { return p.ID == n.Pivot })
	}
	there := map[string]bool{
		"character.greeting": c.Greeting != "", "character.knows": c.Knows != nil, "character.decision_facts": c.DecisionFacts != nil,
		"character.beats.1": c.Beats != nil, "character.beats.6": c.Beats != nil, "character.key_reveal": c.KeyReveal != nil,
	}
	return len(n.ContentSource) == 0 || slices.ContainsFunc(n.ContentSource, func(key string) bool { return there[key] })
}

func TestBindingIsDeterministicAndSurvivesJSON(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		b, s := anyBackbone(t), scenarioOf(anyCharacter(t))
		w, _ := roleplay.Bind(b, s, "ann")
		again, _ := roleplay.Bind(b, s, "ann")
		if diff := cmp.Diff(w, again); diff != "" {
			t.Errorf("bound otherwise (-first +again):\n%s", diff)
		}
		text, err := json.Marshal(w)
		if err != nil {
			t.Fatal(err)
		}
		var read roleplay.Walk
		if err := json.Unmarshal(text, &read); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(w, &read); diff != "" {
			t.Errorf("read otherwise (-written +read):\n%s", diff)
		}
	})
}
