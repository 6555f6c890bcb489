package roleplay

// bank names a set of interchangeable lines. None holds a figure, a dash or a name, so any of them may be said by anyone;
// what stands in braces is filled in.
type bank string

// phrases are what the understudy says besides the scenario's own content. Within a conversation no line is used twice.
var phrases = map[bank][]string{
	// reactions to what the learner just did
	"greets":     {"Hey.", "Hi there.", "Hi, good to see you.", "Hey, thanks for making time.", "Hello."},
	"how-are":    {"A bit short on sleep, but fine.", "Hanging in there, thanks.", "I've had calmer weeks, but I'm okay."},
	"thanks":     {"Of course.", "Sure, any time.", "No problem at all.", "Happy to.", "Don't mention it.", "You're welcome."},
	"sympathy":   {"I appreciate that.", "That helps more than you'd think.", "Thanks, I mean it.", "That's kind of you.", "Nice to hear somebody say so."},
	"agrees":     {"Right.", "Yeah, exactly.", "That's how I see it too.", "Glad we're on the same page.", "Good, we agree on that.", "Yep.", "So we see it the same way."},
	"infers":     {"Yeah, that's where it leads.", "You're reading it the way I do.", "That's a sound way to look at it.", "You've got the shape of it.", "That's the logic, yes.", "Now you're thinking about it the way I do."},
	"claims":     {"Okay, I hear that.", "Noted.", "I can see why you'd say that.", "I hear what you're saying.", "That's one way to see it.", "All right, I'll take that on board."},
	"wants":      {"Fair, I'll be direct.", "You'll get that from me.", "Fine by me.", "Then I'll stick to what I know."},
	"nods":       {"There's more to it.", "It doesn't stop there.", "Let me add something.", "Stay with me.", "Here's another piece.", "And then there's this."},
	"objects":    {"I see it differently.", "I'd push back on that.", "I don't think it's that simple.", "I'm not there with you.", "I can't agree with that."},
	"doubts":     {"Fair, you don't know me yet.", "You don't have to take my word for it.", "Fair enough, I'd ask the same."},
	"confused":   {"Fair, let me try that another way.", "Let me back up a step.", "Sorry, I'm too deep in this.", "Okay, simpler.", "My fault, I went too fast."},
	"insults":    {"Let's keep this about the work.", "I'm not going to get into that.", "You don't have to like me to get this right.", "I'll leave that where it is.", "I'd rather talk about the work.", "Okay, that's enough of that."},
	"shrugs-off": {"Bear with me for a minute.", "I hear you, I'll be quick.", "It won't take long.", "I know how it sounds.", "I know, but it matters."},
	"noise":      {"Sorry, I didn't catch that.", "You lost me there.", "Say that again for me some other time.", "I'm not sure I got that.", "Hm, I couldn't make that out."},
	"foreign":    {"Sorry, English is all I've got.", "I'm afraid I only follow English.", "I wish I could follow that, but I only speak English.", "You'll have to put up with my English, sorry."},
	"machine":    {"I'm not sure what to do with that.", "That looks like it was meant for somebody else.", "I don't really know what that means.", "That's not something I can act on."},
	"silence":    {"No rush.", "Take a second if you need it.", "It's a lot, I know.", "That's all right."},
	"hesitant":   {"That's okay, you don't need to have it figured out yet.", "It's fine not to be sure.", "Take your time with it.", "I'd be unsure too, coming in cold."},
	"farewell":   {"I won't keep you much longer.", "Before you go, though.", "Give me another minute.", "Almost done, I promise."},
	"cold":       {"Fine.", "If you say so.", "All right.", "Let's just get through this."},
	"warm":       {"I'm glad it's you they sent.", "You're easy to talk to about this.", "It's good to have somebody listen."},

	// what lies outside
	"theirs-ask":  {"I'd take that to {who}.", "{who} is the person for that.", "That's {who}'s area, and I don't want to speak for anyone else.", "{who} would know that better than I do."},
	"theirs-act":  {"That's {who}'s call, not mine, so hold that thought.", "I'd leave that to {who}.", "That's not mine to say, so ask {who} before you do anything."},
	"theirs-say":  {"You should raise that with {who}.", "{who} will have a view on that.", "That's more {who}'s side of the house."},
	"unknown-ask": {"I don't have a good answer to that.", "I can't tell you that, honestly.", "That's a bit outside what I know.", "You'd have to ask somebody else about that."},
	"unsure-ask":  {"I can't give you a straight answer to that.", "That one I can't answer.", "I don't have that for you.", "I'm not the right person for that one."},
	"personal":    {"Ask me again when this is over.", "Ask me on a better week.", "Some other time, gladly.", "Ha, let's get through this first."},
	"off-say":     {"Ha, fair enough.", "That's a whole other conversation.", "Okay, let's park that.", "Noted, but let's keep that for later."},
	"no-figure":   {"I don't have that number.", "I haven't got a figure for that, and I won't guess.", "That's not a number I've got.", "I'd be making it up if I gave you a number."},
	"ask-who":     {"{who} might.", "{who} would be the person to ask.", "Try {who} for that."},
	"not-mine":    {"That's not a number I recognize.", "I don't know where that number comes from.", "That figure isn't from me."},
	"closest":     {"What I can say is this.", "This much I can tell you.", "I'll tell you what I know.", "All I can tell you is this."},
	"recall":      {"As I said, {fact}", "Like I told you, {fact}", "It's what I said before: {fact}", "Once more, then: {fact}"},
	"bridge":      {"What I can tell you is this.", "Here's what I do know.", "Back to why you're here, though.", "Let me bring it back to what I know.", "Let's get back to it.", "But here's something you can use."},
	"who-is":      {"{who} is {whorole}.", "That's {who}, {whorole}."},
	"paper":       {"It's all in \"{paper}\", and you'll have it before you go.", "That's in \"{paper}\", which I'll give you at the end."},

	// opening
	"hold-off":       {"We'll get to that in a second.", "I'll come to that.", "Let me set the scene before I answer that.", "Good place to start, just let me give you the background."},
	"who-why":        {"I'm {role}, and you're the one who gets to make the call.", "I'm {role} here, so I can tell you what I see, and the decision stays with you.", "I'm {role}, and I'm glad it's not me who has to decide."},
	"why":            {"I'll tell you what I see, and what you make of it is up to you.", "You get my side from me, the good and the bad.", "I'd rather you decided with all of it on the table, so I'll hold nothing back that matters."},
	"why-teach":      {"I'll tell you what I know, and you stop me whenever you like.", "Ask as we go, I'd rather be asked twice than not at all.", "I'll tell you what I can, as well as I can."},
	"who":            {"I'm {role}.", "Like I said, I'm {role}, for what that's worth.", "Still just {role}."},
	"stake":          {"It comes down to this: {question}", "The question on the table is simple enough: {question}", "What you have to settle is this: {question}"},
	"ask-away":       {"Of course, go ahead.", "Sure, ask away.", "Yes, what is it?", "Go ahead, I'm listening."},
	"met":            {"Good that you're here.", "I'm glad you came.", "Thanks for coming to me.", "Okay, I'm glad we can talk."},
	"invite":         {"Where do you want to start?", "What do you want to know first?", "What have you heard so far?", "Ask me whatever you like."},
	"options":        {"You can {options}."},
	"options-quoted": {"You're choosing between {options}."},

	// around a fact
	"tail":        {"That's the part I keep coming back to.", "I'd want to know that before deciding anything.", "That stayed with me.", "I'd keep that in mind."},
	"dry":         {"You've had what I know on that.", "That's all I've got there.", "I've told you what I have.", "I'd only be repeating myself.", "There's nothing more I can add to that."},
	"other-thing": {"The other thing is this.", "What I haven't mentioned is this.", "Here's something new, though."},
	"said-before": {"That's what I meant a minute ago.", "I gave you what I have on that already.", "You've had my answer on that part.", "We've been over that piece."},
	"view":        {"If it were up to me, I'd {view}.", "My honest view is that we should {view}.", "Left to me, I'd {view}."},
	"view-for":    {"If it were up to me, I'd go with \"{view}\".", "My honest pick is \"{view}\".", "Left to me, it's \"{view}\"."},
	"yours":       {"It's your call, though.", "You're the one deciding, so weigh it yourself.", "I won't make the call for you."},

	// toward a pivot
	"to-relationship": {"Let me ask you something, and be straight with me.", "I need to ask you something.", "Before we go on, there's something I want to ask.", "There's something I'd like to hear from you."},
	"to-judgment":     {"So let me put it to you.", "Which brings me to a question for you.", "Here's what I'd ask you, then.", "So tell me what you'd do with that."},
	"again":           {"I'd still like your answer, though.", "You haven't told me yet.", "But I did ask you something.", "Let me ask again."},
	"clarify":         {"It's a simple question, really.", "What I'm asking is simple.", "I just want to know where you stand."},
	"let-go":          {"Okay, we can leave that open.", "You don't have to answer that now.", "Fine, let's leave my question there."},
	"to-gate":         {"There's something you need to hear from me before anything else.", "Which gets me to the piece that really matters.", "And there's a part of this you can't leave without."},
	"to-counter":      {"Then let me argue with you for a moment.", "Then there's an argument I'd like you to answer.", "Then let me make my case, and you tell me what's wrong with it."},
	"to-check":        {"Let me see whether I've explained it well.", "I'd like to know what sticks.", "I've talked a lot, so now it's your turn."},
	"to-weigh":        {"So what would you give up for that, and who pays for it?", "Nothing here is free, so what would yours cost?", "And what's the price of that, as you see it?"},
	"to-resolve":      {"Let me tell you what I could live with.", "So let's talk about what would work.", "I do have an idea of what would work, if you want it."},
	"to-end":          {"I think we're nearly there.", "That's most of what I have for you."},

	// at a gate
	"gate":           {"If you take only one thing from me, take this.", "This is what decides it for me.", "Here's what I'd build the whole decision on.", "Everything else is detail next to this.", "This is the piece you can't get around."},
	"gate-recall":    {"You've had it from me already, and it's the thing that decides this.", "I said it a while ago, and I meant it.", "It came up before, and everything hangs on it."},
	"plainly":        {"Put plainly, {fact}", "Strip away the rest and you're left with this: {fact}", "I'll say it as simply as I can: {fact}", "What it comes down to is this: {fact}"},
	"side":           {"Look at the pair of numbers: {a} and {b}.", "Put them next to each other: {a}, and {b}."},
	"both":           {"It's both, and the distance between them is the whole problem.", "Both are true, and they're nowhere near each other."},
	"side-tail":      {"You can't round that away.", "That isn't a rough edge, it's a miss.", "No amount of polish closes that."},
	"say-back":       {"Before we go on, tell me in your own words what you take from that.", "Humor me and say it back to me.", "I need to hear it from you, so what's the problem as you see it?", "Tell me what that means to you, because I need to know it landed.", "So what are we up against, in your words?"},
	"say-numbers":    {"Put the numbers on it for me.", "Give me the numbers, so I know we mean the same thing.", "How far off is it, as you understand it?"},
	"because":        {"Here's why I won't let it go.", "Here's what worries me about it.", "This is what keeps me on it."},
	"gate-last":      {"I'll keep coming back to it, because it decides this.", "I can't move on until that's clear between us.", "I'm not trying to be difficult, I just can't let that slide.", "Nothing else I say matters if that doesn't land.", "I need you to take that seriously.", "We're still stuck on the same point, and it's the one that counts."},
	"gate-open":      {"Yes, that's it exactly.", "That's it, and I'm relieved somebody said it out loud.", "Thank you, that's the thing I needed you to see.", "Exactly, and thanks for not softening it.", "Yes, and I'd put it just that way."},
	"gate-open-cool": {"Yes, that's the point.", "Right, that's what I've been saying.", "Good, then we both know it.", "Yes, that's the problem in a sentence."},
	"gate-firm":      {"Whatever we decide, it has to survive that.", "Any plan has to answer to that.", "Keep hold of it when people start pushing you.", "That's the line I'd hold."},
	"gate-answer":    {"And it ties back to the same thing.", "It's the same problem from another side."},

	// at a gate that wants an argument answered
	"counter":        {"Let me put my case as strongly as I can.", "Here's my case, and I'd like you to take it apart.", "This is where I stand."},
	"counter-recall": {"You've heard my argument.", "My argument still stands.", "I've told you what speaks for my side."},
	"counter-ask":    {"What do you say to that?", "So what's your answer?", "Tell me where that's wrong, or what it rests on.", "How would you answer that if it weren't me asking?", "What's wrong with that argument, if anything?"},
	"counter-last":   {"That still isn't an answer to what I said.", "You're walking around it.", "I don't need you to agree, I need you to answer it.", "Somebody will put it to you who's less patient than I am."},
	"counter-open":   {"All right, that's an answer.", "Good, you took it on.", "That's the reply I'd want to hear from you in the room.", "Fair, you've met it head on."},
	"counter-firm":   {"Hold on to that, you'll be asked again.", "I can work with that.", "You won't be the last to need that answer."},

	// at a gate that wants an idea said back
	"check-ask":  {"Have I made sense, and what would you say it comes down to?", "If you had to tell the next person, what would you say?", "Could you say back to me what matters most here?", "What do you take away from that?", "Put it in a sentence for me, the way you'd say it."},
	"check-last": {"Try it once more, in your own words.", "Don't worry about how it sounds, just tell me what you'd do with it.", "Take it slowly, there's no hurry.", "One more time, as you'd tell a friend."},
	"check-open": {"Yes, that's it exactly.", "That's it, and you said it better than I did.", "Exactly right.", "Good, that's the whole of it."},
	"check-firm": {"Keep that, and the rest follows.", "That's what I hoped you'd take with you.", "Then you've got what you came for."},

	// weighing what a choice costs
	"weigh-ask":  {"What would yours cost, and who'd carry it?", "What are you ready to give up for it?", "So name me one thing that gets worse with your choice."},
	"weigh-mine": {"I'll tell you what I'd worry about.", "I'll start with what it looks like from my side.", "Here's what I'd lose sleep over."},
	"weighed":    {"That's an honest price.", "Good, at least you're naming it.", "I'd rather hear that now than find out later.", "Then we both know what it costs."},

	// resolving and closing
	"accept":          {"Here's what would work for me.", "So here's where I'd land.", "I'm not asking for the moon."},
	"confide":         {"Can I tell you something, just between us?", "There's something else, and I haven't said it in the meetings.", "I'll tell you something I don't usually say."},
	"resolved":        {"I think you've got what you need from me.", "That's what I needed you to see.", "I feel better having talked this through.", "Good, then I've done my part."},
	"resolved-cool":   {"That's my side of it.", "I've said what I had to say.", "That's what I have for you."},
	"forced":          {"Let's leave it there.", "I think we should stop here.", "All right, we'll leave it at that for today."},
	"paper-out":       {"Take \"{paper}\" with you, it's all in there.", "I'm giving you \"{paper}\", so you have it in black and white.", "Here's \"{paper}\", so you don't have to take my word for it."},
	"redirect":        {"Talk to {next}, {nextrole}, before you decide.", "I'd see {next} next, {nextrole}.", "Go and hear {next} too, {nextrole}, because you'll want that side as well."},
	"paper-out-teach": {"Take \"{paper}\" with you, it's all in there.", "Here's \"{paper}\", in case it helps.", "You can have \"{paper}\", so you don't have to remember it all."},
	"redirect-teach":  {"It's worth talking to {next} too, {nextrole}.", "{next} can tell you more, {nextrole}.", "I'd ask {next} as well, {nextrole}."},
	"redirect0":       {"Go and see {next} next.", "Talk to {next} before you decide."},
	"yours-now":       {"The call is yours now.", "It's in your hands.", "Whatever you decide, decide it with that in mind."},

	// when everything else has been said
	"last": {
		"I'm listening.", "Go on.", "I hear you.", "Let's keep going.", "Okay then.", "I'd like to get this right.", "Tell me more about how you see it.", "We're getting somewhere.",
		"Let me think about that.", "Hm.", "I'll leave that with you.", "That's where I am on it.", "Bear that in mind.", "Think it over.", "I've said my piece.", "Your turn.",
	},
}
