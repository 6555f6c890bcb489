package roleplay

import "strings"

// ReadMood reads by rules how the learner comes across. Ill will is looked for before good will, and both before the
// form of the sentence, because a rude question is rude first.
func ReadMood(text string) Mood {
	all := words(text)
	if len(all) == 0 {
		if strings.ContainsAny(text, "?？؟") {
			return Curious
		}
		return Plain
	}
	line := " " + strings.Join(all, " ") + " "
	question := false
	for _, sentence := range sentences(text) {
		question = question || askingOf(sentence) != states
	}
	switch {
	case containsAny(line, hostileWords):
		return Angry
	case containsAny(line, dismissiveWords), len(all) <= 3 && containsAny(line, shrugs), strings.HasSuffix(line, " so what "):
		return Dismissive
	case containsAny(line, warmWords):
		return Warm
	case containsAny(line, hesitantWords) || strings.HasSuffix(strings.TrimSpace(text), "..."):
		return Hesitant
	case question:
		return Curious
	case containsAny(line, assertiveWords):
		return Assertive
	}
	return Plain
}

// containsAny says whether line, words set apart and framed by single spaces, has one of the phrases.
func containsAny(line string, phrases []string) bool {
	for _, phrase := range phrases {
		if strings.Contains(line, " "+phrase+" ") {
			return true
		}
	}
	return false
}

var (
	hostileWords = []string{
		"idiot", "idiots", "idiotic", "stupid", "moron", "dumb", "incompetent", "useless", "pathetic", "shut up", "screw you", "fuck",
		"fucking", "bullshit", "shit", "crap", "your fault", "you people", "you're lying", "you are lying", "liar", "go away", "hate you",
		"hate this", "hate talking", "sick of you", "get lost", "you're the worst", "the worst person", "ridiculous", "you suck", "how dare you", "clueless", "garbage",
		"you're a joke", "are you kidding me", "wasting my time", "what is wrong with you", "what's wrong with you", "piss off", "damn you",
	}
	dismissiveWords = []string{
		"whatever", "don't care", "do not care", "who cares", "couldn't care less", "not my problem", "that's your problem", "not interested", "boring", "bored",
		"skip it", "skip this", "waste of time", "ship it already", "get to the point", "get on with it", "hurry up", "blah",
		"overreacting", "making a fuss", "no big deal", "not a big deal", "doesn't matter", "does not matter", "nobody will notice",
		"big deal", "spare me", "enough of this", "move on already", "can we move on", "i don't have time", "no time for this",
		"being dramatic", "tl dr", "tldr", "yeah right", "yawn",
	}
	shrugs    = []string{"meh", "just ship it"}
	warmWords = []string{
		"thank you", "thanks", "thx", "cheers", "appreciate", "appreciated", "grateful", "sorry to hear", "i'm sorry", "that must be", "that must have",
		"sounds hard", "sounds tough", "sounds stressful", "sounds rough", "good catch", "good work", "great work", "nice work", "well done", "good job", "great job", "i hear you",
		"happy to help", "here to help", "glad to", "nice to meet you", "good to meet you", "pleased to meet you", "lovely", "you did the right thing",
		"i've got your back", "got your back", "i'm on your side", "take your time", "how are you", "you okay", "you ok", "that's helpful", "that helps", "very helpful", "love it",
		"i trust you", "i believe you", "for being honest", "for telling me",
	}
	hesitantWords = []string{
		"not sure", "unsure", "maybe", "i guess", "i suppose", "perhaps", "i don't know", "i do not know", "dunno", "hmm", "hm", "um", "uh",
		"kind of", "sort of", "not certain", "i might", "hard to say", "confused", "i'm lost", "i don't follow", "i don't get", "i don't understand",
		"not following", "on the fence", "torn", "could be", "i wonder", "possibly", "a bit nervous", "worried i", "no idea", "let me think",
	}
	assertiveWords = []string{
		"we should", "we must", "we have to", "we need to", "we can't", "we cannot", "we won't", "we will", "we're going to", "you should", "you must", "you need to",
		"i've decided", "i decided", "my decision", "i want", "i need", "i say", "i insist", "clearly", "obviously", "definitely", "no way", "absolutely", "let's", "let us",
		"i'm going to", "i am going to", "i'll", "i will", "that's the blocker", "that settles it", "has to", "the answer is", "no question", "i disagree", "i don't think so",
		"that's not good enough", "not acceptable", "unacceptable", "not shipping", "don't ship", "do it", "ship it", "delay it", "hold on", "stop", "end of story", "period",
		"i'm not signing", "i won't sign", "my call", "i think we", "must", "needs to",
	}
)
