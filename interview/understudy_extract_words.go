package interview

import "strings"

// The words that the understudy knows by class. Verbs and adjectives are listed by their base form; hearTags finds the
// forms. What is in no list is told by its ending, or is a noun.
var (
	hearSubjects = wordSet(`i we you he she they it this that these those there who which someone somebody everyone everybody
		anyone anybody nobody people one`)
	hearObjects    = wordSet("me us him them myself ourselves themselves yourself himself herself itself")
	hearPronouns   = wordSet("it this that these those they them which something anything everything nothing one ones someone there what so")
	hearPossessive = wordSet("my our your his her their its whose")
	hearArticles   = wordSet("a an the some any each every another both all no either enough several most half")
	hearModals     = wordSet("can could will would should shall may might must cant wont wouldnt couldnt gonna 'll")
	hearBe         = wordSet("be am is are was were been being isn't aren't wasn't weren't isnt arent wasnt werent ain't")
	hearHave       = wordSet("have has had having haven't hasn't hadn't havent hasnt hadnt")
	hearDo         = wordSet("do does did don't doesn't didn't dont doesnt didnt")
	hearPreps      = wordSet(`of in on at by for from with within into onto about over under between among through during against
		towards toward across behind beside besides near around per like as than without despite via after before until till since
		upon inside outside above below beyond`)
	hearConjunctions = wordSet("and or but nor & plus")
	hearWh           = wordSet("how what why where when whether who whatever whenever wherever if because while")
	hearDegree       = wordSet("very really so too quite pretty more most less least much as rather fairly extremely super even way far far bit little enough a")
	hearAdverbs      = wordSet(`always never often usually sometimes rarely mostly normally generally typically again already still just only
		almost also then now here there away back together instead maybe perhaps probably possibly definitely certainly
		actually really honestly basically literally simply seriously obviously clearly frankly anyway anyhow though however
		ever once twice today yesterday tomorrow tonight soon later early lately recently straight quickly easily well
		very too so quite pretty rather even else especially particularly mainly at-least yet otherwise somehow kinda sorta
		immediately eventually suddenly finally first firstly secondly lastly overall personally totally completely absolutely
		super extremely fairly exactly up down out off on over anymore alone forward apparently supposedly half-way online everywhere`)
	hearFillers = wordSet(`um uh er erm hmm hm ah oh well yeah yes yep yup ok okay right so anyway like basically literally honestly actually
		really just kinda sorta maybe perhaps probably obviously lol haha hahaha ha omg please thanks sorry hello hi hey mmm
		simply also personally frankly plus look ugh wow gosh nah nope dunno tbh imo imho idk btw omg dear`)
	hearParticles = wordSet("up down out off on over away back through around in along forward together across")
)

// hearVerbs are the base forms of verbs that people use in answers.
var hearVerbs = wordSet(`accept access slip wrap achieve act add admit adopt affect afford agree allow annoy answer apologise apologize appear appreciate
	argue arrange arrive ask assume avoid bake balance ban bank bathe beat become begin believe belong blend block blame boil book borrow bother break
	breathe bring browse build burn buy call calm cancel care carry catch cause change charge chase chat check cheer choose clean click
	climb close collect come comfort communicate commute compare complain concentrate confuse connect consider contact contribute control convince
	cook cool cope cost count cover crash create cross cry curdle cut cycle dance deal decide decline delay delete deliver depend deposit deserve die
	digest disappear disappoint discharge discover discuss dislike disturb divide do donate download drain drink drive drop dry earn eat embarrass
	enable encourage end enjoy ensure enter exercise exhaust expect experience explain explore face fail fall fear feed feel fight figure fill find finish
	fit fix fly focus foam follow force forget forgive freeze froth frustrate function gain get give go grab greet grow guess handle happen hate have heal
	hear help hesitate hide hit hold hope hug hurry hurt ignore imagine impress improve include increase inform insist install interact interrupt invest
	invite involve join judge jump keep kick kill kiss knock know lack last laugh lead learn leave let lie lift like listen live load lock log
	look lose love lower make manage matter mean meet mention message miss mix monitor motivate move nag need negotiate notice notify offer open order
	organise organize own pack panic park pass pay perform pick plan play please pour practise prefer prepare press pressure prevent print produce promise
	protect prove provide pull push put queue quit reach react read realise realize reassure receive recognise recognize recommend recover recycle reduce refund refuse regret
	relax rely remember remind remove repeat replace reply report require reschedule research resolve respect respond rest return reuse review reward ride ring rip
	rise risk run rush satisfy save say scan scare scroll search see seem sell send separate serve set settle shake share shop shout show shut sign sip sit sleep
	slow smell smile smooth solve sort sound spare speak spend spill split spoil spread stand start stay steam steal stick stop stream stress stretch struggle study
	succeed suffer suggest suit supply support swap sweeten swim switch take talk taste teach tell tend text thank think throw tick tidy top touch track trade
	train transfer travel treat trick trigger trust try turn type understand update upgrade upload upset use value visit wait wake walk want warm warn wash waste watch wear weigh
	whisk win wipe wonder work worry worsen write yell zoom look thicken dissolve squeeze snooze refill unwind destress recharge soothe nourish bloat digest
	simplify nudge budget invest indulge treat sync swipe tap pair drain overheat lag glitch freeze buffer shatter crack scratch ache bleed vomit faint inject
	scribble harm damage diagnose examine operate prescribe admit monitor reassure whisper overhear`)

