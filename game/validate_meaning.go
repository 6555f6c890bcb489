package game

import "throughline/diag"

// checkMeaning finds what no builder can mend: labels, diagrams and briefs that a mechanic needs and does not have.
func checkMeaning(p *Plan, design [][]placed) diag.List {
	v := &validator{}
	inGame := setOf(p.AllZoneLabels)
	seconds := 0
	for i := range p.Scenes {
		s, at := &p.Scenes[i], (*trail)(nil).item("scenes", i)
		for _, label := range s.ZoneLabels {
			if !inGame[label] {
				v.report(lacksGameLabel, &at, "zone_labels", "the game has no label %s", short(label))
			}
		}
		var want []placed
		if i < len(design) {
			want = design[i]
		}
		inScene := setOf(s.ZoneLabels)
		for j := range s.Mechanics {
			m, here := &s.Mechanics[j], &at
			if j < len(want) {
				here = &want[j].at
			}
			v.labels(s, m, inScene, here)
			v.need(m, here)
			if j > 0 && m.MechanicType.After(s.Mechanics[j-1].MechanicType) == Poor {
				v.report(oddOrder, here, "mechanic_type", "%s follows %s poorly", m.MechanicType, s.Mechanics[j-1].MechanicType)
			}
			seconds += playTime(m)
		}
	}
	if minutes := p.EstimatedDurationMinutes; minutes > 0 && seconds > 60*minutes {
		v.report(oddDuration, nil, "estimated_duration_minutes", "there is about %d minutes of play, and the design says %d", (seconds+59)/60, minutes)
	}
	return v.found
}

// playTime is about how many seconds a mechanic takes.
func playTime(m *MechanicPlan) int {
	if m.IsTimed {
		return timer(*m)
	}
	return secondsPerItem * m.ExpectedItemCount
}

func (v *validator) labels(s *ScenePlan, m *MechanicPlan, inScene map[string]bool, at *trail) {
	for i, label := range m.ZoneLabelsUsed {
		if !inScene[label] {
			here := at.item("zone_labels_used", i)
			v.report(lacksSceneLabel, &here, "", "the scene %s has no label %s", short(s.Title), short(label))
		}
	}
	if m.MechanicType.ZoneBased() && !s.NeedsDiagram {
		v.report(lacksDiagram, at, "mechanic_type", "%s is played on a diagram, and the scene %s has none", m.MechanicType, short(s.Title))
	}
	if m.MechanicType.traits().takesLabels && len(m.ZoneLabelsUsed) == 0 {
		v.report(lacksLabels, at, "zone_labels_used", "%s has no labels", m.MechanicType)
	}
}

// need checks that the brief has what its mechanic cannot do without.
func (v *validator) need(m *MechanicPlan, up *trail) {
	brief, at := &m.ContentBrief, up.item("content_brief", -1)
	switch m.MechanicType {
	case Sequencing:
		if trimmed(brief.SequenceTopic) == "" {
			v.report(lacksTopic, &at, "sequence_topic", "the brief does not say what to put in order")
		}
	case SortingCategories:
		if n := distinct(brief.CategoryNames); n < 2 {
			v.report(lacksCategories, &at, "category_names", "the brief names %d categories, and sorting takes two or more", n)
		}
	case CompareContrast:
		if n := distinct(brief.ComparisonSubjects); n != 2 {
			v.report(lacksSubjects, &at, "comparison_subjects", "the brief names %d subjects, and a comparison takes two", n)
		}
	case BranchingScenario:
		if trimmed(brief.NarrativePremise) == "" {
			v.report(lacksPremise, &at, "narrative_premise", "the brief does not say how the story begins")
		}
	case DescriptionMatching:
		if trimmed(brief.DescriptionSource) == "" {
			v.report(lacksSource, &at, "description_source", "the brief does not say what the descriptions are taken from")
		}
	}
}

// distinct counts the names that differ in more than case and space.
func distinct(names []string) int {
	seen := map[string]bool{}
	for _, name := range names {
		if same := folded(name); same != "" {
			seen[same] = true
		}
	}
	return len(seen)
}
