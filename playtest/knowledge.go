package playtest

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"throughline/document"
)

//go:embed respondents/*.yaml
var respondents embed.FS

// knowledge is what a person has to say about a study, topic by topic.
type knowledge struct {
	Kind   string   `yaml:"kind"`
	Study  string   `yaml:"study"`
	Topics []topic  `yaml:"topics"`
	Asides []string `yaml:"asides"` // what has nothing to do with it
}

// topic is a train of thought: every sentence leads on from those before it.
type topic struct {
	About    []string `yaml:"about"` // words of a question that bring it to mind
	Says     []string `yaml:"says"`
	Reverses string   `yaml:"reverses,omitempty"` // takes one of them back
}

// Knows lists the studies that the simulated people have something to say about.
func Knows() []string {
	files, _ := respondents.ReadDir("respondents") // embedded: it cannot fail
	ids := make([]string, len(files))
	for i, f := range files {
		ids[i] = strings.TrimSuffix(f.Name(), ".yaml")
	}
	return ids
}

// knowledgeOf reads what is known about a study.
func knowledgeOf(study string) (*knowledge, error) {
	if !slices.Contains(Knows(), study) {
		return nil, fmt.Errorf("the simulated people know nothing about the study %q, only about %s", study, strings.Join(Knows(), ", "))
	}
	name := "respondents/" + study + ".yaml"
	text, err := respondents.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("read what is known about %q: %w", study, err)
	}
	file, found := document.Read(name, text)
	if file == nil {
		return nil, found
	}
	var k knowledge
	if found = append(found, file.Decode(&k)...); found.HasErrors() {
		return nil, found
	}
	return &k, nil
}
