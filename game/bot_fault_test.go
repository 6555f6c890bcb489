package game

import (
	"os"
	"slices"
	"testing"

	"throughline/diag"
)

// TestTheBotsObjectToAGameThatIsBroken plants a fault of each sort into a game that is sound. Such a game is not published:
// what CheckGame finds keeps a document from being opened or shared, as the server's tests show.
func TestTheBotsObjectToAGameThatIsBroken(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../examples/game/digestion.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		plant func(*Blueprint, *Key)
		want  []diag.Code
	}{
		"nothing":                    {func(*Blueprint, *Key) {}, nil},
		"points that nobody can get": {func(b *Blueprint, _ *Key) { b.TotalMaxScore += 5 }, []diag.Code{botBest}},
		"more points than there are": {func(b *Blueprint, _ *Key) { b.TotalMaxScore = 1 }, []diag.Code{botBest, botWorst, botRandom}},
		"scenes in a circle": {func(b *Blueprint, _ *Key) {
			last := &b.SceneTransitions[len(b.SceneTransitions)-1]
			last.To = b.Scenes[0].ID
		}, []diag.Code{botBest, botWorst, botRandom}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			g, _ := ParseGame("digestion.yaml", text)
			b, k, _ := Assemble(*g)
			c.plant(&b, &k)
			var found []string
			for _, d := range checkPlay(&b, &k).Diagnostics {
				found = append(found, d.Code)
			}
			slices.Sort(found)
			var want []string
			for _, code := range c.want {
				want = append(want, code.ID)
			}
			if found = slices.Compact(found); !slices.Equal(found, want) {
				t.Errorf("the bots find %v, not %v", found, want)
			}
		})
	}
}
