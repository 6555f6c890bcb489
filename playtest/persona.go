package playtest

import "strings"

// Persona is a manner of answering.
type Persona string

// The manners, as methodologies are judged by.
const (
	Cooperative   Persona = "cooperative"   // answers what is asked, with reasons
	Brief         Persona = "brief"         // says the first half of a sentence
	Fatiguing     Persona = "fatiguing"     // begins well and tires
	Fixated       Persona = "fixated"       // comes back to one topic, whatever is asked
	Hedging       Persona = "hedging"       // is never quite sure
	Verbose       Persona = "verbose"       // says a lot and wanders off
	Emotional     Persona = "emotional"     // is carried away
	Sceptical     Persona = "sceptical"     // asks back and holds back
	Rationalising Persona = "rationalising" // has it that anybody would
	Contradicting Persona = "contradicting" // takes back what was said
)

// Personas lists them all.
func Personas() []Persona {
	return []Persona{Cooperative, Brief, Fatiguing, Fixated, Hedging, Verbose, Emotional, Sceptical, Rationalising, Contradicting}
}

// What people say who have nothing, or nothing more, to say.
var (
	spent   = []string{"I think I have said everything about that.", "Nothing else comes to mind.", "I don't know what to add.", "That's all, really."}
	tired   = []string{"I don't know.", "No idea.", "Nothing really.", "Same as before.", "Whatever."}
	stalls  = []string{"Why do you want to know that?", "I don't see what that has to do with it.", "Hm, strange question."}
	hedges  = []string{"I'm not sure, but maybe", "I guess", "It could be that", "Perhaps it's just me, but", "I suppose"}
	excited = []string{"Oh, I could talk about this for hours!", "Honestly, this gets to me.", "I get all worked up about it!", "You have no idea how much that moves me.", "I could cry just thinking of it.", "It still makes my heart beat faster!"}
	reasons = []string{"Anybody would do the same, it's simply logical.", "If you look at the facts, there is no other way.", "I thought it through, it was the sensible thing.", "The numbers speak for themselves.", "Everybody I know sees it that way.", "There is nothing personal about it."}
)

func (p Persona) answer(r *Respondent, question string) string {
	switch p {
	case Brief:
		return r.say(firstHalf(r.first(question)))
	case Fatiguing:
		return r.tire(question)
	case Fixated:
		return r.loop()
	case Hedging:
		return r.say(hedged(r.oneOf(hedges), r.recall(question, 2))...)
	case Verbose:
		return r.say(append(r.recall(question, 3), r.inTurn(r.asides))...)
	case Emotional:
		return r.say(append([]string{r.inTurn(excited)}, r.recall(question, 2)...)...)
	case Sceptical:
		return r.stall(question)
	case Rationalising:
		return r.say(append(r.recall(question, 1), r.inTurn(reasons))...)
	case Contradicting:
		return r.contradict(question)
	case Cooperative:
	}
	return r.say(r.recall(question, 2)...)
}

// say puts sentences together, or says that there is nothing more.
func (r *Respondent) say(sentences ...string) string {
	text := strings.TrimSpace(strings.Join(sentences, " "))
	if text == "" {
		return spent[r.turn%len(spent)]
	}
	return text
}

// first is the first sentence that comes to mind, or nothing.
func (r *Respondent) first(question string) string { return strings.Join(r.recall(question, 1), "") }

// tire answers well at first, then shortly, then hardly.
func (r *Respondent) tire(question string) string {
	switch {
	case r.turn <= 3:
		return r.say(r.recall(question, 2)...)
	case r.turn <= 5:
		return r.say(r.first(question))
	case r.turn <= 7:
		return r.say(firstHalf(r.first(question)))
	}
	return tired[r.turn%len(tired)]
}

// loop says what there is on one topic, the first, and then says it again.
func (r *Respondent) loop() string {
	t := &r.topics[0]
	if t.next < len(t.Says) {
		t.next++
		r.said = append(r.said, t.Says[t.next-1])
		return t.Says[t.next-1]
	}
	return "As I said, " + lowerFirst(r.said[r.turn%len(r.said)])
}

// stall asks back at every third question and says little at the others.
func (r *Respondent) stall(question string) string {
	if r.turn%3 == 0 {
		return stalls[r.turn/3%len(stalls)]
	}
	return r.say(r.first(question))
}

// contradict takes back something at every third question.
func (r *Respondent) contradict(question string) string {
	if r.turn%3 == 0 {
		if text := r.takeBack(); text != "" {
			return text
		}
	}
	return r.say(r.recall(question, 2)...)
}

// hedged softens the first of some sentences.
func hedged(hedge string, sentences []string) []string {
	if len(sentences) == 0 {
		return nil
	}
	return append([]string{hedge + " " + lowerFirst(sentences[0])}, sentences[1:]...)
}

// halves are where somebody who is brief stops.
var halves = []string{", so ", ", which ", " because ", ", but ", ", whereas ", ", and ", ", as opposed ", ", unlike ", " when ", " while "}

// firstHalf is a sentence up to its first reason.
func firstHalf(sentence string) string {
	end := len(sentence)
	for _, h := range halves {
		if i := strings.Index(sentence, h); i > 0 {
			end = min(end, i)
		}
	}
	if end == len(sentence) {
		return sentence
	}
	return strings.TrimRight(sentence[:end], ",") + "."
}

// lowerFirst lets a sentence go on from another.
func lowerFirst(sentence string) string {
	if sentence == "" || strings.HasPrefix(sentence, "I ") || strings.HasPrefix(sentence, "I'") {
		return sentence
	}
	return strings.ToLower(sentence[:1]) + sentence[1:]
}
