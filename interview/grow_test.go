package interview

import (
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

// ladderOntology is a small ontology of three levels.
func ladderOntology() *Ontology {
	return &Ontology{
		Nodes: []NodeType{{Type: "attribute", Level: 1}, {Type: "consequence", Level: 2}, {Type: "value", Level: 3, Terminal: true}, {Type: "aside"}},
		Links: []LinkType{
			{Type: "leads_to", From: []string{"attribute"}, To: []string{"attribute", "consequence"}},
			{Type: "leads_to", From: []string{"consequence"}, To: []string{"consequence", "value"}},
			{Type: "concerns", From: []string{"aside"}, To: []string{AnyType}},
		},
	}
}

// foundIn makes an extraction of lines: "label | type | quote" is a concept, "a -> b | type | quote" a link; a quote that is
// left out is empty.
func foundIn(lines string) Extraction {
	var x Extraction
	for line := range strings.Lines(lines) {
		parts := strings.Split(strings.TrimSpace(line), "|")
		if len(parts) < 2 {
			continue
		}
		for i := range parts {
			parts[i] = strings.TrimSpace(parts[i])
		}
		parts = append(parts, "")
		if from, to, ok := strings.Cut(parts[0], "->"); ok {
			x.Links = append(x.Links, FoundLink{From: strings.TrimSpace(from), To: strings.TrimSpace(to), Type: parts[1], Quote: parts[2]})
		} else {
			x.Concepts = append(x.Concepts, FoundConcept{Label: parts[0], Type: parts[1], Quote: parts[2]})
		}
	}
	return x
}

// hearAnswer grows and applies one answer.
func hearAnswer(g *Graph, turn int, question, answer, lines string) Growth {
	a := g.Grow(Utterance{ID: UtteranceID("u" + strconv.Itoa(turn)), Turn: turn, Text: answer}, question, foundIn(lines))
	g.Apply(a)
	return a
}

// growthLines is a growth in a few words, one a line.
func growthLines(a Growth) string {
	var b strings.Builder
	line := func(parts ...string) { b.WriteString(strings.Join(parts, " ") + "\n") }
	quotes := func(all []Quote) string {
		var out []string
		for _, q := range all {
			out = append(out, strconv.Itoa(q.Start)+"-"+strconv.Itoa(q.End)+":"+q.Text)
		}
		return "[" + strings.Join(out, ", ") + "]"
	}
	for _, c := range a.Concepts {
		line("new", string(c.ID), c.Label, "("+c.Type+")", quotes(c.Quotes))
	}
	for _, s := range a.Said {
		line("said", string(s.Concept), quotes([]Quote{s.Quote}))
	}
	for _, l := range a.Links {
		line("link", string(l.ID), string(l.From), l.Type, string(l.To), quotes(l.Quotes))
	}
	for _, l := range a.Linked {
		line("linked", string(l.Link), quotes([]Quote{l.Quote}))
	}
	for _, r := range a.Revised {
		line("revised", string(r.Concept), "by", string(r.SupersededBy))
	}
	for _, d := range a.Dropped {
		line("dropped", d.What+":", d.Why)
	}
	return b.String()
}

func TestGrowTakesWhatWasSaidAndNothingElse(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, question, answer, found, want string }{
		{
			"concepts and a link", "What do you like?", "It is creamy, so I feel cared for.",
			"creamy | attribute | creamy\n feeling cared for | consequence | I feel cared for\n creamy -> feeling cared for | leads_to | creamy, so I feel cared for",
			"new c1 creamy (attribute) [6-12:creamy]\nnew c2 feeling cared for (consequence) [17-33:I feel cared for]\nlink l1 c1 leads_to c2 [6-33:creamy, so I feel cared for]\n",
		},
		{
			"a quote is found whatever its case, space, accents and marks", "", "Voilà — it’s  “Crème\nfraîche”, you know.",
			"creme fraiche | attribute | it's \"creme fraiche\"", "new c1 creme fraiche (attribute) [8-29:it’s  “Crème\nfraîche”]\n",
		},
		{
			"a quote counts code points", "", "🥛🥛 mleko jest świeże", "fresh | attribute | świeże", "new c1 fresh (attribute) [14-20:świeże]\n",
		},
		{
			"accents of their own are part of the quote", "", "that old cafe\u0301, of course", "café | attribute | café", "new c1 café (attribute) [9-14:cafe\u0301]\n",
		},
		{
			"a quote that is not there", "", "It is very creamy.", "sweet | attribute | so sweet", "dropped sweet: its quote is not in the answer\n",
		},
		{
			"a quote is whole words", "", "The party was creamy, I can't say more.", "art | attribute | art\n ability | attribute | I can",
			"dropped art: its quote is not in the answer\ndropped ability: its quote is not in the answer\n",
		},
		{
			"no quote stands for the label", "", "It is very creamy.", "Creamy | attribute", "new c1 Creamy (attribute) [11-17:creamy]\n",
		},
		{
			"the interviewer's words", "Why does the natural sweetness matter to you?", "Because of that I like it.",
			"natural sweetness | attribute | that\n liking | consequence | I like it",
			"new c1 liking (consequence) [16-25:I like it]\ndropped natural sweetness: its words are the interviewer's, not the respondent's\n",
		},
		{
			"words that both said are the respondent's", "Why does sweetness matter?", "The sweetness wakes me up.", "sweetness | attribute | The sweetness",
			"new c1 sweetness (attribute) [0-13:The sweetness]\n",
		},
		{
			"an unknown type, an unknown link, one that is not permitted", "", "It is creamy and that is freedom.",
			"creamy | colour | creamy\n creamy | attribute | creamy\n freedom | value | freedom\n creamy -> freedom | leads_to\n creamy -> freedom | causes\n freedom -> calm | leads_to",
			"new c1 creamy (attribute) [6-12:creamy]\nnew c2 freedom (value) [25-32:freedom]\n" +
				"dropped creamy: the ontology has no type of concept \"colour\"\ndropped creamy → freedom: leads_to may not lead from attribute to value\n" +
				"dropped creamy → freedom: the ontology has no type of link \"causes\"\ndropped freedom → calm: there is no concept \"calm\"\n",
		},
		{
			"any type may be at an end that is open to all", "", "By the way, it is creamy.", "by the way | aside | By the way\n creamy | attribute | creamy\n by the way -> creamy | concerns",
			"new c1 by the way (aside) [0-10:By the way]\nnew c2 creamy (attribute) [18-24:creamy]\nlink l1 c1 concerns c2 [0-24:By the way, it is creamy]\n",
		},
		{
			"twice in one answer is once", "", "Creamy, it is creamy, and it lasts and lasts.",
			"creamy | attribute | Creamy\n Creamy! | attribute | it is creamy\n creamy | attribute | creamy\n lasting | attribute | it lasts\n creamy -> lasting | leads_to\n creamy -> lasting | leads_to\n creamy -> creamy | leads_to",
			"new c1 creamy (attribute) [0-6:Creamy, 8-20:it is creamy]\nnew c2 lasting (attribute) [26-34:it lasts]\nlink l1 c1 leads_to c2 [0-34:Creamy, it is creamy, and it lasts]\n" +
				"dropped creamy → creamy: it leads from a concept to itself\n",
		},
		{
			"not creamy is not creamy", "", "It is creamy, well no, not creamy at all.", "creamy | attribute | creamy\n not creamy | attribute | not creamy\n not creamy -> creamy | revises | well no, not creamy",
			"new c1 creamy (attribute) [6-12:creamy]\nnew c2 not creamy (attribute) [23-33:not creamy]\nlink l1 c2 revises c1 [14-33:well no, not creamy]\nrevised c1 by c2\n",
		},
		{"under three words", "", "creamy texture", "creamy | attribute | creamy", "dropped 1 concept and 0 links: the answer is too short to take anything from\n"},
		{"a bare no", "", "No, not really, no.", "no | attribute | No", "dropped 1 concept and 0 links: the answer is too short to take anything from\n"},
		{"nothing from nothing", "", "", "", ""},
		{"a script without spaces", "", "很好喝", "好喝 | attribute | 好喝", "new c1 好喝 (attribute) [1-3:好喝]\n"},
		{"no label", "", "It is very creamy.", "?! | attribute | creamy", "dropped a concept of type attribute: it has no words of its own\n"},
		{"a link without any words", "", "It is so.", "a -> b | leads_to | so", "dropped a → b: there is no concept \"a\"\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			got := growthLines(hearAnswer(NewGraph(ladderOntology()), 1, c.question, c.answer, c.found))
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("growth (-want +got):\n%s", diff)
			}
		})
	}
}

