package roleplay_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"throughline/diag"
	"throughline/examples"
	"throughline/roleplay"
)

// optionalFields may be left out of a scenario or a backbone without a finding.
var optionalFields = strings.Fields(`
	language documents guide guide.role guide.closing
	cast[].knows cast[].concerns cast[].goals cast[].opinion cast[].document cast[].beats
	cast[].beats.1 cast[].beats.2 cast[].beats.4 cast[].beats.6 cast[].pivots cast[].key_reveal cast[].objective
	cast[].hands_over cast[].redirects_to cast[].after
	backstop gate_evidence
	nodes[].content_source nodes[].satisfy_when nodes[].min_turns nodes[].max_turns nodes[].per_item nodes[].gate nodes[].pivot nodes[].conditional
`)

// field is one key of a document in block style: its lines and its path.
type field struct {
	path        string
	first, last int  // lines, counted from 0; last is past the end
	begins      bool // it is the first key of a list's item
}

// general is the path without the numbers of items.
func (f field) general() string { return itemNumber.ReplaceAllString(f.path, "[]") }

func TestEveryFieldOfEveryDocumentIsMissedWhenItMisbehaves(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	texts := map[string]string{}
	for _, name := range []string{"technical.yaml", "expert.yaml"} {
		texts[name] = string(file(t, "backbones/"+name))
	}
	for name, text := range rolePlays(t) {
		texts[name] = string(text)
	}
	for name, text := range texts {
		lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
		fields := fieldsOf(lines)
		if len(fields) < 50 {
			t.Fatalf("%s: only %d fields", name, len(fields))
		}
		seen := map[string]bool{}
		for _, f := range fields {
			again := seen[f.general()]
			seen[f.general()] = true
			t.Run(fmt.Sprintf("%s:%d %s", name, f.first+1, f.path), func(t *testing.T) {
				t.Parallel()
				misspelt(t, lines, f)
				retyped(t, lines, f, again)
				deleted(t, lines, f)
			})
		}
	}
}

// misspelt wants an unknown key reported at its place.
func misspelt(t *testing.T, lines []string, f field) {
	at := strings.Index(lines[f.first], ":")
	text := replaced(lines, f.first, f.first+1, lines[f.first][:at]+"x"+lines[f.first][at:])
	if !anyAt(checked(text), f.first+1) {
		t.Errorf("misspelt, nothing is found on line %d", f.first+1)
	}
}

// retyped wants every wrong type reported at its place; for a field of which another was tried, one will do.
func retyped(t *testing.T, lines []string, f field, again bool) {
	key, value, _ := strings.Cut(lines[f.first], ":")
	value = strings.TrimSpace(value)
	others := []string{"[[7]]", "{zz: 7}", "7"}
	switch {
	case wholeNumber.MatchString(value):
		others = []string{"[[7]]", "{zz: 7}", "seven"}
	case value == "true":
		others = []string{"[[7]]", "{zz: 7}", "seven", "7"}
	}
	if again {
		others = others[:1]
	}
	for _, other := range others {
		if !anyAt(checked(replaced(lines, f.first, f.last, key+": "+other)), f.first+1) {
			t.Errorf("as %s, nothing is found on line %d", other, f.first+1)
		}
	}
}

// optionalIn says whether a field may be left out: what a tier's gates ask for may not, what they do not ask for may.
func optionalIn(tier, field string) bool {
	switch {
	case tier == "academic" && field == "cast[].decision_facts":
		return true
	case tier == "expert" && field == "cast[].opinion":
		return false
	}
	return slices.Contains(optionalFields, field)
}

func tierOf(lines []string) string {
	for _, line := range lines {
		if tier, found := strings.CutPrefix(line, "tier: "); found {
			return tier
		}
	}
	return ""
}

// deleted wants a missing key reported in the mapping it is missing from, unless it is optional.
func deleted(t *testing.T, lines []string, f field) {
	rest := slices.Clone(lines[f.last:])
	if f.begins {
		rest[0] = rest[0][:strings.Index(lines[f.first], "-")] + "-" + rest[0][strings.Index(lines[f.first], "-")+1:]
	}
	found := checked(strings.Join(append(slices.Clone(lines[:f.first]), rest...), "\n"))
	parent := f.path[:max(strings.LastIndex(f.path, "."), 0)]
	missed := slices.ContainsFunc(found, func(d diag.Diagnostic) bool { return d.Place.Path == f.path || d.Place.Path == parent })
	switch optional := optionalIn(tierOf(lines), f.general()); {
	case optional && missed:
		t.Errorf("left out, it is missed although it is optional: %v", found)
	case !optional && !missed:
		t.Errorf("left out, it is not missed: %v", found)
	}
}

func checked(text string) diag.List { return roleplay.Check("f", []byte(text)) }

func anyAt(found diag.List, line int) bool {
	return slices.ContainsFunc(found, func(d diag.Diagnostic) bool { return d.Place.Line == line })
}

func replaced(lines []string, from, to int, by string) string {
	return strings.Join(append(append(slices.Clone(lines[:from]), by), lines[to:]...), "\n")
}

var (
	keyLine     = regexp.MustCompile(`^( *)(- )?([a-z0-9_]+):( .*)?$`)
	itemNumber  = regexp.MustCompile(`\[\d+\]`)
	wholeNumber = regexp.MustCompile(`^-?[0-9]+$`)
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
	for i := 0; i < len(lines); i++ {
		parts := keyLine.FindStringSubmatch(lines[i])
		if parts == nil {
			continue
		}
		indent := len(parts[1]) + len(parts[2])
		for len(levels) > 0 && levels[len(levels)-1].indent >= indent {
			levels = levels[:len(levels)-1]
		}
		path := parts[3]
		if n := len(levels); n > 0 {
			parent := &levels[n-1]
			prefix := parent.path
			if parts[2] != "" {
				parent.item++
			}
			if parent.item >= 0 {
				prefix += fmt.Sprintf("[%d]", parent.item)
			}
			path = prefix + "." + path
		}
		last := i + 1
		for last < len(lines) && (strings.TrimSpace(lines[last]) == "" || len(lines[last])-len(strings.TrimLeft(lines[last], " ")) > indent) {
			last++
		}
		all = append(all, field{path: path, first: i, last: last, begins: parts[2] != ""})
		levels = append(levels, level{indent: indent, path: path, item: -1})
		if strings.HasSuffix(lines[i], ">-") || strings.HasSuffix(lines[i], "|") {
			i = last - 1
		}
	}
	return all
}

func TestTheFieldsOfADocumentAreAllFound(t *testing.T) {
	t.Parallel()
	text, err := examples.FS.ReadFile("roleplay/launch-review.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var paths []string
	for _, f := range fieldsOf(strings.Split(string(text), "\n")) {
		paths = append(paths, f.path)
	}
	for _, want := range []string{"kind", "situation.place", "decision.options[2].label", "cast[0].beats.6", "cast[1].pivots[1].options[1].outcome", "guide.closing"} {
		if !slices.Contains(paths, want) {
			t.Errorf("%s is not among them", want)
		}
	}
}
