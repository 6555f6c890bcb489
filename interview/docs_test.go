package interview_test

import (
	"flag"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/interview"
)

// updating says whether generated files are to be rewritten, by the flag that all tests of the package share.
func updating() bool {
	update := flag.Lookup("update")
	return update != nil && update.Value.String() == "true"
}

var fenced = regexp.MustCompile("(?s)```yaml\n(.*?)```")

const methodologyPage = "../docs/formats/methodology.md"

func TestTheSamplesOnTheReferencePagesHaveNoFindings(t *testing.T) {
	t.Parallel()
	for _, name := range []string{methodologyPage, "../docs/formats/study.md"} {
		samples := fenced.FindAllSubmatch(file(t, name), -1)
		if len(samples) == 0 {
			t.Errorf("%s has no sample", name)
		}
		for _, sample := range samples {
			if found := interview.Check(name, sample[1], nil); len(found) > 0 {
				t.Errorf("%s: %v", name, found)
			}
		}
	}
}

func TestTheReferencePagesNameEveryKey(t *testing.T) {
	t.Parallel()
	for name, format := range map[string]reflect.Type{methodologyPage: reflect.TypeFor[interview.Methodology](), "../docs/formats/study.md": reflect.TypeFor[interview.Study]()} {
		text := string(file(t, name))
		for _, key := range yamlKeys(format) {
			if !strings.Contains(text, "`"+key+"`") {
				t.Errorf("%s does not name %s", name, key)
			}
		}
	}
}

// yamlKeys lists the keys of a struct and of the structs within.
func yamlKeys(of reflect.Type) []string {
	switch of.Kind() {
	case reflect.Pointer, reflect.Slice:
		return yamlKeys(of.Elem())
	case reflect.Struct:
		var keys []string
		for i := range of.NumField() {
			key, _, _ := strings.Cut(of.Field(i).Tag.Get("yaml"), ",")
			keys = append(append(keys, key), yamlKeys(of.Field(i).Type)...)
		}
		return keys
	}
	return nil
}

var signalTable = regexp.MustCompile(`(?s)(<!-- Generated: [^>]* -->\n).*(<!-- End of what is generated -->)`)

func TestTheSignalTableListsEverySignal(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	b.WriteString("| signal | of | values | what it says |\n|---|---|---|---|\n")
	for _, s := range interview.Signals() {
		values := "a number from 0 to 1"
		switch {
		case s.Type == interview.Bool:
			values = "`true`, `false`"
		case s.Type == interview.Category:
			values = "`" + strings.Join(s.Values, "`, `") + "`"
		case s.Unbounded:
			values = "a number *"
		}
		of := [...]string{"the interview", "a strategy", "a concept", "a strategy and a concept"}[s.Scope]
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", s.Name, of, values, s.Description)
	}
	got := string(file(t, methodologyPage))
	want := signalTable.ReplaceAllString(got, "${1}"+strings.ReplaceAll(b.String(), "$", "$$")+"${2}")
	if updating() {
		if err := os.WriteFile(methodologyPage, []byte(want), 0o644); err != nil { //nolint:gosec // a page for everyone
			t.Fatal(err)
		}
		got = want
	}
	if !signalTable.MatchString(got) {
		t.Fatal("the page has no place for the table")
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("run go test ./interview -run SignalTable -update\n%s", diff)
	}
}
