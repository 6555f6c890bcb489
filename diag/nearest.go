package diag

import (
	"strings"
	"unicode/utf8"
)

// Nearest returns the candidate that word was most likely meant to be, or "" when none is close enough to suggest.
// Ties go to the earlier candidate.
func Nearest(word string, candidates []string) string {
	word = strings.ToLower(word)
	length := utf8.RuneCountInString(word)
	best, bestDistance := "", length/3+2
	for _, candidate := range candidates {
		n := utf8.RuneCountInString(candidate)
		// So much longer or shorter cannot be near, and one word is not near another when all of it must change.
		if n-length >= bestDistance || length-n >= bestDistance {
			continue
		}
		if d := distance(word, strings.ToLower(candidate)); d < min(bestDistance, max(length, n)) {
			best, bestDistance = candidate, d
		}
	}
	return best
}

// distance counts the insertions, deletions, substitutions and swaps of neighbours that turn a into b.
func distance(a, b string) int {
	from, to := []rune(a), []rune(b)
	before, previous, current := make([]int, len(to)+1), make([]int, len(to)+1), make([]int, len(to)+1)
	for j := range previous {
		previous[j] = j
	}
	for i := 1; i <= len(from); i++ {
		current[0] = i
		for j := 1; j <= len(to); j++ {
			change := previous[j-1]
			if from[i-1] != to[j-1] {
				change++
			}
			current[j] = min(previous[j]+1, current[j-1]+1, change)
			if i > 1 && j > 1 && from[i-1] == to[j-2] && from[i-2] == to[j-1] {
				current[j] = min(current[j], before[j-2]+1)
			}
		}
		before, previous, current = previous, current, before
	}
	return previous[len(to)]
}

func join(words []string) string {
	quoted := make([]string, len(words))
	for i, word := range words {
		quoted[i] = `"` + word + `"`
	}
	return strings.Join(quoted, ", ")
}
