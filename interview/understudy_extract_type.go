package interview

import "strings"

// hearForm is what the grammar and the words of a phrase say about it, whatever the methodology.
type hearForm uint8

const (
	formQuality  hearForm = iota // creamy texture: what a thing is like
	formThing                    // the app: a thing
	formAbility                  // save time: what it does for a person
	formFeeling                  // feel calm
	formConduct                  // being a good parent
	formEnd                      // happiness, security
	formProblem                  // keeps crashing
	formAction                   // I asked her to check
	formEvent                    // the branch closed
	formContrast                 // whereas the other is cheap
	formSetting                  // in the morning before work
	formSocial                   // what others think of me
	formChange                   // now I always check
	formLearning                 // I realised
	formExpect                   // I expected
	formMeans                    // use the app
	formReason                   // because of the staff
	formResult                   // in the end it worked
	formIdeal                    // my ideal phone: told by cues alone
	forms
)

// formWords are the words in a type's name or description that say which form it takes, by stem.
var formWords = [forms]map[string]bool{
	formQuality:  stemSet("attribute feature property characteristic quality trait pole tangible concrete"),
	formThing:    stemSet("element object brand product item touchpoint stage"),
	formAbility:  stemSet("functional practical physical benefit gain task goal statement"),
	formFeeling:  stemSet("psychosocial psychological emotional emotion feeling feel felt mood state"),
	formConduct:  stemSet("instrumental conduct"),
	formEnd:      stemSet("terminal end-state ultimate"),
	formProblem:  stemSet("pain friction problem obstacle barrier frustration difficulty annoyance"),
	formAction:   stemSet("action did step"),
	formEvent:    stemSet("incident event happened trigger"),
	formContrast: stemSet("opposite contrast"),
	formSetting:  stemSet("situation context circumstance setting stage"),
	formSocial:   stemSet("social others perceived seen"),
	formChange:   stemSet("change changed habit"),
	formLearning: stemSet("learning lesson insight realised"),
	formExpect:   stemSet("expectation expected hoped"),
	formMeans:    stemSet("solution approach workaround alternative"),
	formReason:   stemSet("attribution cause blame reason"),
	formResult:   stemSet("outcome result"),
	formIdeal:    stemSet("ideal"),
}

func stemSet(line string) map[string]bool {
	out := map[string]bool{}
	for _, word := range strings.Fields(line) {
		out[lemma(word)] = true
	}
	return out
}

// kinds is an ontology made ready for typing.
type kinds struct {
	nodes    []nodeKind
	links    []linkKind
	ladder   bool            // every link leads up
	things   map[string]bool // a subject can be a concept of its own; the cues of such types
	settings bool            // so can a time or a place
}

type nodeKind struct {
	name  string
	level int
	stems []string   // of its name
	cues  [][]string // stems
	fits  [forms]float64
}

type linkKind struct {
	name     string
	from, to []bool // by type of concept
	spoken   bool   // it sets the two against each other or side by side, which is always said
	place    bool   // it says where or when the first is, so that either may be told first
	cues     [][]string
}

