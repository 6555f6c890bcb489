package roleplay

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"unicode/utf8"

	"throughline/diag"
	"throughline/session"
)

// maxLine is how many characters a learner's line may have.
const maxLine = 4000

// What can be wrong with an input. Their codes follow those of documents.
var (
	codeInput    = diag.Code{ID: "R301", Title: "input cannot be read", Fix: "Send an object with one of meet, say, choose, skip or decide."}
	codeOneThing = diag.Code{ID: "R302", Title: "not exactly one thing to do", Fix: "Set one of meet, say, choose, skip or decide."}
	codeWho      = diag.Code{ID: "R303", Title: "nobody of that id", Fix: "Name a character of the cast."}
	codeNobody   = diag.Code{ID: "R304", Title: "no conversation under way", Fix: "Meet a character first."}
	codeOver     = diag.Code{ID: "R305", Title: "the conversation is over", Fix: "Meet another character."}
	codeEmpty    = diag.Code{ID: "R306", Title: "an empty line", Fix: "Say something."}
	codeLong     = diag.Code{ID: "R307", Title: "a line too long", Fix: "Keep a line within 4,000 characters."}
	codeNoPivot  = diag.Code{ID: "R308", Title: "nothing to choose", Fix: "Say something instead; options come with a pivot."}
	codeNoOption = diag.Code{ID: "R309", Title: "no such option", Fix: "Choose one of the options shown."}
	codeNotPlain = diag.Code{ID: "R310", Title: "characters that cannot be shown", Fix: "Send plain text without control characters."}
	codeCannotGo = diag.Code{ID: "R311", Title: "no walk with this character", Fix: "Mend the scenario: throughline check says what is wrong."}
	codeLocked   = diag.Code{ID: "R312", Title: "not to be met yet", Fix: "Hear out those whom the message names first."}
	codeDecided  = diag.Code{ID: "R313", Title: "the decision is made", Fix: "Read back what was said; to decide otherwise, fork the session before the decision."}
	codeEarly    = diag.Code{ID: "R314", Title: "too early to decide", Fix: "Talk to at least one of the cast to the end."}
	codeNoCall   = diag.Code{ID: "R315", Title: "no such option of the decision", Fix: "Decide for one of the options of the scenario by its id."}
	codeNoReason = diag.Code{ID: "R316", Title: "a decision without a reason", Fix: "Say in your own words why."}
	inputCodes   = diag.Table{
		codeInput, codeOneThing, codeWho, codeNobody, codeOver, codeEmpty, codeLong, codeNoPivot, codeNoOption, codeNotPlain, codeCannotGo,
		codeLocked, codeDecided, codeEarly, codeNoCall, codeNoReason,
	}
)

// Accept checks what the learner wants to do now.
func (p *play) Accept(raw json.RawMessage) (string, any, error) {
	var in Input
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&in); err != nil {
		return refuse(codeInput, "", "the input cannot be read: %v", err)
	}
	if set := count(in.Meet != "", in.Say != "", in.Choose != "", in.Skip, in.Decide != nil); set != 1 {
		return refuse(codeOneThing, "", "the input does %d things; it must do one of meet, say, choose, skip or decide", set)
	}
	if in.Meet != "" {
		return p.acceptMeet(in.Meet)
	}
	if in.Decide != nil {
		return p.acceptDecide(*in.Decide)
	}
	if p.with == nil {
		return refuse(codeNobody, "", "nobody is being talked to; meet a character first")
	}
	if p.call != nil && (p.with.character.ID != GuideClose || p.with.progress.Ended) {
		return refuse(codeDecided, "", "the decision is made, and there is nothing more to say")
	}
	if p.with.progress.Ended {
		return refuse(codeOver, "", "the conversation with %s is over; meet another character", p.with.character.Name)
	}
	switch {
	case in.Say != "":
		return acceptSay(in.Say)
	case in.Choose != "":
		return p.acceptChoose(in.Choose)
	default:
		return eventSkip, struct{}{}, nil
	}
}