// hearVerbForms are forms that the endings do not show.
var hearVerbForms = irregularForms(`felt:feel made:make went:go gone:go bought:buy thought:think knew:know known:know got:get gotten:get gave:give given:give
	took:take taken:take told:tell said:say saw:see seen:see came:come kept:keep left:leave lost:lose found:find paid:pay spent:spend
	drank:drink ate:eat eaten:eat slept:sleep woke:wake chose:choose chosen:choose broke:break began:begin brought:bring taught:teach understood:understand
	meant:mean heard:hear held:hold met:meet ran:run sat:sit sent:send stood:stand wrote:write written:write spoke:speak drove:drive driven:drive
	grew:grow rode:ride forgot:forget forgotten:forget had:have has:have did:do does:do done:do was:be were:be is:be are:be became:become caught:catch cut:cut
	fell:fall fallen:fall flew:fly froze:freeze hid:hide hit:hit hurt:hurt lay:lie led:lead let:let put:put quit:quit read:read rang:ring rose:rise
	sold:sell set:set shook:shake shown:show shut:shut stuck:stick stole:steal swam:swim threw:throw tore:tear wore:wear won:win lain:lie built:build
	dealt:deal drew:draw fought:fight fed:feed lent:lend meant:mean dying:die lying:lie tried:try cried:cry worried:worry relied:rely being:be`)

// hearAdjectives are adjectives that no ending shows.
var hearAdjectives = wordSet(`able aware bad bare better best big black bland blue bold brave bright brown busy calm cheap cheaper clean clear close cold cool
	cosy creamy crisp cruel cute dark dead dear decent deep different dirty dry dull eager early easier easy empty equal ethical even exact expensive
	extra fair familiar fancy far fast fat few fine firm flat foamy fond free fresh friendly frothy full fun funny gentle glad good gooey grateful great green grey gross
	guilty happy hard harsh healthy heavy high honest hot huge hungry ill important independent intolerant intuitive joyful keen kind large late lazy less light lonely long loose
	lost loud lovely low lower loyal lucky mad main mature mean mild milky modern moral more natural neat nervous new nice noisy normal numb nutty odd oily ok okay old open organic own
	pale patient plain polite poor posh posher private professional proper proud public pure quick quiet rare raw ready real red responsible rich ripe rough round rude sad safe
	safer salty same secure sensible sensitive serious sharp short shy sick silky silly similar simple slick slim sloppy slow small smart smooth smoother soft solid sour spare special stale stiff
	strange strict strong stuck stupid sturdy sure sweet sweeter tall tasteless tasty tender thick thicker thin tidy tight tiny tired tough transparent true ugly unfair unique unwell
	upset vague vegan vegetarian velvety vulnerable warm watery weak weird wet whole wide wild wise worse worst worth wrong young clunky sleek chunky bulky dependable alone
	affordable welcoming natural plant-based low-fat allergic worried stressed relaxed relieved scared annoyed frustrated confused bored excited exhausted bloated energised
	energized satisfied disappointed ashamed embarrassed comfortable uncomfortable anxious confident afraid ignored valued respected rushed supported informed overwhelmed in-control
	reassured heard accepted included connected awake alert sluggish fuller lighter calmer happier healthier easier quicker faster slower cleaner nicer stronger weaker crowded cramped packed reliable
	unreliable human ready-made sustainable local seasonal fair-trade gluten-free dairy-free lactose-free sugar-free low-calorie cruelty-free long-lasting user-friendly eco-friendly
	environmentally-friendly old-fashioned fiddly lively costly curly homely orderly cuddly wobbly smelly asleep furious fantastic last-minute second-hand hands-free one-handed`)

