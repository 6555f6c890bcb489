package roleplay

import "strings"

// MatchOption is the index of the one option that typed text clearly means, or -1. It would rather miss a choice than
// make one the learner did not: questions, hedges and anything that fits two options match none.
func MatchOption(text string, options []PivotOption) int {
	all := words(text)
	if len(all) == 0 || len(all) > 60 || len(options) == 0 {
		return -1
	}
	line := strings.Join(all, " ")
	for i, option := range options {
		if line == strings.Join(words(option.Text), " ") {
			return i
		}
	}
	if i := namedOption(all, options); i >= 0 {
		return i
	}
	for _, sentence := range sentences(text) {
		if askingOf(sentence) != states {
			return -1
		}
	}
	if containsAny(" "+line+" ", hesitantWords) || containsAny(" "+line+" ", []string{"both", "neither", "either", "or", "depends"}) {
		return -1
	}
	if i := yesOrNo(all, options); i >= 0 {
		return i
	}
	return nearestOption(text, options)
}

// namedOption reads "b", "option b", "I'll take the second one".
func namedOption(all []string, options []PivotOption) int {
	whole := all
	for len(all) > 1 && namingWords[all[0]] {
		all = all[1:]
	}
	for len(all) > 1 && (all[len(all)-1] == "please" || all[len(all)-1] == "one" || all[len(all)-1] == "option") {
		all = all[:len(all)-1]
	}
	found := -1
	for i, option := range options {
		id := strings.ToLower(option.ID)
		named := len(all) == 1 && (all[0] == id || i < len(ordinalWords) && all[0] == ordinalWords[i] || all[0] == "last" && i == len(options)-1)
		for j := 0; j+1 < len(whole); j++ {
			named = named || whole[j] == "option" && whole[j+1] == id
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

// yesOrNo matches a plain yes or no when exactly one option opens so.
func yesOrNo(all []string, options []PivotOption) int {
	said := polarity(all)
	if said == 0 || len(all) > 5 {
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
	no := noWords[all[0]] || startsWithAny(opening, "i can't", "i couldn't", "i won't", "i wouldn't", "of course not", "definitely not", "absolutely not", "not really", "never")
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
	namingWords = set("so ok okay well i i'd i'll i'm say pick choose take go going with for option answer the my choice is it's let's um uh hmm definitely")
	// ordinalWords name an option by its place.
	ordinalWords = []string{"first", "second", "third", "fourth"}
	yesWords     = set("yes yeah yep yup sure absolutely definitely ok okay agreed")
	noWords      = set("no nope nah")
)
