package roleplay

import (
	"regexp"
	"slices"
	"strings"
)

// kindness is a kind word to the person: a chair, a soup, a break.
var kindness = regexp.MustCompile(` (?:(?:had|have|get|getting|eaten|need|want|like|grab|bring|make) (?:you |yourself )?(?:\w+ ){0,3}(?:to eat|to drink|lunch|dinner|supper|soup|coffee|tea|sandwich|food|break|rest|sleep|chair|blanket|water)(?: yourself)?|(?:sit|lie) down|have you (?:eaten|slept)|look after yourself|take care of yourself|take a break|go home and|get some (?:rest|sleep|air)|can i get you|may i get you|canteen|vending machine) `)

// kindTo says whether a sentence is a kind word to the character: it speaks of them, and not of somebody they talk about.
func kindTo(sentence string) bool {
	line := " " + bare(sentence) + " "
	return kindness.MatchString(line) && containsAny(line, []string{"you", "yourself", "canteen", "vending machine", "get some", "take a break", "sit down", "go home"}) && !containsAny(line, []string{"he", "him", "she", "her", "they", "them"})
}

// smallTalk is about the day, the match or the weekend.
var smallTalk = regexp.MustCompile(` (?:match|game|football|weekend|holiday|holidays|vacation|movie|film|concert|telly|tv|party|birthday cake|lottery|traffic on your way|lovely weather|nice weather) `)

// promises is who says that they will act: somebody is coming, it will be written down.
var promises = regexp.MustCompile(`^(?:(?:ok|okay|right|good|fine|thanks|thank you|alright|all right|then|so|well|don't worry|no worries|great|sure) )*(?:i'm (?:fetching|calling|getting|ringing|writing|sending|telling)|you'll (?:hear|have|get)|(?:i'll|i will|i'm going to|i am going to|we'll|i promise to) (?:\w+ ){0,2}(?:get|call|fetch|ring|write|tell|see|make|do|let|come|check|have|raise|take care|hear|sort|send|back|report|pass|note|bring|escalate)\b)`)

// promised says whether the learner says that they will act, and asks nothing.
func (p *part) promised() bool {
	return len(p.queries) == 0 && slices.ContainsFunc(sentences(p.cue.Learner), func(each string) bool {
		return askingOf(each) == states && promises.MatchString(strings.TrimSpace(bare(each)))
	})
}

// manner is how somebody of this character's trade talks: family, nurses, engineers, and those at desks.
func (p *part) manner() bank {
	role := " " + bare(p.cue.Character.Role) + " "
	switch {
	case p.lay():
		return "-lay"
	case containsAny(role, []string{"nurse", "sister", "doctor", "registrar", "midwife", "paramedic", "matron", "physician", "surgeon", "carer"}):
		return "-care"
	case containsAny(role, []string{"engineer", "inspector", "technician", "mechanic"}):
		return "-works"
	}
	return "-desk"
}

// asideOf says what a question asks for that lies outside of the matter: "kindness", "small-talk", "personal", or "".
func (p *part) asideOf(q query) bank {
	switch {
	case kindTo(q.text):
		return "kindness"
	case smallTalk.MatchString(q.line) && p.foreignTo(q):
		return "small-talk"
	case lifeWords.MatchString(q.line), p.aboutMeIn(q) && !asksStance(q):
		return "personal"
	}
	return ""
}

// lifeWords ask about the character's own life.
var lifeWords = regexp.MustCompile(` (?:have you been an? |long have you (?:been|worked)|you (?:been )?(?:married|born)|your (?:kids|children|husband|wife|family|hobby|hobbies|weekend|holiday)|you have (?:kids|children|family|brothers|sisters|pets)|live nearby|do you live|you come from) ?`)

// foreignTo says whether nothing of a question belongs to this conversation.
func (p *part) foreignTo(q query) bool {
	there := p.vocabulary()
	return !slices.ContainsFunc(q.stems, func(s string) bool { return there[s] })
}

// socialPhrases meet what is said to the person. None is used twice in a conversation.
var socialPhrases = map[bank][]string{
	"kindness":       {"That's kind, thank you, I'm fine.", "Thanks, I'll eat when this is done.", "That's good of you, later maybe."},
	"kindness-lay":   {"Oh, that's kind of you, but I couldn't eat now.", "Thank you, I might, once somebody's with him.", "You're very kind, I don't want to leave him just now."},
	"kindness-care":  {"Bless you, I'll get a cup of tea after handover.", "You're sweet, I'll have something when he's sorted.", "Thanks, my break can wait a bit."},
	"kindness-works": {"Thanks, I had a sandwich on the way.", "Good of you, but I'll eat when this is settled.", "Later, thanks, I wouldn't taste it now."},
	"kindness-desk":  {"That's kind, I've been living on coffee since noon.", "Thanks, I'll have something once this is decided.", "Nice of you to think of it, later."},

	"small-talk":       {"That passed me by, I was here.", "I haven't had a minute for any of that.", "Work got in the way."},
	"small-talk-lay":   {"Oh, I haven't been home.", "I'm sorry, I can't think of anything else just now.", "He'd have talked to you about that for hours."},
	"small-talk-care":  {"I was on shift, I always am.", "Not with this rota.", "I slept through all of it after a night shift."},
	"small-talk-works": {"I was out on a job.", "That passed me by, I was working.", "I only had the radio for company."},
	"small-talk-desk":  {"I was on the phone all through it.", "I hardly noticed, with all this.", "That passed me by, I was here till late."},

	"personal":       {"Ask me again when this is over.", "That's for a quieter day.", "I'd tell you over a coffee, not now.", "Another time, gladly."},
	"personal-care":  {"Longer than I let on, but that's for the tea room.", "I'll tell you over a cup of tea, not at the bedside.", "Another time, we've a patient here."},
	"personal-works": {"Some other time, when this is fixed.", "I'd tell you over a beer, not today.", "Ha, that's for after the job."},
	"personal-desk":  {"Ask me when this week's over.", "That's for a quieter day.", "I'd tell you over lunch, not now."},
	"personal-lay":   {"Oh, that's a long story, ask me when he's better.", "I'll tell you when this is over.", "Some other day, when he's laughing again."},

	"own-skin":       {"I've asked myself that.", "That's the question I can't get rid of.", "You're asking the right thing."},
	"promised":       {"Good, thank you.", "Then I know where we are.", "Thanks, that's what I hoped for.", "Good, I'll hold you to it."},
	"promised-lay":   {"Oh, thank you.", "Thank you, that's such a relief.", "Thank you, I'll stay with him till then."},
	"promised-care":  {"Good, go, I'll stay with him.", "That's what I wanted to hear.", "Right, and tell me what they say."},
	"dismay":         {"It is.", "I know.", "Yes, it is.", "That's how I took it too."},
	"dismay-lay":     {"I know.", "Yes, it is."},
	"nearest":        {"What I can tell you is this.", "The nearest thing I have is this.", "What I do know is this."},
	"nearest-lay":    {"I only know this.", "What I did see is this."},
	"back-to-it":     {"So, to our business.", "Anyway.", "Back to it, then.", "Where were we?"},
	"back-to-it-lay": {"It's just him I keep thinking of.", "But you were asking about him."},
}
