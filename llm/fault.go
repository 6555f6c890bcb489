package llm

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// StatusError makes an Error of a provider's answer: its status, what it says in the body, and what to do about it.
func StatusError(provider string, key Key, status int, header http.Header, body []byte) *Error {
	sentence, code := said(body)
	if sentence == "" {
		sentence = strings.ToLower(http.StatusText(status))
	}
	if sentence == "" {
		sentence = "no reason given"
	}
	e := &Error{Provider: provider, Status: status, Sentence: clip(key.scrub(sentence)), RetryAfter: retryAfter(header)}
	e.Fault = faultOf(status, sentence, code)
	e.Advice = advice[e.Fault]
	return e
}

var advice = map[Fault]string{
	FaultKey:         "check the key: where it comes from is on the settings page, and the key of another provider does not work here",
	FaultCredit:      "top up the account at the provider, or configure another model",
	FaultModel:       "check `model` in throughline.yaml against the provider's list of models",
	FaultSchema:      "set `schema: words` for this role, which describes the schema in the prompt instead of attaching it",
	FaultTemperature: "leave the temperature out",
	FaultRequest:     "check `model`, `max_tokens` and `effort` in throughline.yaml",
	FaultRate:        "wait a moment, or use a model with a higher limit",
	FaultServer:      "try again in a while; nothing is wrong on this side",
}

var (
	keyLike       = regexp.MustCompile(`\b(sk|key|gsk|xai|AIza)[-_A-Za-z0-9*.]{12,}`)
	saysCredit    = regexp.MustCompile(`(?i)insufficient_quota|credit balance|billing|exceeded your current quota`)
	saysKey       = regexp.MustCompile(`(?i)api.?key`)
	saysModel     = regexp.MustCompile(`(?i)model_not_found|not a valid model|model\b.*\b(not found|does not exist|unknown)|unknown model`)
	saysSchema    = regexp.MustCompile(`(?i)schema|response_format|output_config\.format|output_format|structured output`)
	saysSampling  = regexp.MustCompile(`(?i)\btemperature\b`)
	authenticates = map[int]bool{http.StatusUnauthorized: true, http.StatusForbidden: true}
)

func faultOf(status int, sentence, code string) Fault {
	all := code + " " + sentence
	switch {
	case saysCredit.MatchString(all) || status == http.StatusPaymentRequired:
		return FaultCredit
	case authenticates[status] || (status == http.StatusBadRequest && saysKey.MatchString(all)):
		return FaultKey
	case status == http.StatusTooManyRequests:
		return FaultRate
	case status >= 500 || status == http.StatusRequestTimeout:
		return FaultServer
	case status == http.StatusNotFound || saysModel.MatchString(all):
		return FaultModel
	case saysSampling.MatchString(all):
		return FaultTemperature
	case saysSchema.MatchString(all):
		return FaultSchema
	default:
		return FaultRequest
	}
}

// said finds the sentence and the code in a provider's answer. There are as many shapes as providers: an object or a
// list of one, with the error as an object or as text.
func said(body []byte) (sentence, code string) {
	var list []json.RawMessage
	if json.Unmarshal(body, &list) == nil && len(list) > 0 {
		body = list[0]
	}
	var outer struct {
		Error, Detail json.RawMessage
		Message       string
	}
	if json.Unmarshal(body, &outer) != nil {
		return "", ""
	}
	var inner struct {
		Message string
		Type    string
		Code    any
	}
	for _, raw := range []json.RawMessage{outer.Error, outer.Detail} {
		var text string
		switch {
		case json.Unmarshal(raw, &text) == nil && text != "":
			return text, ""
		case json.Unmarshal(raw, &inner) == nil && inner.Message != "":
			code, _ = inner.Code.(string)
			return inner.Message, inner.Type + " " + code
		}
	}
	return outer.Message, ""
}

// retryAfter reads how long a provider asks to wait: in seconds, in milliseconds, or until a date.
func retryAfter(header http.Header) time.Duration {
	if ms, err := strconv.ParseFloat(header.Get("Retry-After-Ms"), 64); err == nil && ms > 0 {
		return time.Duration(ms * float64(time.Millisecond))
	}
	after := header.Get("Retry-After")
	if seconds, err := strconv.ParseFloat(after, 64); err == nil && seconds > 0 {
		return time.Duration(seconds * float64(time.Second))
	}
	until, err := http.ParseTime(after)
	if err != nil {
		return 0
	}
	// Held against the provider's own clock, a wrong one here does no harm.
	sent, err := http.ParseTime(header.Get("Date"))
	if err != nil || !until.After(sent) {
		return 0
	}
	return until.Sub(sent)
}

// clip fits a text of others into a message: on one line, without control characters, cut when it is long.
func clip(text string) string {
	const most = 300
	text = strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r <= ' ' || r == 0x7f }), " ")
	if runes := []rune(text); len(runes) > most {
		return strings.TrimRight(string(runes[:most]), " ") + "…"
	}
	return text
}
