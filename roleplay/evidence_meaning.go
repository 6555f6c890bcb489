package roleplay

import (
	"regexp"
	"strings"
)

// Matcher compares two texts by meaning, from -1 to 1. What it says depends on the machine, so it is asked at the edge and
// logged.
type Matcher interface {
	Name() string
	Similarity(a, b string) float64
}

// What likeness in meaning must reach to count as evidence, and how much of the constraint the words themselves must carry
// then. Likeness cannot tell a claim from its opposite, nor a topic from what is said of it: "what does the contract say
// about medical prompts?" is liker to a constraint than many a true paraphrase. So it only lifts a plain statement that has
// some of the constraint's words and falls short of enough; the table in the tests shows what that lets through.
const (
	alikeThreshold = 0.49
	alikeWords     = 0.3
)

// wishes say what somebody wants, not what is so.
var wishes = regexp.MustCompile(`(?i)^(?:so |and |but |then |ok(?:ay)?,? |well,? )*(?:let'?s|let us|i want|i'd like|i would like|we should|we could|can we|could we|tell me|show me|please|i hope|i wish|suppose|imagine|maybe we)\b`)

// weighMeaning looks for evidence that the words alone do not give. Without a matcher it finds none.
func weighMeaning(found Evidence, text string, constraints []string, m Matcher) Evidence {
	if m == nil || found.Found || found.Score < alikeWords {
		return found
	}
	for _, sentence := range sentences(text) {
		if forMachines(sentence) || denies(sentence) || askingOf(sentence) != states || wishes.MatchString(strings.TrimSpace(sentence)) {
			continue
		}
		for _, constraint := range constraints {
			if weigh([]string{sentence}, constraint).Score < alikeWords {
				continue
			}
			if alike := m.Similarity(sentence, constraint); alike > found.Alike {
				found.Alike, found.Matcher, found.Quote = round3(alike), m.Name(), quote(sentence)
			}
		}
	}
	if found.Alike >= alikeThreshold {
		found.Found, found.Score = true, max(found.Score, evidenceThreshold)
	}
	return found
}
