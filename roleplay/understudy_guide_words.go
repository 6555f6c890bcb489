package roleplay

// guidePhrases are what the understudy says as the guide besides the scenario's own content.
var guidePhrases = map[bank][]string{
	// on the way in
	"you-are":      {"You're {who}.", "In this one you're {who}.", "Today you're {who}."},
	"you-as":       {"You're here as {role}.", "Your part in this is {role}."},
	"scene":        {"Here's where you are: {place}.", "Picture the place: {place}.", "This is where you've landed: {place}."},
	"to-brief":     {"Shall I tell you what's going on?", "Let me know when you want to hear what this is about.", "Ready to hear what it's about?"},
	"guide-brief":  {"I'll keep it short.", "Then I'll be brief.", "Fair enough, this won't take long."},
	"to-rest":      {"Say the word, and I'll tell you what's going on.", "Give me a nod, and I'll tell you the rest.", "There's more to it, so tell me when you're ready."},
	"order-bound":  {"Nearly, but somebody wants to be seen before the others.", "Mostly, though not everyone has time for you at once."},
	"guide-figure": {"That's for the people you'll meet to say.", "I'd only be guessing, so ask the people you'll meet."},
	"questions":    {"Is there anything about the task you want to ask?", "Anything unclear before you begin?", "Ask me now if something about the task isn't clear."},
	"no-side":      {"I won't tip the scale, that part is yours.", "I'm not taking a side on that.", "You won't hear a favourite from me."},
	"guide-who":    {"I'm only here to see you in and out.", "I don't have a part in the story, I just see you through it."},
	"start":        {"I'd start with {name}, {role}.", "Begin with {name}, {role}.", "Your first stop is {name}, {role}."},
	"start-any":    {"After that the order is up to you.", "Who comes next is up to you."},
	"return":       {"Come back to me when you've made up your mind.", "I'll be here when you've decided.", "When you know what you'd do, come and tell me."},
	"no-start":     {"There's nobody left to hear, so come to me when you've made up your mind.", "You've heard everyone, so the next thing is your decision."},
	// at the decision
	"owe":        {"Hand in your decision when you have it: one of the options, and your reason.", "What I need from you is an option and a reason.", "Give me the option you'd take and why, and we'll look at it together.", "I'm here for your decision whenever it's ready.", "It doesn't have to be perfect, it has to be yours."},
	"hand-in":    {"If that's your call, hand it in as your decision and say why.", "That sounds like a decision, so hand it in as one.", "I'll take that once you've handed it in with a reason.", "Put that in as your decision, and I'll take it from there."},
	"back-to":    {"{who} is the one to ask about that, and you can still go back.", "You can still go back and ask {who}."},
	"weigh":      {"What would have to be true for you to pick the other option?", "Which of the things you've heard would you least want to ignore?", "Who told you something that you can't get around?"},
	"leave-open": {"Let's leave it open for now, and come back when you've decided.", "We can stop here, and you hand in your decision when you're ready."},
	"until-then": {"Until then.", "See you when you've decided.", "Take the time you need."},
	"taken":      {"So that's your call: \"{label}\".", "You've decided: \"{label}\".", "All right, \"{label}\" it is."},
	"built-on":   {"You're building it on what {names} told you.", "Your reason leans on what {names} told you.", "I can hear {names} in your reason."},
	"reason":     {"I've got your reason next to it.", "And you've said why, which is the harder half.", "Your reason stands beside it now."},
	"look-back":  {"Let's look back at how you got there.", "Let's see what you had to go on."},
	// looking back
	"carried":       {"You had this from {name} and took it up yourself: \"{fact}\".", "What you got out of {name} and said back was this: \"{fact}\".", "You made this one your own, from {name}: \"{fact}\"."},
	"carried-too":   {"And this from {name}: \"{fact}\".", "The same goes for what {name} had: \"{fact}\"."},
	"more-carried":  {"There was more that you took up, and it's all in the record."},
	"not-in-reason": {"It didn't make it into your reason, though.", "Your reason doesn't say so, and it could have."},
	"none-carried":  {"Nothing in your own words shows a fact that decides this one.", "I looked for the facts that decide this in your own words, and I didn't find them."},
	"went-by":       {"{name} told you this, and it went by: \"{fact}\".", "This came from {name}, and nothing shows that it landed: \"{fact}\"."},
	"unheard":       {"{name} had this for you, and you two never got to it: \"{fact}\".", "You left {name} before this came up: \"{fact}\"."},
	"unmet":         {"You never talked to {name}, who would have told you this: \"{fact}\".", "{name} was waiting with this, and you didn't meet: \"{fact}\"."},
	"went-by-too":   {"And from {name} you heard this, without a trace of it later: \"{fact}\".", "This was said by {name} as well, and left there: \"{fact}\"."},
	"unheard-too":   {"And {name} still had this: \"{fact}\".", "With {name} you'd have come to this: \"{fact}\"."},
	"unmet-too":     {"And {name} would have said this: \"{fact}\".", "From {name} it would have been this: \"{fact}\"."},
	"more-missed":   {"There's more of that in the record.", "The record has the rest of it."},
	"none-missed":   {"You missed nothing that decides it.", "Everything that decides this reached you."},
	"best-same":     {"The facts ask for what you chose.", "That's also what the facts ask for.", "The record is on your side there."},
	"best-other":    {"The facts point somewhere else: \"{label}\".", "Put everything together and it points to this: \"{label}\"."},
	"look-on":       {"What do you make of that?", "Does that match how you saw it?", "Ask me about any of it."},
	"all-there":     {"That's all the record has, and you can read it at any time.", "You've seen what there is to see."},
	// the end
	"keep-said-back": {"Keep what you did with {name}: you put what you heard into your own words before you used it.", "Take this with you: you said back what {name} told you, and that's how facts survive a meeting."},
	"keep-asking":    {"Keep the habit of hearing people out before you decide.", "You heard somebody out before you decided, and that's worth keeping."},
	"keep-time":      {"Next time, give people the time to finish, and the deciding gets easier.", "One thing for next time: stay until you've heard what they came to say."},
	"thanks-end":     {"Thanks for taking this on.", "Thank you for playing this through.", "Thanks, it was good to have you here."},
}

// linesOf are the lines of a bank, whoever speaks them.
func linesOf(from bank) []string {
	if lines, ok := guidePhrases[from]; ok {
		return lines
	}
	if lines, ok := socialPhrases[from]; ok {
		return lines
	}
	return phrases[from]
}
