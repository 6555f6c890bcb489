package roleplay

import (
	"fmt"
	"regexp"
	"slices"

	"throughline/diag"
)

// Bind makes the walk of one character on a backbone: every node that the character has content for, with edges
// joined around those that are left out. The end always stays, and so does a node that asks for no content. The
// list says what is odd, with places whose path is in the scenario; the walk is nil only if it has errors.
func Bind(b *Backbone, s *Scenario, characterID string) (*Walk, diag.List) {
	at := slices.IndexFunc(s.Cast, func(c Character) bool { return c.ID == characterID })
	if at < 0 {
		place := diag.Place{File: s.ID, Path: "cast"}
		return nil, diag.List{ruleNobody.At(place, "there is nobody called %q in the cast", characterID).DidYouMean(characterID, castIDs(s))}
	}
	w, j, found := bind(b, s, &s.Cast[at])
	if w == nil {
		return nil, found
	}
	return w, j.oddities(s.ID, at)
}

// bind is Bind for any character, in the cast or not.
func bind(b *Backbone, s *Scenario, c *Character) (*Walk, *join, diag.List) {
	j := newJoin(b, s, c)
	if len(b.Nodes) == 0 {
		return nil, j, diag.List{ruleCircle.At(diag.Place{File: b.ID, Path: "nodes"}, "the backbone has no end")}
	}
	if circle := j.circle(); circle >= 0 {
		place := diag.Place{File: b.ID, Path: nodePath(circle)}
		return nil, j, diag.List{ruleCircle.At(place, "%s never leads to the end", b.Nodes[circle].ID)}
	}
	w := &Walk{Backbone: b.ID, Character: c.ID, Backstop: b.Backstop, Evidence: b.GateEvidence}
	order := j.order()
	stopOf := map[int]int{}
	for stop, node := range order {
		stopOf[node] = stop
	}
	for stop, node := range order {
		w.Nodes = append(w.Nodes, j.stop(node, stopOf))
		if b.Nodes[node].Advance == "" {
			w.End = stop
		}
	}
	if reveal := j.character.KeyReveal; reveal != nil {
		w.RevealAt, _ = reveal.Needs.From()
	}
	return w, j, nil
}

// join is a backbone seen by one character: what each node has, and where its edges lead once the empty ones are gone.
type join struct {
	backbone  *Backbone
	character *Character
	byID      map[string]int
	content   [][]Content
	kept      []bool
}

func newJoin(b *Backbone, s *Scenario, c *Character) *join {
	j := &join{backbone: b, character: c, byID: map[string]int{}, content: make([][]Content, len(b.Nodes)), kept: make([]bool, len(b.Nodes))}
	for i, n := range b.Nodes {
		j.byID[n.ID] = i
		for _, key := range n.ContentSource {
			if items := contentOf(key, s, c); len(items) > 0 {
				j.content[i] = append(j.content[i], Content{Source: key, Items: items})
			}
		}
		switch {
		case n.Advance == "":
			j.kept[i] = true
		case n.Pivot != "":
			j.kept[i] = c.pivot(n.Pivot) != nil
		default:
			j.kept[i] = len(n.ContentSource) == 0 || len(j.content[i]) > 0
		}
	}
	return j
}

// landing follows advance edges from a node, itself included, to the first one that is kept; -1 if they run in a circle
// or off the backbone.
func (j *join) landing(node int) int {
	for range j.backbone.Nodes {
		if j.kept[node] {
			return node
		}
		next, ok := j.byID[j.backbone.Nodes[node].Advance]
		if !ok {
			return -1
		}
		node = next
	}
	return -1
}

// circle is a node from which edges run in a circle of nodes that are left out, or nowhere; -1 if there is none. A
// backbone that was parsed has none.
func (j *join) circle() int {
	for i, n := range j.backbone.Nodes {
		if j.landing(i) < 0 {
			return i
		}
		for _, to := range []string{n.Advance, conditionalTarget(n)} {
			if _, ok := j.byID[to]; to != "" && !ok {
				return i
			}
		}
	}
	return -1
}

func conditionalTarget(n Node) string {
	if n.Conditional == nil {
		return ""
	}
	return n.Conditional.To
}

