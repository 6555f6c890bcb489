package roleplay

import (
	"strconv"
	"strings"
)

// MatchOption is the index of the one option that typed text clearly means, or -1. People answer in words of their own, and ask
// something with it: each statement is read by itself, and the first that fits one option alone settles it. Hedges, and what
// fits two options, match none.
func MatchOption(text string, options []PivotOption) int { return MatchPivot(text, "", options) }

// MatchPivot is MatchOption for who answers in the words of the question, too: "a launch", to "a launch, or a reason against it?"
func MatchPivot(text, question string, options []PivotOption) int {
	all := plainWords(text)
	if len(all) == 0 || len(all) > 80 || len(options) == 0 {
		return -1
	}
	line := strings.Join(all, " ")
	for i, option := range options {
		if line == strings.Join(plainWords(option.Text), " ") {
			return i
		}
	}
	if i := namedOption(all, options); i >= 0 {
		return i
	}
	var said []string
	for _, sentence := range sentences(text) {
		if askingOf(sentence) == states && len(words(sentence)) > 0 {
			said = append(said, sentence)
		}
	}
	whole := strings.Join(said, " ")
	if framed := " " + bare(whole) + " "; containsAny(framed, hesitantWords) || containsAny(framed, []string{"neither", "either", "or", "depends"}) || wantsBoth(framed, options) {
		return -1
	}
	essences := essencesOf(question, options)
	for _, sentence := range said {
		if i := meantBy(sentence, options, essences); i >= 0 {
			return i
		}
	}
	if len(said) < 2 {
		return -1
	}
	return nearestOption(whole, options)
}

// wantsBoth says whether somebody takes both options, unless an option itself speaks of both.
func wantsBoth(framed string, options []PivotOption) bool {
	for _, option := range options {
		if containsAny(" "+bare(option.Text)+" ", []string{"both"}) {
			return false
		}
	}
	return containsAny(framed, []string{"both"})
}

// meantBy is the option that one statement means, or -1.
func meantBy(sentence string, options []PivotOption, essences [][]string) int {
	if i := namedOption(plainWords(sentence), options); i >= 0 {
		return i
	}
	if i := yesOrNo(words(sentence), options); i >= 0 {
		return i
	}
	if i := nearestOption(sentence, options); i >= 0 {
		return i
	}
	if i := byEssence(sentence, essences); i >= 0 {
		return i
	}
	if _, rest, found := strings.Cut(sentence, ": "); found { // "I just said it: the real read"
		return byEssence(rest, essences)
	}
	return -1
}

