package roleplay

import (
	"regexp"
	"slices"
	"strings"
)

// sure says whether the best fact is clearly what the learner asks for.
func (p *part) sure() bool {
	return p.matched && !p.weak() && (p.facts[0].near >= nearSure || p.facts[0].match >= 1.5)
}

// bearing is what the form of a question adds to a text that has the form of its answer: a reason to a why, what isn't to
// what isn't, an offer to a request, and to "what is X" a text that begins with X.
func (p *part) bearing(text string) float64 {
	const worth = 0.3
	if !p.heard.asking {
		return 0
	}
	asked, told := " "+bare(p.heard.subject)+" ", " "+bare(text)+" "
	out := 0.0
	if slices.Contains(p.cue.Character.Concerns, text) { // what is known comes before what is feared
		out -= worth / 2
	}
	if containsAny(asked, []string{"why", "how come"}) && containsAny(told, []string{"because", "so that", "that's why", "so the", "so"}) {
		out += worth
	}
	if slices.ContainsFunc(words(p.heard.subject), cannot) && slices.ContainsFunc(words(text), cannot) {
		out += 2 * worth
	}
	if containsAny(asked, []string{"can you", "could you", "are you able"}) && containsAny(told, []string{"i can", "we can", "i've got", "we've got"}) {
		out += 2 * worth
	}
	if stems := p.stems(text); containsAny(asked, []string{"what is", "what's", "what are"}) && len(stems) > 0 && slices.Contains(p.heard.stems, stems[0]) && !glueStems[stems[0]] {
		out += worth
	}
	return out
}

// cannot says whether a word says that something could not be done.
func cannot(word string) bool {
	return word == "couldn't" || word == "can't" || word == "cannot" || word == "wasn't" || word == "unable"
}

// counts says whether one of the figures counts what the learner asks the number of: "how many people", "6,000 people".
func (p *part) counts(numbers []figure) bool {
	all := words(p.heard.subject)
	for i := 0; i+2 < len(all); i++ {
		if all[i] == "how" && all[i+1] == "many" {
			return slices.ContainsFunc(numbers, func(f figure) bool { return f.Next != "" && stem(f.Next) == stem(all[i+2]) })
		}
	}
	return false
}

// asksWhen says whether the learner asks for a time.
func (p *part) asksWhen() bool {
	all := words(p.heard.subject)
	for len(all) > 0 && leadIns[all[0]] {
		all = all[1:]
	}
	line := strings.Join(all, " ")
	return p.heard.asking && startsWithAny(line, "when", "since when", "what time", "how long ago", "from when")
}

// timeTold finds a time in a text: of the day, of the week, or how long ago.
var timeTold = regexp.MustCompile(`(?i)\b(?:around|about|at|since|by|before|past) (?:half past |ten past )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b|o'clock|\bago\b|this (?:morning|afternoon|evening)|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\bdays (?:out|later)`)

// weak says whether the best fact for the learner's question is one that shares no word with it and isn't near either.
func (p *part) weak() bool {
	if !p.heard.asking || len(p.facts) == 0 || p.facts[0].near >= nearSure {
		return false
	}
	there := p.stemSet(p.facts[0].text)
	return !slices.ContainsFunc(p.heard.stems, func(s string) bool { return there[s] && !glueStems[s] })
}

// recall says again, in other words, the point that a repeated question is about, and says whether there is one.
func (p *part) recall() bool {
	best, at := 0.0, ""
	for _, each := range p.rank(p.spokenPoints()) {
		if each.match > best {
			best, at = each.match, each.spoken[0]
		}
	}
	if best < 0.5 {
		return false
	}
	line := p.pick("recall", "{fact}", p.voice.lowerFirst(at))
	p.say(line)
	return line != ""
}

// spokenPoints are the points made so far, with the words they were made in.
func (p *part) spokenPoints() []point {
	var out []point
	for _, text := range compact(p.cue.Said) {
		if spoken := p.voice.speak(text); p.voice.speakable(text) && len(spoken) > 0 {
			out = append(out, point{text: text, spoken: spoken})
		}
	}
	return out
}

// repeats says whether the learner asked the same before.
func (p *part) repeats() bool {
	if !p.heard.asking || !slices.ContainsFunc(p.heard.stems, func(s string) bool { return !glueStems[s] }) {
		return false
	}
	return slices.ContainsFunc(p.cue.History, func(e Exchange) bool {
		there := p.stemSet(e.Learner)
		return !slices.ContainsFunc(p.heard.stems, func(s string) bool { return !there[s] && !glueStems[s] })
	})
}
