package interview

// Understudy plays every role of an interview by rules: no network, no model, the same reply to the same cue. It
// understands English and says nothing about what it does not understand.
type Understudy struct{}

// NewUnderstudy makes an understudy.
func NewUnderstudy() *Understudy { return &Understudy{} }

// understudyName is what replies are signed with.
const understudyName = "understudy"

var (
	_ Extractor = (*Understudy)(nil)
	_ Rater     = (*Understudy)(nil)
)
