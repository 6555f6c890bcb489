package interview

import "strings"

// hearVerbBase is the base form of a verb in any of its forms, or nothing when the word is no verb that is known.
func hearVerbBase(word string) string {
	if base, ok := hearVerbForms[word]; ok {
		return base
	}
	if hearVerbs[word] {
		return word
	}
	for _, ending := range []string{"s", "es", "ed", "d", "ing"} {
		stem, ok := strings.CutSuffix(word, ending)
		if !ok || len(stem) < 2 {
			continue
		}
		if base := hearVerbFrom(stem, ending); base != "" {
			return base
		}
	}
	return ""
}

func hearVerbFrom(stem, ending string) string {
	n := len(stem)
	switch {
	case hearVerbs[stem]:
		return stem
	case ending == "ing" && hearVerbs[stem+"e"]:
		return stem + "e"
	case stem[n-1] == 'i' && hearVerbs[stem[:n-1]+"y"]:
		return stem[:n-1] + "y"
	case n > 2 && stem[n-1] == stem[n-2] && (ending == "ed" || ending == "ing") && hearVerbs[stem[:n-1]]:
		return stem[:n-1]
	}
	return ""
}

// hearPast says whether a verb's form tells of the past.
func hearPast(word string) bool {
	base := hearVerbBase(word)
	if base == "" || base == word || strings.HasSuffix(word, "ing") || strings.HasSuffix(word, "s") {
		return word == "was" || word == "were" || word == "had" || word == "did" || word == "didn't" || word == "couldn't"
	}
	return true
}