// advance is where a kept node leads once the empty ones are gone; -1 at the end.
func (j *join) advance(node int) int {
	if next := j.backbone.Nodes[node].Advance; next != "" {
		return j.landing(j.byID[next])
	}
	return -1
}

// conditional is the node whose conditional edge a kept node has: its own, or that of the first empty node it is
// joined across; -1 if there is none, or if the edge leads where the walk goes anyway.
func (j *join) conditional(node int) int {
	if j.backbone.Nodes[node].Advance == "" {
		return -1
	}
	for {
		n := j.backbone.Nodes[node]
		if n.Conditional != nil {
			if j.landing(j.byID[n.Conditional.To]) == j.landing(j.byID[n.Advance]) {
				return -1
			}
			return node
		}
		if node = j.byID[n.Advance]; j.kept[node] {
			return -1
		}
	}
}

// order lists the nodes of the walk: the start first, then the others that can still be reached, as in the backbone.
func (j *join) order() []int {
	start := j.landing(0)
	reached := map[int]bool{start: true}
	for queue := []int{start}; len(queue) > 0; queue = queue[1:] {
		for _, next := range j.edges(queue[0]) {
			if !reached[next] {
				reached[next] = true
				queue = append(queue, next)
			}
		}
	}
	order := []int{start}
	for i, n := range j.backbone.Nodes {
		if i != start && (reached[i] || n.Advance == "") {
			order = append(order, i)
		}
	}
	return order
}

func (j *join) edges(node int) []int {
	var next []int
	if to := j.advance(node); to >= 0 {
		next = append(next, to)
	}
	if from := j.conditional(node); from >= 0 {
		next = append(next, j.landing(j.byID[j.backbone.Nodes[from].Conditional.To]))
	}
	return next
}

// stop turns a node into a stop of the walk.
func (j *join) stop(node int, stopOf map[int]int) Stop {
	n := j.backbone.Nodes[node]
	stop := Stop{
		ID: n.ID, Intent: n.Intent, SatisfyWhen: n.SatisfyWhen, Content: j.content[node],
		MinTurns: n.MinTurns, MaxTurns: n.MaxTurns, Gate: n.Gate, Advance: -1,
		SelfLoop: n.SelfLoop != nil && *n.SelfLoop,
		Reveals:  j.character.KeyReveal != nil && slices.Contains(n.ContentSource, revealSource),
	}
	if n.PerItem {
		stop.MaxTurns = min(max(itemCount(stop.Content), n.MinTurns), n.MaxTurns)
	}
	if n.Pivot != "" {
		stop.Pivot = slices.Index(pivotIDs, n.Pivot) + 1
		for _, option := range j.character.pivot(n.Pivot).Options {
			stop.Options = append(stop.Options, option.ID)
			stop.Effects = append(stop.Effects, option.Effect)
		}
	}
	if to := j.advance(node); to >= 0 {
		stop.Advance = stopOf[to]
	}
	if from := j.conditional(node); from >= 0 {
		edge := j.backbone.Nodes[from].Conditional
		standing, _ := edge.standing()
		stop.Conditional = &OneTime{To: stopOf[j.landing(j.byID[edge.To])], Standing: standing, Bit: j.bit(from)}
	}
	return stop
}

// bit numbers the conditional edges of the backbone, so that an edge that two stops have taken over is still one edge.
func (j *join) bit(node int) int {
	bit := 0
	for _, n := range j.backbone.Nodes[:node] {
		if n.Conditional != nil {
			bit++
		}
	}
	return bit
}

var condition = regexp.MustCompile(`^standing *>= *([a-z]+)$`)

// standing is the least standing at which the edge opens.
func (c *Conditional) standing() (Standing, error) {
	parts := condition.FindStringSubmatch(c.When)
	if parts == nil {
		return 0, fmt.Errorf("condition %q is not of the form standing >= STATE", c.When)
	}
	return StandingState(parts[1]).From()
}

func itemCount(content []Content) int {
	n := 0
	for _, each := range content {
		n += len(each.Items)
	}
	return n
}

func castIDs(s *Scenario) []string {
	ids := make([]string, len(s.Cast))
	for i, c := range s.Cast {
		ids[i] = c.ID
	}
	return ids
}
