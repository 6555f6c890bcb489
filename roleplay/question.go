package roleplay

import (
	"slices"
	"strings"
)

// asking is how much of a question a sentence is.
type asking uint8

const (
	states asking = iota // says something, perhaps with a "right?" behind it
	checks               // asks whether something it says is so: "So it's 23 against 2?", "Isn't that ten times over?"
	asks                 // wants to know
)

// askingOf reads how much of a question a sentence is.
func askingOf(sentence string) asking {
	trimmed := strings.TrimRight(strings.TrimSpace(sentence), "\"”’') ")
	marked := strings.HasSuffix(trimmed, "?") || strings.HasSuffix(trimmed, "？") || strings.HasSuffix(trimmed, "؟")
	all := words(sentence)
	for len(all) > 0 && leadIns[all[0]] {
		all = all[1:]
	}
	if len(all) == 0 {
		if marked {
			return asks
		}
		return states
	}
	if marked && tagged(all) {
		return states
	}
	opening := strings.Join(all[:min(len(all), 3)], " ")
	switch {
	case rhetorical(opening):
		if marked {
			return checks
		}
		return states
	case questionWords[all[0]] && (marked || all[0] != "when" && all[0] != "which" && all[0] != "what"):
		return asks
	case inverted[all[0]] && (marked || len(all) > 1 && subjects[all[1]]):
		return asks
	case questionWords[all[0]] && len(all) > 1 && inverted[all[1]]: // what is, when do: unmarked
		return asks
	case (all[0] == "what" || all[0] == "which") && len(all) > 1 && len(all) < 4 && !stopWords[all[1]]: // what score
		return asks
	case all[0] == "what" && len(all) > 1 && askedOf[all[1]] && !slices.Contains(all, "is"): // what happens, what about; but "what happens is …"
		return asks
	case startsWithAny(opening, "tell me", "i wonder", "wondering", "walk me", "talk me", "explain", "since when", "anything else", "i asked", "my question", "and then what"):
		return asks
	case opening == "i'd like to" && len(all) > 3 && wantToKnow[all[3]]:
		return asks
	case marked:
		return checks
	}
	return states
}

// tagged says whether a sentence is a statement with a question hung on: "…, right?"
func tagged(all []string) bool {
	last := all[len(all)-1]
	if len(all) > 2 && (last == "right" || last == "correct" || last == "yeah" || last == "yes" || last == "no" || last == "huh") {
		return true
	}
	return len(all) > 4 && (last == "it" || last == "we" || last == "that" || last == "they") &&
		strings.HasSuffix(all[len(all)-2], "n't")
}

// rhetorical openings ask in form and claim in substance.
func rhetorical(opening string) bool {
	return startsWithAny(opening, "how can we", "how could we", "how can anyone", "why would we", "why would anyone", "why should we",
		"isn't", "aren't", "doesn't that", "doesn't it", "don't we", "shouldn't we", "wouldn't", "won't that")
}

func startsWithAny(text string, starts ...string) bool {
	for _, start := range starts {
		if strings.HasPrefix(text, start) && (len(text) == len(start) || text[len(start)] == ' ') {
			return true
		}
	}
	return false
}

var (
	// leadIns come before what a sentence says.
	leadIns = set("so and but ok okay well hm hmm um uh right oh ah alright then now sorry wait yeah yes no hey hi hello look honestly actually just please also")
	// questionWords open a question.
	questionWords = set("what what's which who who's whose why why's how how's when when's where where's")
	// wantToKnow follow an "I'd like to" that asks.
	wantToKnow = set("know hear understand ask see learn")
	// askedOf follow a "what" that asks.
	askedOf = set("happens happened about if else kind means says goes exactly time number makes causes")
	// inverted verbs open a question when the subject comes after them.
	inverted = set("is are was were do does did can could will would should shall has have had may might am")
	subjects = set("it we you they he she i this that there the your our their these those anyone somebody someone")
)
