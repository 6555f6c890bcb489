package roleplay

// bank names a set of interchangeable lines. None holds a figure, a dash or a name, so any of them may be said by anyone;
// what stands in braces is filled in.
type bank string

// phrases are what the understudy says besides the scenario's own content. Within a conversation no line is used twice.
var phrases = map[bank][]string{
	// reactions to what the learner just did
	"greets":         {"Hey.", "Hi there.", "Hello.", "Hi, good to see you.", "Hey, thanks for making time.", "Hi."},
	"greets-lay":     {"Hello.", "Hello, thank you for coming over."},
	"how-are":        {"A bit short on sleep, but fine.", "Hanging in there, thanks.", "I've had calmer weeks, but I'm okay.", "Busy, but all right.", "Tired, to be honest.", "I'm all right, thanks."},
	"how-are-lay":    {"I'm all right, it's him I'm worried about.", "Not very well, to be honest, but I'm not the patient."},
	"thanks":         {"Of course.", "Sure, any time.", "No problem at all.", "Happy to.", "Don't mention it.", "You're welcome.", "That's what I'm here for.", "Sure.", "Gladly."},
	"thanks-lay":     {"No, thank you.", "Thank you for listening.", "I'm just glad somebody asks."},
	"sympathy":       {"I appreciate that.", "Thanks, I mean it.", "That's kind of you.", "Thank you.", "Good of you to say so.", "Thanks for that."},
	"sympathy-lay":   {"Thank you.", "That's kind of you.", "You're very kind.", "Thank you, that means a lot."},
	"not-heard":      {"Fair, sorry.", "You're right, I didn't answer that.", "Sorry, you did ask.", "Okay, straight then.", "Fair point, I talked past you.", "Sorry, let me be clear.", "True, I owe you that.", "My fault, sorry.", "All right, plainly.", "You did, I'm sorry.", "Fair enough.", "I hear you, sorry."},
	"not-heard-lay":  {"Sorry, I'm not explaining it well.", "I'm sorry, I'm all over the place.", "Sorry, yes.", "I'm sorry, I'm not used to this."},
	"bored":          {"Right, I did.", "Sorry, I'm repeating myself.", "True, you've had that from me.", "Yes, enough of that.", "I know, I keep saying it.", "Fair, I'll move on.", "I did, sorry.", "You have, yes.", "Okay, no more of that."},
	"bored-lay":      {"Sorry, I said that already.", "I know, I keep going over it."},
	"afraid":         {"It scares me too.", "That's not a bad instinct.", "I'd be worried if you weren't.", "I know the feeling.", "Good, hold on to that feeling.", "Me too, to be honest.", "It's all right to be, we all are tonight.", "I'd feel the same.", "You're not alone with that."},
	"afraid-lay":     {"I'm frightened too.", "So am I."},
	"unsure":         {"No, you're right to ask.", "No, I'd ask the same.", "Not at all.", "No, trust that feeling.", "You're not, that's a fair thing to ask.", "No, it's a good thing you asked."},
	"unsure-lay":     {"No, please ask.", "I'm the last one to judge."},
	"contrite":       {"No harm done.", "It's fine.", "Don't worry about it.", "No need to be.", "That's all right.", "Never mind that."},
	"contrite-lay":   {"Oh, please don't be.", "No, it's all right."},
	"startled":       {"I know.", "Yeah.", "That was my reaction too.", "Exactly my face when I saw it.", "Yes.", "It is what it is."},
	"startled-lay":   {"I know.", "Yes."},
	"agrees":         {"Right.", "Yeah, exactly.", "That's how I see it too.", "Good, we agree on that.", "Yep.", "So we see it the same way.", "Yes."},
	"agrees-lay":     {"Yes.", "That's right."},
	"infers":         {"Yeah, that's where it leads.", "You're reading it the way I do.", "That's the logic, yes.", "That follows, yes.", "I'd draw the same conclusion.", "Yes, that's how it hangs together."},
	"infers-lay":     {"Yes, I think so too.", "That's what I thought as well."},
	"wants":          {"Fair, I'll be direct.", "Fine by me.", "Okay.", "Sure.", "All right.", "You'll get that from me."},
	"objects":        {"I see it differently.", "I'd push back on that.", "I don't think it's that simple.", "I'm not there with you.", "I can't agree with that.", "Hm, I don't see it that way."},
	"objects-lay":    {"I don't know, I see him every day.", "I'm not so sure."},
	"doubts":         {"Fair, you don't know me yet.", "You don't have to take my word for it.", "Fair enough, I'd ask the same."},
	"confused":       {"Let me put it another way.", "Sorry, I'm too deep in this.", "Sorry, that was too quick.", "Let me back up a step.", "Okay, one step at a time.", "What I mean is this."},
	"confused-lay":   {"Sorry, I'm not explaining it well.", "I'm not putting it very well."},
	"insults":        {"Let's keep this about the work.", "You don't have to like me to get this right.", "I'd rather talk about the work.", "Okay, you're angry, and I can live with that.", "I'll let that pass.", "That's not fair, but let's go on.", "Be as cross with me as you like.", "Fine, I've heard worse today.", "I don't think I've earned that."},
	"insults-lay":    {"There's no need to talk to me like that.", "I'm only trying to help."},
	"shrugs-off":     {"I know how it sounds.", "I'll be quick.", "I'll keep it short.", "It won't take long.", "It's short, I promise.", "Hear me out for a moment."},
	"shrugs-off-lay": {"I know you're busy.", "I won't keep you."},
	"noise":          {"Sorry, I didn't catch that.", "You lost me there.", "I'm not sure I got that.", "Hm, I couldn't make that out.", "Sorry, say that again?"},
	"foreign":        {"Sorry, English is all I've got.", "I'm afraid I only follow English.", "I wish I could follow that, but I only speak English.", "You'll have to put up with my English, sorry."},
	"machine":        {"I'm not sure what to do with that.", "That looks like it was meant for somebody else.", "I don't really know what that means.", "That's not something I can act on."},
	"silence":        {"No rush.", "Take a second if you need it.", "It's a lot, I know.", "That's all right."},
	"hesitant":       {"You don't need to have it figured out yet.", "It's fine not to be sure.", "Take your time with it.", "I'd be unsure too, coming in cold."},
	"farewell":       {"I won't keep you much longer.", "Before you go, though.", "One more minute, if you have it."},
	"cold":           {"Fine.", "If you say so.", "All right.", "Let's just get through this."},

	// what lies outside
	"theirs-ask":      {"I'd take that to {who}.", "{who} is the person for that.", "That's {who}'s field, and I don't want to speak for anyone else.", "{who} would know that better than I do.", "You'd have to ask {who}, I don't have that.", "That one's for {who}."},
	"theirs-act":      {"That's {who}'s call, not mine, so hold that thought.", "I'd leave that to {who}.", "That's not mine to say, so ask {who} before you do anything."},
	"unknown-ask":     {"I don't know that, honestly.", "I can't tell you that.", "I don't have an answer to that.", "That I don't know.", "No idea, I'm afraid.", "I'd have to find that out.", "I'd only be guessing.", "I haven't got that, sorry.", "You've got me there, I don't know."},
	"unknown-ask-lay": {"I don't know, I'm sorry.", "I couldn't tell you that.", "I really don't know.", "I wish I knew."},
	"unknown-half":    {"The rest I don't know.", "The other part I can't tell you.", "As for the rest, I don't know.", "The other half I'd have to find out.", "I don't know about the other thing.", "For the rest you'd have to ask around."},
	"in-short":        {"{figure}, as I said.", "It's still {figure}.", "{figure}, that hasn't changed.", "{figure}, that's it.", "{figure}, no more and no less.", "The answer's still {figure}."},
	"partly":          {"Not exactly that.", "I can only answer part of that.", "Partly.", "I can't give you that to the letter.", "Roughly.", "I can tell you this much."},
	"partly-lay":      {"I'm not sure.", "I don't know exactly."},
	"personal":        {"Ask me again when this is over.", "Some other time, gladly.", "Ha, let's get through this first.", "That's for a quieter day.", "I'd tell you over a coffee, not now.", "Another time, all right?"},
	"personal-lay":    {"Oh, that's a long story, ask me when he's better.", "I'll tell you when this is over."},
	"off-say":         {"Ha, fair enough.", "That's a whole other conversation.", "Okay, let's park that.", "Let's keep that for later.", "Hm, another day.", "Right, well."},
	"not-mine":        {"That's not a number I recognize.", "I don't know where that number comes from.", "That figure isn't from me."},
	"bridge":          {"What I can tell you from my side is this.", "But back to why you're here.", "Anyway, back to it.", "Here's what I do know.", "Where were we?", "To come back to our matter."},
	"bridge-lay":      {"But I wanted to tell you something.", "It's just that I noticed something."},
	"who-is":          {"{who} is {whorole}.", "That's {who}, {whorole}."},
	"that-is-all":     {"That's all I can tell you about it.", "I've got nothing beyond that.", "I don't have more on that than I've told you.", "There's no more to it that I know of.", "More than that I don't know.", "That's the whole of it, as far as I know.", "No, you've had it all from me.", "You know what I know on that."},
	"that-is-all-lay": {"That's all I noticed.", "That's really all I know.", "No, that's everything."},

	// opening
	"who-why":       {"I'm {role}, and you're the one who gets to make the call.", "I'm {role} here, so I can tell you what I see, and the decision stays with you.", "I'm {role}, and I'm glad it's not me who has to decide."},
	"why":           {"I'll tell you what I see, and what you make of it is up to you.", "You get my side from me, the good and the bad.", "I'd rather you decided with all of it on the table, so I'll hold nothing back that matters."},
	"why-teach":     {"I'll tell you what I know, and you stop me whenever you like.", "Ask as we go, I'd rather be asked twice than not at all.", "I'll tell you what I can, as well as I can."},
	"who-yes":       {"Yes, I am.", "That's me.", "Yes, that's right."},
	"who":           {"I'm {role}.", "I'm {role}, for what that's worth.", "Just {role}."},
	"stake":         {"It comes down to this: {question}", "The question on the table is simple enough: {question}", "What you have to settle is this: {question}"},
	"ask-away":      {"Of course, go ahead.", "Sure, ask away.", "Yes, what is it?", "Go ahead, I'm listening."},
	"invite":        {"Where do you want to start?", "What do you want to know first?", "What have you heard so far?", "Ask me whatever you like."},
	"options":       {"You can {options}."},
	"options-plain": {"You're choosing between these: {options}."},

	// around a fact
	"dry":       {"You've had what I know on that.", "That's all I've got there.", "I've told you what I have.", "I'd only be repeating myself.", "There's nothing more I can add to that."},
	"view":      {"If it were up to me, I'd {view}.", "Honestly, I'd {view}.", "Left to me, I'd {view}.", "Me, I'd {view}.", "In your place I'd {view}.", "I'd {view}."},
	"view-for":  {"If it were up to me, it'd be {view}.", "My pick would be {view}.", "I'd go for {view}."},
	"view-said": {"You've heard where I stand.", "I haven't changed my mind on that.", "Same as before, I'm afraid."},

	// toward a pivot
	"to-relationship": {"Let me ask you something, and be straight with me.", "I need to ask you something.", "Before we go on, there's something I want to ask."},
	"to-judgment":     {"So let me put it to you.", "So tell me what you'd do with that.", "Then a question to you."},
	"again":           {"I'd still like to know where you stand, though.", "And what I asked you?", "You still owe me an answer, though.", "But which is it, for you?", "And your side of it?", "I did mean my question, by the way."},
	"clarify":         {"I just want to know how you'd like us to do this.", "There's no trick in it, I only want to know where you stand.", "Just tell me which of the two you'd rather have."},
	"let-go":          {"You don't have to answer that now.", "Fine, we can leave my question open.", "Let's leave that one for now."},

	// at a gate
	"gate":           {"If you take only one thing from me, take this.", "This is what decides it for me.", "Here's what I'd build the whole decision on.", "This is the piece you can't get around.", "What counts in the end is this.", "Whatever you do, don't forget this."},
	"gate-and":       {"And this is what decides it for me.", "But what counts in the end is this.", "And there's one thing you can't get around.", "And keep this next to it.", "What matters more, though, is this.", "And whatever you do, remember this."},
	"plainly":        {"Put plainly, {fact}", "I'll say it as simply as I can: {fact}", "What it comes down to is this: {fact}"},
	"side":           {"Look at the pair of numbers: {a} and {b}.", "Put them next to each other: {a}, and {b}."},
	"side-tail":      {"You can't round that away.", "That isn't a rough edge, it's a miss.", "No amount of polish closes that."},
	"say-back":       {"So where does that leave you?", "What do you make of that?", "How do you see it now?", "So what does that mean for your decision?", "What would you say to that?", "Where does that put us?"},
	"say-numbers":    {"How far off is it, as you understand it?", "And in numbers, how do you read it?", "Which numbers would you put on that?"},
	"nearly":         {"That's part of it.", "Close, but it's not quite what I mean.", "Yes, and there's more to it.", "You're on the way.", "Nearly.", "That's one side of it."},
	"nearly-lay":     {"Yes, partly.", "Sort of, yes."},
	"counter-nearly": {"Okay, but go one step further.", "Hm, that's half an answer.", "I see where you're going.", "Say a bit more.", "And what does that rest on?", "That's the direction, yes."},
	"gate-last":      {"I'll keep coming back to it, because it decides this.", "I'm not trying to be difficult, I just can't let that slide.", "Nothing else I say matters if that doesn't land.", "I need you to take that seriously.", "I can't sign off on leaving that out.", "We're still at the same point, and it's the one that counts."},
	"gate-open":      {"Yes, that's it exactly.", "Exactly.", "Yes, that's it.", "That's it, and thanks for not softening it.", "Yes, I'd put it just that way.", "Right, that's it in a nutshell."},
	"gate-open-cool": {"Yes, that's the point.", "Right, that's what I've been saying.", "Good, then we both know it.", "Yes, that's the problem in a sentence."},
	"gate-firm":      {"Whatever we decide, it has to survive that.", "Any plan has to answer to that.", "Keep hold of it when people start pushing you.", "That's the line I'd hold."},

	// at a gate that wants an argument answered
	"counter":        {"Let me argue the other side for a minute.", "Then hear my side of it.", "Look at it from where I stand, though.", "Here's how I see it.", "Let me play it against you."},
	"counter-recall": {"You know where I stand.", "You've heard what speaks for my side.", "My argument still stands."},
	"counter-ask":    {"What do you say to that?", "Where am I wrong?", "What would you answer?", "Or do you see it differently?", "Do you see a hole in that?", "How would you meet that?"},
	"counter-last":   {"I don't need you to agree, but I'd like to hear what you'd say to it.", "Somebody will put that to you who's less patient than I am.", "I'd still like to know what you make of my argument.", "You'll need an answer to that by tonight."},
	"counter-open":   {"Fair, that's an answer.", "All right, I'll give you that.", "Yes, that meets it.", "Okay, that's a point.", "Fair, I can't argue with that.", "True, and it weighs more than mine."},
	"counter-firm":   {"Hold on to that, you'll be asked again.", "I can work with that.", "You won't be the last to need that answer."},

	// at a gate that wants an idea said back
	"check-ask":      {"So how would you put it to the next person who asks?", "What do you make of it?", "So how do you see it now?", "What would you say it comes down to?", "How would you say it on the phone?", "And what do you take from that?"},
	"check-ask-lay":  {"Do you see what I mean?", "What do you think, is that normal?", "Does that tell you anything?", "What would you make of that?"},
	"check-last":     {"Say it the way you'd say it to a friend.", "It doesn't have to sound good, just tell me what you'd do with it.", "Take it slowly, there's no hurry.", "Tell me how you'd put it, and I'll tell you if I'd change a word."},
	"check-last-lay": {"I just want to know that somebody's heard it.", "Please, just tell me you've taken it in.", "You do believe me, don't you?"},
	"check-open":     {"Yes, that's it exactly.", "That's it, and you said it better than I did.", "Exactly right.", "Yes, just like that.", "That's it.", "Yes, that's the whole of it."},
	"check-open-lay": {"Yes, that's it exactly.", "Yes, exactly.", "Yes, that's how it was."},
	"check-firm":     {"Keep that, and the rest follows.", "Don't let anyone talk you out of it.", "I wouldn't change a word of it."},
	"check-firm-lay": {"Thank you for taking it seriously.", "I'm so glad somebody sees it."},

	// weighing what a choice costs
	"weigh-ask": {"What would yours cost, and who'd carry it?", "What are you ready to give up for it?", "And what gets worse with your choice?", "Who pays for it if you go your way?"},
	"weighed":   {"That's an honest price.", "Good, at least you're naming it.", "I'd rather hear that now than find out later.", "Then we both know what it costs."},

	// resolving and closing
	"confide":             {"Can I tell you something, just between us?", "There's something else, and I haven't said it in the meetings.", "I'll tell you something I don't usually say."},
	"resolved":            {"I think you've got what you need from me.", "I feel better having talked this through.", "Good, then I've done my part.", "Then we've been through it."},
	"resolved-lay":        {"I feel better for having said it.", "Thank you for hearing me out."},
	"resolved-cool":       {"That's my side of it.", "I've said what I had to say.", "That's what I have for you."},
	"forced":              {"Let's leave it there.", "I think we should stop here.", "All right, we'll leave it at that for today."},
	"paper-out":           {"Take {paper} with you, it's all in there.", "I'll give you {paper}, so you have it in black and white.", "Here's {paper}, so you don't have to take my word for it."},
	"redirect":            {"Talk to {next} before you decide.", "I'd see {next} next.", "Go and hear {next} too, you'll want that side as well.", "And don't decide before you've talked to {next}."},
	"paper-out-teach":     {"Take {paper} with you, it's all in there.", "Here's {paper}, in case you need it.", "Keep {paper}, so you don't have to remember it all."},
	"paper-out-teach-lay": {"I've written it down for you, with the times.", "Here, I made some notes of what I saw."},
	"redirect-teach":      {"It's worth talking to {next} too.", "{next} can tell you more.", "I'd ask {next} as well."},
	"redirect-teach-lay":  {"And please talk to {next}.", "Will you tell {next} too?"},
	"yours-now":           {"The call is yours now.", "It's in your hands.", "Whatever you decide, decide it with that in mind."},

	// when everything else has been said
	"last": {
		"I'm listening.", "Go on.", "I hear you.", "Let's keep going.", "Okay then.", "I'd like to get this right.", "Tell me more about how you see it.", "We're getting somewhere.",
		"Let me think about that.", "Hm.", "I'll leave that with you.", "That's where I am on it.", "Bear that in mind.", "Think it over.", "I've said my piece.", "Your turn.",
	},
}
