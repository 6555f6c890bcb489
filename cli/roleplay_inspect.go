package cli

import (
	"encoding/json"
	"fmt"
	"strings"

	"throughline/roleplay"
	"throughline/session"
)

// inspectTurn prints what the log has of the latest turn: who spoke and what was stopped, the evidence, the walker's steps.
func (t *terminal) inspectTurn(version int64) error {
	if !t.inspect {
		return nil
	}
	events, err := t.log.Events(t.ctx, t.id, t.version, int(version-t.version))
	if err != nil {
		return err
	}
	for _, e := range events {
		for _, line := range inspected(e) {
			t.say("  [%s]", line)
		}
	}
	return nil
}

// inspected is an event in words, for those that tell how a turn was decided.
func inspected(e session.Event) []string {
	switch e.Type {
	case "spoke":
		var line roleplay.Line
		if !reply(e, &line) {
			return nil
		}
		out := []string{fmt.Sprintf("spoken by %s; node_satisfied %v, detour_detected %v, engagement_score %+d",
			line.Actor, line.Report.NodeSatisfied, line.Report.DetourDetected, line.Report.EngagementScore)}
		if line.Usage != nil {
			out = append(out, used(&line))
		}
		for _, fired := range line.Guards {
			out = append(out, fmt.Sprintf("guard %s: %s %q, for %q", fired.Guard, fired.Done, fired.Sentence, fired.Why))
		}
		for _, fault := range line.Faults {
			out = append(out, "fault: "+fault)
		}
		return out
	case "weighed":
		var found roleplay.Evidence
		if !reply(e, &found) {
			return nil
		}
		word := "no evidence"
		if found.Found {
			word = "evidence"
		}
		return []string{fmt.Sprintf("%s, score %.2f: %q", word, found.Score, found.Quote)}
	case "stepped":
		var stepped roleplay.Stepped
		if json.Unmarshal(e.Body, &stepped) != nil {
			return nil
		}
		s := stepped.Step
		return []string{strings.TrimSpace(fmt.Sprintf("turn %d, rule %d: %s; standing %d (%s) %s", s.Turn, s.Rule, s.Reason, s.State.Standing, s.State.Standing.State(), strings.Join(s.Commands, " ")))}
	}
	return nil
}

// used says what a model took for a line: calls, tokens, cost if it is known, and time.
func used(line *roleplay.Line) string {
	u := line.Usage
	cost := ""
	if u.Priced {
		cost = fmt.Sprintf(", %s", u.Cost)
	}
	return fmt.Sprintf("%s, %d tokens: %d read, %d of them from the cache, %d written%s; first words after %d ms, all after %d ms",
		plural(line.Calls, "call"), u.Tokens(), u.Tokens()-u.Output, u.CacheRead, u.Output, cost, line.FirstMS, line.TotalMS)
}

// reply decodes what came back from outside.
func reply(e session.Event, into any) bool {
	var o session.Observation
	return json.Unmarshal(e.Body, &o) == nil && json.Unmarshal(o.Reply, into) == nil
}