func TestGrowKnowsAConceptAgain(t *testing.T) {
	t.Parallel()
	g := NewGraph(ladderOntology())
	hearAnswer(g, 1, "", "It has a creamy texture and keeps me calm.", "creamy texture | attribute | creamy texture\n calm | consequence | keeps me calm\n creamy texture -> calm | leads_to")
	for _, c := range []struct{ name, answer, found, want string }{
		{"by its label", "A CREAMY  Texture, yes.", "Creamy  texture. | attribute | creamy texture", "said c1 [2-17:CREAMY  Texture]\n"},
		{"by its lemmas", "textures that are creamy", "textures creamy | attribute | textures that are creamy", "said c1 [0-24:textures that are creamy]\n"},
		{"not across types", "a creamy texture again", "creamy texture | consequence | creamy texture", "new c3 creamy texture (consequence) [2-16:creamy texture]\n"},
		{"not when it is denied", "a texture that is not creamy", "not creamy texture | attribute | texture that is not creamy", "new c4 not creamy texture (attribute) [2-28:texture that is not creamy]\n"},
		{"not when something else is denied", "creamy but no texture", "creamy, no texture | attribute | creamy but no texture", "new c5 creamy, no texture (attribute) [0-21:creamy but no texture]\n"},
		{"in a link, the latest of that label", "that creamy texture again calms me", "creamy texture -> calm | leads_to | creamy texture again calms me", "link l2 c3 leads_to c2 [5-34:creamy texture again calms me]\n"},
		{"in a link, first of all those of the answer", "the creamy texture calms me", "creamy texture | attribute | creamy texture\n creamy texture -> calm | leads_to | creamy texture calms me", "said c1 [4-18:creamy texture]\nlinked l1 [4-27:creamy texture calms me]\n"},
	} {
		a := hearAnswer(g, 2, "", c.answer, c.found)
		if diff := cmp.Diff(c.want, growthLines(a)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
	if q := g.Concept("c1").Quotes; len(q) != 4 || q[1].Utterance != "u2" {
		t.Errorf("c1 has the quotes %v, want four", q)
	}
}

func TestRevisionsNeverGoInACircle(t *testing.T) {
	t.Parallel()
	g := NewGraph(ladderOntology())
	hearAnswer(g, 1, "", "I find it creamy enough", "creamy | attribute | creamy")
	for _, c := range []struct{ name, answer, found, want, now string }{
		{"taken back", "actually it is watery", "watery | attribute | watery\n watery -> creamy | revises", "new c2 watery (attribute) [15-21:watery]\nlink l1 c2 revises c1 [15-21:watery]\nrevised c1 by c2\n", "c1<c2"},
		{"said again is not meant again", "I said creamy before", "creamy | attribute | creamy", "said c1 [7-13:creamy]\n", "c1<c2"},
		{"taken back again says nothing new", "no, it is watery", "watery | attribute | watery\n watery -> creamy | revises", "said c2 [10-16:watery]\nlinked l1 [10-16:watery]\n", "c1<c2"},
		{
			"meant again", "sorry, creamy after all", "creamy | attribute | creamy\n creamy -> watery | revises",
			"said c1 [7-13:creamy]\nlink l2 c1 revises c2 [7-13:creamy]\nrevised c1 by \nrevised c2 by c1\n", "c2<c1",
		},
		{"not by what is not said now", "hm, who knows now", "watery -> creamy | revises | who knows", "dropped watery → creamy: only what is said now can take back what was said before\n", "c2<c1"},
		{
			"not both at once", "thick, no, rich, no", "thick | attribute | thick\n rich | attribute | rich\n rich -> thick | revises\n thick -> rich | revises",
			"new c3 thick (attribute) [0-5:thick]\nnew c4 rich (attribute) [11-15:rich]\nlink l3 c4 revises c3 [0-15:thick, no, rich]\nrevised c3 by c4\ndropped thick → rich: the two would take each other back\n", "c2<c1 c3<c4",
		},
		{"through another", "thin is what it is", "thin | attribute | thin\n thin -> rich | revises", "new c5 thin (attribute) [0-4:thin]\nlink l4 c5 revises c4 [0-4:thin]\nrevised c4 by c5\n", "c2<c1 c3<c4 c4<c5"},
		{
			"round three is no circle", "thick it is, really", "thick | attribute | thick\n thick -> thin | revises",
			"said c3 [0-5:thick]\nlink l5 c3 revises c5 [0-5:thick]\nrevised c3 by \nrevised c5 by c3\n", "c2<c1 c4<c5 c5<c3",
		},
	} {
		a := hearAnswer(g, 2, "", c.answer, c.found)
		if diff := cmp.Diff(c.want, growthLines(a)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
		var now []string
		for _, concept := range g.Concepts() {
			if concept.SupersededBy != "" {
				now = append(now, string(concept.ID)+"<"+string(concept.SupersededBy))
			}
		}
		if got := strings.Join(now, " "); got != c.now {
			t.Errorf("%s: superseded are %s, want %s", c.name, got, c.now)
		}
	}
	if m := g.Measure(); m.OrphanCount != 5 || m.MaxDepth != 0 || m.EdgeCount != 5 || m.NodeCount != 5 {
		t.Errorf("%+v: want five orphans without depth, and five links", m)
	}
}

func TestAThousandConceptsAreCountedNotListed(t *testing.T) {
	t.Parallel()
	var x Extraction
	words := make([]string, 1000)
	for i := range words {
		words[i] = "word" + strconv.Itoa(i)
		x.Concepts = append(x.Concepts, FoundConcept{Label: words[i], Type: "attribute", Quote: words[i]})
		x.Links = append(x.Links, FoundLink{From: "word0", To: words[i], Type: "leads_to"})
	}
	a := NewGraph(ladderOntology()).Grow(Utterance{ID: "u1", Turn: 1, Text: strings.Join(words, " ")}, "", x)
	if len(a.Concepts) != mostConcepts || len(a.Links) != mostConcepts-1 {
		t.Errorf("%d concepts and %d links, want 40 and 39", len(a.Concepts), len(a.Links))
	}
	if got := len(a.Dropped); got > 2+mostLinks-len(a.Links) {
		t.Errorf("%d entries about what was dropped", got)
	}
	if want := (Dropped{What: "960 concepts", Why: "more than 40 in one answer"}); a.Dropped[0] != want {
		t.Errorf("%v, want %v", a.Dropped[0], want)
	}
	if want := (Dropped{What: "940 links", Why: "more than 60 in one answer"}); a.Dropped[len(a.Dropped)-1] != want {
		t.Errorf("%v, want %v", a.Dropped[len(a.Dropped)-1], want)
	}
}

func TestALongLabelIsCutBetweenWords(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("very ", 30) + "creamy"
	a := NewGraph(ladderOntology()).Grow(Utterance{ID: "u1", Turn: 1, Text: "It is " + long}, "", Extraction{
		Concepts: []FoundConcept{{Label: long, Type: "attribute"}, {Label: "it", Type: "attribute"}},
		Links:    []FoundLink{{From: long, To: "it", Type: "leads_to"}},
	})
	if got := a.Concepts[0].Label; utf8.RuneCountInString(got) > longestLabel || !strings.HasSuffix(got, "very") {
		t.Errorf("the label is %q", got)
	}
	if len(a.Links) != 1 || a.Concepts[0].Quotes[0].Text != long {
		t.Errorf("%s: want the link, and the whole quote", growthLines(a))
	}
}

func TestAnAnswerOfFiftyThousandWordsIsTakenLikeAnyOther(t *testing.T) {
	t.Parallel()
	text := strings.Repeat("blah ", 50_000) + "and it is creamy, SO creamy"
	a := NewGraph(ladderOntology()).Grow(Utterance{ID: "u1", Turn: 1, Text: text}, "Is the taste creamy or sweet?", foundIn(`creamy | attribute | so creamy
		sweet taste | attribute | blah blah
		everything | aside | `+text))
	want := "new c1 creamy (attribute) [250018-250027:SO creamy]\n"
	if got, _, _ := strings.Cut(growthLines(a), "new c2"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if c := a.Concepts[1]; c.Quotes[0].End != 250_027 || len(a.Dropped) != 1 || a.Dropped[0].Why != whyAsked {
		t.Errorf("the quote ends at %d, dropped are %v", c.Quotes[0].End, a.Dropped)
	}
}

func TestLabelsMeanTheSameByTheirWordsUnlessSomethingIsDenied(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		a, b string
		same bool
	}{
		{"warm milk", "milk, warmed", true},
		{"warm milk", "warm milks", true},
		{"the warm milk", "warm milk", true},
		{"warm milk", "cold milk", false},
		{"creamy", "not creamy", false},
		{"isn't creamy", "not creamy", true},
		{"not sweet but creamy", "creamy but not sweet", false},
		{"not sweet, creamy", "not sweet, not creamy", false},
	} {
		if got := lemmaKey(c.a) == lemmaKey(c.b); got != c.same {
			t.Errorf("%q and %q mean the same: %v (%q, %q)", c.a, c.b, got, lemmaKey(c.a), lemmaKey(c.b))
		}
	}
}