// namedOption reads "b", "2", "option b", "I'll take the second one", "the latter".
func namedOption(all []string, options []PivotOption) int {
	whole := all
	for len(all) > 1 && namingWords[all[0]] {
		all = all[1:]
	}
	for len(all) > 1 && (all[len(all)-1] == "please" || all[len(all)-1] == "one" || all[len(all)-1] == "option" || all[len(all)-1] == "then") {
		all = all[:len(all)-1]
	}
	found := -1
	for i, option := range options {
		id := strings.ToLower(option.ID)
		last := i == len(options)-1
		named := len(all) == 1 && (all[0] == id || all[0] == strconv.Itoa(i+1) || i < len(ordinalWords) && all[0] == ordinalWords[i] ||
			all[0] == "last" && last || len(options) == 2 && (all[0] == "former" && !last || all[0] == "latter" && last))
		for j := 0; j+1 < len(whole); j++ {
			named = named || whole[j] == "option" && (whole[j+1] == id || whole[j+1] == strconv.Itoa(i+1))
		}
		if named {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

// yesOrNo matches a yes or no when exactly one option opens so.
func yesOrNo(all []string, options []PivotOption) int {
	said := polarity(all)
	if said == 0 || len(all) > 5 && (len(all) > 25 || !yesWords[all[0]] && !noWords[all[0]]) {
		return -1
	}
	if len(all) > 1 && noWords[all[0]] && noPhrases[all[1]] {
		return -1
	}
	found := -1
	for i, option := range options {
		opening := words(option.Text)
		if len(opening) == 0 || polarity(opening[:1]) != said {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

// polarity is 1 for words that open with a yes, -1 for a no, 0 for neither or for both.
func polarity(all []string) int {
	if len(all) == 0 {
		return 0
	}
	opening := strings.Join(all[:min(len(all), 3)], " ")
	yes := yesWords[all[0]] || startsWithAny(opening, "of course") && !startsWithAny(opening, "of course not")
	no := noWords[all[0]] || startsWithAny(opening, "i can't", "i couldn't", "i won't", "i wouldn't", "of course not", "definitely not", "absolutely not", "not really", "never", "certainly not", "not a chance", "no way")
	if no {
		yes = false
	}
	for _, word := range all[1:] {
		if yes && (noWords[word] || word == "but") || no && (yesWords[word] || word == "but") {
			return 0
		}
	}
	switch {
	case yes:
		return 1
	case no:
		return -1
	}
	return 0
}

// nearestOption compares by the words that tell the options apart.
func nearestOption(text string, options []PivotOption) int {
	said := stemSet(text)
	inOptions := map[string]int{}
	for _, option := range options {
		for _, s := range contentStems(option.Text) {
			inOptions[s]++
		}
	}
	best, second, bestAt := 0.0, 0.0, -1
	for i, option := range options {
		own, hit := 0, 0
		for _, s := range contentStems(option.Text) {
			if inOptions[s] > 1 {
				continue
			}
			own++
			if said[s] {
				hit++
			}
		}
		score := 0.0
		switch {
		case hit >= 2 || hit > 0 && wordShare(option.Text, text) >= 0.7:
			score = float64(hit) / float64(own)
		case hit == 1: // a word of another option is a doubt
			score = 0.2
		}
		if score > best {
			best, second, bestAt = score, best, i
		} else {
			second = max(second, score)
		}
	}
	if best < 0.5 || second > 0.2 || negated(text) != negated(options[bestAt].Text) {
		return -1
	}
	return bestAt
}

// What a short answer must share with an option's first sentence, and how much less with any other's.
const (
	essence       = 0.4
	essenceAhead  = 0.25
	longestAnswer = 16 // words
)

// essencesOf is, for each option, what it says first, and the half of the question that stands for it.
func essencesOf(question string, options []PivotOption) [][]string {
	out := make([][]string, len(options))
	for i, option := range options {
		out[i] = []string{sentences(option.Text + " ")[0]}
	}
	all := sentences(question)
	if len(options) != 2 || len(all) == 0 {
		return out
	}
	first, second, found := strings.Cut(all[len(all)-1], ", or ")
	if !found {
		return out
	}
	straight := wordShare(options[0].Text, first) + wordShare(options[1].Text, second)
	crossed := wordShare(options[0].Text, second) + wordShare(options[1].Text, first)
	switch {
	case straight > crossed:
		out[0], out[1] = append(out[0], first), append(out[1], second)
	case crossed > straight:
		out[0], out[1] = append(out[0], second), append(out[1], first)
	}
	return out
}

// byEssence compares a short statement with what each option says first, small words included: "Break it", "what you'd tell
// your crew". At least two words must be shared, and one of them must not be in another option.
func byEssence(sentence string, essences [][]string) int {
	said := plainWords(sentence)
	if len(said) < 2 || len(said) > longestAnswer || negated(sentence) {
		return -1
	}
	best, second, bestAt := 0.0, 0.0, -1
	for i, own := range essences {
		score := 0.0
		for _, each := range own {
			score = max(score, essenceShare(said, each, essences, i))
		}
		if score > best {
			best, second, bestAt = score, best, i
		} else {
			second = max(second, score)
		}
	}
	if best < essence || best-second < essenceAhead {
		return -1
	}
	return bestAt
}

// essenceShare is how much of an essence was said.
func essenceShare(said []string, text string, essences [][]string, at int) float64 {
	if negated(text) {
		return 0
	}
	own := plainWords(text)
	shared, telling := 0, false
	for _, word := range own {
		if !containsWord(said, word) {
			continue
		}
		shared++
		telling = telling || !smallWords[word] && !inOthers(word, essences, at)
	}
	score := float64(shared) / float64(max(len(own), 1))
	if onlyThat(said, own) && telling {
		score = max(score, essence)
	}
	if shared < 2 && !onlyThat(said, own) || !telling {
		score = min(score, essenceAhead/2.5)
	}
	return score
}

// onlyThat says whether all that was said besides small words is in a text: "Honest version, please."
func onlyThat(said, own []string) bool {
	for _, word := range said {
		if !smallWords[word] && !containsWord(own, word) {
			return false
		}
	}
	return len(said) > 1
}

// inOthers says whether another option has a word.
func inOthers(word string, essences [][]string, but int) bool {
	for i, own := range essences {
		for _, text := range own {
			if i != but && containsWord(plainWords(text), word) {
				return true
			}
		}
	}
	return false
}

func containsWord(all []string, word string) bool {
	for _, each := range all {
		if each == word || len(each) > 3 && len(word) > 3 && stem(each) == stem(word) {
			return true
		}
	}
	return false
}

// plainWords are the words of a text with short forms written out.
func plainWords(text string) []string {
	var out []string
	for _, word := range words(text) {
		head, tail, found := strings.Cut(word, "'")
		if same, ok := sameWord[word]; ok {
			word = same
		}
		if long, ok := longForms[tail]; found && ok && head != "" {
			out = append(out, head, long)
			continue
		}
		out = append(out, word)
	}
	return out
}

// wordShare is how much of the wording of one text, small words included, is in another.
func wordShare(of, in string) float64 {
	there := map[string]bool{}
	for _, word := range words(in) {
		there[word] = true
	}
	all, hit := words(of), 0
	for _, word := range all {
		if there[word] {
			hit++
		}
	}
	return float64(hit) / float64(max(len(all), 1))
}

// negated says whether a text turns its meaning round an odd number of times.
func negated(text string) bool {
	count := 0
	for _, word := range words(text) {
		if strings.HasSuffix(word, "n't") || noWords[word] || word == "not" || word == "never" || word == "cannot" || word == "without" {
			count++
		}
	}
	return count%2 == 1
}

var (
	namingWords = set("so ok okay well i i'd i'll i'm say pick choose take go going with for option answer the my choice is it's let's um uh hmm definitely would will number give me")
	// ordinalWords name an option by its place.
	ordinalWords = []string{"first", "second", "third", "fourth"}
	yesWords     = set("yes yeah yep yup sure absolutely definitely ok okay agreed")
	noWords      = set("no nope nah")
	noPhrases    = set("idea clue problem worries doubt question offence matter one")
	longForms    = map[string]string{"d": "would", "ll": "will", "m": "am", "re": "are", "ve": "have"}
	sameWord     = map[string]string{"honest": "real", "truth": "real", "true": "real", "genuine": "real", "honestly": "real", "opinion": "read", "view": "read"}
	smallWords   = set("version please option way thing something want need here rather a an the i you we it is am are was be to of in on at for and or me my your our us what that this would will can could do does with just please than then")
)
