package roleplay

import (
	"slices"
	"strings"
)

// reactions names the bank for each act that gets a word before the content. Questions get none: they get their answer.
var reactions = map[act]bank{
	silence: "silence", noise: "noise", foreign: "foreign", machine: "machine", greets: "greets", farewell: "farewell",
	nods: "nods", agrees: "agrees", objects: "objects", doubts: "doubts", confused: "confused", insults: "insults", shrugsOff: "shrugs-off",
}

// react says a short word on what the learner did, unless their tone had one.
func (p *part) react() {
	if p.toned {
		return
	}
	h := p.heard
	switch {
	case p.tone != even && tones[p.tone] != "":
		p.answerTone()
	case p.cool() && (h.act == claims || h.act == agrees || h.act == nods):
		p.say(p.pick("cold"))
	case h.act == greets && h.asking:
		p.say(p.pick("how-are"))
	case h.mood == Hesitant && h.topical < 2 && !h.marked && (h.act == claims || h.act == agrees):
		p.say(p.pick("hesitant"))
	case h.act == claims && p.strangeFigure():
		p.say(p.pick("not-mine"))
	case h.offTopic():
		p.say(p.pick("off-say"))
		p.aside = true
	case h.act == agrees && p.named() != nil: // with somebody else
	case h.act == claims && h.infers && h.topical >= 2 && !h.plays && !h.marked:
		p.say(p.pick("infers"))
	case h.act == claims:
		if containsAny(" "+bare(p.cue.Learner)+" ", []string{"we need", "i need the", "i need numbers", "i want to know", "i want to hear", "give me", "show me", "i'd like to hear"}) {
			p.say(p.pick("wants"))
		}
	case h.act == nods:
	default:
		if from, ok := reactions[h.act]; ok {
			p.say(p.pick(from))
		}
	}
}

// cool says whether the character has had enough of the learner.
func (p *part) cool() bool {
	state := p.cue.At.Standing.State()
	return state == Hostile || state == Strained
}

// strangeFigure says whether the learner claims a figure with a unit that this character does not have.
func (p *part) strangeFigure() bool {
	own := p.ownFigures()
	return slices.ContainsFunc(p.heard.figures, func(f figure) bool {
		return f.Unit == "%" && !figuresWithin([]figure{f}, own)
	})
}

// digress answers what is not the node's business in a sentence or two, and says whether it did.
func (p *part) digress() bool {
	h := p.heard
	switch {
	case h.act == asksView && p.cue.Character.Opinion != nil:
		return p.giveView()
	case h.act == asksWho && p.cue.Character.Role != "":
		p.say(p.pick("who", "{role}", p.voice.role(p.cue.Character.Role)))
		return len(p.out) > 0
	case h.act == asksOptions:
		return p.giveOptions()
	case h.act == asksMeta:
		p.say(p.pick("why"))
		return len(p.out) > 0
	case !h.asking && !h.offTopic():
		return false
	}
	if named := p.named(); named != nil && h.asking && containsAny(" "+bare(p.cue.Learner)+" ", []string{"who is", "who's", "who are", "what does " + strings.ToLower(firstName(named)) + " do"}) {
		p.say(p.pick("who-is", "{who}", firstName(named), "{whorole}", p.voice.role(named.Role)))
		return len(p.out) > 0
	}
	switch {
	case p.theirs != nil && h.asking && (!p.matched || p.detour):
		p.refer()
	case p.matched:
		return false
	case h.asking && h.offTopic() && p.aboutMe():
		p.say(p.pick("personal"))
	case h.asking && h.offTopic() && h.back: // about something that was just said
		return false
	case h.asking && h.offTopic():
		p.say(p.pick("unknown-ask"))
	case h.offTopic():
		p.say(p.pick("off-say"))
	default:
		return false
	}
	return len(p.out) > 0
}

// aboutMe says whether the learner asks the character about themselves.
func (p *part) aboutMe() bool {
	all := words(p.heard.subject)
	for len(all) > 0 && leadIns[all[0]] {
		all = all[1:]
	}
	line := strings.Join(all, " ")
	return startsWithAny(line, "do you", "did you", "are you", "have you", "were you", "would you like", "how old are you", "is that", "is this",
		"tell me about your", "how's your", "how is your", "what's your", "what is your", "where did you", "where do you")
}

// giveView says which option the character would take, and why.
func (p *part) giveView() bool {
	before := len(p.out)
	p.sayView()
	if points := p.points([]string{p.cue.Character.Opinion.Argument}); len(points) > 0 {
		p.tell(points)
	} else if len(p.out) == before {
		p.say(p.pick("view-said"))
	}
	return len(p.out) > before
}

// sayView names the option the character would take.
func (p *part) sayView() {
	for _, option := range p.cue.Scenario.Decision.Options {
		if option.ID != p.cue.Character.Opinion.Option {
			continue
		}
		view, _, _ := strings.Cut(strings.TrimRight(p.voice.mend(option.Label), ".!?"), ", ")
		if view = p.voice.lowerFirst(view); imperatives[firstWord(view)] {
			p.say(p.pick("view", "{view}", view))
		} else if view != "" {
			p.say(p.pick("view-for", "{view}", view))
		}
	}
}

// giveOptions says what the learner has to decide between.
func (p *part) giveOptions() bool {
	var labels []string
	doable := true // each can follow "you can"
	for _, option := range p.cue.Scenario.Decision.Options {
		label := p.voice.lowerFirst(strings.TrimRight(p.voice.mend(option.Label), ".!?"))
		first, _, _ := strings.Cut(label, " ")
		doable = doable && imperatives[first]
		labels = append(labels, label)
	}
	if len(labels) < 2 {
		return false
	}
	before := len(p.out)
	if doable {
		for i := range labels {
			labels[i] = joined(labels[i])
		}
		p.say(p.pick("options", "{options}", strings.Join(labels, ", or ")))
	} else {
		last := len(labels) - 1
		p.say(p.pick("options-plain", "{options}", strings.Join(labels[:last], "; ")+"; or "+labels[last]))
	}
	return len(p.out) > before
}

// joined makes one thing of a label in two parts: "delay a week, run the eval".
func joined(label string) string {
	label = strings.ReplaceAll(label, ", and ", " and ")
	if strings.Count(label, ", ") == 1 && !strings.Contains(label, " and ") {
		label = strings.Replace(label, ", ", " and ", 1)
	}
	return label
}

var imperatives = set(`delay ship run launch wait hold stop start keep move cut go use buy build hire tell ask roll pause release split accept reject sign limit gate
	close open repeat reopen drill inspect station refuse evacuate treat give admit discharge wait order send keep sell merge publish restart fix close transfer
	postpone cancel invest replace switch adopt reduce raise call block approve drop add remove push stay leave take give offer choose`)
