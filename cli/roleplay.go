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
	Run  roleplayRunCmd  `cmd:"" help:"Play a scenario in the terminal."`
	Walk roleplayWalkCmd `cmd:"" help:"Walk a conversation by reports, one JSON step a line."`
}

// scenarioText reads a scenario from a file, or an example by its id.
func scenarioText(p *program, name string) (string, []byte, error) {
	if _, err := os.Stat(name); err != nil && !strings.ContainsAny(name, "./"+string(filepath.Separator)) {
		lib, err := library(nil)
		if err != nil {
			return "", nil, err
		}
		doc, err := lib.Document(p.ctx, roleplay.ScenarioKind, name)
		if err != nil {
			return "", nil, err
		}
		return name, []byte(doc.Text), nil
	}
	text, err := readFile(name)
	return name, text, err
}

// readScenario parses a scenario; warnings are said, errors end the command.
func readScenario(p *program, name string) (*roleplay.Scenario, []byte, error) {
	name, text, err := scenarioText(p, name)
	if err != nil {
		return nil, nil, err
	}
	if err := ofKind(name, text, roleplay.ScenarioKind); err != nil {
		return nil, nil, err
	}
	scenario, found := roleplay.ParseScenario(name, text)
	if scenario == nil {
		return nil, nil, &faults{found, text}
	}
	found.Print(p.stderr, func(string) []byte { return text })
	return scenario, text, nil
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

// readBackbone reads the backbone of a file, or the one of the scenario's tier.
func readBackbone(file string, s *roleplay.Scenario) (*roleplay.Backbone, error) {
	if file == "" {
		backbone, _ := roleplay.Tier(s.Tier) // a scenario that parses has a tier
		return backbone, nil
	}
	text, err := readFile(file)
	if err != nil {
		return nil, err
	}
	if err := ofKind(file, text, roleplay.BackboneKind); err != nil {
		return nil, err
	}
	backbone, found := roleplay.ParseBackbone(file, text)
	if backbone == nil {
		return nil, &faults{found, text}
	}
	return backbone, nil
}
