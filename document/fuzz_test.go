package document_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"throughline/diag"
	"throughline/document"
)

// FuzzRead holds that no text makes Read or Decode panic, that every finding and every value lies within the text,
// and that reading and decoding twice gives the same.
func FuzzRead(f *testing.F) {
	samples, err := filepath.Glob("testdata/invalid/*")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range samples {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Add([]byte(placed))
	f.Add([]byte("kind: menu/v1\r\ndishes:\r\n- {name: 'a', price: 4}\r\n- name: >-\r\n    b\r\n  price: 0x1\r\n"))
	f.Add([]byte("{\"kind\": \"menu/v1\", \"tags\": [\"\\u00e9\", \"b\"], \"price\": 1e3}"))
	f.Fuzz(func(t *testing.T, text []byte) {
		first, found := readAndDecode(t, text)
		again, foundAgain := readAndDecode(t, text)
		if diff := cmp.Diff(found, foundAgain); diff != "" {
			t.Errorf("the same text is found otherwise (-first +again):\n%s", diff)
		}
		if diff := cmp.Diff(first, again, cmp.AllowUnexported(menu{})); diff != "" {
			t.Errorf("the same text is decoded otherwise (-first +again):\n%s", diff)
		}
	})
}

func readAndDecode(t *testing.T, text []byte) (menu, diag.List) {
	t.Helper()
	file, found := document.Read("f", text)
	var into menu
	if file == nil {
		if !found.HasErrors() {
			t.Error("no file and no reason")
		}
	} else {
		found = append(found, file.Decode(&into)...)
		for at, each := range file.Texts() {
			within(t, text, at)
			if !utf8.ValidString(each) {
				t.Errorf("%s is not UTF-8", at)
			}
			if back := file.At(at.Path); back != at {
				t.Errorf("%q is at %s, and found at %s", at.Path, at, back)
			}
		}
	}
	for _, d := range found {
		within(t, text, d.Place)
		if d.Message == "" || strings.ContainsAny(d.Message+d.Hint, "\n\x1b") {
			t.Errorf("the message %q is not one line", d.Message)
		}
	}
	return into, found
}

// within reports a place that is not in the text.
func within(t *testing.T, text []byte, at diag.Place) {
	t.Helper()
	if at.Line == 0 && at.Column == 0 {
		return
	}
	lines := strings.Split(strings.TrimPrefix(string(text), "\ufeff"), "\n")
	if at.Line < 1 || at.Line > len(lines) {
		t.Fatalf("%s is not one of %d lines", at, len(lines))
	}
	if width := utf8.RuneCountInString(lines[at.Line-1]); at.Column < 1 || at.Column > width+1 {
		t.Errorf("%s is not within a line of %d characters", at, width)
	}
}
