package game

import (
	"slices"
	"strings"

	"throughline/diag"
)

// Repair returns the design with what can be mended by rule, and a remark on each thing that was: labels in two
// spellings, twice in a list or missing from one, distractors that are labels, a diagram or a timer that was not
// asked for in so many words. What it returns it would leave as it is. The design given stays untouched.
func Repair(d Design) (Design, diag.List) {
	r := &repairer{spelling: make(map[string]string, len(d.AllZoneLabels)), read: make(map[string]string, len(d.AllZoneLabels))}
	r.design(&d)
	return d, r.found
}

// repairer knows each label in the spelling that stands first.
type repairer struct {
	finder
	spelling map[string]string // by what is the same whatever case and space
	read     map[string]string // by what was written, since most labels are written often
}

func (r *repairer) design(d *Design) {
	d.AllZoneLabels = r.list(nil, "all_zone_labels", d.AllZoneLabels)
	d.Scenes = slices.Clone(d.Scenes)
	for i := range d.Scenes {
		at := (*trail)(nil).item("scenes", i)
		r.scene(&at, &d.Scenes[i])
	}
	r.gather(d)
	r.distractors(d)
	r.hierarchy(d)
}

func (r *repairer) scene(at *trail, s *SceneDesign) {
	given := len(s.ZoneLabels) > 0
	s.ZoneLabels = r.list(at, "zone_labels", s.ZoneLabels)
	listed := setOf(s.ZoneLabels)
	onDiagram := false
	s.Mechanics = r.mechanics(at, "mechanics", s.Mechanics, func(at *trail, m *MechanicDesign) {
		onDiagram = onDiagram || m.MechanicType.ZoneBased()
		for _, label := range m.ZoneLabelsUsed {
			if listed[label] {
				continue
			}
			listed[label] = true
			s.ZoneLabels = append(s.ZoneLabels, label)
			if given {
				r.report(noteSceneLabel, at, "zone_labels_used", "the scene does not list the label %s", short(label))
			}
		}
	})
	if s.NeedsDiagram == nil {
		if onDiagram {
			r.report(noteDiagram, at, "", "the scene %s has mechanics that are played on a diagram", short(s.Title))
		}
		s.NeedsDiagram = &onDiagram
	}
}

// mechanics repairs a list and all below it, and shows each mechanic in play order.
func (r *repairer) mechanics(up *trail, key string, list []MechanicDesign, show func(*trail, *MechanicDesign)) []MechanicDesign {
	list = slices.Clone(list)
	for i := range list {
		m, at := &list[i], up.item(key, i)
		m.ZoneLabelsUsed = r.list(&at, "zone_labels_used", m.ZoneLabelsUsed)
		if m.TimeLimitSeconds != nil && *m.TimeLimitSeconds > 0 && !m.IsTimed {
			if m.AdvanceTrigger != OnTime {
				r.report(noteTimed, &at, "time_limit_seconds", "the limit of %d seconds is read as a timer", *m.TimeLimitSeconds)
			}
			m.IsTimed = true
		}
		show(&at, m)
		m.Children = r.mechanics(&at, "children", m.Children, show)
	}
	return list
}

// gather adds the labels of scenes to the game's list. A game that lists none has those of its scenes.
func (r *repairer) gather(d *Design) {
	given := len(d.AllZoneLabels) > 0
	listed := setOf(d.AllZoneLabels)
	for i := range d.Scenes {
		for _, label := range d.Scenes[i].ZoneLabels {
			if listed[label] {
				continue
			}
			listed[label] = true
			d.AllZoneLabels = append(d.AllZoneLabels, label)
			if given {
				at := (*trail)(nil).item("scenes", i)
				r.report(noteGameLabel, &at, "zone_labels", "the game does not list the label %s", short(label))
			}
		}
	}
}

// distractors leaves out those that are labels; it runs when all labels are known.
func (r *repairer) distractors(d *Design) {
	kept := make([]string, 0, len(d.DistractorLabels))
	seen := map[string]bool{}
	for i, label := range d.DistractorLabels {
		at := (*trail)(nil).item("distractor_labels", i)
		same := folded(label)
		switch _, isLabel := r.spelling[same]; {
		case same == "":
		case isLabel:
			r.report(noteDistractor, &at, "", "%s is a label of the game", short(label))
		case seen[same]:
			r.report(noteTwice, &at, "", "%s is in the list already", short(label))
		default:
			kept = append(kept, trimmed(label))
		}
		seen[same] = true
	}
	d.DistractorLabels = kept
}

// hierarchy spells the labels of the hierarchy as they stand first.
func (r *repairer) hierarchy(d *Design) {
	if d.LabelHierarchy == nil {
		return
	}
	spelt := make(map[string][]string, len(d.LabelHierarchy))
	for _, whole := range sortedKeys(d.LabelHierarchy) {
		name := r.spelt(whole)
		for _, part := range d.LabelHierarchy[whole] {
			if part = r.spelt(part); part != "" && !slices.Contains(spelt[name], part) {
				spelt[name] = append(spelt[name], part)
			}
		}
	}
	d.LabelHierarchy = spelt
}

// list returns labels in the spelling that stands first, each once.
func (r *repairer) list(at *trail, key string, labels []string) []string {
	kept := make([]string, 0, len(labels))
	var seen map[string]bool // only where looking through the list would take long
	if len(labels) > fewLabels {
		seen = make(map[string]bool, len(labels))
	}
	for i, label := range labels {
		first := r.first(label)
		switch {
		case first == "": // the decoder has said so
		case seen[first] || seen == nil && slices.Contains(kept, first):
			here := at.item(key, i)
			r.report(noteTwice, &here, "", "%s is in the list already", short(label))
		default:
			if label != first {
				here := at.item(key, i)
				r.report(noteSpelling, &here, "", "%s is read as %s", short(label), short(first))
			}
			kept = append(kept, first)
			if seen != nil {
				seen[first] = true
			}
		}
	}
	return kept
}

const fewLabels = 16

// first is a label in the spelling that stands first, which is its own if it is new.
func (r *repairer) first(label string) string {
	if first, known := r.read[label]; known {
		return first
	}
	same := folded(label)
	first, known := r.spelling[same]
	if !known && same != "" {
		first = trimmed(label)
		r.spelling[same] = first
	}
	r.read[label] = first
	return first
}

func (r *repairer) spelt(label string) string {
	if first, known := r.spelling[folded(label)]; known {
		return first
	}
	return trimmed(label)
}

// trimmed is a label with single spaces, inside only.
func trimmed(label string) string { return strings.Join(strings.Fields(label), " ") }

// folded is the same for labels that differ in case or space only.
func folded(label string) string { return strings.ToLower(trimmed(label)) }

func setOf(labels []string) map[string]bool {
	set := make(map[string]bool, len(labels))
	for _, label := range labels {
		set[label] = true
	}
	return set
}
