package roleplay

import "regexp"

// intent is a kind of question that people ask about anything at work: who has been told, since when, what if it fails. Its
// answer seldom shares a word with it, but it has a form of its own.
type intent struct {
	name  string
	asked *regexp.Regexp // the question, in bare words
	told  *regexp.Regexp // its answer
	from  []string       // sources that hold such answers
}

// weight is how much the form of an answer says: that it has a person or a number in it says little.
func (i *intent) weight() float64 {
	switch i.name {
	case "who":
		return 0.35
	case "count", "whatif", "mechanism", "where", "oriented":
		return 0.6
	case "act", "total":
		return 1
	case "fallback":
		return 1.1
	}
	return 0.85
}

func kindOf(name, asked, told string, from ...string) *intent {
	out := &intent{name: name, asked: regexp.MustCompile(asked), from: from}
	if told != "" {
		out.told = regexp.MustCompile(`(?i)` + told)
	}
	return out
}

const timeWords = `\b(?:around|about|at|since|by|before|past|until|after) (?:half past |ten past )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|lunch|tonight)\b|o'clock|\bago\b|this (?:morning|afternoon|evening)|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\bdays (?:out|later)|the moment|as soon as|starts when|recognis`

// intents, the special before the general.
var intents = []*intent{
	kindOf("told", `who (?:else )?(?:knows|knew|have you told|did you tell|has been told|was told|is aware)|(?:did|have|had) you (?:\w+ )?(?:tell|told|warn|warned|report|reported|raise|raised|flag|flagged|mention|mentioned|say|said|escalate|escalated|speak|spoken)|anyone (?:else )?(?:know|knows|told|aware)|(?:did|does|do) (?:anyone|anybody|somebody|management|your boss|they) know|tell any|told any|else seen|warn any`,
		`\bflagged|told\b|reported|wrote down|didn't say anything|nobody asked|called me|raised`),
	kindOf("reply", `what did (?:they|he|she|the nurse|your boss|management|anyone) (?:say|do|answer|tell)|how did (?:they|he|she) (?:react|take|respond)`,
		`was told|wrote down|said\b|told to|nobody`),
	kindOf("fear", `(?:afraid|scared|worr(?:y|ies|ied)|frightened|fear|scares|frightens|bothers|keeps you|nervous|concerns?|concerned|lose sleep)`,
		`worr|bother|keep thinking|lands on|afraid`, sourceConcerns, sourceBeats+"1"),
	kindOf("stake", `(?:your|you) (?:part|role|stake|neck|job|career|name|responsib\w*|fault)|on the line|at stake|means for you|happens to you|matters? (?:so much )?to you|blame|in it for you|personally|your own (?:mistake|doing)|who(?:'s| is) (?:to blame|responsible|accountable)|who (?:signed|approved|designed|set|picked|chose|made|wrote|decided)`,
		`i'm the one|\bmy name\b|\bi signed|i've promised|lands on me|personal stake|me being|on my\b`),
	kindOf("need", `(?:you|they|she|he) (?:need|want|like us|like me|expect|accept|settle|live with|ask for|prefer from|be happy with)|you'd need|would it take|need from me|want from me|would (?:help|work|satisfy|make)|could you (?:live|accept|agree|work)|your (?:condition|terms|ask)|what(?:'s| is) acceptable|like (?:us|me) to do`,
		`i'd (?:just )?like|i want|i could live|i'd want|give me|i'll take|if i hear|i need`, sourceBeats+"6"),
	kindOf("deadline", `by when|until when|how (?:soon|late|much time|long (?:do|have) (?:we|i|you))|(?:what|when)(?:'s| is) (?:the|your) (?:deadline|cut ?off)|time (?:do|have) (?:we|i)|(?:still|enough) time|latest|when do you need|have i got|have we got`,
		`by (?:five|tonight|noon|tomorrow)|\bbefore\b|within \d|\bin time|deadline|notice`),
	kindOf("since", `^ ?(?:and |but |so |since |from )?(?:when|what time|how long (?:ago|has|have|is he|is she|was)|what (?:moment|point))\b`, timeWords),
	kindOf("began", `(?:when|since|how long|what time).*(?:start|begin|began|begun|notice|first|happen|become|became|going on)`, `\b(?:since|around|from) (?:about )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|noon|lunch|yesterday)|\bago\b|starts when`),
	kindOf("before", `(?:before|earlier|previously|last (?:time|year|inspection)|used to|normally|usually|in the past|ever (?:like|been|had|happen\w*)|first time|history|is that new|is this new|grown|grow|how fast)`,
		`\bago\b|\bwas \d|at home|never been|from \d|\bin (?:two|three|four|\d+) (?:hours|days|weeks|years)|before the|started`),
	kindOf("trend", `(?:numbers|score|values|things|trend) (?:do|doing|done|been|changed|change|develop\w*|moved|going)\b|what(?:'s| has| is)? chang|going up|going down|trend|getting (?:worse|better)|compared|difference`,
		`from \d+ to|was \d.*(?:and|now)|jump|changed|now\b.*\bwas|went from|turned`),
	kindOf("fallback", `plan b|fall ?back|alternative|another way|other (?:way|option|solution)|way (?:out|around|round)|instead|back ?up|without the|(?:take|leave|keep|get|switch) (?:\w+ ){1,4}(?:out|off)|work ?around|keeps? (?:\w+ ){1,4}(?:out|away|off)|any way|some way|middle (?:way|ground)|exception|loophole|do anything about|avoid`,
		`there's a|we've got|can (?:send|have|be|put|close)|exception|out of that|a way to|allows|instead of`),
	kindOf("misses", `(?:it|router|test|they|filter) (?:misses|miss|doesn't catch|lets? through)|slip (?:through|past|by)|past it|missed|get(?:s)? (?:through|past)|false|the rest|other 3|remaining`,
		`misses|caught|\d+%`),
	kindOf("reliable", `how (?:good|reliable|accurate|sure|certain|well|confident)|does it work|trust (?:it|that|them|the)|rely on|proven|tested|sure (?:about|of)|would you trust|confident|how do you know|certain\b|can you prove`,
		`\d+%|tested|in testing|checked|couldn't|careful|nobody's|measured|samples`),
	kindOf("unknown", `(?:didn't|couldn't|can't|haven't|don't) you (?:see|check|know|measure|look|test|find)|what (?:didn't|couldn't|can't|don't|isn't|haven't)|not (?:know|see|checked|measured)|what(?:'s| is) missing|uncertain|blind spot|not sure`,
		`couldn't|can't tell|don't know|nobody's ever|not determined`),
	kindOf("measure", `how (?:did|do|was|is|were|are) (?:\w+ ){1,3}(?:measured?|know|counted|found|checked|tested|calculated|work(?:ed)? (?:it )?out)|which method|what method|by what|made up|composed|consist|how does the score`,
		`measured|tested|on a set|samples|adds|counted|checked|is for the`),
	kindOf("mechanism", `how (?:does|do|can|could|would|is|come|exactly|did) (?:\w+ ){1,4}(?:get|reach|go|come|work|carry|happen|end up|across|there|still|that)|where does|by what route|mechanism|explain how|^ ?how ?$|how if`,
		`through|because|can send|routed?\b|via|by the|so that|instead of|adds|carries`),
	kindOf("capacity", `capacity|enough (?:room|people|staff|nurses|space|crew)|cope|handle|can (?:they|you|the \w+) (?:take|manage|do)|room for|overload|keep up|staffed`,
		`can take|enough people|people on|room|\d+ (?:contacts )?a day|up to|forecast`),
	kindOf("cost", `cost|price|expensive|how much (?:is|would|do|does|will|trouble)|penalt|fee\b|fine\b|lose\b|pay\b|trouble|afford|consequence|worst (?:case|that)|how bad (?:is|would|could)`,
		`\$|fee|costs?\b|credit|budget|terminate|breach|expensive`),
	kindOf("whatif", `what (?:if|happens|would happen|will happen)|and if|if (?:we|it|he|she|they|i|you|the)|suppose|in case`,
		`\bif\b|miss it|\bbreach|means\b|lands on|no other path|\bthen\b|or more|asks for|it's an emergency`),
	kindOf("act", `what (?:should|can|could|must|do|shall|am|are) (?:i|we) (?:meant to |supposed to |expected to |to )?(?:do|say|look|check|start|watch|write|tell)|(?:anything|something) (?:i|we) (?:should|can|could)|my (?:next|first) step|first thing|do (?:first|now|next|meanwhile)|mean i have to|have to do|need to do|how (?:do|should|would) i|look at first|what do i\b|while i(?:'m)? wait`,
		`count|give it|write|call\b|ask for|asks for|due within|come before|make the|you need|notify|first thing`),
	kindOf("size", `how (?:long|big|large|wide|far|deep|high|tall) (?:\w+ )?(?:is|are|was|were) (?:it|they|the|that|this)`, `\d+ ?(?:mm|cm|m|km|metres|miles|minutes|hours|days)\b|\bdepth|how deep`),
	kindOf("offer", `(?:can|could) (?:we|you|i) (?:\w+ )?(?:park|have|put|place|station|send|keep|hold|arrange|leave|move) `, `i can have|can be (?:stationed|there|routed)|there's a way|can send`),
	kindOf("flaw", `\b(?:flaw|wrong with|the catch|weak(?:ness| spot| point)|problem with|the hole|break it|mistrust|be careful|caution|careful with)\b`, `with no crack|without a crack|as it was drawn|undersamples|exactly the trap|couldn't get|only counts if|router misses|estimate instead|what it's for`),
	kindOf("distance", `how far`, `\d+ (?:km|miles|metres|m)\b`),
	kindOf("takes", `how long (?:does|do|did|would|will|can|until|till|before|for|to)`, `\b(?:takes?|within|for up to|out for|due in)\b.*(?:hour|minute|day|week|month)|days to\b`),
	kindOf("total", `(?:what(?:'s| is| was| does| did)|where(?:'s| is)) (?:his|her|the|its|it|their|that|your)(?: \w+)? ?(?:total|number|score|sum|come|comes|came|add|adds|reading|at) |how high is`,
		`total was|total is|in total|rates? at \d|it was \d+\b|comes to \d`),
	kindOf("judge", `^ ?(?:and |so |but )?(?:is|are|was|isn't|aren't) (?:\w+ ){1,4}(?:bad|good|ok|okay|fine|high|low|normal|serious|worrying|dangerous|alarming|critical|wrong|worse|worthless|useless|any good|no good|reliable|valid|safe|any use)(?: now| then| tonight| really)? $|how (?:bad|serious|grave|worried|dangerous|urgent|alarming)|should (?:i|we) (?:be )?worr`,
		`from \d+ to|says more|jumps? to|look fine|bothers|trap|hurt someone|be careful|with no crack|as it was drawn|the real|understates|lands on|expensive`, sourceBeats+"2"),
	kindOf("oriented", `know(?:s)? (?:where|who|what day|what time|which|his|her|that) ?(?:he|she|name|day|year|is)?|recogni[sz]e|oriented|realis|realiz|aware (?:of|that)`, `where he was|hotel|knew his|didn't remember`),
	kindOf("odd", `\b(?:changed|odd|strange|weird|funny|unusual|different|out of character|peculiar|confusing things|not like him)\b`, `asked me|called the|said it wasn't|muddled and|turned`),
	kindOf("busy", `how (?:busy|used|heavily)|much traffic|traffic (?:is|does|on)|many (?:cars|vehicles)`, `vehicles a day|a day\b`),
	kindOf("often", `how often|how frequently|every how`, `hourly|every|a day|monthly|daily|per |\d%`),
	kindOf("who", `^ ?(?:who|whose|whom)\b|who (?:would|can|could|runs|decides|decided|sends|picked|chose|does|is|will)`,
		`\bi\b|\bi'[a-z]+|we\b|somebody|nobody|crew|staff|was written down`),
	kindOf("coming", `(?:are|will|can|could|would) you (?:\w+ )?(?:coming|come|help|join|support|do it|be there|send|back me)|on your way|your help`,
		`i'll\b|i can\b|i'm (?:coming|on)|we're on`),
	kindOf("think", `(?:you think it is|you think is|your (?:guess|theory|diagnosis|suspicion|hunch)|might it be|could it be|think (?:he|she|it|they)(?:'s| is| has| have|'ve)|causing|cause\b|caused|what is it\b|what's behind|reckon|suspect)`,
		`i think|i thought|because|until somebody|a question of`),
	kindOf("words", `(?:exactly|actually|precisely) (?:did|does|do) (?:he|she|it|they)|what did he|did he (?:say|do)|for (?:example|instance)|example|an instance|instances? of|what (?:kind|sort|type)s? of|concrete|specific|like what|such as|show me|recognise|remember things`,
		`asked|called|said\b|started|things like|such as|for example`),
	kindOf("normal", `how is he (?:normally|usually|otherwise|at home)|what(?:'s| is) he like|normal for him|usual self|other conditions|always like|always been|baseline|sharp`,
		`at home|never been|himself`),
	kindOf("other", `(?:the )?other (?:one|side|girder|side|bank|ones|half)|both (?:girders|sides)`, `other side|\bsame\b`),
	kindOf("left", `how much (?:is |are )?left|(?:what's|what is) left|remaining|how far (?:is it )?(?:to|from|off)|how close`, `\bleft\b|between|within`),
	kindOf("cold", `cold|freez|frost|winter|temperature|weather|minus|degrees`, `degrees|minus|temperature|colder|winter`),
	kindOf("meaning", `what (?:does|do|did) (?:\S+ ){1,5}(?:mean|stand for|say|tell)|what(?:'s| is| are) (?:\S+ ){1,4}for $|meaning what|meaning of|what (?:is|are|'s) (?:a|an|the) \S+ ?\S* ?$|define|mean by`,
		`\bis for\b|is that|holds for|means|adds|tells you|\bthat can\b|rates? at|sets|for the`),
	kindOf("where", `^ ?(?:and |but |so )?where|which (?:way|direction|part|side)`, `\binto\b|\bat the\b|\bin the\b|\btowards?\b|\balong\b|\bon the\b|\bnear\b`),
	kindOf("why", `^ ?(?:\w+ )?why\b|how come|what for|what makes|reason`, `because|so that|that's why|, so\b|since|which is why`),
	kindOf("count", `how many|how much|how big|how large|what share|what percentage|number of`, `\d`),
	kindOf("fine", `says? (?:that )?he(?:'s| is)? (?:fine|ok|all right)|tell(?:s)? us he|pretend|hide|hiding|keep(?:s)? quiet|complain|put(?:s|ting)? on`, `pulls himself|make a fuss|he's fine`),
}

// intentsOf are the kinds of question that a bare question is.
func intentsOf(line string) []*intent {
	var out []*intent
	for _, each := range intents {
		if each.asked.MatchString(line) {
			out = append(out, each)
		}
	}
	return out
}
