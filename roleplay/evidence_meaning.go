package roleplay

import (
	"regexp"
	"slices"
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
type leeway struct {
	words, alike float64
	half         int // how many words will do when all are of the second half, which says what the first names
}

var (
	toTake    = leeway{words: 0.25, alike: 0.49, half: 3}
	toRestate = leeway{words: 0.2, alike: 0.45, half: 2} // who was taught says it in words of their own
)

// leeway is how much meaning may add for a demand.
func (d demand) leeway() leeway {
	if d == wantsRestated {
		return toRestate
	}
	return toTake
}

// wishes say what somebody wants, not what is so.
var wishes = regexp.MustCompile(`(?i)^(?:so |and |but |then |ok(?:ay)?,? |well,? )*(?:let'?s|let us|i want|i'd like|i would like|we should|we could|can we|could we|tell me|show me|please|i hope|i wish|suppose|imagine|maybe we)\b`)

// weighMeaning looks for evidence that the words alone do not give. Without a matcher it finds none.
func weighMeaning(found Evidence, text string, constraints []string, m Matcher, need leeway) Evidence {
	if m == nil || found.Found {
		return found
	}
	for _, sentence := range sentences(text) {
		if forMachines(sentence) || denies(sentence) || askingOf(sentence) != states || wishes.MatchString(strings.TrimSpace(sentence)) {
			continue
		}
		for _, constraint := range constraints {
			if need.carried(sentence, constraint) < need.words {
				continue
			}
			if alike := m.Similarity(sentence, constraint); alike > found.Alike {
				found.Alike, found.Matcher, found.Quote = round3(alike), m.Name(), quote(sentence)
			}
		}
	}
	if found.Alike >= need.alike {
		found.Found, found.Score = true, max(found.Score, evidenceThreshold)
	}
	return found
}

// carried is how much of a constraint the words of a sentence carry.
func (l leeway) carried(sentence, constraint string) float64 {
	score := weigh([]string{sentence}, constraint).Score
	said := stemSet(sentence)
	units := unitsOf(constraint)
	early, late := 0, 0
	for _, u := range units {
		switch hit := slices.ContainsFunc(u.stems, func(s string) bool { return said[s] }); {
		case hit && u.late:
			late++
		case hit:
			early++
		}
	}
	if early == 0 && late >= l.half {
		score = max(score, wordsWorth*float64(late)/float64(len(units)))
	}
	return score
}