// hearNouns are nouns whose form is also that of a verb or an adjective, in the use they mostly have.
var hearNouns = wordSet(`taste texture milk price cost money time bank app phone coffee foam froth work bus train car bike health family kids card balance
	account branch stomach morning evening night day week year home hospital nurse doctor staff ward waiting queue line bit way thing lot stuff
	sugar calories protein brand carton packet packaging flavour flavor smell colour color aftertaste screen battery camera size charge keyboard button
	feeling belonging wellbeing well-being being building meeting morning ceiling wedding painting evening spending saving savings banking cooking cleaning parking
	ticket commute traffic delay noise crowd seat journey ride walk drive change choice control security safety privacy freedom
	honesty city energy quality variety privacy company money family country body story memory party baby lady history battery delivery anxiety ability
	responsibility community guilt need pain stress treat rest peace mind care value values plan budget bill bills fee fees support answer help deal reward
	control order record result results visit stay experience mistake question reply message call text date sleep smile laugh love fear worry worries hope respect trust
	pressure trouble rush start end finish break drink drinks snack meal breakfast lunch dinner cup cups latte latte cappuccino porridge cereal tea barista oat oats dairy cow
	animal animals planet environment world climate footprint land water morning surgery operation bed room food view window curtain`)

// hearWeak are words that are nothing to code on their own.
var hearWeak = wordSet(`thing things stuff one ones way ways lot lots hour half minute moment something anything everything nothing someone anyone everyone people reason reasons point
	idea question same other others kind sort type example time times fact case sense part good nice fine great ok okay bad better best cool lovely
	important main big true sure right different really be is are am was were have has had do does did get gets got go goes went going make makes made
	use used using try tried like likes love loves prefer say said think know guess mean means suppose feel feels matter matters want need happen happens
	happened i you we me us my it that this there they first last next also well still then just not no never yes much many more most less
	day days today now ago else what how why where when which who worth idea thought thoughts answer honest fun day look come came take put see seem seems
	always usually often sometimes normally generally mostly again else maybe probably definitely think please depends depend sorry hello reason's fair able
	talk tell told start started end top back well ok whole year years month months week weeks option options choice amazing awesome perfect terrible awful
	horrible brilliant fantastic wonderful excellent interesting normal obvious agree question questions interview joke mate nothing nobody none opposite
	hey hi wow thanks thank you'd cheers morning evening night`)

// hearPhrases are fillers and hedges of several words, which never belong to a concept. Longer ones come first where
// they begin alike.
var hearPhrases = phraseList(`i guess so|i guess|i suppose so|i suppose|i think so|i don't know|i dont know|dont know|don't know why|don't know|i'd say that|i'd say|i would say that|i would say|i must say|i have to say|i have to admit|i must admit|i'll admit|to be fair|to be honest with you|to be honest|if i'm honest|if im honest|if i am honest|being honest|sort of|kind of|a bit of a|you know what i mean|if you know what i mean|you know|i mean|or something like that|or something|or whatever|and stuff like that|and stuff|and things like that|and so on|and so forth|and all that|and everything|as i said|like i said|as i say|as well|at all|of course|for sure|for me personally|for me|to me|in my opinion|in my view|in my case|at the end of the day|the thing is that|the thing is|the main thing is that|the main thing is|one thing is|the fact that|it's just that|its just that|it is just that|in a way|in a sense|more or less|at least|first of all|for example|for instance|let's say|let me think|let me see|come to think of it|i believe that|i believe|i reckon|i feel that|as far as i know|not sure why|not really sure|i'm not sure but|i'm not sure|im not sure|i am not sure|not sure|hard to say|hard to explain|i imagine|i find that|what i like is that|what i like is|what i like about it is that|what i like about it is|what i love is|what i love about it is|what matters is|the reason is that|the reason is|the main reason is that|the main reason is|the main reason would be|all in all|in general|on the whole|most of the time|from time to time|now and then|once in a while|no idea|that's about it|that's it|that is it|that's all|it depends|depends really|good question|the best thing is|the best part is|what happens is|what happened was|basically it's|you see|i wouldn't say|i'm saying|as you know|believe me|trust me|if anything|if you like|or so|and that|a lot of|lots of|a bit|a little bit|a little|oh my god|oh my goodness|my god|loads of|a load of|plenty of|a couple of|a few|some of the|one of the|most of the|all of the|all the time|all the|part of it is`)

// phraseList keeps phrases by their first word.
func phraseList(line string) map[string][][]string {
	out := map[string][][]string{}
	for _, phrase := range strings.Split(line, "|") {
		words := strings.Fields(phrase)
		out[words[0]] = append(out[words[0]], words)
	}
	return out
}
