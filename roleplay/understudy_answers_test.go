package roleplay

import (
	"os"
	"strings"
	"testing"

	"throughline/embedding"
)

// asked is a question put to a character, and what its answer holds: one of the alternatives, parted by "|". An empty one
// means that nothing they know answers it.
type asked struct{ character, question, answer string }

var interviews = map[string][]asked{
	"crossing-closure": {
		{"ines", "Is the twin girder damaged as well?", "girder a is clean"},
		{"ines", "Would acoustic monitoring keep us safe tonight?", "sensors"},
		{"ines", "How much steel is left above it?", "40 mm"},
		{"ines", "Why don't we know the depth?", "ice|ultrasonic"},
		{"ines", "Where exactly does it begin?", "cover plate"},
		{"ines", "What did the last inspection write about it?", "22 mm|weld toe"},
		{"ines", "Do you want it shut?", "close it|rather you didn't"},
		{"ines", "Who painted the bridge?", ""},
		{"ines", "How much would a new girder cost?", ""},
		{"ines", "Which firm built it?", ""},
		{"ines", "Do the fish in the river mind the noise?", ""},
		{"piotr", "What does your figure assume about the crack?", "no crack|without a crack|as it was drawn|gross section"},
		{"piotr", "How much of a load still ends up in the bad girder?", "31%"},
		{"piotr", "What would two full lanes come to?", "0.82"},
		{"piotr", "Has anyone tried the steel in real frost?", "minus 18"},
		{"piotr", "What's the weight limit for your one lane?", "18 tonnes"},
		{"piotr", "What does above one mean?", "margin"},
		{"piotr", "Would you put your own family on it?", "one lane|limit|close it|rating|1.05"},
		{"piotr", "What would you sign tonight?", "one lane|limit|close it|rating"},
		{"piotr", "What's the figure with the crack in it?", "tomorrow noon|can't tell|don't|no crack|nobody"},
		{"piotr", "How many lorries broke down on it last year?", ""},
		{"piotr", "Who pays for the repair?", ""},
		{"piotr", "What colour will the barriers be?", ""},
		{"hannah", "How far round is it?", "34 km"},
		{"hannah", "How long until both ends are shut?", "40 minutes"},
		{"hannah", "How long would an ambulance need the long way?", "41"},
		{"hannah", "Could you put a crew on the far side first?", "standby|within 2 hours|ambulance over there|crew and a hall"},
		{"hannah", "How busy is the bridge?", "22,000"},
		{"hannah", "Do lorries obey the signs?", "7%"},
		{"hannah", "When do you have to know?", "five"},
		{"hannah", "Is the valley road icy?", "gritted|grit"},
		{"hannah", "Have you got enough staff?", "enough people"},
		{"hannah", "What would you do about the lane?", "one lane|keep"},
		{"hannah", "What happens to the school buses in the morning?", ""},
		{"hannah", "Who built the valley road?", ""},
		{"hannah", "What do the shops lose by it?", ""},
	},
	"launch-review": {
		{"maya", "Give me an instance of a bad answer.", "doses|drug"},
		{"maya", "How long would a proper test run?", "five days"},
		{"maya", "What did we promise them?", "2%"},
		{"maya", "Did you warn anybody?", "two weeks ago"},
		{"maya", "How many medical questions were in the test?", "180|7.5%"},
		{"maya", "What's in it for you?", "signed|lands on me|stake|obstacle"},
		{"maya", "What could you live with?", "keeps those answers"},
		{"maya", "Would you hold it back?", "delay|one week|hold|live with"},
		{"maya", "Who wrote the marketing text?", ""},
		{"maya", "Which cloud does it run on?", ""},
		{"maya", "How many languages does it speak?", ""},
		{"marcus", "How many people get it first?", "12,000"},
		{"marcus", "Is there something that keeps the risky questions out?", "router"},
		{"marcus", "How reliable is the router?", "97%"},
		{"marcus", "Can the nurses cope?", "400"},
		{"marcus", "How long does it take to turn on?", "an hour"},
		{"marcus", "How many would slip past it?", "nine or ten"},
		{"marcus", "Why can't we go a week later?", "19 days|open enrolment"},
		{"marcus", "What would you settle for?", "smaller launch|dangerous prompts"},
		{"marcus", "What does the nurse line charge per call?", ""},
		{"marcus", "Who designed the logo?", ""},
		{"marcus", "What does the competition do?", ""},
		{"lena", "How is the ceiling checked?", "measured|every month"},
		{"lena", "What's the fee for moving the date?", "$40,000"},
		{"lena", "What happens if we break it in the first weeks?", "25%"},
		{"lena", "Is an email enough as notice?", "email from me|counts as written"},
		{"lena", "How long does the exception last?", "30 days"},
		{"lena", "By when do you need my answer?", "tonight"},
		{"lena", "Which path would you take?", "routing|route|nurse|letter|launch"},
		{"lena", "Has this client sued anyone before?", ""},
		{"lena", "How big is their legal team?", ""},
		{"lena", "Who signed it on their side?", ""},
	},
	"ward-six": {
		{"grace", "What's his number now?", "6"},
		{"grace", "Is his score bad?", "6"},
		{"grace", "At six, what am I supposed to do?", "urgent review"},
		{"grace", "How fast is he breathing?", "21"},
		{"grace", "What does confusion count for?", "3"},
		{"grace", "When is it an emergency?", "7"},
		{"grace", "What goes into the score?", "seven things"},
		{"grace", "What would you do with him?", "review|count the breaths"},
		{"grace", "What did he have for breakfast?", ""},
		{"grace", "Which school did he go to?", ""},
		{"grace", "How many beds are free upstairs?", ""},
		{"ellen", "What has he said that was strange?", "hotel|where he was|crossword"},
		{"ellen", "Does he know where he is?", "where he was|hotel"},
		{"ellen", "Is he drinking enough?", "hardly drunk"},
		{"ellen", "Is he drowsy?", "isn't sleepy"},
		{"ellen", "What's he like at home?", "accounts"},
		{"ellen", "When did you first notice?", "four"},
		{"ellen", "What would you like us to do?", "write it down"},
		{"ellen", "Which painkillers is he on?", ""},
		{"ellen", "What's his blood group?", ""},
		{"ellen", "Who's his family doctor?", ""},
		{"ruth", "How much time do we have at nine?", "1 hour"},
		{"ruth", "What do you think he's got?", "leak"},
		{"ruth", "How do I put it on the telephone?", "four parts|score, a reason"},
		{"ruth", "Does low urine matter?", "kidney|half a millilitre"},
		{"ruth", "Do I take bloods first?", "cultures"},
		{"ruth", "Should I wait for the lactate?", "don't need the lactate"},
		{"ruth", "His pressure is fine, so is he?", "last thing to go"},
		{"ruth", "Which antibiotic is it?", ""},
		{"ruth", "Who operated on him?", ""},
		{"ruth", "How long have you been a nurse?", ""},
	},
}

