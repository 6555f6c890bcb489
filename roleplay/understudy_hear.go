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
	silence    act = iota // nothing said
	noise                 // no words anyone knows
	foreign               // a script the understudy does not speak
	machine               // text for a program
	greets                // hello, how are you
	farewell              // has to go
	thanks                // thanks, praise, sympathy
	nods                  // ok, hm, go on
	agrees                // yes, exactly, makes sense
	objects               // no, I don't think so
	doubts                // why should I believe you
	confused              // doesn't follow
	insults               // rude
	shrugsOff             // doesn't care
	asksWho               // who are you, what do you do
	asksView              // what would you do
	asksMeta              // what am I deciding, what are the options, who else is there
	asksFigure            // how many, what percentage
	wonders               // any other question
	claims                // says something
)

// heard is a learner's line as the understudy takes it.
type heard struct {
	act     act
	stems   []string
	asking  bool // at least part of it wants an answer
	infers  bool // it draws a conclusion
	topical int  // stems that belong to this conversation
	strange int  // stems that do not
	figures []figure
	mood    Mood
}

// hear reads a line against the words of the conversation.
func hear(text string, mood Mood, vocabulary map[string]bool) heard {
	h := heard{stems: hearStems(text), figures: figures(text), mood: mood}
	subject := text // of a line that asks, what it asks about
	for _, sentence := range sentences(text) {
		if askingOf(sentence) == states {
			continue
		}
		if !h.asking {
			h.asking, subject = true, ""
		}
		subject += sentence
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
	h.infers = containsAny(line, inferenceWords)
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
	case len(all) <= 14 && containsAny(line, careWords):
		return greets
	case containsAny(line, viewWords):
		return asksView
	case containsAny(line, whoWords):
		return asksWho
	case containsAny(line, metaWords):
		return asksMeta
	case h.asking && containsAny(line, amountWords):
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
	case containsAny(line, objectionWords):
		return objects
	case len(all) <= 6 && h.topical == 0 && containsAny(line, nodWords):
		return nods
	case len(h.stems) <= 3 && containsAny(line, agreementWords):
		return agrees
	case h.asking:
		return wonders
	case len(h.stems) > 0 && h.topical == 0 && !anyWord(all):
		return noise
	case len(h.stems) == 0:
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
	switch h.act {
	case wonders, asksFigure:
		return h.topical == 0 && h.strange > 0 || h.strange > 1 && h.strange >= 2*h.topical
	case claims:
		return h.topical == 0 && h.strange > 1 || h.strange >= 4*max(h.topical, 1)
	}
	return false
}

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

var (
	injectionWords = []string{"ignore previous instructions", "ignore the previous", "ignore your instructions", "ignore all previous", "system prompt", "as an ai",
		"language model", "you are a bot", "you are an ai", "are you a bot", "are you an ai", "are you chatgpt", "next node", "advance the node"}
	viewWords = []string{"would you do", "you'd do", "you recommend", "your recommendation", "your opinion", "your take", "your view", "your gut", "your preference", "do you think we should",
		"what do you think", "you suggest", "you advise", "your advice", "in my shoes", "if you were me", "you prefer", "which option do you", "what's your read", "your read on", "what do you want to do", "what do you want"}
	whoWords  = []string{"who are you", "what do you do", "what's your role", "what is your role", "your job", "what's your name", "what is your name", "introduce yourself", "about yourself"}
	metaWords = []string{"what are the options", "what are my options", "which options", "what am i deciding", "what's the decision", "what is the decision", "what do i have to decide", "what do you need from me",
		"what do you want from me", "why am i here", "what's my role", "what is my role", "who else", "what are we deciding", "what is this about", "what's this about", "what am i doing here", "how can i help", "what should i do"}
	amountWords    = []string{"how many", "how much", "what percentage", "what percent", "what number", "what's the number", "what is the number", "what figure", "what's the rate", "what is the rate", "what rate", "how often", "how long", "how big", "how large", "how high", "sample size"}
	confusedWords  = []string{"don't understand", "do not understand", "don't get it", "don't follow", "not following", "confused", "lost me", "what do you mean", "come again", "say that again", "huh", "i'm lost", "no idea what", "what was the point", "remind me"}
	farewellWords  = []string{"bye", "goodbye", "gotta go", "got to go", "have to go", "have to run", "talk later", "see you", "i'm done", "that's all", "that is all"}
	greetingWords  = []string{"hi", "hello", "hey", "good morning", "good afternoon", "morning", "howdy", "how are you", "how's it going", "nice to meet you", "good to meet you", "you okay", "you ok"}
	doubtWords     = []string{"why should i believe", "why should i trust", "why should i listen", "why would i trust", "how do i know you", "says who", "can i trust"}
	careWords      = []string{"how are you", "are you okay", "are you ok", "you okay", "you ok", "how's it going", "how are things"}
	objectionWords = []string{"overblown", "exaggerated", "paranoid", "i disagree", "don't agree", "do not agree", "don't think so", "not convinced", "i doubt", "don't buy", "don't believe", "we should ship", "let's ship", "ship anyway", "ship it anyway",
		"that's not a big", "is nothing", "are nothing", "nothing to worry", "that's fine by me", "it's fine", "good enough", "acceptable to me", "too cautious", "you're exaggerating", "is fine"}
	nodWords = []string{"ok", "okay", "k", "hm", "hmm", "right", "sure", "fine", "go on", "continue", "and", "i see", "alright", "all right", "got it", "understood", "noted", "mhm", "uh huh", "next", "so", "oh", "wow", "really", "interesting", "fair",
		"carry on", "keep going", "tell me more", "i understand", "will do", "sounds good", "cool", "damn", "yikes", "ouch", "i'm ready", "ready", "good"}
	agreementWords = []string{"yes", "yeah", "yep", "exactly", "agreed", "i agree", "makes sense", "that makes sense", "true", "good point", "fair point", "you're right", "of course", "absolutely", "definitely", "i hear you", "fair enough", "no"}
	inferenceWords = []string{"so", "because", "therefore", "which means", "that means", "means that", "then", "thus", "meaning", "implies", "hence", "if", "since", "in other words", "so that's", "the real issue", "the problem is", "that's why"}
	// glueStems belong to any conversation at work: they make a line neither topical nor strange.
	glueStems = set("happen problem issu worri concern start next els plan decid decis option recommend believ told tell accept refus mean understand matter question answer idea detail explain reason help import care show fact meet stress hear honest person peopl moment minut talk chang suggest approach solut propos chanc turn catch trick downsid deal stori situat background context bottom updat status latest summari go today tomorrow yesterday")
	// turnsOfPhrase are said in small words that carry no content one by one.
	turnsOfPhrase = map[string]string{
		" tell anyone ": "flag", " told anyone ": "flag", " anyone know ": "flag", " speak up ": "flag", " say something ": "flag", " say anything ": "flag",
		" make up ": "hallucinate", " makes up ": "hallucinate", " making up ": "hallucinate", " made up ": "hallucinate", " makes things up ": "hallucinate",
		" across the board ": "overall", " go live ": "launch", " going live ": "launch", " put off ": "delay", " push back ": "delay", " how big ": "sample",
	}
)