func newKinds(o *Ontology) *kinds {
	k := &kinds{}
	at := map[string]int{}
	named := map[string]bool{} // a description that speaks of another type says nothing of its own form
	for _, n := range o.Nodes {
		for _, w := range lemmas(strings.ReplaceAll(n.Type, "_", " ")) {
			named[w] = true
		}
	}
	for i, n := range o.Nodes {
		at[n.Type] = i
		kind := nodeKind{name: n.Type, level: n.Level, cues: cueStems(n.Cues)}
		words := lemmas(strings.ReplaceAll(n.Type, "_", " "))
		kind.stems = words
		told := lemmas(n.Description)
		for f := range forms {
			for _, w := range words {
				if formWords[f][w] {
					kind.fits[f] = 1
				}
			}
			for _, w := range told {
				if kind.fits[f] == 0 && formWords[f][w] && !named[w] {
					kind.fits[f] = 0.3
				}
			}
		}
		if kind.fits[formIdeal] == 1 {
			kind.fits = [forms]float64{formIdeal: 1}
		}
		if kind.fits[formThing] == 1 {
			if k.things == nil {
				k.things = map[string]bool{}
			}
			for _, cue := range kind.cues {
				k.things[cue[len(cue)-1]] = true
			}
		}
		k.settings = k.settings || kind.fits[formSetting] == 1
		k.nodes = append(k.nodes, kind)
	}
	for _, l := range o.Links {
		if l.Type == Revises {
			continue
		}
		link := linkKind{name: l.Type, from: typeSet(l.From, at, len(o.Nodes)), to: typeSet(l.To, at, len(o.Nodes)), cues: cueStems(l.Cues)}
		for _, cue := range l.Cues {
			switch cue {
			case "but", "although", "unlike", "whereas", "however", "opposite", "same", "both", "like", "same as", "similar", "close to":
				link.spoken = true
			case "at", "in", "during", "by", "via", "while":
				link.place = true
			}
		}
		k.links = append(k.links, link)
	}
	k.ladder = k.climbs()
	return k
}

// climbs says whether every link leads up the levels or along one of them, so that order of telling is order of level.
func (k *kinds) climbs() bool {
	for _, l := range k.links {
		for a, from := range l.from {
			for b, to := range l.to {
				if from && to && (k.nodes[a].level == 0 || k.nodes[b].level < k.nodes[a].level) {
					return false
				}
			}
		}
	}
	return len(k.links) > 0
}

func typeSet(names []string, at map[string]int, n int) []bool {
	out := make([]bool, n)
	for _, name := range names {
		if name == AnyType {
			for i := range out {
				out[i] = true
			}
		} else if i, ok := at[name]; ok {
			out[i] = true
		}
	}
	return out
}

func cueStems(cues []string) [][]string {
	out := make([][]string, 0, len(cues))
	for _, cue := range cues {
		var stems []string
		for _, t := range tokens(cue) {
			stems = append(stems, lemma(t.word))
		}
		if len(stems) > 0 {
			out = append(out, stems)
		}
	}
	return out
}

// score says how well each type fits a phrase.
func (r *reading) score(f *foundPhrase) []float64 {
	form := r.formsOf(f)
	c := r.clauses[f.clause]
	out := make([]float64, len(r.kinds.nodes))
	for i := range r.kinds.nodes {
		kind := &r.kinds.nodes[i]
		for k := range forms {
			out[i] += float64(form[k] * kind.fits[k])
		}
		out[i] += r.cueScore(kind.cues, r.pastSubject(f), f.hi, 1.6)
		out[i] += r.cueScore(kind.cues, c.from, f.lo, 0.65)
		if r.asked[i] && out[i] > 0 {
			out[i] += 0.8
		}
	}
	return out
}

// cueScore is what the cues that stand in the words from lo to hi are worth together.
func (r *reading) cueScore(cues [][]string, lo, hi int, worth float64) float64 {
	total := 0.0
	for _, cue := range cues {
		if r.stemsAt(cue, lo, hi) {
			total += float64(worth * (1 + float64(0.4*float64(len(cue)-1))))
		}
	}
	return min(total, 2*worth)
}

func (r *reading) stemsAt(stems []string, lo, hi int) bool {
	for i := lo; i+len(stems) <= hi; i++ {
		k := 0
		for k < len(stems) && r.stem(i+k) == stems[k] {
			k++
		}
		if k == len(stems) {
			return true
		}
	}
	return false
}

// pastSubject is where the words begin that say what a phrase is: "family" in "the whole family drinks it" is no value.
func (r *reading) pastSubject(f *foundPhrase) int {
	if f.verb == "feel" && f.subject == "it" && f.lo+1 < f.hi { // it feels solid: no feeling of a person's
		return f.lo + 1
	}
	if f.subject != "thing" && f.subject != "person" || f.verb == "" || f.verb == "be" {
		return f.lo
	}
	for k := f.lo; k < f.hi; k++ {
		if r.words[k].tag == tagVerb {
			return k
		}
	}
	return f.lo
}
