package game

import (
	"strconv"

	"throughline/diag"
	"throughline/document"
)

// What a design that does not say is read as.
const (
	defaultTitle   = "Untitled game"
	defaultMinutes = 10
	defaultItems   = 1
	defaultPoints  = 10
)

// DecodeDesign reads a design and fills in what it leaves out, whatever it means, or returns nil and why it cannot be
// read. A JSON object without `kind` is taken for a design. Build makes a plan of whatever this returns.
func DecodeDesign(name string, text []byte) (*Design, diag.List) {
	d, _, found := decodeDesign(name, text)
	return d, found
}

// ParseDesign reads a design that a game can be made of, or returns nil and what is wrong with it.
func ParseDesign(name string, text []byte) (*Design, diag.List) {
	d, found := checkedDesign(name, text)
	if found.HasErrors() {
		return nil, found
	}
	return d, found
}

// CheckDesign returns everything that is wrong or odd with a design and with the plan that is built of it.
func CheckDesign(name string, text []byte) diag.List {
	_, found := checkedDesign(name, text)
	return found
}

// BuildDocument is DecodeDesign and PlanFor: the plan of a design, nil if it cannot be read, and all there is to say.
func BuildDocument(name string, text []byte) (*Plan, diag.List) {
	d, file, found := decodeDesign(name, text)
	if d == nil {
		return nil, found
	}
	plan, more := planIn(file, nil, d)
	return &plan, append(found, more...)
}

func checkedDesign(name string, text []byte) (*Design, diag.List) {
	d, file, found := decodeDesign(name, text)
	if d == nil || found.HasErrors() {
		return d, found
	}
	_, more := planIn(file, nil, d)
	return d, append(found, more...)
}

// planIn is PlanFor for a design that stands in a document, at the top or under a key.
func planIn(file *document.File, under *trail, d *Design) (Plan, diag.List) {
	plan, found := PlanFor(*d)
	return plan, located(file, under, found)
}

func decodeDesign(name string, text []byte) (*Design, *document.File, diag.List) {
	file, found := document.ReadAs(DesignKind, name, text)
	if file == nil {
		return nil, nil, found
	}
	if k := file.Kind(); k != "" && k != DesignKind {
		return nil, nil, append(found, ruleKind.At(file.At("kind"), "this is a document of the kind %q, not %q", k, DesignKind))
	}
	d, readable := new(Design), !found.HasErrors()
	more, whole := file.DecodeLoosely(d)
	if found = append(found, more...); !readable || !whole {
		return nil, nil, found
	}
	if absurd := tooMuch(d); len(absurd) > 0 {
		return nil, nil, append(found, located(file, nil, absurd)...)
	}
	d.setDefaults(file, nil)
	return d, file, found
}

// setDefaults fills in what was left out of a design that stands under a key, or at the top. What was given stays as
// it is, to be checked.
func (d *Design) setDefaults(file *document.File, under *trail) {
	d.Kind = DesignKind
	if d.Title == "" {
		d.Title = defaultTitle
	}
	if d.Difficulty == "" {
		d.Difficulty = Beginner
	}
	if !file.Has(under.at("estimated_duration_minutes").Path) {
		d.EstimatedDurationMinutes = defaultMinutes
	}
	for i := range d.Scenes {
		s := &d.Scenes[i]
		if s.Title == "" {
			s.Title = "Scene " + strconv.Itoa(i+1)
		}
		if s.TransitionToNext == "" {
			s.TransitionToNext = TransitionAuto
		}
		at := under.item("scenes", i)
		setMechanicDefaults(file, &at, "mechanics", s.Mechanics)
	}
}

func setMechanicDefaults(file *document.File, up *trail, key string, list []MechanicDesign) {
	for i := range list {
		m, at := &list[i], up.item(key, i)
		if m.InstructionText == "" {
			m.InstructionText = m.MechanicType.Instruction()
		}
		if m.AdvanceTrigger == "" {
			m.AdvanceTrigger = OnCompletion
		}
		if !file.Has(at.at("expected_item_count").Path) {
			m.ExpectedItemCount = defaultItems
		}
		if !file.Has(at.at("points_per_item").Path) {
			m.PointsPerItem = defaultPoints
		}
		setMechanicDefaults(file, &at, "children", m.Children)
	}
}
