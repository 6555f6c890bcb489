package roleplay

import (
	"encoding/json"
	"regexp"
	"strings"
	"unicode/utf8"

	"throughline/llm"
)

// A reply has two parts: speech, a separator, and one line of JSON. Models slip: this file finds the two parts in
// whatever came, and never hands over as speech what is not.

// separator is what stands between the parts.
const separator = "---END---"

// Reply reads an actor's reply as it arrives. What it hands over is the beginning of the speech, whatever follows.
type Reply struct {
	text   strings.Builder
	given  int  // bytes of text handed over
	closed bool // something other than speech has begun; the rest is sorted out at the end
}

// heldBack is how many bytes stay back in case they begin something that is not speech. No mark of the form is longer.
const heldBack = 40

// Add takes a piece of the reply and returns the speech that is certain now.
func (r *Reply) Add(piece string) string {
	r.text.WriteString(piece)
	if r.closed {
		return ""
	}
	text := r.text.String()
	end := len(text) - heldBack
	if at := notSpeech.FindStringIndex(text[r.given:]); at != nil && r.given+at[0] <= max(end, 0) {
		end, r.closed = r.given+at[0], true
	}
	for end > r.given && !utf8.RuneStart(text[end]) {
		end--
	}
	if end <= r.given {
		return ""
	}
	speech := text[r.given:end]
	r.given = end
	return speech
}

// End returns the rest of the speech and the report, nil when there is none that can be read.
func (r *Reply) End() (rest string, report *ActorWords) {
	speech, report := readReply(r.text.String())
	return speech[min(r.given, len(speech)):], report
}

// The marks of the form. A run of dashes makes a separator only with END: speech may hold dashes too.
const (
	dashMark  = `[-–—―_=*━─]`
	sepMark   = dashMark + `{2,}[ \t]*END\b[ \t]*` + dashMark + `*|` + dashMark + `+[ \t]*(?i:end)[ \t]*` + dashMark + `{2,}|[–—━][ \t]*END[ \t]*[–—━]`
	fenceMark = "```[a-zA-Z]*"
	labelMark = `(?m:^[ \t*#]*(?i:part)[ \t]*[12][ \t]*[:.)\-—–*]+)`
	fieldMark = `["']?(?:emotional_state|information_revealed|internal_thought|objective_complete|is_conversation_complete|hint_given|agreement_signal|engagement_score|node_satisfied|detour_detected)["']?\s*[:=]`
)

var (
	notSpeech = regexp.MustCompile(sepMark + `|\{|` + fenceMark + `|` + labelMark + `|` + fieldMark + `|` + dashMark + `{2,}$`)
	anyMark   = regexp.MustCompile(`(` + sepMark + `)|(\{)|(` + fenceMark + `)|(` + labelMark + `)|(` + fieldMark + `)`)
	likeJSON  = regexp.MustCompile(`^\{\s*(?:["'}]|[a-z]+_[a-z_]+\s*:)`)
)

// maxObjects is how many braces of a reply are looked behind.
const maxObjects = 32

// readReply finds the speech and the report in a whole reply. Up to the first mark that is none of speech, the speech is
// the text as it is.
func readReply(text string) (speech string, report *ActorWords) {
	var out strings.Builder
	spoken, braces := false, 0 // spoken: a separator has closed the speech
	say := func(words string) {
		if !spoken {
			out.WriteString(words)
		}
	}
	for text != "" {
		at := anyMark.FindStringSubmatchIndex(text)
		if at == nil {
			say(text)
			break
		}
		say(text[:at[0]])
		mark := text[at[0]:]
		text = text[at[1]:]
		switch {
		case at[2] >= 0: // a separator; one before any speech separates nothing
			spoken = spoken || strings.TrimSpace(out.String()) != ""
		case at[4] >= 0:
			object, length := json.RawMessage(nil), 0
			if braces++; braces <= maxObjects {
				object, length = llm.ObjectAt(mark)
			}
			switch words, ok := readReport(object); {
			case ok:
				report = words
				text = mark[length:]
			case length > 0 && (object != nil || likeJSON.MatchString(mark)):
				text = mark[length:]
			case likeJSON.MatchString(mark): // it breaks off: nobody knows where speech would go on
				text = ""
			}
			say(" ")
		case at[8] >= 0 && strings.Contains(mark[:at[1]-at[0]], "2"): // the label of the second part
			spoken = spoken || strings.TrimSpace(out.String()) != ""
		case at[10] >= 0: // fields that lost their brace: skip to the next mark that stands for itself
			text = skipFields(text)
			say(" ")
		default:
			say(" ")
		}
	}
	return out.String(), report
}

// skipFields drops what follows a field outside an object, up to the next separator.
func skipFields(text string) string {
	if at := separatorMark.FindStringIndex(text); at != nil {
		return text[at[0]:]
	}
	return ""
}

var separatorMark = regexp.MustCompile(sepMark)
