package roleplay

import (
	"bytes"
	"encoding/json"
	"strings"
	"unicode/utf8"

	"throughline/diag"
	"throughline/session"
)

// maxLine is how many characters a learner's line may have.
const maxLine = 4000

// What can be wrong with an input. Their codes follow those of documents.
var (
	codeInput    = diag.Code{ID: "R301", Title: "input cannot be read", Fix: "Send an object with one of meet, say, choose or skip."}
	codeOneThing = diag.Code{ID: "R302", Title: "not exactly one thing to do", Fix: "Set one of meet, say, choose or skip."}
	codeWho      = diag.Code{ID: "R303", Title: "nobody of that id", Fix: "Name a character of the cast."}
	codeNobody   = diag.Code{ID: "R304", Title: "no conversation under way", Fix: "Meet a character first."}
	codeOver     = diag.Code{ID: "R305", Title: "the conversation is over", Fix: "Meet another character."}
	codeEmpty    = diag.Code{ID: "R306", Title: "an empty line", Fix: "Say something."}
	codeLong     = diag.Code{ID: "R307", Title: "a line too long", Fix: "Keep a line within 4,000 characters."}
	codeNoPivot  = diag.Code{ID: "R308", Title: "nothing to choose", Fix: "Say something instead; options come with a pivot."}
	codeNoOption = diag.Code{ID: "R309", Title: "no such option", Fix: "Choose one of the options shown."}
	codeNotPlain = diag.Code{ID: "R310", Title: "characters that cannot be shown", Fix: "Send plain text without control characters."}
	codeCannotGo = diag.Code{ID: "R311", Title: "no walk with this character", Fix: "Mend the scenario: throughline check says what is wrong."}
	inputCodes   = diag.Table{codeInput, codeOneThing, codeWho, codeNobody, codeOver, codeEmpty, codeLong, codeNoPivot, codeNoOption, codeNotPlain, codeCannotGo}
)

// Accept checks what the learner wants to do now.
func (p *play) Accept(raw json.RawMessage) (string, any, error) {
	var in Input
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&in); err != nil {
		return refuse(codeInput, "", "the input cannot be read: %v", err)
	}
	if set := count(in.Meet != "", in.Say != "", in.Choose != "", in.Skip); set != 1 {
		return refuse(codeOneThing, "", "the input does %d things; it must do one of meet, say, choose or skip", set)
	}
	if in.Meet != "" {
		return p.acceptMeet(in.Meet)
	}
	if p.with == nil {
		return refuse(codeNobody, "", "nobody is being talked to; meet a character first")
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
	if p.scenario.character(id) == nil {
		var known []string
		for _, c := range p.scenario.Cast {
			known = append(known, c.ID)
		}
		d := codeWho.At(inputPlace("meet"), "there is no character %q", id).DidYouMean(id, known)
		return "", nil, &session.Refusal{Diagnostics: diag.List{d}}
	}
	if p.talk(id) == nil {
		if walk, found := Bind(p.backbone, p.scenario, id); walk == nil {
			return refuse(codeCannotGo, "meet", "no conversation can be had with %q: %v", id, found)
		}
	}
	return eventMeet, Meeting{Character: id}, nil
}

func acceptSay(text string) (string, any, error) {
	line := strings.TrimSpace(text)
	switch {
	case line == "":
		return refuse(codeEmpty, "say", "the line is empty")
	case utf8.RuneCountInString(line) > maxLine:
		return refuse(codeLong, "say", "the line has %d characters; at most %d can be said at once", utf8.RuneCountInString(line), maxLine)
	case strings.ContainsFunc(line, unshowable):
		return refuse(codeNotPlain, "say", "the line has control characters in it")
	}
	return eventSay, Utterance{Text: line}, nil
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
