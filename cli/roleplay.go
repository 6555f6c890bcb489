package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"throughline/diag"
	"throughline/document"
	"throughline/roleplay"
)

type roleplayCmd struct {
	Run    roleplayRunCmd    `cmd:"" help:"Play a scenario in the terminal."`
	Walk   roleplayWalkCmd   `cmd:"" help:"Walk a conversation by reports, one JSON step a line."`
	Verify roleplayVerifyCmd `cmd:"" help:"Prove what every conversation does, or show one that does not."`
}

// documentText reads a document from a file, or an example of a kind by its id.
func documentText(p *program, kind, name string) (string, []byte, error) {
	if _, err := os.Stat(name); err != nil && !strings.ContainsAny(name, "./"+string(filepath.Separator)) {
		lib, err := library(nil)
		if err != nil {
			return "", nil, err
		}
		doc, err := lib.Document(p.ctx, kind, name)
		if err != nil {
			return "", nil, err
		}
		return name, []byte(doc.Text), nil
	}
	text, err := readFile(name)
	return name, text, err
}

// backboneFlag is the flag of every command that walks a scenario.
type backboneFlag struct {
	Backbone string `placeholder:"FILE" help:"A backbone of your own instead of the scenario's tier."`
}

// walkable is a scenario and the backbone it is walked on, with their texts; the backbone's is nil unless it was given.
type walkable struct {
	scenario     *roleplay.Scenario
	text         []byte
	backbone     *roleplay.Backbone
	backboneText []byte
}

// read reads a scenario with the backbone of the file, or the one of its tier, shipped or beside the scenario; warnings are said, errors
// end the command.
func (f backboneFlag) read(p *program, scenario string, parse func(string, []byte) (*roleplay.Backbone, diag.List)) (w walkable, err error) {
	name, text, err := documentText(p, roleplay.ScenarioKind, scenario)
	if err != nil {
		return w, err
	}
	if err := ofKind(name, text, roleplay.ScenarioKind); err != nil {
		return w, err
	}
	w.text = text
	var found diag.List
	if f.Backbone == "" {
		w.scenario, w.backbone, found = roleplay.ParseScenarioAndTier(name, text, beside(name))
	} else {
		if w.backbone, w.backboneText, err = readBackbone(p, f.Backbone, parse); err != nil {
			return w, err
		}
		w.scenario, found = roleplay.ParseScenarioFor(w.backbone, name, text)
	}
	if w.scenario == nil {
		return w, &faults{found, text}
	}
	found.Print(p.stderr, func(string) []byte { return text })
	return w, nil
}

// ofKind says so when a document is of another kind than the command needs.
func ofKind(name string, text []byte, kind string) error {
	file, found := document.Read(name, text)
	if file == nil {
		return &faults{found, text}
	}
	if got := file.Kind(); got != "" && got != kind {
		return fmt.Errorf("%s is a document of kind %s; this command needs one of kind %s", name, got, kind)
	}
	return nil
}

// pickCharacter finds the one to talk to: the one named, or the only one, or, if first is set, the first.
func pickCharacter(s *roleplay.Scenario, id string, first bool) (string, error) {
	var known []string
	for _, c := range s.Cast {
		if c.ID == id {
			return id, nil
		}
		known = append(known, c.ID)
	}
	if id == "" && (len(known) == 1 || first) {
		return known[0], nil
	}
	if id == "" {
		return "", fmt.Errorf("say --with whom: %s", strings.Join(known, ", "))
	}
	if near := diag.Nearest(id, known); near != "" {
		return "", fmt.Errorf("there is no character %q in the scenario; did you mean %q?", id, near)
	}
	return "", fmt.Errorf("there is no character %q in the scenario; there are: %s", id, strings.Join(known, ", "))
}

// readBackbone reads the backbone of a file; warnings are said, errors end the command.
func readBackbone(p *program, file string, parse func(string, []byte) (*roleplay.Backbone, diag.List)) (*roleplay.Backbone, []byte, error) {
	text, err := readFile(file)
	if err != nil {
		return nil, nil, err
	}
	if err := ofKind(file, text, roleplay.BackboneKind); err != nil {
		return nil, nil, err
	}
	backbone, found := parse(file, text)
	if backbone == nil {
		return nil, nil, &faults{found, text}
	}
	found.Print(p.stderr, func(string) []byte { return text })
	return backbone, text, nil
}
