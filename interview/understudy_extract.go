package interview

import (
	"context"
	"fmt"
	"strings"
)

// mostHeard is how many concepts one answer can yield; a person who says more has said them badly.
const mostHeard = 24

// Extract finds concepts and links by their grammar: a clause is a concept, a connective a link. The utterance is data; what
// it asks for is never done.
func (u *Understudy) Extract(ctx context.Context, cue ExtractCue) (Extraction, error) {
	out := Extraction{Concepts: []FoundConcept{}, Links: []FoundLink{}, Call: Call{By: understudyName}}
	if err := ctx.Err(); err != nil {
		return out, err
	}
	h := hear(cue.Utterance.Text)
	if h.cut {
		out.Call.Faults = append(out.Call.Faults, fmt.Sprintf("the answer is long: only its first %d words and %d clauses were read", mostWords, mostClauses))
	}
	if len(h.words) < 3 || !h.english() {
		return out, nil
	}
	h.learnNames(cue.Question)
	reading := &reading{heard: h, cue: &cue, kinds: u.kindsOf(&cue.Methodology.Ontology)}
	reading.asked = reading.askedFor()
	reading.findPhrases()
	reading.findLinks()
	reading.findRevisions()
	reading.write(&out)
	return out, nil
}

// learnNames notes what is written as a name within a sentence, here or in the question.
func (h *heard) learnNames(question string) {
	h.proper = map[string]bool{}
	asked, _ := hearWords(question)
	for _, words := range [][]hearWord{asked, h.words} {
		for _, w := range words {
			if w.gap < gapSentence && w.word != "i" && !strings.HasPrefix(w.word, "i'") && w.text != w.word {
				h.proper[w.word] = true
			}
		}
	}
}

// english says whether enough of the words are in Latin letters to read on.
func (h *heard) english() bool {
	latin := 0
	for _, w := range h.words {
		if latinWord(w.word) {
			latin++
		}
	}
	return latin*2 > len(h.words)
}

// reading is an answer while concepts and links are found in it.
type reading struct {
	*heard
	cue   *ExtractCue
	kinds *kinds
	found []foundPhrase
	links []foundTie
	first []int  // by clause: the number of its first phrase, or -1
	asked []bool // by type of concept: the question asks for it by its name
}

// foundPhrase is a phrase with how well each type of concept fits it.
type foundPhrase struct {
	hearPhrase
	scores []float64 // by type
	kind   int
	same   int // the earlier phrase that says the same, or -1
}

// foundTie is a link between phrases by number, or to a concept that is known.
type foundTie struct {
	from, to           int
	fromKnown, toKnown string // labels, in place of a number
	kind               int    // link type
	lo, hi             int    // words of the quote
	revises            bool
}

// findPhrases codes every clause.
func (r *reading) findPhrases() {
	topic := map[string]bool{}
	if r.cue.Study != nil {
		for _, l := range lemmas(r.cue.Study.Concept) {
			topic[l] = true
		}
	}
	r.first = make([]int, len(r.clauses))
	labels := map[string]int{}
	for n := range r.clauses {
		r.first[n] = -1
		if r.asksBack(n) {
			continue
		}
		for _, p := range r.phrasesOf(n, r.kinds.things) {
			if len(r.found) >= mostHeard || r.isTopic(p, topic) || (p.setting || r.setsScene(p)) && !r.kinds.settings {
				continue
			}
			if p.subject == "" && p.verb != "" && r.clauses[n].relation == relationAddition && !r.clauses[n].verb && len(r.found) > 0 {
				if last := r.found[len(r.found)-1]; r.clauses[last.clause].sentence == r.clauses[n].sentence {
					p.subject = last.subject // the nurse sat down and explained
				}
			}
			f := foundPhrase{hearPhrase: p, same: -1}
			f.scores = r.score(&f)
			r.expect(&f)
			f.kind = bestScore(f.scores)
			if f.scores[f.kind] < leastScore || r.comesAndGoes(&f) {
				continue
			}
			r.recognise(&f)
			if had, ok := labels[foldLabel(f.label)]; ok {
				f.same, f.kind = had, r.found[had].kind
			} else if had := r.takenUp(&f); had >= 0 {
				f.same, f.kind = r.origin(had), r.found[had].kind
			} else {
				labels[foldLabel(f.label)] = len(r.found)
			}
			if r.first[n] < 0 {
				r.first[n] = len(r.found)
			}
			r.found = append(r.found, f)
		}
	}
}

// isTopic says whether a phrase only names what the study is about.
func (r *reading) isTopic(p hearPhrase, topic map[string]bool) bool {
	if len(topic) == 0 || p.subject == "thing" {
		return false
	}
	for _, l := range lemmas(p.label) {
		if !topic[l] {
			return false
		}
	}
	return true
}

// setsScene says whether a clause only tells when the speaker does something: when I was paying rent.
func (r *reading) setsScene(p hearPhrase) bool {
	c := r.clauses[p.clause]
	if c.relation != relationCondition && c.relation != relationTime {
		return false
	}
	switch first, rest, _ := strings.Cut(c.connective, " "); first {
	case "before", "after":
		return rest != "that" && p.subject != "it" && p.subject != "thing" && p.subject != "nobody"
	case "when", "whenever", "while", "whilst", "by", "until", "till", "once", "every", "each", "the":
		return p.subject != "it" && p.subject != "thing" && p.subject != "nobody"
	}
	return false
}

// leastScore is how well a type must fit; what fits none is left out.
const leastScore = 0.3

// comesAndGoes says whether a phrase only tells where the speaker went, which is no step of a ladder.
func (r *reading) comesAndGoes(f *foundPhrase) bool {
	if !r.kinds.ladder || f.subject != "i" || f.neg || f.able || f.hi-f.lo < 3 || (f.verb != "get" && f.verb != "go" && f.verb != "come" && f.verb != "arrive") {
		return false
	}
	w := r.words[f.lo+1]
	return (w.word == "to" || w.tag == tagPrep) && placeStems[r.stem(f.hi-1)]
}

func bestScore(scores []float64) int {
	at := 0
	for i, s := range scores {
		if s > scores[at] {
			at = i
		}
	}
	return at
}

// write puts what was found into the extraction.
func (r *reading) write(out *Extraction) {
	for _, f := range r.found {
		if f.same < 0 {
			out.Concepts = append(out.Concepts, FoundConcept{Label: f.label, Type: r.kinds.nodes[f.kind].name, Quote: r.quote(f.lo, f.hi)})
		}
	}
	seen := map[[3]string]bool{}
	for _, l := range r.links {
		link := FoundLink{From: l.fromKnown, To: l.toKnown, Type: Revises, Quote: r.quote(l.lo, l.hi)}
		if !l.revises {
			link.Type = r.kinds.links[l.kind].name
		}
		if link.From == "" {
			link.From = r.found[l.from].label
		}
		if link.To == "" {
			link.To = r.found[l.to].label
		}
		key := [3]string{foldLabel(link.From), foldLabel(link.To), link.Type}
		if key[0] != key[1] && !seen[key] {
			seen[key] = true
			out.Links = append(out.Links, link)
		}
	}
}

// quote is the exact words from lo to hi.
func (h *heard) quote(lo, hi int) string {
	return h.text[h.words[lo].from:h.words[hi-1].to]
}