// later were written after the rules were set on the interviews, to see how they do on what they were not made for.
var later = map[string][]asked{
	"crossing-closure": {
		{"ines", "What tool did you measure it with?", "magnetic particle"},
		{"ines", "Did anybody look after it since then?", "nobody asked|22 mm|two years"},
		{"ines", "Could we just watch it overnight?", "sensors|rather you didn't|close it"},
		{"ines", "Which way is it heading?", "tension flange|direction"},
		{"ines", "How old is the paint?", ""},
		{"ines", "What will the newspapers say?", ""},
		{"piotr", "Why shouldn't I rely on 1.05?", "crack|as it was drawn|careful|what it's for"},
		{"piotr", "When could you rate the damaged section?", "tomorrow noon"},
		{"piotr", "How tough was the metal when it was tested?", "19 joules"},
		{"piotr", "Does closing have a downside for you?", "closure for nothing|nobody believes"},
		{"piotr", "How long does the concrete last?", ""},
		{"hannah", "What would you want from me?", "five"},
		{"hannah", "How long can the ambulance stay?", "10 days"},
		{"hannah", "Who would run the diversion?", "my crew"},
		{"hannah", "How many lives are over on the other bank?", "6,000"},
		{"hannah", "Is there a ferry?", ""},
		{"hannah", "What does the mayor think?", ""},
	},
	"launch-review": {
		{"maya", "Is the eight percent figure misleading?", "understates|trap|headline"},
		{"maya", "What kind of mistakes are they?", "doses|drug|makes up"},
		{"maya", "Why didn't you speak up earlier?", "two weeks ago|flagged"},
		{"maya", "What scares you most?", "lands on me|obstacle|worrying me"},
		{"maya", "Which vendor trained the model?", ""},
		{"maya", "How old are the members on average?", ""},
		{"marcus", "If we skip Thursday, when's the next slot?", "19 days"},
		{"marcus", "What was the router tested on?", "600"},
		{"marcus", "Why does the date matter so much to you?", "promised|19 days|budget"},
		{"marcus", "Do we need developers to switch it on?", "nothing has to be built|an hour"},
		{"marcus", "Who is the client's chief executive?", ""},
		{"marcus", "What's for lunch?", ""},
		{"lena", "What has to happen before go-live?", "writing|notice|notify|letter"},
		{"lena", "Do questions answered by nurses count?", "isn't an answer|out of that measurement|outside"},
		{"lena", "Could they walk away from us?", "terminate|way out"},
		{"lena", "Which court would hear it?", ""},
		{"lena", "How many contracts do you handle?", ""},
	},
	"ward-six": {
		{"grace", "How did his numbers change this afternoon?", "1 to 6|from 18|total was 1"},
		{"grace", "Is one bad box enough to call?", "single 3"},
		{"grace", "How often should we observe him?", "hourly"},
		{"grace", "What do people get wrong about breathing?", "estimate"},
		{"grace", "Is he allergic to anything?", ""},
		{"grace", "Who was on the early shift?", ""},
		{"ellen", "Did you tell any of the nurses?", "didn't say anything|wrote down"},
		{"ellen", "Is he always like this?", "never been muddled|accounts|comes and goes"},
		{"ellen", "Does he complain about pain?", "fuss|he's fine"},
		{"ellen", "Has he been to the loo?", "toilet"},
		{"ellen", "How much does he weigh?", ""},
		{"ruth", "What lactate would worry you?", "above 2|above 4"},
		{"ruth", "What do you need to hear from me on the phone?", "four parts|score"},
		{"ruth", "Why does it matter whether it's six or seven?", "3 hours|1 hour"},
		{"ruth", "Which ward is he going to afterwards?", ""},
		{"ruth", "What does his wife say?", ""},
	},
}

