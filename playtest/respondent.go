package playtest

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"
)

// Respondent is one simulated person in one interview. The same seed and the same questions give the same answers.
type Respondent struct {
	persona Persona
	asides  []string
	topics  []train
	dull    map[string]bool // words that are in too many questions to say what one is about
	random  *rand.Rand
	turn    int
	said    []string
}

// train is a topic with what is left of it.
type train struct {
	topic
	words   []string // of all its sentences and triggers
	next    int      // the sentence that comes next
	reverse bool     // it was taken back
}

// NewRespondent returns a person who knows about a study, whose concept is in the words of its questions.
func NewRespondent(study, concept string, persona Persona, seed uint64) (*Respondent, error) {
	k, err := knowledgeOf(study)
	if err != nil {
		return nil, err
	}
	r := &Respondent{persona: persona, asides: k.Asides, dull: map[string]bool{}, random: rand.New(rand.NewPCG(seed, uint64(len(persona))))}
	for _, w := range wordsOf(concept) {
		r.dull[w] = true
	}
	for _, t := range k.Topics {
		r.topics = append(r.topics, train{topic: t, words: wordsOf(strings.Join(t.About, " ") + " " + strings.Join(t.Says, " "))})
	}
	// The first topic is where people begin; what else comes to mind when nothing is asked for differs.
	rest := r.topics[1:]
	r.random.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	return r, nil
}

// Answer is what the person says to a question.
func (r *Respondent) Answer(question string) string {
	r.turn++
	return r.persona.answer(r, question)
}

// recall takes up to n sentences that the question brings to mind: the next ones of its topic, and when that has run dry or
// none is meant, of the next topic with anything left. It returns nothing when all is said.
func (r *Respondent) recall(question string, n int) []string {
	t := r.topicOf(question)
	if t == nil {
		return nil
	}
	n = min(n, len(t.Says)-t.next)
	found := slices.Clone(t.Says[t.next : t.next+n]) // what a persona adds is not what they know
	t.next += n
	r.said = append(r.said, found...)
	return found
}

// topicOf is the topic with anything left that a question has most words of.
func (r *Respondent) topicOf(question string) *train {
	asked := wordsOf(question)
	var best *train
	most := -1
	for i := range r.topics {
		t := &r.topics[i]
		if t.next == len(t.Says) {
			continue
		}
		if hits := r.hits(asked, t); hits > most {
			best, most = t, hits
		}
	}
	return best
}

func (r *Respondent) hits(asked []string, t *train) int {
	n := 0
	for _, w := range asked {
		if r.dull[w] {
			continue
		}
		for _, known := range t.words {
			if alike(w, known) {
				n++
				break
			}
		}
	}
	return n
}

// takeBack is what the person takes back of what they have spoken of, once a topic.
func (r *Respondent) takeBack() string {
	for i := range r.topics {
		t := &r.topics[i]
		if t.next > 0 && t.Reverses != "" && !t.reverse {
			t.reverse = true
			return t.Reverses
		}
	}
	return ""
}

// inTurn is one of some sentences at every second answer, each before any is said again, and nothing at the others.
func (r *Respondent) inTurn(all []string) string {
	if r.turn%2 == 0 {
		return ""
	}
	return all[r.turn/2%len(all)]
}

func (r *Respondent) oneOf(all []string) string { return all[r.random.IntN(len(all))] }

// questionWords are in so many questions that they bring nothing to mind.
var questionWords = map[string]bool{
	"what": true, "when": true, "which": true, "that": true, "this": true, "those": true, "have": true, "does": true, "with": true,
	"about": true, "your": true, "from": true, "were": true, "there": true, "mentioned": true, "said": true, "else": true, "more": true,
	"matter": true, "matters": true, "mean": true, "means": true, "feel": true, "feels": true, "makes": true, "made": true, "make": true,
	"because": true, "would": true, "could": true, "them": true, "they": true, "then": true, "than": true, "important": true, "like": true,
	"told": true, "take": true, "think": true, "give": true, "gives": true, "come": true, "comes": true, "lets": true, "time": true,
}

// wordsOf are the words of a text that may say what it is about.
func wordsOf(text string) []string {
	var words []string
	for w := range strings.FieldsFuncSeq(strings.ToLower(text), func(c rune) bool { return !unicode.IsLetter(c) }) {
		if len(w) > 3 && !questionWords[w] {
			words = append(words, w)
		}
	}
	return words
}

// alike tells whether two words are forms of one.
func alike(a, b string) bool {
	short, long := a, b
	if len(a) > len(b) {
		short, long = b, a
	}
	if len(long)-len(short) > 3 {
		return false
	}
	stem := max(4, len(short)-1)
	return short == long || len(short) >= stem && strings.HasPrefix(long, short[:stem])
}
