package roleplay

import (
	"regexp"
	"strings"
)

// tone is what a learner's line carries besides what it says; it gets a clause of its own.
type tone uint8

const (
	even     tone = iota
	rude          // insults, accuses
	unheard       // was not answered, and says so
	bored         // has heard it before
	afraid        // frightened by what it hears
	unsure        // asks whether they are wrong to ask
	grateful      // thanks
	kind          // praise, sympathy, a word that puts at ease
	contrite      // apologises
	startled      // wow, ouch
	dismayed      // finds the matter awful
)

// tones are the banks that answer them.
var tones = map[tone]bank{
	rude: "insults", unheard: "not-heard", bored: "bored", afraid: "afraid", unsure: "unsure", grateful: "thanks", kind: "sympathy", contrite: "contrite", startled: "startled", dismayed: "dismay",
}

// toneOf reads the tone of a line.
func toneOf(text string, mood Mood) tone {
	line := " " + bare(text) + " "
	switch {
	case containsAny(line, unsureWords):
		return unsure
	case containsAny(line, boredWords):
		return bored
	case containsAny(line, unheardWords):
		return unheard
	case mood == Angry || containsAny(line, accusations):
		return rude
	case containsAny(line, afraidWords):
		return afraid
	case containsAny(line, []string{"thanks", "thank you", "thx", "cheers", "much appreciated", "i appreciate"}):
		return grateful
	case dismay.MatchString(line):
		return dismayed
	case mood == Warm || containsAny(line, kindWords):
		return kind
	case containsAny(line, contriteWords):
		return contrite
	case startsWithAny(strings.TrimSpace(line), "wow", "ouch", "oh no", "oh god", "oh dear", "yikes", "damn", "jesus", "good grief", "blimey", "bloody hell", "holy"):
		return startled
	}
	return even
}

// answerTone says a clause to the learner's tone, once a line.
func (p *part) answerTone() {
	from, ok := tones[p.tone]
	if !ok || p.toned {
		return
	}
	p.toned = true
	if p.cool() && (p.tone == grateful || p.tone == kind || p.tone == startled) {
		return
	}
	if len(p.queries) > 0 && p.tone == contrite { // a "sorry" before a question is manners
		return
	}
	if len(p.queries) > 0 && (p.tone == grateful || p.tone == kind) && p.chance("kind", 2) && !p.lay() {
		return // the answer is thanks enough
	}
	p.say(p.pick(from))
}

// complains says whether a sentence is about the conversation, not about the matter: "Are you even listening to me?"
func complains(sentence string) bool {
	line := " " + bare(sentence) + " "
	return containsAny(line, unheardWords) || containsAny(line, boredWords) || containsAny(line, accusations)
}

// lay says whether the character is no professional here but somebody's family or friend.
func (p *part) lay() bool {
	return containsAny(" "+bare(p.cue.Character.Role)+" ", []string{
		"daughter", "son", "wife", "husband", "mother", "father", "sister of", "brother", "partner", "friend", "neighbour", "neighbor", "patient", "customer", "tenant", "resident", "visitor", "parent", "relative", "carer",
	})
}

// dismay is said of the matter, not to the person.
var dismay = regexp.MustCompile(` (?:sounds|that's|that is|is|looks|it's) (?:really |pretty |quite |so |just )?(?:awful|terrible|horrible|dreadful|appalling|grim|shocking) `)

// The phrases by which a tone is known.
var (
	boredWords = []string{
		"already told me", "already said", "you said that", "you've said that", "told me that", "heard that", "you keep coming back", "you keep saying", "keep repeating", "repeating yourself",
		"third time", "second time", "same thing again", "same answer", "that again", "so you said", "i heard you", "i know that already", "you mentioned that", "i got that",
	}
	unheardWords = []string{
		"i just asked", "i just said", "i just did", "i just told", "i asked", "i did ask", "that's not an answer", "not an answer", "not what i asked", "wasn't my question", "wasn't what i asked", "didn't answer", "haven't answered", "don't answer",
		"actually answer", "answer the question", "answer me", "answer my question", "even listening", "are you listening", "listen to me", "still haven't", "you skipped", "skipped that", "finally", "how many times", "for the last time",
		"doesn't explain", "does not explain", "that's not simpler", "dodging", "avoiding", "evasive", "vague", "straight answer", "simple question", "yes or no", "stop talking around", "beating around", "come on", "come to the point", "get to the point", "like i said", "as i said", "i already", "again i", "you ignored", "ignoring", "that's no answer", "be specific", "please just",
	}
	accusations = []string{"your bonus", "cover your", "covering your", "you're hiding", "hiding something", "your own skin", "you don't care", "you're just", "you messed", "you screwed", "blame you", "how could you", "not very helpful", "unhelpful", "rubber stamp", "cop out", "nonsense", "rubbish", "makes no sense at all", "waste of time", "sick of"}
	unsureWords = []string{"am i overreacting", "i overreacting", "overreacting here", "am i being", "am i wrong", "am i right to", "stupid question", "silly question", "dumb question", "basic question", "might be stupid", "sound stupid", "out of my depth", "i'm new", "first week", "i'm not qualified", "is it just me", "should i be worried", "making a fuss"}
	afraidWords = []string{
		"scares me", "scared", "scary", "i'm afraid", "i am afraid", "frightens", "frightened", "frightening", "i'm worried", "worries me", "i'm nervous", "makes me nervous", "terrified", "terrifying", "terrifies", "anxious", "panic", "panicking", "overwhelmed", "uneasy", "freaks me", "freaking", "i feel sick", "my hands are shaking", "don't want to get this wrong", "keeps me up", "losing sleep",
	}
	kindWords = []string{
		"not in the way", "don't worry", "no worries", "take your time", "that must", "sounds hard", "sorry you", "sorry to hear", "i'm sorry that", "poor you", "glad you", "good that you", "you did right", "you did well", "well spotted", "brave", "rough day", "long day", "hard day", "i believe you", "i'm on your side", "you were right", "good of you", "that's useful", "that's helpful", "that helps",
	}
	contriteWords = []string{"sorry", "my bad", "apologies", "apologise", "apologize", "my mistake", "didn't mean to", "that was rude", "no offence", "forgive me"}
)
