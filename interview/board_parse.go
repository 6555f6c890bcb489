package interview

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"throughline/diag"
)

// ParseBoard reads a board as a person or a program writes it down:
//
//	{"global": {signal: value}, "nodes": {id: {signal: value}}, "strategies": {id: {signal: value}}, "phase": "mid"}
//
// Only what is there is read; the phase is mid when it is left out. Concepts are as old as the order in which they stand.
// A value is a number, true or false, or a category's word; true and false may stand in quotes, and null is no reading.
func ParseBoard(m *Methodology, text []byte) (*Board, error) {
	if !utf8.Valid(text) {
		return nil, errors.New("the signals are not valid UTF-8")
	}
	b := &Board{Phase: Mid, Global: blankReadings()}
	parts, err := entries(text, "the signals")
	if err != nil {
		return nil, err
	}
	for _, part := range parts {
		switch part.key {
		case "global":
			b.Global, err = m.readings("global", part.value)
		case "nodes":
			err = b.parseNodes(m, part.value)
		case "strategies":
			err = b.parseStrategies(m, part.value)
		case "phase":
			err = b.parsePhase(part.value)
		default:
			err = fmt.Errorf("there is no %q among the signals%s", part.key, suggest(part.key, []string{"global", "nodes", "strategies", "phase"}))
		}
		if err != nil {
			return nil, err
		}
	}
	return b, nil
}

func (b *Board) parsePhase(text json.RawMessage) error {
	known := []string{string(Early), string(Mid), string(Late)}
	var word string
	if err := json.Unmarshal(text, &word); err != nil || !slices.Contains(known, word) {
		return fmt.Errorf("the phase cannot be %s; it is early, mid or late", shortJSON(text))
	}
	b.Phase = Phase(word)
	return nil
}

func (b *Board) parseNodes(m *Methodology, text json.RawMessage) error {
	nodes, err := entries(text, "nodes")
	if err != nil {
		return err
	}
	for _, each := range nodes {
		readings, err := m.readings("the node "+cutQuote(each.key), each.value)
		if err != nil {
			return err
		}
		b.Nodes = append(b.Nodes, NodeBoard{ID: ConceptID(each.key), Readings: readings})
	}
	return nil
}

func (b *Board) parseStrategies(m *Methodology, text json.RawMessage) error {
	strategies, err := entries(text, "strategies")
	if err != nil {
		return err
	}
	ids := make([]string, len(m.Strategies))
	for i, s := range m.Strategies {
		ids[i] = s.ID
	}
	b.Strategy = make([][]Reading, len(m.Strategies))
	for _, each := range strategies {
		i := slices.Index(ids, each.key)
		if i < 0 {
			return fmt.Errorf("there is no strategy %s in %s%s", cutQuote(each.key), m.ID, suggest(each.key, ids))
		}
		if b.Strategy[i], err = m.readings("the strategy "+each.key, each.value); err != nil {
			return err
		}
	}
	return nil
}

// readings reads a row of readings.
func (m *Methodology) readings(where string, text json.RawMessage) ([]Reading, error) {
	given, err := entries(text, where)
	if err != nil {
		return nil, err
	}
	row := blankReadings()
	for _, each := range given {
		s, i, ok := SignalNamed(each.key)
		if !ok {
			return nil, fmt.Errorf("%s: there is no signal %s%s", where, cutQuote(each.key), suggest(each.key, signalNames()))
		}
		if row[i], err = m.parseReading(s, each.value); err != nil {
			return nil, fmt.Errorf("%s: %w", where, err)
		}
	}
	return row, nil
}

// parseReading reads one value of a signal.
func (m *Methodology) parseReading(s Signal, text json.RawMessage) (Reading, error) {
	var value any
	if err := json.Unmarshal(text, &value); err != nil {
		return 0, fmt.Errorf("%s cannot be %s", s.Name, shortJSON(text))
	}
	switch v := value.(type) {
	case nil:
		return noReading, nil
	case float64:
		if s.Type == Number {
			return m.parseNumber(s, v)
		}
	case bool:
		if s.Type == Bool {
			return Reading(indicator(v)), nil
		}
	case string:
		if i := slices.Index(valuesOf(s), v); i >= 0 && s.Type != Number {
			return Reading(i), nil
		}
	}
	want := "a number"
	if s.Type != Number {
		want = "one of " + strings.Join(valuesOf(s), ", ")
	}
	return 0, fmt.Errorf("%s cannot be %s; it is %s", s.Name, shortJSON(text), want)
}

// parseNumber takes a number that can be brought into 0 to 1.
func (m *Methodology) parseNumber(s Signal, v float64) (Reading, error) {
	if _, normed := m.Norms[s.Name]; !normed && !s.Unbounded && (v < 0 || v > 1) {
		return 0, fmt.Errorf("%s cannot be %g; it is a number from 0 to 1, and %s gives it no norm", s.Name, v, m.ID)
	}
	return Reading(v), nil
}

func signalNames() []string {
	names := make([]string, signalCount)
	for i, s := range signalList {
		names[i] = s.Name
	}
	return names
}

// suggest is what was likely meant, as the end of a sentence.
func suggest(word string, known []string) string {
	if near := diag.Nearest(word, known); near != "" {
		return fmt.Sprintf("; did you mean %q?", near)
	}
	return ""
}

// shortJSON is a value as it was written, cut when it is long.
func shortJSON(text []byte) string {
	const most = 60
	if runes := []rune(string(bytes.TrimSpace(text))); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return string(bytes.TrimSpace(text))
}

// jsonEntry is a key of an object and its value.
type jsonEntry struct {
	key   string
	value json.RawMessage
}

// entries reads an object in the order in which it is written; null is an empty one.
func entries(text []byte, where string) ([]jsonEntry, error) {
	in := json.NewDecoder(bytes.NewReader(text))
	first, err := in.Token()
	if err == nil && first == nil {
		return nil, nil
	}
	if err != nil || first != json.Delim('{') {
		return nil, fmt.Errorf("%s: not a JSON object: %s", where, shortJSON(text))
	}
	var all []jsonEntry
	seen := map[string]bool{}
	for in.More() {
		key, err := in.Token()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", where, err)
		}
		each := jsonEntry{key: key.(string)} // in an object, what comes before a value is text
		if err := in.Decode(&each.value); err != nil {
			return nil, fmt.Errorf("%s, at %s: %w", where, cutQuote(each.key), err)
		}
		if seen[each.key] {
			return nil, fmt.Errorf("%s: %s is given twice", where, cutQuote(each.key))
		}
		seen[each.key] = true
		all = append(all, each)
	}
	if _, err := in.Token(); err != nil {
		return nil, fmt.Errorf("%s: %w", where, err)
	}
	if _, err := in.Token(); !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("%s: there is more after the object", where)
	}
	return all, nil
}
