package roleplay

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
)

// readReport reads the ten fields of an object, each in whatever type it came as long as it is plain what is meant. An
// object that does not say whether the node is satisfied is no report.
func readReport(object json.RawMessage) (*ActorWords, bool) {
	var fields map[string]json.RawMessage
	if len(object) == 0 || json.Unmarshal(object, &fields) != nil {
		return nil, false
	}
	satisfied, ok := asTruth(fields["node_satisfied"])
	if !ok {
		return nil, false
	}
	words := &ActorWords{
		EmotionalState: asText(fields["emotional_state"]), InformationRevealed: asTexts(fields["information_revealed"]),
		InternalThought: asText(fields["internal_thought"]), AgreementSignal: asText(fields["agreement_signal"]),
		EngagementScore: asNumber(fields["engagement_score"]), NodeSatisfied: satisfied,
	}
	if id := asText(fields["objective_complete"]); id != "" {
		words.ObjectiveComplete = &id
	}
	words.IsConversationComplete, _ = asTruth(fields["is_conversation_complete"])
	words.HintGiven, _ = asTruth(fields["hint_given"])
	words.DetourDetected, _ = asTruth(fields["detour_detected"])
	return words, true
}

// asTruth reads true, "true", "yes" or 1, and their opposites.
func asTruth(raw json.RawMessage) (value, ok bool) {
	switch strings.ToLower(strings.Trim(string(raw), `" `)) {
	case "true", "yes", "1":
		return true, true
	case "false", "no", "0":
		return false, true
	}
	return false, false
}

// maxField bounds what is kept of one text, maxPoints how many there may be.
const (
	maxField  = 600
	maxPoints = 12
)

// asText reads a text; anything else is none.
func asText(raw json.RawMessage) string {
	var value string
	if json.Unmarshal(raw, &value) != nil {
		return ""
	}
	return quoteAt(strings.TrimSpace(value), maxField)
}

// asTexts reads a list of texts, or a text alone.
func asTexts(raw json.RawMessage) []string {
	out := []string{}
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) != nil {
		list = []json.RawMessage{raw}
	}
	for _, each := range list {
		if value := asText(each); value != "" && len(out) < maxPoints {
			out = append(out, value)
		}
	}
	return out
}

// asNumber reads a whole number, also from a text or a fraction, and keeps it within the score's bounds.
func asNumber(raw json.RawMessage) int {
	value, err := strconv.ParseFloat(strings.TrimPrefix(strings.Trim(string(raw), `" `), "+"), 64)
	if err != nil || math.IsNaN(value) {
		return 0
	}
	return int(math.Round(min(max(value, -2), 2)))
}

// quoteAt cuts a text at a rune when it is longer than most bytes.
func quoteAt(text string, most int) string {
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "…"
}
