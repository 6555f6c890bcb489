package interview

import (
	"slices"
	"strconv"
	"strings"
)

// Graph is the surface graph of one interview: the respondent's concepts and links, in the order they came. Grow decides
// what an answer adds, Apply adds it; nothing is ever taken away. It is not safe for concurrent change.
type Graph struct {
	ontology *Ontology
	concepts []Concept
	links    []keptLink
	again    map[int32][]Quote // of links that were said again, all but the first
	kinds    []string          // of links
	said     []UtteranceID     // that links are quoted from
	shape    shape             // of all links but revisions
	deepened int               // the latest turn in which it got deeper
	labels   hashIndex         // of concepts, by their folded labels
	lemmas   hashIndex         // of concepts, by what their labels mean
	ends     hashIndex         // of links, by their ends and type
}

// NewGraph is a graph without concepts.
func NewGraph(o *Ontology) *Graph {
	return &Graph{ontology: o, labels: newHashIndex(), lemmas: newHashIndex(), ends: newHashIndex()}
}

// Len is how many concepts there are.
func (g *Graph) Len() int { return len(g.concepts) }

// Concept is the concept of that id, or nil. It is the graph's own: look, and change nothing.
func (g *Graph) Concept(id ConceptID) *Concept {
	if i := g.at(id); i != nowhere {
		return &g.concepts[i]
	}
	return nil
}

// Concepts are all of them in the order they came. The list is the graph's own, and right until the next Apply.
func (g *Graph) Concepts() []Concept { return slices.Clip(g.concepts) }

// Neighbours are the concepts that one is linked with, either way, oldest first. Revisions do not count.
func (g *Graph) Neighbours(id ConceptID) []ConceptID {
	i := g.at(id)
	if i == nowhere {
		return nil
	}
	near := g.shape.neighbours(i)
	ids := make([]ConceptID, len(near))
	for k, n := range near {
		ids[k] = g.concepts[n].ID
	}
	return ids
}

// Measure is what can be said of the graph alone; turns, phase and strategies are left to fill in. Superseded concepts
// count like others. Revisions count as links, but connect nothing: not for depth, not for orphans, not for chains.
func (g *Graph) Measure() GraphState {
	depth := g.shape.maxDepth()
	return GraphState{
		NodeCount: len(g.concepts), EdgeCount: len(g.links), MaxDepth: depth, DepthAchieved: depth, OrphanCount: g.shape.orphans,
		ChainCompletion: g.shape.completion(), HasCompleteChain: g.shape.ended > 0,
	}
}

// Apply adds what an answer gave. The same growths in the same order make the same graph.
func (g *Graph) Apply(a Growth) {
	depth := g.shape.maxDepth()
	g.concepts, g.links = roomFor(g.concepts, len(a.Concepts)), roomFor(g.links, len(a.Links))
	g.shape.nodes, g.shape.edges = roomFor(g.shape.nodes, len(a.Concepts)), roomFor(g.shape.edges, len(a.Links))
	for _, c := range a.Concepts {
		g.addConcept(c, a.Utterance)
	}
	for _, s := range a.Said {
		if i := g.at(s.Concept); i != nowhere {
			g.concepts[i].Quotes = append(g.concepts[i].Quotes, ofUtterance(s.Quote, a.Utterance))
		}
	}
	for _, l := range a.Links {
		g.addLink(l)
	}
	for _, l := range a.Linked {
		if i := numbered(string(l.Link), "l", len(g.links)); i != nowhere {
			g.quoteLink(i, ofUtterance(l.Quote, a.Utterance))
		}
	}
	for _, r := range a.Revised {
		if i := g.at(r.Concept); i != nowhere {
			g.concepts[i].SupersededBy = r.SupersededBy
		}
	}
	g.shape.settle()
	if n := len(a.Links); n > 0 && g.shape.maxDepth() > depth {
		g.deepened = a.Links[n-1].Turn
	}
}

// addConcept files a concept. Names that many share are kept once, whoever decoded them.
func (g *Graph) addConcept(c Concept, said UtteranceID) {
	if n := g.ontology.node(c.Type); n != nil {
		c.Type = n.Type
	}
	c.Quotes = quotesOf(c.Quotes, said)
	g.concepts = append(g.concepts, c)
	g.shape.add(c.Level, c.Terminal)
	g.labels.add(foldLabel(c.Label))
	g.lemmas.add(lemmaKey(c.Label))
}

// at is where a concept is, or nowhere.
func (g *Graph) at(id ConceptID) int32 { return numbered(string(id), "c", len(g.concepts)) }

// labelled is the latest concept with a folded label, of a type unless that is empty; or nowhere.
func (g *Graph) labelled(folded, kind string) int32 {
	return g.labels.latest(folded, func(i int32) bool {
		c := &g.concepts[i]
		return (kind == "" || c.Type == kind) && foldLabel(c.Label) == folded
	})
}

// alike is the latest concept with the same lemmas, of a type unless that is empty; or nowhere.
func (g *Graph) alike(lemmas, kind string) int32 {
	return g.lemmas.latest(lemmas, func(i int32) bool {
		c := &g.concepts[i]
		return (kind == "" || c.Type == kind) && lemmaKey(c.Label) == lemmas
	})
}

// lemmaKey is what labels mean by their words. Their order does not matter, unless something is denied: then it says what.
func lemmaKey(label string) string { return keyOfLemmas(label, lemmas(label)) }

// keyOfLemmas is lemmaKey where the lemmas are known. It sorts them.
func keyOfLemmas(label string, all []string) string {
	if !slices.Contains(all, "not") {
		slices.Sort(all)
		return strings.Join(all, " ")
	}
	denials := 0
	for _, t := range tokens(foldLabel(label)) {
		if negation(t.word) {
			denials++
		}
	}
	return strings.Join(all, " ") + " " + strconv.Itoa(denials)
}

// conceptAt is the id of the concept at an index.
func conceptAt(i int32) ConceptID { return ConceptID("c" + strconv.Itoa(int(i)+1)) }

// numbered is the index that an id stands for: c1 is 0. It is nowhere when there are not so many.
func numbered(id, letter string, many int) int32 {
	digits, ok := strings.CutPrefix(id, letter)
	n, err := strconv.Atoi(digits)
	if !ok || err != nil || n < 1 || n > many {
		return nowhere
	}
	return int32(n - 1)
}

// quotesOf are quotes as a graph keeps them: its own, and with one name for the utterance.
func quotesOf(quotes []Quote, said UtteranceID) []Quote {
	kept := make([]Quote, len(quotes))
	for i, q := range quotes {
		kept[i] = ofUtterance(q, said)
	}
	return kept
}

func ofUtterance(q Quote, said UtteranceID) Quote {
	if q.Utterance == said {
		q.Utterance = said // the same bytes, kept once
	}
	return q
}

// node is the type of concept of that name, or nil.
func (o *Ontology) node(kind string) *NodeType {
	for i := range o.Nodes {
		if o.Nodes[i].Type == kind {
			return &o.Nodes[i]
		}
	}
	return nil
}

// permits says whether a type of link may lead from one type of concept to another.
func (o *Ontology) permits(link, from, to string) bool {
	if link == Revises {
		return true
	}
	return slices.ContainsFunc(o.Links, func(l LinkType) bool {
		return l.Type == link && listsType(l.From, from) && listsType(l.To, to)
	})
}

func listsType(types []string, kind string) bool {
	return slices.Contains(types, kind) || slices.Contains(types, AnyType)
}
