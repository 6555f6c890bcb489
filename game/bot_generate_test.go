package game_test

import (
	"fmt"
	"strconv"

	"pgregory.net/rapid"

	"throughline/game"
)

// words draws n texts that differ.
func words(t *rapid.T, prefix string, n int) []string {
	all := make([]string, n)
	for i := range all {
		all[i] = fmt.Sprintf("%s %d%s", prefix, i+1, rapid.SampledFrom([]string{"", " of the north", " – 漢字", " <b>&amp;"}).Draw(t, "tail"))
	}
	return all
}

// grid is a diagram of squares, one for each label.
func grid(labels []string) game.Diagram {
	d := game.Diagram{Width: 400, Height: 400, SVG: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"></svg>`}
	for i, label := range labels {
		x, y := float64(i%5)*20, float64(i/5)*20
		d.Zones = append(d.Zones, game.Zone{
			ID: "zone_" + strconv.Itoa(i+1), Mark: string(rune('A' + i)), Label: label,
			Points: []game.Point{{x + 1, y + 1}, {x + 19, y + 1}, {x + 19, y + 19}, {x + 1, y + 19}},
			Anchor: game.Point{x + 10, y + 10}, Box: game.Box{X: x + 2, Y: y + 5, Width: 16, Height: 10},
		})
	}
	return d
}

// writer draws a whole game.
type writer struct {
	*rapid.T
	game   game.Game
	scene  int
	number int // of the mechanic in its scene
	labels []string
}

// drawGame makes a random game that is valid: all ten mechanics, nested, gated and against the clock.
func drawGame(t *rapid.T) game.Game {
	w := &writer{T: t, game: game.Game{
		Kind: game.GameKind, ID: "random", Title: "A random game", Seed: rapid.Int64().Draw(t, "seed"),
		Content: map[game.MechanicID]game.Content{}, Diagrams: map[game.SceneID]game.Diagram{},
		Design: game.Design{Difficulty: game.Beginner, EstimatedDurationMinutes: 30, CompletionMessage: "Done."},
	}}
	for i := range rapid.IntRange(1, 3).Draw(t, "scenes") {
		w.scene, w.number = i+1, 0
		w.labels = words(t, "part", rapid.IntRange(2, 9).Draw(t, "labels"))
		yes := true
		s := game.SceneDesign{Title: "Scene", NeedsDiagram: &yes, ZoneLabels: w.labels, TransitionToNext: rapid.SampledFrom([]game.Transition{"auto", "button", "score_gate"}).Draw(t, "transition")}
		if s.TransitionToNext == game.TransitionGate {
			share := rapid.Float64Range(0.05, 1).Draw(t, "share")
			s.TransitionMinScorePct = &share
		}
		s.Mechanics = w.list(0)
		w.game.Design.Scenes = append(w.game.Design.Scenes, s)
		w.game.Diagrams[game.SceneID("scene_"+strconv.Itoa(i+1))] = grid(w.labels)
	}
	return w.game
}

func (w *writer) list(depth int) []game.MechanicDesign {
	var all []game.MechanicDesign
	for range rapid.IntRange(1, 3-depth).Draw(w.T, "mechanics") {
		all = append(all, w.mechanic(depth))
	}
	return all
}

func (w *writer) mechanic(depth int) game.MechanicDesign {
	w.number++
	id := game.MechanicID(fmt.Sprintf("s%d_m%d", w.scene, w.number))
	kind := rapid.SampledFrom(game.Mechanics()).Draw(w.T, "mechanic")
	m := game.MechanicDesign{
		MechanicType: kind, ExpectedItemCount: 1, PointsPerItem: rapid.IntRange(1, 30).Draw(w.T, "points"),
		AdvanceTrigger: rapid.SampledFrom([]game.Trigger{"completion", "score_threshold", "user_choice", "time_elapsed"}).Draw(w.T, "trigger"),
		IsTimed:        rapid.Bool().Draw(w.T, "timed"),
	}
	if m.AdvanceTrigger == game.OnScore {
		share, retries := rapid.Float64Range(0.05, 1).Draw(w.T, "share"), rapid.IntRange(0, 3).Draw(w.T, "retries")
		m.AdvanceTriggerValue, m.MaxRetries = &share, &retries
	}
	if kind.ZoneBased() {
		m.ZoneLabelsUsed = w.labels
	}
	w.game.Content[id] = w.content(kind)
	if depth < 2 && rapid.IntRange(0, 2).Draw(w.T, "nests") == 0 {
		m.Children = w.list(depth + 1)
	}
	return m
}

func (w *writer) content(kind game.Mechanic) game.Content {
	switch kind {
	case game.DragDrop:
		return game.Content{DragDrop: &game.DragDropContent{Labels: w.labelled(), Distractors: w.distractors(), Captions: w.captions(meaning)}}
	case game.DescriptionMatching:
		return game.Content{DescriptionMatching: &game.DescriptionMatchingContent{
			Descriptions: w.zoneItems("description", false), Distractors: w.distractors(), Captions: w.captions(naming),
		}}
	case game.ClickToIdentify:
		return game.Content{ClickToIdentify: &game.ClickToIdentifyContent{
			Prompts: w.zoneItems("prompt", true), Ordered: rapid.Bool().Draw(w.T, "ordered"), Captions: w.captions(naming),
		}}
	case game.Hierarchical:
		return game.Content{Hierarchical: w.hierarchy()}
	case game.TracePath:
		return game.Content{TracePath: w.paths()}
	case game.CompareContrast:
		return game.Content{CompareContrast: w.features()}
	case game.Sequencing:
		c := &game.SequencingContent{Cyclic: rapid.Bool().Draw(w.T, "cyclic"), Rule: rapid.SampledFrom([]string{"", "pairs", "longest"}).Draw(w.T, "rule")}
		for i, text := range words(w.T, "step", rapid.IntRange(2, 7).Draw(w.T, "steps")) {
			c.Steps = append(c.Steps, game.Step{Item: w.item(i, ""), Text: text})
		}
		return game.Content{Sequencing: c}
	case game.SortingCategories:
		return game.Content{SortingCategories: w.sorted()}
	case game.MemoryMatch:
		c := &game.MemoryMatchContent{}
		n := rapid.IntRange(3, 7).Draw(w.T, "pairs")
		backs := words(w.T, "back", n)
		for i, text := range words(w.T, "front", n) {
			c.Pairs = append(c.Pairs, game.Pair{Item: w.item(i, ""), Front: text, Back: backs[i]})
		}
		return game.Content{MemoryMatch: c}
	default:
		return game.Content{BranchingScenario: w.story()}
	}
}

// item draws what items have in common; given is a wrong answer to explain, if there is one.
func (w *writer) item(i int, given string) game.Item {
	it := game.Item{ID: fmt.Sprintf("id-%d", i+1), Right: rapid.SampledFrom([]string{"", "That is so."}).Draw(w.T, "right")}
	if rapid.Bool().Draw(w.T, "own points") {
		it.Points = rapid.IntRange(1, 20).Draw(w.T, "points")
	}
	for j := range rapid.IntRange(0, 3).Draw(w.T, "hints") {
		it.Hints = append(it.Hints, fmt.Sprintf("Hint %d.", j+1))
	}
	if given != "" && rapid.Bool().Draw(w.T, "explained") {
		it.Wrong = []game.Wrong{{Given: given, Feedback: "Because.", Misconception: "A belief."}}
	}
	return it
}

func (w *writer) zoneItems(prefix string, shared bool) []game.ZoneItem {
	var all []game.ZoneItem
	for i, text := range words(w.T, prefix, rapid.IntRange(1, len(w.labels)).Draw(w.T, "items")) {
		zone := w.labels[i]
		if shared {
			zone = rapid.SampledFrom(w.labels).Draw(w.T, "zone")
		}
		other := w.labels[(i+1)%len(w.labels)]
		if other == zone {
			other = ""
		}
		all = append(all, game.ZoneItem{Item: w.item(i, other), Text: text, Zone: zone})
	}
	return all
}

// labelled are texts to place, now and then the names of the zones themselves.
func (w *writer) labelled() []game.ZoneItem {
	all := w.zoneItems("label", false)
	if rapid.Bool().Draw(w.T, "named") {
		for i := range all {
			all[i].Text = all[i].Zone
		}
	}
	return all
}

// captions are drawn for some zones or for none.
func (w *writer) captions(of func(label string) string) map[string]string {
	if rapid.Bool().Draw(w.T, "no captions") {
		return nil
	}
	all := map[string]string{}
	for _, label := range w.labels {
		if rapid.IntRange(0, 4).Draw(w.T, "captioned") > 0 {
			all[label] = of(label)
		}
	}
	return all
}

// naming is a caption that is the answer where names are asked for.
func naming(label string) string { return label }

// meaning is a caption that says no name.
func meaning(label string) string { return fmt.Sprintf("does what %x does", label) }

func (w *writer) distractors() []game.Distractor {
	var all []game.Distractor
	for _, text := range words(w.T, "decoy", rapid.IntRange(0, 3).Draw(w.T, "decoys")) {
		all = append(all, game.Distractor{Text: text, Why: "It is somewhere else."})
	}
	return all
}

func (w *writer) hierarchy() *game.HierarchicalContent {
	c := &game.HierarchicalContent{Captions: w.captions(meaning)}
	for i, it := range w.labelled() {
		label := game.NestedLabel{Item: it.Item, Text: it.Text, Zone: it.Zone}
		if i > 0 && rapid.Bool().Draw(w.T, "below") {
			label.Parent = c.Labels[rapid.IntRange(0, i-1).Draw(w.T, "parent")].ID
		}
		c.Labels = append(c.Labels, label)
	}
	return c
}

func (w *writer) paths() *game.TracePathContent {
	c := &game.TracePathContent{Captions: w.captions(naming)}
	for i, text := range words(w.T, "path", rapid.IntRange(1, 2).Draw(w.T, "paths")) {
		p := game.Path{ID: fmt.Sprintf("path-%d", i), Text: text, Unordered: rapid.Bool().Draw(w.T, "unordered"), Closed: rapid.Bool().Draw(w.T, "closed")}
		for j, zone := range rapid.Permutation(w.labels).Draw(w.T, "way")[:rapid.IntRange(2, len(w.labels)).Draw(w.T, "length")] {
			p.Waypoints = append(p.Waypoints, game.Waypoint{Item: w.item(j, ""), Zone: zone})
		}
		c.Paths = append(c.Paths, p)
	}
	return c
}

func (w *writer) features() *game.CompareContrastContent {
	c := &game.CompareContrastContent{Subjects: []string{"One", "Other"}, Captions: w.captions(naming)}
	for i, text := range words(w.T, "feature", rapid.IntRange(1, 5).Draw(w.T, "features")) {
		in := rapid.SampledFrom([]string{game.OnlyA, game.OnlyB, game.Both, game.Neither}).Draw(w.T, "in")
		c.Features = append(c.Features, game.Feature{Item: w.item(i, ""), Text: text, In: in})
	}
	return c
}

func (w *writer) sorted() *game.SortingCategoriesContent {
	c := &game.SortingCategoriesContent{}
	var ids []string
	for i, text := range words(w.T, "category", rapid.IntRange(2, 4).Draw(w.T, "categories")) {
		ids = append(ids, fmt.Sprintf("cat-%d", i))
		c.Categories = append(c.Categories, game.Category{ID: ids[i], Text: text})
	}
	for i, text := range words(w.T, "thing", rapid.IntRange(1, 6).Draw(w.T, "things")) {
		in := rapid.Permutation(ids).Draw(w.T, "in")[:rapid.IntRange(1, 2).Draw(w.T, "several")]
		c.Items = append(c.Items, game.Sorted{Item: w.item(i, ""), Text: text, Categories: in})
	}
	return c
}

// story draws decisions that lead on to later nodes only, the last of which are ends.
func (w *writer) story() *game.BranchingScenarioContent {
	n := rapid.IntRange(1, 10).Draw(w.T, "decisions")
	ends := rapid.IntRange(1, 3).Draw(w.T, "ends")
	c := &game.BranchingScenarioContent{}
	for i := range n {
		node := game.Node{ID: fmt.Sprintf("node-%d", i), Text: fmt.Sprintf("Moment %d.", i)}
		for j := range rapid.IntRange(2, 4).Draw(w.T, "options") {
			next := rapid.IntRange(i+1, n+ends-1).Draw(w.T, "next")
			if j == 0 {
				next = i + 1 // so that every decision can be come to
			}
			node.Options = append(node.Options, game.Option{
				Text: fmt.Sprintf("Option %d.", j), Next: fmt.Sprintf("node-%d", next), Consequence: "So it goes.",
				Points: rapid.IntRange(0, 10).Draw(w.T, "points"),
			})
		}
		if len(node.Options) > 0 && rapid.Bool().Draw(w.T, "hint") {
			node.Hints = []string{"Think."}
		}
		c.Nodes = append(c.Nodes, node)
	}
	c.Nodes[0].Options[0].Points++ // so that there is a point to be had
	for i := range ends {
		c.Nodes = append(c.Nodes, game.Node{ID: fmt.Sprintf("node-%d", n+i), Text: fmt.Sprintf("End %d.", i), End: game.GoodEnd})
	}
	return c
}
