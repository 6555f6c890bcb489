package interview

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"strings"
	"text/template"
)

//go:embed prompts/*.md
var promptFiles embed.FS

// prompts are the files in prompts/, each filled from one struct of inputs.
var prompts = template.Must(template.ParseFS(promptFiles, "prompts/*.md"))

// fillPrompt writes a prompt. A file that does not fit its inputs panics, which every test would see.
func fillPrompt(name string, inputs any) string {
	var b strings.Builder
	if err := prompts.ExecuteTemplate(&b, name+".md", inputs); err != nil {
		panic(err)
	}
	return strings.TrimSpace(b.String())
}

// promptHash is short for the wording of all prompts: a log of other ones is of another engine.
func promptHash() string {
	hash := sha256.New()
	files, err := fs.Glob(promptFiles, "prompts/*.md")
	if err != nil {
		panic(err) // cannot happen: the pattern is sound
	}
	for _, name := range files {
		text, err := promptFiles.ReadFile(name)
		if err != nil {
			panic(err) // cannot happen: it is embedded
		}
		fmt.Fprintf(hash, "%s %d\n%s", name, len(text), text)
	}
	return hex.EncodeToString(hash.Sum(nil))[:8]
}

// hashOfPrompt is short for a prompt, so that a replay notices when another would be sent.
func hashOfPrompt(prompt string) string {
	sum := sha256.Sum256([]byte(prompt))
	return hex.EncodeToString(sum[:8])
}

// Prompt is what the asker is told of one question: the opening, the follow-up or the closing. It is logged, whoever
// words the question.
func Prompt(cue *AskCue) string {
	in := struct {
		Method, Laddering, Goal, Objective, Concept, Language string
		Focus, Near, Strategy, Description                    string
		Signals                                               []Active
		Reasons                                               []string
		History                                               []Exchange
	}{
		Method: cue.Methodology.title(), Laddering: cue.Methodology.Laddering, Goal: cue.Methodology.Goal,
		Objective: cue.Study.Objective, Concept: cue.Study.Concept, Language: cue.Study.language(),
		Signals: cue.Signals, Reasons: cue.Reasons,
	}
	for _, e := range cue.History {
		in.History = append(in.History, Exchange{Turn: e.Turn, Question: e.Question, Answer: clipWords(e.Answer)})
	}
	switch cue.Purpose {
	case OpenWith:
		return fillPrompt("ask_opening", in)
	case CloseWith, Farewell:
		return fillPrompt("ask_closing", in)
	case FollowUp:
	}
	in.Strategy, in.Description = "Explore", "Find out more about the subject"
	if cue.Strategy != nil {
		in.Strategy, in.Description = cue.Strategy.title(), cue.Strategy.Description
	}
	if cue.Focus != nil {
		in.Focus = cue.Focus.Label
	}
	var near []string
	for _, c := range cue.Near[:min(len(cue.Near), mostNear)] {
		near = append(near, c.Label)
	}
	in.Near = strings.Join(near, ", ")
	return fillPrompt("ask_next", in)
}

// What of a long past a prompt holds: so many neighbours of the focus, so much of an answer.
const (
	mostNear   = 8
	mostAnswer = 1200
)

// clipWords shortens a long answer to its beginning.
func clipWords(text string) string {
	if len(text) <= mostAnswer {
		return text
	}
	cut := strings.ToValidUTF8(text[:mostAnswer], "")
	if i := strings.LastIndexByte(cut, ' '); i > 0 {
		cut = cut[:i]
	}
	return cut + " …"
}

// title is what a methodology is called.
func (m *Methodology) title() string {
	if m.Name != "" {
		return m.Name
	}
	return m.ID
}

// title is what a strategy is called.
func (s *Strategy) title() string {
	if s.Name != "" {
		return s.Name
	}
	return s.ID
}
