package fuzz_test

import (
	"bytes"
	"strings"
	"testing"

	"throughline/roleplay"
)

// FuzzDraft holds that any brief gives a template that is right and can be opened, and always the same one.
func FuzzDraft(f *testing.F) {
	f.Add(string(file(f, "../testdata/briefs/cold-chain.md")))
	f.Add("# A call\n\nYou are a nurse. What now?\n\n- Ann: waits\n- Ben: acts, at 23%\n")
	silent, kind := func(string) {}, roleplay.NewKind(roleplay.NewUnderstudy())
	f.Fuzz(func(t *testing.T, brief string) {
		if len(brief) > 4<<10 {
			t.Skip("longer ones are more of the same")
		}
		brief = strings.ToValidUTF8(brief, "")
		text, reply, err := roleplay.NewDraft(t.Context(), nil, brief, silent)
		if err != nil || reply.Calls != 0 {
			t.Fatalf("%v, %+v", err, reply)
		}
		if len(brief)%16 == 0 { // a check proves every walk, which takes its time
			if found := roleplay.Check("draft", text); found.HasErrors() {
				t.Fatalf("%v in a template of %q:\n%s", found, brief, text)
			}
		}
		opening, found := roleplay.NewOpening("draft", text, nil)
		if found.HasErrors() {
			t.Fatalf("%v in a template of %q:\n%s", found, brief, text)
		}
		if _, err := kind.Open(opening); err != nil {
			t.Fatalf("%v in a template of %q:\n%s", err, brief, text)
		}
		if again, _, err := roleplay.NewDraft(t.Context(), nil, brief, silent); err != nil || !bytes.Equal(again, text) {
			t.Fatalf("a template of %q is not always the same: %v", brief, err)
		}
	})
}