func (p *play) acceptMeet(id string) (string, any, error) {
	character := p.character(id)
	if character == nil {
		known := castIDs(p.scenario)
		if p.guide != nil {
			known = append(known, GuideOpen, GuideClose)
		}
		d := codeWho.At(inputPlace("meet"), "there is no character %q", id).DidYouMean(id, known)
		return "", nil, &session.Refusal{Diagnostics: diag.List{d}}
	}
	if p.call != nil && id != GuideClose {
		return refuse(codeDecided, "meet", "the decision is made; what %s said is there to be read", character.Name)
	}
	if first := p.awaited(character); len(first) > 0 {
		return refuse(codeLocked, "meet", "%s cannot be met before you have heard out %s", character.Name, namesOf(first))
	}
	if p.talk(id) == nil {
		if walk, found := p.bind(id); walk == nil {
			return refuse(codeCannotGo, "meet", "no conversation can be had with %q: %v", id, found)
		}
	}
	return eventMeet, Meeting{Character: id}, nil
}

func acceptSay(text string) (string, any, error) {
	line := strings.TrimSpace(text)
	if line == "" {
		return refuse(codeEmpty, "say", "the line is empty")
	}
	if refusal := refuseText("say", "line", line); refusal != nil {
		return "", nil, refusal
	}
	return eventSay, Utterance{Text: line}, nil
}

// refuseText refuses a text that is too long or that no page should get; nil if it is fine.
func refuseText(path, what, text string) error {
	var err error
	switch n := utf8.RuneCountInString(text); {
	case n > maxLine:
		_, _, err = refuse(codeLong, path, "the %s has %d characters; at most %d can be said at once", what, n, maxLine)
	case strings.ContainsFunc(text, unshowable):
		_, _, err = refuse(codeNotPlain, path, "the %s has control characters in it", what)
	}
	return err
}

func (p *play) acceptDecide(c Call) (string, any, error) {
	c.Reason = strings.TrimSpace(c.Reason)
	switch {
	case p.call != nil:
		return refuse(codeDecided, "decide", "the decision is made already: %s", p.scenario.label(p.call.Option))
	case !p.heard():
		return refuse(codeEarly, "decide", "nobody was heard out yet, so there is nothing to decide on")
	case p.waits():
		return refuse(codeEarly, "decide", "a line is not answered yet")
	}
	var known []string
	for _, o := range p.scenario.Decision.Options {
		known = append(known, o.ID)
	}
	if !slices.Contains(known, c.Option) {
		d := codeNoCall.At(inputPlace("decide.option"), "the decision has no option %s", short(c.Option)).DidYouMean(c.Option, known)
		return "", nil, &session.Refusal{Diagnostics: diag.List{d}}
	}
	if c.Reason == "" {
		return refuse(codeNoReason, "decide.reason", "the decision needs a reason")
	}
	if refusal := refuseText("decide.reason", "reason", c.Reason); refusal != nil {
		return "", nil, refusal
	}
	return eventCall, c, nil
}

// namesOf joins the names of characters as a sentence does.
func namesOf(all []*Character) string {
	var b strings.Builder
	for i, c := range all {
		switch {
		case i > 0 && i == len(all)-1:
			b.WriteString(" and ")
		case i > 0:
			b.WriteString(", ")
		}
		b.WriteString(c.Name)
	}
	return b.String()
}

func (p *play) acceptChoose(option string) (string, any, error) {
	pivot := p.with.pivot()
	if pivot == nil {
		return refuse(codeNoPivot, "choose", "there is nothing to choose at this point of the conversation")
	}
	if p.with.option(option) == nil {
		var known []string
		for _, o := range pivot.Options {
			known = append(known, o.ID)
		}
		d := codeNoOption.At(inputPlace("choose"), "the pivot has no option %q", option).DidYouMean(option, known)
		return "", nil, &session.Refusal{Diagnostics: diag.List{d}}
	}
	return eventPick, Pick{Option: option}, nil
}

func refuse(code diag.Code, path, format string, args ...any) (string, any, error) {
	d := code.At(inputPlace(path), format, args...).WithHint("%s", code.Fix)
	return "", nil, &session.Refusal{Diagnostics: diag.List{d}}
}

func inputPlace(path string) diag.Place { return diag.Place{File: "input", Path: path} }

// unshowable are the characters that no line needs and no page should get.
func unshowable(r rune) bool {
	return r < ' ' && r != '\n' && r != '\t' && r != '\r' || r == 0x7f || r == utf8.RuneError
}

func count(conditions ...bool) int {
	n := 0
	for _, c := range conditions {
		if c {
			n++
		}
	}
	return n
}
