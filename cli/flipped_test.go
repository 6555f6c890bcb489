package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"throughline/roleplay"
)

// flips are rules of the walker, each as it is written and as its opposite.
var flips = []struct{ name, file, rule, flipped string }{
	{"a gate opens by itself", "step.go", "case node.Gate && !satisfied:", "case node.Gate && satisfied && false:"},
	{"a node is left before its minimum", "step.go", "case satisfied && int(at.Turns) >= node.MinTurns:", "case int(at.Turns) >= node.MinTurns:"},
	{"a pivot has no effect", "step.go", "at.Standing = at.Standing.add(node.Effects[r.Choice-1])", "_ = node.Effects[r.Choice-1]"},
}

func TestReplayByAProgramWithAFlippedRuleDiffers(t *testing.T) {
	t.Parallel()
	db := t.TempDir() + "/throughline.db"
	p := serve(t, db, "127.0.0.1:0", "")
	id := p.open()
	p.turn(id, "", roleplay.Input{Meet: "maya"})
	for _, said := range []string{
		"What's going on?", "What did the eval turn up?", "Is it across the board or specific areas?",
		"Should I just call the client?", "option a", "How bad is it, in terms of what we promised?", "So it's 23% against a 2% bar.",
	} {
		p.turn(id, "", roleplay.Input{Say: said})
	}
	p.kill()
	command(t, 0, "replay", "--all", "--verify", "--db", db)

	for _, flip := range flips {
		t.Run(flip.name, func(t *testing.T) {
			t.Parallel()
			program := buildFlipped(t, filepath.Join("..", "roleplay", flip.file), flip.rule, flip.flipped)
			var out bytes.Buffer
			cmd := exec.CommandContext(t.Context(), program, "replay", "--all", "--db", db)
			cmd.Stdout, cmd.Stderr = &out, &out
			_ = cmd.Run()
			if code := cmd.ProcessState.ExitCode(); code != exitNo || !strings.Contains(out.String(), "differs") {
				t.Errorf("exit code %d: %s", code, out.String())
			}
		})
	}
}

// buildFlipped builds the program with one line of one file replaced; the file itself is not touched.
func buildFlipped(t *testing.T, file, rule, flipped string) string {
	t.Helper()
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Count(source, []byte(rule)) != 1 {
		t.Fatalf("%s does not have this rule once: %s", file, rule)
	}
	dir := t.TempDir()
	path, err := filepath.Abs(file)
	if err != nil {
		t.Fatal(err)
	}
	changed := filepath.Join(dir, filepath.Base(file))
	if err := os.WriteFile(changed, bytes.Replace(source, []byte(rule), []byte(flipped), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{path: changed}})
	if err != nil {
		t.Fatal(err)
	}
	list := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(list, overlay, 0o600); err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(dir, "throughline")
	build := exec.CommandContext(t.Context(), "go", "build", "-overlay", list, "-o", program, "throughline/cmd/throughline")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	return program
}
