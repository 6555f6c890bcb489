package game

import "slices"

// hints lists for each layout the words that ask for it. When as many words ask for two, the earlier one is chosen: the more
// particular layouts come first.
var hints = []struct {
	layout Layout
	words  []string
}{
	{Venn, []string{"venn", "compare", "compares", "comparing", "comparison", "contrast", "versus", "vs", "similarities", "differences", "overlap", "overlapping", "common"}},
	{Cycle, []string{"cycle", "cycles", "cyclic", "cyclical", "circular", "circulation", "loop", "recurring", "ring"}},
	{Timeline, []string{"timeline", "history", "historical", "chronology", "chronological", "dates", "years", "century", "centuries", "era", "eras", "events"}},
	{Layers, []string{"layer", "layers", "layered", "strata", "stratum", "stack", "stacked", "zones", "crust", "atmosphere"}},
	{Flow, []string{"flow", "flowchart", "process", "steps", "step", "stages", "sequence", "procedure", "pathway", "pipeline", "handshake", "protocol", "exchange", "order"}},
	{Tree, []string{"tree", "taxonomy", "classification", "classify", "hierarchy", "hierarchical", "family", "kinds", "types", "branches", "genealogy", "organisation", "organization"}},
	{Nested, []string{"nested", "nesting", "within", "inside", "contains", "containing", "concentric", "enclosed"}},
	{Parts, []string{"parts", "part", "anatomy", "anatomical", "structure", "structures", "section", "components", "cell", "organ", "organs", "regions", "map"}},
}

// ChooseLayout picks a layout for labels by rule, and always the same one:
//
//   - labels that say their sets make a Venn diagram, labels with notes a timeline;
//   - else the layout that most words of the hints ask for (a title, an image's description), of those that can show these labels;
//   - else, with a hierarchy, nested boxes for up to three levels and twelve labels and a tree beyond; without one, parts of a
//     whole, or a tree when there are too many.
//
// A layout that would not show the labels' hierarchy, or holds fewer, is never chosen unless nothing is left.
func ChooseLayout(labels []Label, hint ...string) Layout {
	n := count(labels, layouts[Tree].most)
	levels := depth(labels)
	can := func(l Layout) bool {
		at := layouts[l]
		if l == Venn {
			return levels == 2 && len(labels) <= 3 && len(labels) >= 2 && n <= at.most
		}
		return n >= at.least && n <= at.most && levels <= at.depth && (l != Nested || levels > 1 || n <= nestChain)
	}
	if n <= layouts[Tree].most {
		all := flat(labels)
		if slices.ContainsFunc(all, func(l Label) bool { return len(l.Sets) > 0 }) && n <= layouts[Venn].most {
			return Venn
		}
		if slices.ContainsFunc(all, func(l Label) bool { return l.Note != "" }) && can(Timeline) {
			return Timeline
		}
	}
	best, most := Layout(""), 0
	for _, h := range hints {
		asked := 0
		for _, text := range hint {
			for _, word := range wordsOf(text) {
				if slices.Contains(h.words, word) {
					asked++
				}
			}
		}
		if asked > most && can(h.layout) {
			best, most = h.layout, asked
		}
	}
	switch {
	case best != "":
		return best
	case levels > 1 && levels <= 3 && n <= 12 && can(Nested):
		return Nested
	case levels == 1 && can(Parts):
		return Parts
	default:
		return Tree
	}
}

// depth is how many levels a forest has. It looks no further than any layout goes.
func depth(labels []Label) int { return depthWithin(labels, layouts[Tree].depth+1) }

func depthWithin(labels []Label, limit int) int {
	if len(labels) == 0 || limit == 0 {
		return 0
	}
	deepest := 0
	for _, l := range labels {
		deepest = max(deepest, depthWithin(l.Children, limit-1))
	}
	return deepest + 1
}

// LabelTree arranges labels by a hierarchy of parents and children, each by its words, in the order of the list. Children
// that are not in the list are left out; a label under two parents stays with the first; a circle is opened at its first label.
func LabelTree(labels []string, hierarchy map[string][]string) []Label {
	known := map[string]bool{}
	for _, l := range labels {
		known[l] = true
	}
	parent := map[string]string{}
	for _, p := range labels {
		for _, child := range hierarchy[p] {
			if _, taken := parent[child]; !taken && known[child] && !climbs(parent, p, child) {
				parent[child] = p
			}
		}
	}
	var roots []string
	below := map[string][]string{}
	for _, l := range labels {
		if p, has := parent[l]; has {
			below[p] = append(below[p], l)
		} else {
			roots = append(roots, l)
		}
	}
	return arranged(roots, below)
}

// arranged makes labels of words, each with those below it.
func arranged(words []string, below map[string][]string) []Label {
	var labels []Label
	for _, w := range words {
		labels = append(labels, Label{Text: w, Children: arranged(below[w], below)})
	}
	return labels
}

// climbs reports whether one comes from a label to another by going up.
func climbs(parent map[string]string, from, to string) bool {
	for at, ok := from, true; ok; at, ok = parent[at] {
		if at == to {
			return true
		}
	}
	return false
}
