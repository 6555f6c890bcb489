package interview

import "slices"

// Questions remembers what was asked, so that asking again is noticed however long an interview is: by the words, and by
// the content words in any order.
type Questions struct {
	last map[uint64]int32 // by hash: which question it was last, from 1
	all  int32
}

// NewQuestions remembers some questions, oldest first.
func NewQuestions(asked ...string) *Questions {
	q := &Questions{}
	for _, each := range asked {
		q.Add(each)
	}
	return q
}

// Add remembers one more.
func (q *Questions) Add(question string) {
	if q.last == nil {
		q.last = map[uint64]int32{}
	}
	q.all++
	words, content := questionHashes(question)
	q.last[words] = q.all
	if content != 0 {
		q.last[content] = q.all
	}
}

// Last is which question this was last, from 1; 0 when it was never asked.
func (q *Questions) Last(question string) int {
	if q == nil {
		return 0
	}
	words, content := questionHashes(question)
	return int(max(q.last[words], q.last[content]))
}

// fewestWords is how many content words make a question one of its own, in whatever order and with whatever words between.
const fewestWords = 3

// questionHashes names a question by its folded text and, if it has enough of them, by its content words.
func questionHashes(question string) (words, content uint64) {
	words = hashOf("text", foldLabel(question))
	set := lemmas(question)
	slices.Sort(set)
	if set = slices.Compact(set); len(set) >= fewestWords {
		content = hashOf(append([]string{"lemmas"}, set...)...)
	}
	return words, content
}
