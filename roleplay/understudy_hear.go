package roleplay

import (
	"maps"
	"slices"
	"strings"
	"unicode"
)

// act is what a learner's line does in the conversation.
type act uint8

const (
	silence     act = iota // nothing said
	noise                  // no words anyone knows
	foreign                // a script the understudy does not speak
	machine                // text for a program
	greets                 // hello, how are you
	farewell               // has to go
	thanks                 // thanks, praise, sympathy
	nods                   // ok, hm, go on
	agrees                 // yes, exactly, makes sense
	objects                // no, I don't think so
	doubts                 // why should I believe you
	confused               // doesn't follow
	insults                // rude
	shrugsOff              // doesn't care
	asksWho                // who are you, what do you do
	asksView               // what would you do
	asksMeta               // why am I here, what do you need from me
	asksOptions            // what am I deciding between
	asksFigure             // how many, what percentage
	wonders                // any other question
	claims                 // says something
)

// heard is a learner's line as the understudy takes it.
type heard struct {
	act      act
	subject  string // what it asks about, or all of it
	stems    []string
	asking   bool // at least part of it wants an answer
	infers   bool // it draws a conclusion
	plays    bool // it plays the matter down
	supposes bool // it asks what if, or for a way out
	vague    bool // what it asks is said in small words only
	general  bool // it asks what the matter is
	marked   bool // there is a question mark in it
	topical  int  // stems that belong to this conversation
	strange  int  // stems that do not
	back     bool // it speaks of "it" or "that"
	near     bool // in meaning to what this conversation is about
	figures  []figure
	mood     Mood
}

// hear reads a line against the words of the conversation.
func hear(text string, mood Mood, vocabulary map[string]bool) heard {
	h := heard{stems: hearStems(text), figures: figures(text), mood: mood}
	subject := text
	for _, sentence := range sentences(text) {
		if askingOf(sentence) == states && !opensQuestion(sentence) {
			continue
		}
		if !h.asking {
			h.asking, subject = true, ""
		}
		subject += sentence
	}
	h.subject = text
	if asked := hearStems(subject); h.asking && slices.ContainsFunc(asked, func(s string) bool { return !glueStems[s] }) {
		h.subject, h.stems = subject, asked
	} else {
		h.vague = h.asking
	}
	for _, s := range hearStems(subject) {
		switch {
		case vocabulary[s]:
			h.topical++
		case glueStems[s]:
		default:
			h.strange++
		}
	}
	all := words(text)
	line := " " + strings.Join(all, " ") + " "
	h.general = h.asking && containsAny(line, generalWords) || containsAny(line, openWords)
	h.asking = h.asking || h.general
	h.infers = containsAny(line, inferenceWords)
	h.plays = containsAny(line, minimizers)
	h.supposes = containsAny(line, suppositions)
	h.back = slices.ContainsFunc(all, func(word string) bool { return backWords[word] })
	h.marked = strings.ContainsAny(text, "?？")
	h.act = h.actOf(text, all, line)
	return h
}

// hearStems are the content stems of a line and those that its turns of phrase stand for.
func hearStems(text string) []string {
	line := " " + bare(text) + " "
	for _, phrase := range slices.Sorted(maps.Keys(turnsOfPhrase)) {
		if strings.Contains(line, phrase) {
			text += " " + turnsOfPhrase[phrase]
		}
	}
	return contentStems(text)
}

func (h heard) actOf(text string, all []string, line string) act {
	switch {
	case strings.TrimSpace(text) == "":
		return silence
	case forMachines(text) || containsAny(line, injectionWords):
		return machine
	case len(all) == 0:
		if strings.ContainsAny(text, "?？") {
			return confused
		}
		return noise
	case !mostlyLatin(text):
		return foreign
	case h.mood == Angry:
		return insults
	case containsAny(line, doubtWords):
		return doubts
	case len(all) <= 16 && containsAny(line, leaveWords):
		return nods
	case len(words(h.subject)) <= 14 && containsAny(" "+bare(h.subject)+" ", careWords):
		return greets
	case containsAny(line, viewWords):
		return asksView
	case containsAny(line, whoWords):
		return asksWho
	case containsAny(line, optionWords):
		return asksOptions
	case containsAny(line, metaWords):
		return asksMeta
	case h.asking && (containsAny(line, amountWords) || len(all) <= 7 && containsAny(line, []string{"rate", "number", "figure", "percentage"})):
		return asksFigure
	case h.mood == Dismissive:
		return shrugsOff
	case containsAny(line, confusedWords) && h.topical < 3:
		return confused
	case h.asking && len(h.stems) > 0:
		return wonders
	case containsAny(line, farewellWords):
		return farewell
	case len(h.stems) <= 3 && containsAny(line, greetingWords) && len(all) <= 8:
		return greets
	case h.mood == Warm && h.topical < 4 || containsAny(line, []string{"thanks", "thank you"}):
		return thanks
	case containsAny(line, objectionWords), startsWithAny(strings.TrimSpace(line), "i still", "i don't think", "i don't see why"), h.topical > 0 && startsWithAny(strings.TrimSpace(line), "but", "ok but", "okay but", "yes but", "yeah but", "sure but"):
		return objects
	case len(all) <= 6 && h.topical == 0 && containsAny(line, nodWords):
		return nods
	case len(h.stems) <= 3 && containsAny(line, agreementWords):
		return agrees
	case h.asking:
		return wonders
	case len(h.stems) > 0 && h.topical == 0 && !anyWord(all):
		return noise
	case h.topical == 0 && h.strange == 0:
		return nods
	}
	return claims
}

// sensible says whether a line is a contribution at all.
func (h heard) sensible() bool {
	return h.act > machine && h.act != insults
}

// offTopic says whether a line is about something else: it has content, hardly any of it from here.
func (h heard) offTopic() bool {
	if h.near || h.general {
		return false
	}
	switch h.act {
	case wonders, asksFigure:
		return !h.supposes && (h.topical == 0 && h.strange > 0 || h.strange > 1 && h.strange >= 2*h.topical)
	case claims:
		return h.topical == 0 && h.strange > 1 || h.strange >= 4*max(h.topical, 1)
	}
	return false
}

var backWords = set("it that this they them those these it's that's he she him")

// mostlyLatin says whether the letters of a text are mainly those of English.
func mostlyLatin(text string) bool {
	latin, other := 0, 0
	for i, r := range text {
		if i > 4000 {
			break
		}
		if unicode.Is(unicode.Latin, r) {
			latin++
		} else if unicode.IsLetter(r) {
			other++
		}
	}
	return other == 0 || latin > other
}

// anyWord says whether one of the words is one people use in any English sentence, or looks like a word at all.
func anyWord(all []string) bool {
	for _, word := range all {
		if stopWords[word] || len(word) > 3 && len(word) < 16 && vowels(word)*5 >= len(word) && vowels(word) < len(word) && !strings.ContainsAny(word, "0123456789") {
			return true
		}
	}
	return false
}

func vowels(word string) int {
	count := 0
	for _, r := range word {
		if strings.ContainsRune("aeiouy", r) {
			count++
		}
	}
	return count
}
