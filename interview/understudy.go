package interview

import "sync"

// Understudy plays every role of an interview by rules: no network, no model, the same reply to the same cue. It
// understands English, and says nothing about what it does not understand. It may be used by many at once.
type Understudy struct {
	mu    sync.Mutex
	kinds map[*Ontology]*kinds // ontologies made ready, a few at a time
}

// NewUnderstudy makes an understudy.
func NewUnderstudy() *Understudy { return &Understudy{kinds: map[*Ontology]*kinds{}} }

// understudyName is what replies are signed with.
const understudyName = "understudy"

// mostOntologies is how many ontologies are kept ready: more than ship, few enough to forget at once.
const mostOntologies = 16

var (
	_ Extractor = (*Understudy)(nil)
	_ Rater     = (*Understudy)(nil)
)

// kindsOf is an ontology made ready. A methodology does not change once it is parsed, so its address stands for it.
func (u *Understudy) kindsOf(o *Ontology) *kinds {
	u.mu.Lock()
	defer u.mu.Unlock()
	k, ok := u.kinds[o]
	if !ok {
		k = newKinds(o)
		if len(u.kinds) >= mostOntologies {
			clear(u.kinds)
		}
		u.kinds[o] = k
	}
	return k
}
