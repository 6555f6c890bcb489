package interview

import (
	"bytes"
	"encoding/json"
	"strings"
	"unicode/utf8"

	"throughline/diag"
	"throughline/session"
)

// maxAnswer is how many characters an answer may have: some three thousand words.
const maxAnswer = 20_000

// What can be wrong with an input. Their codes follow those of documents.
var (
	codeInput    = diag.Code{ID: "I301", Title: "input cannot be read", Fix: "Send an object with one of consent, answer, skip or review."}
	codeOneThing = diag.Code{ID: "I302", Title: "not exactly one thing to do", Fix: "Set one of consent, answer, skip or review."}
	codeConsent  = diag.Code{ID: "I303", Title: "no consent yet", Fix: "Agree to take part first."}
	codeAgreed   = diag.Code{ID: "I304", Title: "consent was asked before", Fix: "Answer the open question; to take back consent, withdraw from the study."}
	codeOver     = diag.Code{ID: "I305", Title: "the interview is over", Fix: "Nothing more is asked."}
	codeEmpty    = diag.Code{ID: "I306", Title: "an empty answer", Fix: "Say something, or leave the question out."}
	codeLong     = diag.Code{ID: "I307", Title: "an answer too long", Fix: "Keep an answer within 20,000 characters."}
	codeNotPlain = diag.Code{ID: "I308", Title: "characters that cannot be shown", Fix: "Send plain text without control characters."}
	codeTooEarly = diag.Code{ID: "I309", Title: "no question is open", Fix: "Wait for the next question."}
	inputCodes   = diag.Table{codeInput, codeOneThing, codeConsent, codeAgreed, codeOver, codeEmpty, codeLong, codeNotPlain, codeTooEarly}
)

// Accept checks what is to be done now.
func (s *sitting) Accept(raw json.RawMessage) (string, any, error) {
	in, err := readInput(raw)
	if err != nil {
		return refuse(codeInput, "", "the input cannot be read: %v", err)
	}
	if set := countTrue(in.Consent != nil, in.Answer != "", in.Skip, in.Review != nil); set != 1 {
		return refuse(codeOneThing, "", "the input does %d things; it must do one of consent, answer, skip or review", set)
	}
	switch {
	case in.Review != nil:
		return s.acceptReview(*in.Review)
	case s.status == Ended || s.status == Declined:
		return refuse(codeOver, "", "the interview is over")
	case in.Consent != nil && s.status != AwaitsConsent:
		return refuse(codeAgreed, "consent", "consent was given already")
	case in.Consent != nil:
		return eventConsent, Consent{Given: *in.Consent}, nil
	case s.status == AwaitsConsent:
		return refuse(codeConsent, "", "nothing is asked before consent is given")
	case s.waiting:
		return refuse(codeTooEarly, "", "the latest answer has no next question yet")
	case in.Skip:
		return eventAnswer, Answer{Skipped: true}, nil
	default:
		return acceptAnswer(in.Answer)
	}
}

func readInput(raw []byte) (in Input, err error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	err = dec.Decode(&in)
	return in, err
}

func acceptAnswer(text string) (string, any, error) {
	answer := strings.TrimSpace(text)
	switch n := utf8.RuneCountInString(answer); {
	case n == 0:
		return refuse(codeEmpty, "answer", "the answer is empty")
	case n > maxAnswer:
		return refuse(codeLong, "answer", "the answer has %d characters; at most %d can be taken at once", n, maxAnswer)
	case strings.ContainsFunc(answer, unshowable):
		return refuse(codeNotPlain, "answer", "the answer has characters in it that cannot be shown")
	}
	return eventAnswer, Answer{Text: answer}, nil
}

// acceptReview takes a researcher's decision at any time, also after the end.
func (s *sitting) acceptReview(r Review) (string, any, error) {
	if _, refused := s.slots.Review(r); len(refused) > 0 {
		return "", nil, &session.Refusal{Diagnostics: refused}
	}
	return eventReview, r, nil
}

func refuse(code diag.Code, path, format string, args ...any) (string, any, error) {
	d := code.At(diag.Place{File: "input", Path: path}, format, args...).WithHint("%s", code.Fix)
	return "", nil, &session.Refusal{Diagnostics: diag.List{d}}
}

// unshowable are the characters that no answer needs and no page should get.
func unshowable(r rune) bool {
	return r < ' ' && r != '\n' && r != '\t' && r != '\r' || r == 0x7f || r == utf8.RuneError
}

func countTrue(conditions ...bool) int {
	n := 0
	for _, c := range conditions {
		if c {
			n++
		}
	}
	return n
}
