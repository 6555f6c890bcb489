package diag_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/diag"
)

func TestAListSurvivesJSON(t *testing.T) {
	t.Parallel()
	list := diag.List{
		{Code: "X001", Owner: "author", Place: diag.Place{File: "f", Line: 3, Column: 7, Path: "cast[0].id"}, Message: "wrong", Hint: "mend it"},
		{Code: "X002", Severity: diag.Warning, Owner: "author", Place: diag.Place{File: "f"}, Message: "odd"},
	}
	text, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	var again diag.List
	if err := json.Unmarshal(text, &again); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(list, again); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestAnEmptyListIsAnEmptyArray(t *testing.T) {
	t.Parallel()
	for name, list := range map[string]diag.List{"nil": nil, "empty": {}} {
		text, err := json.Marshal(struct {
			Found diag.List `json:"found"`
		}{list})
		if err != nil || string(text) != `{"found":[]}` {
			t.Errorf("%s is %s, %v", name, text, err)
		}
	}
}

func TestASeverityIsOneOfTwoWords(t *testing.T) {
	t.Parallel()
	var s diag.Severity
	if err := json.Unmarshal([]byte(`"fatal"`), &s); err == nil {
		t.Error("fatal was taken for a severity")
	}
}

func TestSortedIsReadingOrderAndLeavesTheListAlone(t *testing.T) {
	t.Parallel()
	at := func(file string, line, column int, code string) diag.Diagnostic {
		return diag.Diagnostic{Code: code, Place: diag.Place{File: file, Line: line, Column: column}}
	}
	list := diag.List{at("b", 1, 1, "X1"), at("a", 2, 1, "X1"), at("a", 1, 9, "X2"), at("a", 1, 9, "X1"), at("a", 1, 2, "X9"), at("a", 0, 0, "X1")}
	before := append(diag.List{}, list...)
	want := diag.List{list[5], list[4], list[3], list[2], list[1], list[0]}
	if diff := cmp.Diff(want, list.Sorted()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(before, list); diff != "" {
		t.Errorf("the list changed (-before +after):\n%s", diff)
	}
}

func TestOnlyErrorsMakeADocumentUnusable(t *testing.T) {
	t.Parallel()
	warning, mistake := diag.Diagnostic{Severity: diag.Warning}, diag.Diagnostic{}
	for _, c := range []struct {
		list diag.List
		want bool
	}{{nil, false}, {diag.List{warning}, false}, {diag.List{warning, mistake}, true}} {
		if got := c.list.HasErrors(); got != c.want {
			t.Errorf("%v: %t", c.list, got)
		}
	}
}

func TestAFindingReadsAsOneLine(t *testing.T) {
	t.Parallel()
	code := diag.Code{ID: "M012"}
	d := code.At(diag.Place{File: "laddering.yaml", Line: 31, Column: 7}, "unknown signal %q", "depht").DidYouMean("depht", []string{"breadth", "depth"})
	if got, want := d.String(), `laddering.yaml:31:7: M012 unknown signal "depht"; did you mean "depth"?`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if d.Owner != "author" {
		t.Errorf("owned by %q", d.Owner)
	}
	if got := (diag.List{d, d, d}).Error(); got != d.String()+" (and 2 more)" {
		t.Errorf("as an error: %s", got)
	}
	if got := (diag.List{d}).Error(); got != d.String() {
		t.Errorf("as an error: %s", got)
	}
	if got := (diag.List{}).Error(); got != "no diagnostics" {
		t.Errorf("as an error: %s", got)
	}
}

func TestAPlaceIsWrittenAsEditorsReadIt(t *testing.T) {
	t.Parallel()
	for want, place := range map[string]diag.Place{
		"f": {File: "f"}, "f:3": {File: "f", Line: 3}, "f:3:7": {File: "f", Line: 3, Column: 7},
	} {
		if got := place.String(); got != want {
			t.Errorf("%+v is written %s", place, got)
		}
	}
}
