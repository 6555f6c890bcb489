package game_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/game"
)

// FuzzGame reads anything as a game. What is taken for one can be written and read again, and is played by the bots.
func FuzzGame(f *testing.F) {
	samples, _ := filepath.Glob("testdata/invalid/G2*")
	for _, name := range append(samples, "../examples/game/digestion.yaml") {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		g, _ := game.ParseGame("fuzz", text)
		if g == nil {
			return
		}
		if report := game.CheckPlay(*g); report.Diagnostics.HasErrors() {
			t.Fatal(report.Diagnostics)
		}
		raw, err := json.Marshal(g)
		if err != nil {
			t.Fatal(err)
		}
		again, found := game.ParseGame("fuzz", raw)
		if again == nil {
			t.Fatalf("what was read cannot be read again: %v\n%s", found, raw)
		}
		one, key, _ := game.Assemble(*g)
		other, keyAgain, _ := game.Assemble(*again)
		if diff := cmp.Diff(one, other) + cmp.Diff(key, keyAgain); diff != "" {
			t.Fatalf("written and read again it is another game:\n%s", diff)
		}
	})
}
