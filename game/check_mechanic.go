package game

import "math"

func (f *finder) mechanics(up *trail, key string, list []MechanicDesign, level int) {
	if level == mostLevels+1 && len(list) > 0 {
		f.report(ruleDeep, up, key, "these mechanics are nested more than %d levels deep", mostLevels)
	}
	for i := range list {
		at := up.item(key, i)
		f.mechanic(&at, &list[i], i == len(list)-1)
		f.mechanics(&at, "children", list[i].Children, level+1)
	}
}

func (f *finder) mechanic(at *trail, m *MechanicDesign, last bool) {
	if !m.MechanicType.Known() {
		oneOf(f, ruleMechanic, at, "mechanic_type", m.MechanicType, Mechanics()...)
	}
	f.text(at, "instruction_text", m.InstructionText)
	f.labels(at, "zone_labels_used", m.ZoneLabelsUsed)
	f.brief(at, &m.ContentBrief)
	f.between(ruleItems, at, "expected_item_count", m.ExpectedItemCount, 1, mostItems)
	f.between(rulePoints, at, "points_per_item", m.PointsPerItem, 1, mostPoints)
	if m.TimeLimitSeconds != nil {
		f.between(ruleSeconds, at, "time_limit_seconds", *m.TimeLimitSeconds, 1, mostSeconds)
	}
	f.advance(at, m, last)
}

// advance checks how a player gets on from a mechanic. The last of a list is left as its container says.
func (f *finder) advance(at *trail, m *MechanicDesign, last bool) {
	oneOf(f, ruleTrigger, at, "advance_trigger", m.AdvanceTrigger, OnCompletion, OnScore, OnChoice, OnTime)
	value := m.AdvanceTriggerValue
	switch {
	case last && (m.AdvanceTrigger == OnScore || m.AdvanceTrigger == OnChoice):
		f.report(noteUnused, at, "advance_trigger", "the last of a list is left as the scene or its parent says, so this trigger is never asked")
	case m.AdvanceTrigger == OnScore:
		f.gate(at, "advance_trigger_value", value)
	case m.AdvanceTrigger == OnTime:
		f.seconds(at, value, m.TimeLimitSeconds)
	case value != nil:
		f.report(noteUnused, at, "advance_trigger_value", "only score_threshold and time_elapsed have a value")
	}
	f.retries(at, m.MaxRetries, m.AdvanceTrigger == OnScore)
}

// seconds checks the time of a trigger against its bounds and against the mechanic's own limit, which goes before.
func (f *finder) seconds(at *trail, value *float64, own *int) {
	switch {
	case value == nil:
	case math.IsNaN(*value), *value < 1, *value > mostSeconds:
		f.report(ruleSeconds, at, "advance_trigger_value", "advance_trigger_value is %v seconds, and goes from 1 to %d", *value, mostSeconds)
	case own != nil && float64(*own) != *value:
		f.report(noteUnused, at, "advance_trigger_value", "time_limit_seconds is %d, and that counts", *own)
	}
}

// gate checks the fraction that a gate asks for.
func (f *finder) gate(at *trail, key string, value *float64) {
	switch {
	case value == nil:
		d := f.report(ruleNoGate, at, key, "the gate does not say how much of the score it asks for")
		*d = d.WithHint("add `%s:` with a fraction, such as 0.75", key)
	case math.IsNaN(*value), *value <= 0, *value > 100:
		f.report(ruleGate, at, key, "%s is %v, and goes from above 0 to 1", key, *value)
	case *value > 1:
		f.report(notePercent, at, key, "%s is %v, which is read as %v", key, *value, fraction(value))
	}
}

func (f *finder) retries(at *trail, n *int, gated bool) {
	switch {
	case n == nil:
	case !gated:
		f.report(noteUnused, at, "max_retries", "only a gate has retries")
	default:
		f.between(ruleRetries, at, "max_retries", *n, 0, mostRetries)
	}
}

func (f *finder) brief(up *trail, b *ContentBrief) {
	at := up.item("content_brief", -1)
	f.text(&at, "generation_goal", b.GenerationGoal)
	f.text(&at, "sequence_topic", b.SequenceTopic)
	f.text(&at, "narrative_premise", b.NarrativePremise)
	f.text(&at, "description_source", b.DescriptionSource)
	f.text(&at, "path_process", b.PathProcess)
	f.text(&at, "prompt_style", b.PromptStyle)
	f.labels(&at, "key_concepts", b.KeyConcepts)
	f.labels(&at, "category_names", b.CategoryNames)
	f.labels(&at, "comparison_subjects", b.ComparisonSubjects)
}
