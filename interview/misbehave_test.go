package interview_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"throughline/diag"
	"throughline/interview"
)

// optionalFields may be left out of a methodology or a study without a finding at their place.
var optionalFields = strings.Fields(`
	name laddering openings norms[] phases phases.early phases.mid phases.late boundaries boundaries.early_max_nodes boundaries.mid_max_nodes
	phases.early.multipliers phases.early.bonuses phases.mid.multipliers phases.mid.bonuses phases.late.multipliers phases.late.bonuses
	phases.early.multipliers[] phases.early.bonuses[] phases.mid.multipliers[] phases.mid.bonuses[] phases.late.multipliers[] phases.late.bonuses[]
	limits limits.max_turns limits.min_turns limits.shallow_answers limits.plateau_turns limits.saturation_turns limits.fallback_score
	ontology.nodes[].level ontology.nodes[].terminal ontology.nodes[].description ontology.nodes[].cues
	ontology.links[].description ontology.links[].cues
	strategies[].name strategies[].description strategies[].weights strategies[].weights[] strategies[].valid_when strategies[].node_binding
	strategies[].closing strategies[].revitalizing strategies[].templates
	objective language welcome opening thanks max_turns researcher
`)

// field is one key of a document in block style: its lines and its path.
type field struct {
	path, general string
	first, last   int  // lines, counted from 0; last is past the end
	begins        bool // it is the first key of a list's item
}

func TestEveryFieldOfEveryDocumentIsMissedWhenItMisbehaves(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	texts := map[string]string{"study": string(fenced.FindSubmatch(file(t, "../docs/formats/study.md"))[1])}
	for _, id := range []string{"means_end_chain", "customer_journey"} { // the others have no key that these have not
		text, _ := interview.MethodologyText(id)
		texts[id] = string(text)
	}
	for name, text := range texts {
		lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
		fields := fieldsOf(lines)
		if len(fields) < 10 {
			t.Fatalf("%s: only %d fields", name, len(fields))
		}
		seen := map[string]bool{}
		for _, f := range fields {
			again := seen[f.general]
			seen[f.general] = true
			t.Run(fmt.Sprintf("%s:%d %s", name, f.first+1, f.path), func(t *testing.T) {
				t.Parallel()
				misspelt(t, lines, f)
				retyped(t, lines, f, again)
				deleted(t, lines, f)
			})
		}
	}
}

// misspelt wants a key that does not exist reported at its place.
func misspelt(t *testing.T, lines []string, f field) {
	at := strings.Index(lines[f.first], ":")
	text := replaced(lines, f.first, f.first+1, lines[f.first][:at]+"x"+lines[f.first][at:])
	if !anyAt(parsedOnly(text), f.first+1) {
		t.Errorf("misspelt, nothing is found on line %d", f.first+1)
	}
}

// retyped wants every wrong type reported at its place; for a field of which another was tried, one will do.
func retyped(t *testing.T, lines []string, f field, again bool) {
	key, value, _ := strings.Cut(lines[f.first], ":")
	value = strings.TrimSpace(value)
	others := []string{"[[7]]", "{zz: 7}", "7"}
	switch {
	case plainFigure.MatchString(value):
		others = []string{"[[7]]", "{zz: 7}", "seven"}
	case value == "true":
		others = []string{"[[7]]", "{zz: 7}", "seven", "7"}
	}
	if again {
		others = others[:1]
	}
	for _, other := range others {
		if !anyAt(parsedOnly(replaced(lines, f.first, f.last, key+": "+other)), f.first+1) {
			t.Errorf("as %s, nothing is found on line %d", other, f.first+1)
		}
	}
}

