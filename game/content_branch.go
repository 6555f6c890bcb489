package game

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
)

// story binds a branching scenario. Its score is that of its best way.
func (b *binder) story(nodes []Node) {
	if !b.count("nodes", len(nodes), fewestNodes, mostNodes) {
		return
	}
	index := map[string]int{}
	for i, n := range nodes {
		if _, taken := index[n.ID]; taken {
			b.report(flawTwice, nodeAt(i)+".id", "the id %s is used twice", short(n.ID))
		}
		index[n.ID] = i
	}
	for i, n := range nodes {
		b.node(i, n, index)
	}
	if b.found.HasErrors() {
		return
	}
	s := &story{nodes: nodes, index: index, best: make([]int, len(nodes)), longest: make([]int, len(nodes)), seen: make([]int, len(nodes))}
	if !s.walk(0) {
		b.report(flawCircle, nodeAt(s.circle), "the story can come back to %s", short(nodes[s.circle].ID))
		return
	}
	if s.best[0] == 0 {
		b.report(flawWorthless, "nodes", "no way through the story brings a point")
		return
	}
	b.write(s)
}

func nodeAt(i int) string { return fmt.Sprintf("nodes[%d]", i) }

// node checks one node by itself.
func (b *binder) node(i int, n Node, index map[string]int) {
	at := nodeAt(i)
	b.length(at+".text", n.Text)
	ends := []string{GoodEnd, NeutralEnd, BadEnd}
	switch {
	case n.End != "" && len(n.Options) > 0:
		b.report(flawEnd, at+".end", "%s ends and has options", short(n.ID))
	case n.End != "" && !slices.Contains(ends, n.End):
		b.report(flawEnd, at+".end", "%s is no end", short(n.End))
	case n.End == "" && len(n.Options) < 2:
		b.report(flawDecision, at, "%s has %d options and no end", short(n.ID), len(n.Options))
	case i == 0 && n.End != "":
		b.report(flawDecision, at, "%s, where the story begins, ends it", short(n.ID))
	}
	texts := map[string]bool{}
	for j, o := range n.Options {
		oat := fmt.Sprintf("%s.options[%d]", at, j)
		if _, ok := index[o.Next]; !ok {
			b.report(flawDangling, oat+".next", "there is no node %s", short(o.Next))
		}
		if o.Points < 0 || o.Points > mostPoints {
			b.report(flawPoints, oat+".points", "%s has %d points", oat, o.Points)
		}
		if texts[folded(o.Text)] {
			b.report(flawSame, oat+".text", "%s stands there twice", short(o.Text))
		}
		texts[folded(o.Text)] = true
		b.length(oat+".text", o.Text)
		b.length(oat+".consequence", o.Consequence)
	}
}

// story is a branching scenario whose options all lead somewhere.
type story struct {
	nodes   []Node
	index   map[string]int
	best    []int // the most that can be had from a node on
	longest []int // the most decisions from a node on
	seen    []int // 1 on the way, 2 done
	circle  int   // where a circle was found
}

// walk finds the best way on from a node, and from all that can be reached from it; false when a way comes back.
func (s *story) walk(i int) bool {
	s.seen[i] = 1
	for _, o := range s.nodes[i].Options {
		next := s.index[o.Next]
		if s.seen[next] == 1 {
			s.circle = next
			return false
		}
		if s.seen[next] == 0 && !s.walk(next) {
			return false
		}
		s.best[i] = max(s.best[i], o.Points+s.best[next])
		s.longest[i] = max(s.longest[i], 1+s.longest[next])
	}
	s.seen[i] = 2
	return true
}

// write puts a sound story into the key. The blueprint has nothing of it: each moment comes with the view.
func (b *binder) write(s *story) {
	order := []int{}
	for i, n := range s.nodes {
		switch {
		case s.seen[i] == 0:
			b.report(trimNode, nodeAt(i), "no decision leads to %s", short(n.ID))
		case i > 0:
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(x, y int) int { return cmp.Compare(b.lot(s.nodes[x].Text), b.lot(s.nodes[y].Text)) })
	order = append([]int{0}, order...)
	ids := map[string]string{}
	for i, at := range order {
		ids[s.nodes[at].ID] = "n" + strconv.Itoa(i+1)
	}
	for _, at := range order {
		n := s.nodes[at]
		node := NodeKey{ID: ids[n.ID], Author: n.ID, Text: n.Text, Hints: b.hints(nodeAt(at), n.Hints), End: n.End, Best: s.best[at]}
		options := slices.Clone(n.Options)
		slices.SortFunc(options, func(x, y Option) int { return cmp.Compare(b.lot(n.Text+x.Text), b.lot(n.Text+y.Text)) })
		for j, o := range options {
			node.Options = append(node.Options, OptionKey{
				ID: "o" + strconv.Itoa(j+1), Text: o.Text, Next: ids[o.Next], Points: o.Points, Consequence: o.Consequence, Misconception: o.Misconception,
				Best: o.Points+s.best[s.index[o.Next]] == s.best[at],
			})
		}
		b.blue.Hints = b.blue.Hints || len(n.Hints) > 0
		b.key.Nodes = append(b.key.Nodes, node)
	}
	b.key.MaxScore, b.blue.MaxScore, b.blue.ItemCount = s.best[0], s.best[0], s.longest[0]
}