// What a reader may count on: of the facts given as answers most are the right ones, and most that is known is found.
const (
	precisionWanted = 0.75
	recallWanted    = 0.70
	honestyWanted   = 0.85
)

// A neighbouring fact is no answer; who does not know says so, and may offer it as what it is.
func TestUnderstudyTellsWhatItKnowsFromWhatItDoesNot(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	embedder, err := embedding.New()
	if err != nil {
		t.Skip("built without the model of sentence vectors:", err)
	}
	for name, table := range map[string]map[string][]asked{"interviews": interviews, "later": later} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			checkAnswers(t, table, embedder.Similarity)
		})
	}
}

func checkAnswers(t *testing.T, table map[string][]asked, near Nearness) {
	t.Helper()
	right, wrong, known, unknown, honest := 0, 0, 0, 0, 0
	for id, all := range table {
		for _, each := range all {
			stage := exampleStage(t, id, each.character, "DEEPEN", near)
			speech := stage.say(each.question).Speech
			answered, admits := holdsOne(speech, each.answer), admitsIt(speech)
			switch {
			case each.answer == "":
				unknown++
				if admits {
					honest++
				} else {
					wrong++
				}
			case answered:
				known++
				right++
			default:
				known++
				if !admits {
					wrong++
				}
			}
			if each.answer == "" && !admits || each.answer != "" && !answered {
				t.Logf("%s, %q (%s): %s", each.character, each.question, each.answer, speech)
			}
		}
	}
	precision, recall, honesty := share(right, right+wrong), share(right, known), share(honest, unknown)
	t.Logf("precision %.2f, recall %.2f (%d of %d), honest %.2f (%d of %d)", precision, recall, right, known, honesty, honest, unknown)
	if precision < precisionWanted || recall < recallWanted || honesty < honestyWanted {
		t.Errorf("wanted %.2f, %.2f, %.2f", precisionWanted, recallWanted, honestyWanted)
	}
}

func share(part, whole int) float64 { return float64(part) / float64(max(whole, 1)) }

// holdsOne says whether a speech holds one of the alternatives.
func holdsOne(speech, alternatives string) bool {
	for _, each := range strings.Split(alternatives, "|") {
		if each != "" && strings.Contains(strings.ToLower(speech), each) {
			return true
		}
	}
	return false
}

// admitsIt says whether a speech says that its speaker does not know, or lies outside of what they are here for.
func admitsIt(speech string) bool {
	for _, from := range []bank{"unknown-ask", "unknown-ask-lay", "unknown-half", "personal", "personal-lay", "personal-care", "personal-works", "personal-desk", "off-say"} {
		for _, line := range linesOf(from) {
			if strings.Contains(speech, strings.TrimRight(line, ".!?")) {
				return true
			}
		}
	}
	return false
}

// exampleStage stands at a stop of a shipped scenario.
func exampleStage(t *testing.T, scenario, character, node string, near Nearness) *stage {
	t.Helper()
	text, err := os.ReadFile("../examples/roleplay/" + scenario + ".yaml")
	if err != nil {
		t.Fatal(err)
	}
	s, found := ParseScenario(scenario, text)
	if s == nil {
		t.Fatal(found)
	}
	backbone, _ := Tier(s.Tier)
	walk, _ := Bind(backbone, s, character)
	out := newStage(s, s.character(character), walk)
	out.actor = NewUnderstudy().With(near)
	out.at.Node = int16(walk.index(node))
	return out
}
