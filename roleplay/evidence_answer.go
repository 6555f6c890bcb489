package roleplay

import (
	"slices"
	"strings"
)

// What an answer to an argument is worth. To answer is to take up what the argument rests on and to say something of one's
// own about it, so it takes words of the argument and words that are not in it. Denial is how people answer, so it counts
// like anything else here. A figure by itself is nothing ("one week"), and a point that is only praised, granted or
// repeated is not answered.
const (
	answerWord   = 0.25 // each word of the argument that is taken up; two are enough
	answerFigure = 0.25 // a figure of it, beside at least one word
	answerAlike  = 0.4  // likeness that stands for the second word
)

// FindAnswer looks in the learner's text for an answer to one of the arguments: a plain statement that takes up enough of
// its words and adds something of the learner's own. It takes time in proportion to the text.
func FindAnswer(text string, arguments []string) Evidence {
	var best Evidence
	for _, argument := range arguments {
		if e := weighAnswer(statements(text), argument); e.Score > best.Score {
			best = e
		}
	}
	best.Found = best.Score >= evidenceThreshold
	return best
}

// statements are the sentences that say something in earnest: no question, wish or shrug, and nothing for machines.
func statements(text string) []string {
	var out []string
	for _, sentence := range sentences(text) {
		if forMachines(sentence) || askingOf(sentence) != states || wishes.MatchString(strings.TrimSpace(sentence)) ||
			containsAny(" "+bare(sentence)+" ", carelessWords) {
			continue
		}
		out = append(out, sentence)
	}
	return out
}

// weighAnswer scores statements as an answer to one argument. They are taken together: an answer may need two sentences.
func weighAnswer(statements []string, argument string) Evidence {
	inArgument := stemSet(argument)
	wanted := slices.DeleteFunc(figures(argument), func(f figure) bool { return f.Unit == "" && f.Value < 3 }) // "the one path"
	var e Evidence
	var own []string
	turns := false
	most := 0
	for _, sentence := range statements {
		shared := 0
		for _, s := range contentStems(sentence) {
			switch {
			case inArgument[s]:
				shared++
				if !slices.Contains(e.Words, s) {
					e.Words = append(e.Words, s)
				}
			case !attitudes[s] && !slices.Contains(own, s):
				own = append(own, s)
			}
		}
		said, count := statedFigures(sentence, wanted, inArgument, shared > 0)
		for _, each := range said {
			if each != "" && !slices.Contains(e.Figures, each) {
				e.Figures = append(e.Figures, each)
			}
		}
		if shared+count > most {
			most, e.Quote = shared+count, quote(sentence)
		}
		turns = turns || slices.ContainsFunc(words(sentence), turnsIt)
	}
	if len(own) == 0 || len(own) == 1 && !turns || len(e.Words) == 0 {
		return Evidence{} // repeated, granted, or about something else
	}
	score := answerWord*float64(len(e.Words)) + answerFigure*float64(len(e.Figures))
	e.Score = round3(min(score, 1))
	return e
}

// answerByMeaning lets likeness to the argument stand for the second word of it that an answer lacks.
func answerByMeaning(found Evidence, text string, arguments []string, m Matcher) Evidence {
	for _, sentence := range statements(text) {
		for _, argument := range arguments {
			if weighAnswer([]string{sentence}, argument).Score < answerWord {
				continue
			}
			if alike := m.Similarity(sentence, argument); alike > found.Alike {
				found.Alike, found.Matcher, found.Quote = round3(alike), m.Name(), quote(sentence)
			}
		}
	}
	if found.Alike >= answerAlike {
		found.Found, found.Score = true, max(found.Score, evidenceThreshold)
	}
	return found
}

// turnsIt says whether a word turns a thought round or ties it to a condition: with one, a single word of one's own answers.
func turnsIt(word string) bool {
	return strings.HasSuffix(word, "n't") || turningWords[word]
}

var (
	turningWords = set("not no nobody never nothing none without unless until but only if because although though even while whether cannot still instead than")
	// attitudes are stems by which people praise, grant or take note of a point without answering it.
	attitudes = stemSetOf(`agree agreed right true fair point argument case idea view opinion sense convinced convincing persuaded strong great good excellent brilliant
		smart clever wise love like support accept accepted understand understood hear heard noted note important serious interesting valid reasonable sound
		correct exactly perfect best better nice fine okay thanks thank appreciate respect believe trust say said saying mention mentioned tell told think
		thought know definitely absolutely totally completely clearly obviously certainly really honest honestly care worry worried concern concerned problem issue matter
		question answer talk talking discuss thing topic subject people everyone way kind lot let decide decision later today maybe guess suppose`)
	// carelessWords wave a matter away.
	carelessWords = []string{"don't care", "do not care", "who cares", "couldn't care less", "not my problem", "whatever", "never mind", "nevermind", "forget it", "blah"}
)

// stemSetOf is the stems of all words of a line, small ones too.
func stemSetOf(line string) map[string]bool {
	out := map[string]bool{}
	for word := range set(line) {
		out[stem(word)] = true
	}
	return out
}
