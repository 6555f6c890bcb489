package game

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

	"throughline/diag"
)

// The bounds of content.
const (
	mostHints   = 3
	mostText    = 600
	mostNodes   = 15
	fewestNodes = 2
	fewestPairs = 3
)

// binder fits the content of one mechanic to its place in a plan: it checks it, mends by rule what can be mended, and
// writes it down as a blueprint without answers and a key with them.
type binder struct {
	seed    int64
	english bool // what no author wrote may be said
	plan    MechanicPlan
	diagram *Diagram // of the scene, if it has one
	at      string   // the path of the content in its document
	found   diag.List
	blue    MechanicBlueprint
	key     MechanicKey
}

// draft is an item before it has found its place in the blueprint.
type draft struct {
	key    ItemKey
	wrong  []Wrong
	at     string
	decoy  *Distractor // the draft is none of the answers
	parent string      // an author's id
	from   int         // where in its list it stands
}

func bind(seed int64, language string, plan MechanicPlan, diagram *Diagram, content *Content) *binder {
	b := &binder{seed: seed, english: isEnglish(language), plan: plan, diagram: diagram, at: "content." + string(plan.MechanicID)}
	b.key.Type = plan.MechanicType
	b.blue = MechanicBlueprint{
		ID: plan.MechanicID, Type: plan.MechanicType, Instruction: plan.InstructionText, Parent: plan.ParentMechanicID,
		Items: []Choice{}, Choices: []Choice{}, Zones: []string{}, Paths: []PathBlueprint{}, Cards: []string{},
	}
	if plan.IsTimed && plan.TimeLimitSeconds != nil {
		b.blue.TimedMode, b.blue.TimeLimitSeconds = plan.MechanicType, *plan.TimeLimitSeconds
	}
	if b.fits(content) {
		b.fill(content)
		b.captions(content.captions())
	}
	if !b.found.HasErrors() {
		b.sum()
	}
	return b
}

// fits checks that the content is of the mechanic's type, and that there is a diagram where one is needed.
func (b *binder) fits(content *Content) bool {
	if content == nil {
		b.report(flawNone, "", "%s, a %s, has no content", b.plan.MechanicID, b.plan.MechanicType)
		return false
	}
	for _, kind := range content.given() {
		if kind != b.plan.MechanicType {
			b.report(flawOther, string(kind), "%s is a %s, and its content is of a %s", b.plan.MechanicID, b.plan.MechanicType, kind)
		}
	}
	if len(content.given()) == 0 {
		b.report(flawNone, "", "%s, a %s, has no content", b.plan.MechanicID, b.plan.MechanicType)
	}
	switch {
	case b.diagram != nil:
	case b.onZones():
		b.report(flawPicture, "", "%s is played on a diagram, and its scene has none", b.plan.MechanicID)
	case len(content.captions()) > 0:
		b.report(flawPicture, "", "%s has captions for a diagram, and its scene has none", b.plan.MechanicID)
	}
	b.at += "." + string(b.plan.MechanicType)
	return len(b.found) == 0
}

// onZones reports whether the mechanic's items are answered by zones.
func (b *binder) onZones() bool {
	return b.plan.MechanicType.ZoneBased() && b.plan.MechanicType != CompareContrast
}

func (b *binder) fill(c *Content) {
	switch b.plan.MechanicType {
	case DragDrop:
		b.zoneItems("labels", c.DragDrop.Labels, c.DragDrop.Distractors, false)
	case ClickToIdentify:
		b.prompts(c.ClickToIdentify)
	case DescriptionMatching:
		b.tells("descriptions", c.DescriptionMatching.Descriptions)
		b.zoneItems("descriptions", c.DescriptionMatching.Descriptions, c.DescriptionMatching.Distractors, false)
	case Hierarchical:
		b.nested(c.Hierarchical.Labels)
	case TracePath:
		b.paths(c.TracePath.Paths)
	case CompareContrast:
		b.features(c.CompareContrast)
	case Sequencing:
		b.steps(c.Sequencing)
	case SortingCategories:
		b.sorted(c.SortingCategories)
	case MemoryMatch:
		b.pairs(c.MemoryMatch.Pairs)
	case BranchingScenario:
		b.story(c.BranchingScenario.Nodes)
	}
}

// captions are what stands at the zones, by their labels.
func (c *Content) captions() map[string]string {
	switch {
	case c.DragDrop != nil:
		return c.DragDrop.Captions
	case c.ClickToIdentify != nil:
		return c.ClickToIdentify.Captions
	case c.DescriptionMatching != nil:
		return c.DescriptionMatching.Captions
	case c.Hierarchical != nil:
		return c.Hierarchical.Captions
	case c.TracePath != nil:
		return c.TracePath.Captions
	case c.CompareContrast != nil:
		return c.CompareContrast.Captions
	}
	return nil
}

// given lists the mechanics that the content is for; there should be one.
func (c *Content) given() []Mechanic {
	var all []Mechanic
	for _, each := range []struct {
		kind  Mechanic
		given bool
	}{
		{DragDrop, c.DragDrop != nil},
		{ClickToIdentify, c.ClickToIdentify != nil},
		{TracePath, c.TracePath != nil},
		{DescriptionMatching, c.DescriptionMatching != nil},
		{Hierarchical, c.Hierarchical != nil},
		{CompareContrast, c.CompareContrast != nil},
		{Sequencing, c.Sequencing != nil},
		{SortingCategories, c.SortingCategories != nil},
		{MemoryMatch, c.MemoryMatch != nil},
		{BranchingScenario, c.BranchingScenario != nil},
	} {
		if each.given {
			all = append(all, each.kind)
		}
	}
	return all
}

