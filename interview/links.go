package interview

import (
	"slices"
	"strconv"
)

// keptLink is a Link as a graph keeps it: a third of the size, because there are as many of them as concepts, and an
// interview stays in memory while it waits. Almost all have one quote.
type keptLink struct {
	from, to   int32
	turn       int32
	kind       int32 // in Graph.kinds
	said       int32 // the utterance of its first quote, in Graph.said; nowhere: it has none
	start, end int32
	text       string
}

// Links are all of them in the order they came, revisions included. The list is made anew for every call.
func (g *Graph) Links() []Link {
	all := make([]Link, len(g.links))
	quotes := make([]Quote, len(g.links)) // the first of each, in one piece
	for i := range g.links {
		k := &g.links[i]
		l := Link{ID: linkAt(int32(i)), From: g.concepts[k.from].ID, To: g.concepts[k.to].ID, Type: g.kinds[k.kind], Turn: int(k.turn)}
		if k.said != nowhere {
			quotes[i] = Quote{Utterance: g.said[k.said], Start: int(k.start), End: int(k.end), Text: k.text}
			l.Quotes = quotes[i : i+1 : i+1]
			l.Quotes = append(l.Quotes, g.again[int32(i)]...)
		}
		all[i] = l
	}
	return all
}

// endsOf are the concepts and the type of a link.
func (g *Graph) endsOf(link int) (from, to ConceptID, kind string) {
	k := &g.links[link]
	return g.concepts[k.from].ID, g.concepts[k.to].ID, g.kinds[k.kind]
}

// addLink files a link between known concepts.
func (g *Graph) addLink(l Link) {
	from, to := g.at(l.From), g.at(l.To)
	if from == nowhere || to == nowhere {
		return
	}
	i := int32(len(g.links))
	g.links = append(g.links, keptLink{from: from, to: to, turn: int32(l.Turn), kind: indexIn(&g.kinds, l.Type), said: nowhere})
	for _, q := range l.Quotes {
		g.quoteLink(i, q)
	}
	g.ends.add(linkKey(l.From, l.To, l.Type))
	if l.Type != Revises && from != to {
		g.shape.link(from, to)
	}
}

// quoteLink adds a quote to a link.
func (g *Graph) quoteLink(i int32, q Quote) {
	k := &g.links[i]
	if k.said == nowhere {
		k.said, k.start, k.end, k.text = indexIn(&g.said, q.Utterance), int32(q.Start), int32(q.End), q.Text
		return
	}
	if g.again == nil {
		g.again = map[int32][]Quote{}
	}
	g.again[i] = append(g.again[i], q)
}

// linked is where a link is, or nowhere.
func (g *Graph) linked(from, to ConceptID, kind string) int32 {
	return g.ends.latest(linkKey(from, to, kind), func(i int32) bool {
		a, b, k := g.endsOf(int(i))
		return a == from && b == to && k == kind
	})
}

func linkKey(from, to ConceptID, kind string) string {
	return string(from) + " " + string(to) + " " + kind
}

// linkAt is the id of the link at an index.
func linkAt(i int32) LinkID { return LinkID("l" + strconv.Itoa(int(i)+1)) }

// indexIn is where a name is in a list that has it once, added when it is new. The latest is looked at first.
func indexIn[T comparable](all *[]T, name T) int32 {
	if n := len(*all); n > 0 && (*all)[n-1] == name {
		return int32(n - 1)
	}
	if i := slices.Index(*all, name); i >= 0 {
		return int32(i)
	}
	*all = append(*all, name)
	return int32(len(*all) - 1)
}
