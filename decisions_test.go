package throughline_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestEveryDecisionHasANumberOfItsOwn(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("docs/decisions/*.md")
	if err != nil || len(files) == 0 {
		t.Fatalf("%v, %v", files, err)
	}
	seen := map[string]string{}
	for _, file := range files {
		number, _, _ := strings.Cut(filepath.Base(file), "-")
		if other, taken := seen[number]; taken {
			t.Errorf("%s and %s have the same number", other, file)
		}
		seen[number] = file
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(string(text), "# "+number+" ") {
			t.Errorf("%s does not open with its number and title", file)
		}
	}
}