// deleted wants a missing key reported in the mapping it is missing from, unless it is optional.
func deleted(t *testing.T, lines []string, f field) {
	rest := slices.Clone(lines[f.last:])
	if f.begins {
		dash := strings.Index(lines[f.first], "-")
		rest[0] = rest[0][:dash] + "-" + rest[0][dash+1:]
	}
	found := parsedOnly(strings.Join(append(slices.Clone(lines[:f.first]), rest...), "\n"))
	parent := f.path[:max(strings.LastIndex(f.path, "."), 0)]
	missed := slices.ContainsFunc(found, func(d diag.Diagnostic) bool {
		return d.Severity == diag.Error && (d.Place.Path == f.path || d.Place.Path == parent)
	})
	switch optional := slices.Contains(optionalFields, f.general); {
	case optional && missed:
		t.Errorf("left out, it is missed although it is optional: %v", found)
	case !optional && !missed && !found.HasErrors():
		t.Errorf("left out, it is not missed: %v", found)
	}
}

// parsedOnly is what is wrong with a document before its strategies are tried, which takes its time.
func parsedOnly(text string) diag.List {
	if strings.HasPrefix(text, "kind: study") {
		_, _, found := interview.ParseStudy("f", []byte(text), nil)
		return found
	}
	_, found := interview.ParseMethodology("f", []byte(text))
	return found
}

func anyAt(found diag.List, line int) bool {
	return slices.ContainsFunc(found, func(d diag.Diagnostic) bool { return d.Place.Line == line })
}

func replaced(lines []string, from, to int, by string) string {
	return strings.Join(append(append(slices.Clone(lines[:from]), by), lines[to:]...), "\n")
}

var (
	keyLine     = regexp.MustCompile(`^( *)(- )?([a-z0-9_.]+):( .*)?$`)
	itemNumber  = regexp.MustCompile(`\[\d+\]`)
	plainFigure = regexp.MustCompile(`^-?[0-9.]+$`)
	keyedByWord = regexp.MustCompile(`(weights|norms|multipliers|bonuses)(\.|\[").*$`)
)

// fieldsOf finds the fields of a document that has one key a line.
func fieldsOf(lines []string) []field {
	type level struct {
		indent int
		path   string
		item   int
	}
	var all []field
	levels := []level{}
	for i, line := range lines {
		parts := keyLine.FindStringSubmatch(line)
		if parts == nil {
			continue
		}
		indent := len(parts[1]) + len(parts[2])
		for len(levels) > 0 && levels[len(levels)-1].indent >= indent {
			levels = levels[:len(levels)-1]
		}
		path := parts[3]
		if strings.Contains(path, ".") {
			path = fmt.Sprintf("[%q]", path)
		}
		if n := len(levels); n > 0 {
			parent := &levels[n-1]
			prefix := parent.path
			if parts[2] != "" {
				parent.item++
			}
			if parent.item >= 0 {
				prefix += fmt.Sprintf("[%d]", parent.item)
			}
			if path[0] != '[' {
				prefix += "."
			}
			path = prefix + path
		}
		last := i + 1
		for last < len(lines) && (strings.TrimSpace(lines[last]) == "" || len(lines[last])-len(strings.TrimLeft(lines[last], " ")) > indent) {
			last++
		}
		general := keyedByWord.ReplaceAllString(itemNumber.ReplaceAllString(path, "[]"), "${1}[]")
		all = append(all, field{path: path, general: general, first: i, last: last, begins: parts[2] != ""})
		levels = append(levels, level{indent: indent, path: path, item: -1})
	}
	return all
}

func TestTheFieldsOfADocumentAreAllFound(t *testing.T) {
	t.Parallel()
	text, _ := interview.MethodologyText("means_end_chain")
	var paths []string
	for _, f := range fieldsOf(strings.Split(string(text), "\n")) {
		paths = append(paths, f.path)
	}
	for _, want := range []string{"kind", "ontology.nodes[2].cues", "ontology.links[8].to", `norms["graph.node_count"]`, `strategies[0].weights["graph.node.gap_above.true"]`, "strategies[9].closing", "phases.late.bonuses.anchor", "limits.fallback_score"} {
		if !slices.Contains(paths, want) {
			t.Errorf("%s is not among them", want)
		}
	}
}