// Mechanic is the one that the content is for, or "" when it is for none or for several.
func (c *Content) Mechanic() Mechanic {
	if given := c.given(); len(given) == 1 {
		return given[0]
	}
	return ""
}

// sum counts what can be scored.
func (b *binder) sum() {
	if b.plan.MechanicType == BranchingScenario {
		return // a story's score is that of its best way
	}
	for _, item := range b.key.Items {
		b.key.MaxScore += item.Points
		b.blue.Hints = b.blue.Hints || len(item.Hints) > 0
		if !item.Free {
			b.blue.ItemCount++
		}
	}
	b.blue.MaxScore = b.key.MaxScore
}

// report notes a finding at a path below the content.
func (b *binder) report(code diag.Code, path, format string, args ...any) {
	at := b.at
	if path != "" {
		at += "." + path
	}
	b.found = append(b.found, code.At(diag.Place{Path: at}, format, args...).WithHint("%s", code.Fix))
}

// count checks how many there are of something.
func (b *binder) count(path string, n, fewest, most int) bool {
	switch {
	case n < fewest:
		b.report(flawFew, path, "%s has %d; there must be at least %d", path, n, fewest)
	case n > most:
		b.report(flawMany, path, "%s has %d; there may be at most %d", path, n, most)
	default:
		return true
	}
	return false
}

// item checks what all items have in common. number is its own among those of the mechanic, from 1.
func (b *binder) item(at string, number int, it Item, text string) draft {
	d := draft{at: at, wrong: it.Wrong, key: ItemKey{Author: it.ID, Text: text, Points: it.Points, Hints: it.Hints, Right: it.Right}}
	if d.key.Author == "" {
		d.key.Author = strconv.Itoa(number)
	}
	if it.Points == 0 {
		d.key.Points = b.plan.PointsPerItem
	} else if it.Points < 0 || it.Points > mostPoints {
		b.report(flawPoints, at+".points", "%s has %d points", at, it.Points)
	}
	d.key.Hints = b.hints(at, it.Hints)
	b.length(at+".text", text)
	b.length(at+".right", it.Right)
	for i, w := range it.Wrong {
		b.length(fmt.Sprintf("%s.wrong[%d].feedback", at, i), w.Feedback)
	}
	return d
}

func (b *binder) hints(at string, hints []string) []string {
	if len(hints) > mostHints {
		b.report(trimHints, at+".hints", "%s has %d hints, and %d can be given", at, len(hints), mostHints)
		hints = hints[:mostHints]
	}
	for i, hint := range hints {
		b.length(fmt.Sprintf("%s.hints[%d]", at, i), hint)
	}
	return hints
}

func (b *binder) length(at, text string) {
	if n := utf8.RuneCountInString(text); n > mostText {
		b.report(flawLong, at, "the text has %d characters; at most %d can be shown", n, mostText)
	}
}

// distinct checks that no id and no text occurs twice.
func (b *binder) distinct(drafts []draft) {
	ids, texts := map[string]bool{}, map[string]bool{}
	for _, d := range drafts {
		if ids[d.key.Author] {
			b.report(flawTwice, d.at, "the id %s is used twice", short(d.key.Author))
		}
		if same := folded(d.key.Text); texts[same] {
			b.report(flawSame, d.at, "%s stands there twice", short(d.key.Text))
		} else {
			texts[same] = true
		}
		ids[d.key.Author] = true
	}
}

// lay puts drafts into the blueprint, in an order that depends on their texts and the seed alone, and their answers into
// the key. It returns the ids of the blueprint by those of the author.
func (b *binder) lay(drafts []draft) map[string]string {
	b.shuffle(drafts)
	return b.layInOrder(drafts)
}

func (b *binder) layInOrder(drafts []draft) map[string]string {
	ids := map[string]string{}
	for i := range drafts {
		d := &drafts[i]
		d.key.ID = "i" + strconv.Itoa(i+1)
		b.blue.Items = append(b.blue.Items, Choice{ID: d.key.ID, Text: d.key.Text})
		if d.decoy != nil {
			b.key.Distractors = append(b.key.Distractors, DistractorKey{ID: d.key.ID, Text: d.decoy.Text, Why: d.decoy.Why, Misconception: d.decoy.Misconception})
			continue
		}
		ids[d.key.Author] = d.key.ID
	}
	return ids
}

// keep writes the answers of drafts that are laid into the key, with the feedback for wrong ones. resolve finds an author's
// answer among those that a player can give.
func (b *binder) keep(drafts []draft, resolve func(given string) (id string, ok bool)) {
	for _, d := range drafts {
		if d.decoy != nil {
			continue
		}
		for i, w := range d.wrong {
			at := fmt.Sprintf("%s.wrong[%d].given", d.at, i)
			id, ok := resolve(w.Given)
			if !ok || id == d.key.ID || id == d.key.After || slices.Contains(d.key.Answers, id) {
				b.report(trimWrong, at, "%s is no wrong answer that can be given", short(w.Given))
				continue
			}
			d.key.Wrong = append(d.key.Wrong, WrongKey{Given: id, Feedback: w.Feedback, Misconception: w.Misconception})
		}
		b.key.Items = append(b.key.Items, d.key)
	}
}

func (b *binder) shuffle(drafts []draft) {
	slices.SortFunc(drafts, func(x, y draft) int {
		return cmp.Or(cmp.Compare(b.lot(x.key.Text), b.lot(y.key.Text)), cmp.Compare(x.key.Text, y.key.Text))
	})
}

// lot is the number that decides where a text lies. It knows nothing of answers, so neither does the order.
func (b *binder) lot(text string) uint64 {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d\x00%s\x00%s", b.seed, b.plan.MechanicID, text))
	return binary.BigEndian.Uint64(sum[:8])
}
