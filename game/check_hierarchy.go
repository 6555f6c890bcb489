package game

import (
	"maps"
	"slices"

	"throughline/diag"
	"throughline/graph"
)

// checkHierarchy looks at the hierarchy of a repaired design: its labels exist, and it is a forest.
func checkHierarchy(d *Design) diag.List {
	f := &finder{}
	listed := setOf(d.AllZoneLabels)
	above := map[string]string{}
	tree := graph.New[string]()
	for _, whole := range sortedKeys(d.LabelHierarchy) {
		at := trail{key: "label_hierarchy", index: -1}
		unknown := func(label string) {
			if !listed[label] {
				found := f.report(ruleHierarchy, &at, whole, "the game has no label %s", short(label))
				*found = found.DidYouMean(label, d.AllZoneLabels)
			}
		}
		unknown(whole)
		for _, part := range d.LabelHierarchy[whole] {
			unknown(part)
			if other, taken := above[part]; taken {
				f.report(ruleHierarchy, &at, whole, "%s is below %s and below %s", short(part), short(other), short(whole))
			}
			above[part] = whole
			tree.AddEdge(whole, part)
		}
	}
	if circle := tree.Cycle(); len(circle) > 0 {
		at := trail{key: "label_hierarchy", index: -1}
		f.report(ruleHierarchy, &at, circle[0], "%s is below itself", short(circle[0]))
	}
	return f.found
}

func sortedKeys[K ~string, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }
