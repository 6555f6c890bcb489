package interview

import "unicode/utf8"

// share makes what a growth says of an answer point into the answer and the ontology, which the interview keeps in any case:
// read from a log, every quote, label and type would be a copy of its own.
func (g *Growth) share(said Utterance, o *Ontology) {
	for i := range g.Concepts {
		c := &g.Concepts[i]
		for _, n := range o.Nodes {
			if n.Type == c.Type {
				c.Type = n.Type
				break
			}
		}
		for j := range c.Quotes {
			c.Quotes[j].share(said)
			if c.Quotes[j].Text == c.Label {
				c.Label = c.Quotes[j].Text
			}
		}
	}
	for i := range g.Said {
		g.Said[i].Quote.share(said)
	}
	for i := range g.Links {
		for _, l := range o.Links {
			if l.Type == g.Links[i].Type {
				g.Links[i].Type = l.Type
				break
			}
		}
		for j := range g.Links[i].Quotes {
			g.Links[i].Quotes[j].share(said)
		}
	}
	for i := range g.Linked {
		g.Linked[i].Quote.share(said)
	}
}

// share lets a quote's text be the piece of the utterance that it is.
func (q *Quote) share(said Utterance) {
	if q.Utterance != said.ID {
		return
	}
	q.Utterance = said.ID
	if start, end, ok := byteSpan(said.Text, q.Start, q.End); ok && said.Text[start:end] == q.Text {
		q.Text = said.Text[start:end]
	}
}

// byteSpan turns a span of code points into one of bytes.
func byteSpan(text string, start, end int) (from, to int, ok bool) {
	if start < 0 || end < start {
		return 0, 0, false
	}
	at := 0
	for n := range end {
		if n == start {
			from = at
		}
		if at >= len(text) {
			return 0, 0, false
		}
		_, size := utf8.DecodeRuneInString(text[at:])
		at += size
	}
	if start == end {
		from = at
	}
	return from, at, true
}
