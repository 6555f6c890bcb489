package roleplay_test

import (
	"bytes"
	"strings"
	"testing"

	"throughline/roleplay"
)

// The mistakes in documents that everybody makes once, each with its sample: what is said, and of which line. What can be
// wrong with a turn is held by TestWhatIsNoLineIsRefusedAndNothingIsLost here (a line of 2 MB, invalid UTF-8), and over HTTP
// by TestEveryProblemSaysWhatHappenedAndWhatToDo and TestTurnsThatCollideLoseNothing (a turn sent twice, two turns at once).
func TestBadDocumentsGetAClearAnswer(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ sample, line, says string }{
		"an unknown node in an edge":      {"R103-unknown-node", "advance: ", "there is no node"},
		"an unknown node in a condition":  {"R103-unknown-node-in-condition", "conditional: ", "there is no node"},
		"a gate that is also a pivot":     {"R104-gate-and-pivot", "gate: true, pivot: ", "gate"},
		"a content source that is not":    {"R105-unknown-source", "content_source: ", "content source"},
		"a redirect to nobody":            {"R009-redirect-to-nobody", "redirects_to: ", "nobody"},
		"an empty cast":                   {"R005-empty-cast", "cast: ", "nobody to talk to"},
		"a backbone with the guide's id":  {"R126-id-of-the-guide", "id: ", "guide"},
		"a tier that is the guide's":      {"R004-tier-of-the-guide", "tier: ", "there is no tier"},
		"a way around a gate":             {"R124-around-a-gate", "conditional: ", "without the gate"},
		"a node that no conversation has": {"R123-standing-out-of-reach", "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			text := file(t, "testdata/invalid/"+c.sample+".yaml")
			found := roleplay.Check("f.yaml", text)
			if len(found) != 1 {
				t.Fatalf("%v", found)
			}
			d := found[0]
			code, _, _ := strings.Cut(c.sample, "-")
			at := strings.Split(string(text), "\n")[max(d.Place.Line, 1)-1]
			if d.Code != code || d.Place.File != "f.yaml" || d.Place.Line == 0 || d.Place.Column == 0 || d.Hint == "" || !strings.Contains(at, c.line) || !strings.Contains(d.Message, c.says) {
				t.Errorf("%+v, at %q", d, at)
			}
			var printed bytes.Buffer
			found.Print(&printed, func(string) []byte { return text })
			if !strings.HasPrefix(printed.String(), "f.yaml:") || !strings.Contains(printed.String(), code) {
				t.Errorf("printed as %s", printed.String())
			}
		})
	}
}

func TestTextThatIsNoDocumentGetsAClearAnswer(t *testing.T) {
	t.Parallel()
	good := file(t, "testdata/small.yaml")
	for name, text := range map[string][]byte{
		"invalid UTF-8": bytes.Replace(good, []byte("title: "), []byte("title: \xff"), 1),
		"two megabytes": append(bytes.Clone(good), bytes.Repeat([]byte("# a\n"), 1<<19)...),
		"nothing":       nil,
		"no document":   []byte("["),
	} {
		found := roleplay.Check("f.yaml", text)
		if len(found) == 0 || !found.HasErrors() || found[0].Place.File != "f.yaml" || found[0].Hint == "" && found[0].Message == "" {
			t.Errorf("%s: %v", name, found)
		}
	}
}
