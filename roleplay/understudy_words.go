package roleplay

// The phrases by which a line is taken for what it does. Each stands between words, in lower case.
var (
	injectionWords = []string{
		"ignore previous instructions", "ignore the previous", "ignore your instructions", "ignore all previous", "system prompt", "as an ai",
		"language model", "you are a bot", "you are an ai", "are you a bot", "are you an ai", "are you chatgpt", "next node", "advance the node",
	}
	viewWords = []string{
		"would you do", "you'd do", "you recommend", "your recommendation", "your opinion", "your take", "your view", "your gut", "your preference", "do you think we should",
		"what do you think", "you suggest", "you advise", "your advice", "in my shoes", "if you were me", "you prefer", "which option do you", "what's your read", "your read on", "what do you want to do", "what do you want", "what do you say", "do you agree", "how do you see it", "where do you stand", "whose side",
	}
	generalWords = []string{"what's wrong", "what is wrong", "what happened", "what's happening", "what's going on", "what is going on", "what's up", "what's the matter", "what is the matter", "what's the problem", "what is the problem", "what's the issue", "what is the issue", "going wrong", "what's the story", "what is this about", "what's this about", "how has he seemed", "how has he been", "how is he", "how's he", "how does he seem", "what's on your mind", "what brings", "walking into", "do i need to know", "should i know", "where do we stand", "fill me in", "up to speed", "am i missing", "the situation", "what's the deal", "what have we got"}
	openWords    = []string{"tell me what you've got", "what have you got", "talk me through it", "walk me through it", "what you've got", "help me out", "tell me everything", "tell me straight", "give me the facts", "in one sentence", "the short version", "in a nutshell", "sum it up"}
	leaveWords   = []string{"do you have a minute", "have you got a minute", "got a minute", "do you have time", "have you got time", "can i ask", "may i ask", "have a question", "have question", "got a question", "have some questions", "have a few questions", "bad time", "are you busy", "have a moment", "got a moment", "got a second", "have a second", "got a sec", "spare a minute"}
	// findingWords ask what somebody has found out, in words that no fact shares.
	findingWords = []string{"did you find", "have you found", "you find out", "did you see", "have you seen", "did you notice", "have you noticed", "did you learn", "what do you know", "you noticed", "you saw", "you found"}
	whoWords     = []string{"who are you", "what do you do", "what's your role", "what is your role", "your job", "what's your name", "what is your name", "introduce yourself", "about yourself"}
	optionWords  = []string{"what are the options", "what are my options", "which options", "what am i deciding", "what's the decision", "what is the decision", "what do i have to decide", "what are we deciding", "what i have to decide", "what i'm deciding", "what do i decide", "what must i decide"}
	metaWords    = []string{
		"what do you need from me",
		"what do you want from me", "why am i here", "what's my role", "what is my role", "who else can i", "who else is there", "what is this about", "what's this about", "what am i doing here", "how can i help", "what should i do",
	}
	amountWords    = []string{"how many", "how much", "what percentage", "what percent", "what number", "what's the number", "what is the number", "what figure", "what's the rate", "what is the rate", "what rate", "how often", "how long", "how big", "how large", "how high", "sample size"}
	confusedWords  = []string{"don't understand", "do not understand", "don't get it", "don't follow", "not following", "i'm confused", "i am confused", "confused by", "confusing", "lost me", "what do you mean", "come again", "say that again", "huh", "i'm lost", "no idea what", "what was the point", "remind me"}
	farewellWords  = []string{"bye", "goodbye", "gotta go", "got to go", "have to go", "have to run", "talk later", "see you", "i'm done", "that's all", "that is all"}
	greetingWords  = []string{"hi", "hello", "hey", "good morning", "good afternoon", "morning", "howdy", "yo", "sup", "hiya", "heya", "how are you", "how's it going", "nice to meet you", "good to meet you", "you okay", "you ok"}
	doubtWords     = []string{"why should i believe", "why should i trust", "why should i listen", "why would i trust", "how do i know you", "says who", "can i trust"}
	careWords      = []string{"how are you doing", "are you all right", "how do you feel", "how are you", "are you okay", "are you ok", "you okay", "you ok", "how's it going", "how are things", "are you cold", "are you tired", "are you hungry", "holding up"}
	objectionWords = []string{
		"overblown", "exaggerated", "paranoid", "sign up for this", "i disagree", "don't agree", "do not agree", "don't think so", "not convinced", "i doubt", "don't buy", "don't believe", "we should ship", "let's ship", "ship anyway", "ship it anyway",
		"that's not a big", "is nothing", "are nothing", "nothing to worry", "that's fine by me", "it's fine", "good enough", "acceptable to me", "too cautious", "you're exaggerating", "is fine", "overdoing", "too much of", "isn't that bad", "not that bad", "seems fine", "are normal", "is normal", "not a reason", "i don't agree", "that's unfair",
	}
	nodWords = []string{
		"ok", "okay", "k", "hm", "hmm", "right", "sure", "fine", "go on", "continue", "i see", "alright", "all right", "got it", "understood", "noted", "mhm", "uh huh", "next", "oh", "wow", "really", "interesting", "fair",
		"carry on", "keep going", "tell me more", "i understand", "will do", "sounds good", "cool", "damn", "yikes", "ouch", "i'm ready", "ready", "good",
	}
	agreementWords = []string{"yes", "yeah", "yep", "exactly", "agreed", "i agree", "makes sense", "that makes sense", "true", "good point", "fair point", "you're right", "of course", "absolutely", "definitely", "i hear you", "fair enough", "no"}
	minimizers     = []string{"only", "just", "fine", "noise", "small", "enough", "nothing", "ok", "okay", "ship", "overreacting", "could be", "might be"}
	suppositions   = []string{"what if", "how likely", "is it possible", "could we", "couldn't we", "can't we", "why not", "why don't we", "why can't", "would it", "could you", "can you"}
	inferenceWords = []string{"so", "because", "therefore", "which means", "that means", "means that", "then", "thus", "meaning", "implies", "hence", "if", "since", "in other words", "so that's", "the real issue", "the problem is", "that's why"}
	// glueStems belong to any conversation at work: they make a line neither topical nor strange.
	glueStems = set("happen problem issu worri concern start next els plan decid decis option recommend believ told tell accept refus mean understand matter question answer idea detail explain reason help import care show fact meet stress hear honest person peopl moment minut talk chang suggest approach solut propos chanc turn catch trick downsid deal stori situat background context bottom updat status latest summari go bad lol haha huge big larg small tini gap serious terribl awful horribl scari crazi insan wild reason fair clear sens high low late earli hard easi straight short version brief quick thought today tomorrow yesterday")
	// turnsOfPhrase are said in small words that carry no content one by one.
	turnsOfPhrase = map[string]string{
		" tell anyone ": "flag", " told anyone ": "flag", " anyone know ": "flag", " speak up ": "flag", " say something ": "flag", " say anything ": "flag",
		" make up ": "hallucinate", " makes up ": "hallucinate", " making up ": "hallucinate", " made up ": "hallucinate", " makes things up ": "hallucinate",
		" across the board ": "overall", " go live ": "launch", " going live ": "launch", " put off ": "delay", " long way ": "diversion", " way round ": "diversion", " push back ": "delay",
	}
)
