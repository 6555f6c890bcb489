package game

import "fmt"

// Key is the answers to a blueprint. It stays with the server.
type Key struct {
	Game      string                     `json:"game"`
	Mechanics map[MechanicID]MechanicKey `json:"mechanics"`
}

// MechanicKey is the answers to one mechanic, in terms of the blueprint's ids.
type MechanicKey struct {
	Type     Mechanic `json:"type"`
	MaxScore int      `json:"max_score"`
	// Items are all that is scored: in a path each hop, in memory each pair. Their order is that of the blueprint, where it has one.
	Items       []ItemKey       `json:"items,omitempty"`
	Distractors []DistractorKey `json:"distractors,omitempty"`
	Nodes       []NodeKey       `json:"nodes,omitempty"`
	Rule        string          `json:"rule,omitempty"`
	Cyclic      bool            `json:"cyclic,omitempty"`
	// Order is the items in their right order.
	Order []string `json:"order,omitempty"`
	// Captions are what a player reads at each zone, by its id. They come with the view, since what stands at a zone in one
	// mechanic may be the answer in another.
	Captions map[string]string `json:"captions,omitempty"`
}

// ItemKey is the answer to one item, and what is said about it.
type ItemKey struct {
	ID     string `json:"id"`
	Author string `json:"author"` // the id that the item's author gave it
	Text   string `json:"text"`
	// Answers are the zones, any of which is right; or the choices, all of which are.
	Answers []string `json:"answers,omitempty"`
	// Answer says it in words, for results.
	Answer string     `json:"answer"`
	Points int        `json:"points"`
	Hints  []string   `json:"hints,omitempty"`
	Right  string     `json:"right,omitempty"`
	Wrong  []WrongKey `json:"wrong,omitempty"`
	// Parent is the item that unlocks it.
	Parent string `json:"parent,omitempty"`
	// Path is the path that the hop belongs to; Closing marks the hop back to its start.
	Path    string `json:"path,omitempty"`
	Closing bool   `json:"closing,omitempty"`
	// Cards and Faces are the two cards of a pair.
	Cards []string `json:"cards,omitempty"`
	Faces []string `json:"faces,omitempty"`
	// After is the step that stands before this one; Free marks the first, which follows none and is not scored.
	After string `json:"after,omitempty"`
	Free  bool   `json:"free,omitempty"`
}

// WrongKey is what is said to one wrong answer.
type WrongKey struct {
	Given         string `json:"given"`
	Feedback      string `json:"feedback"`
	Misconception string `json:"misconception,omitempty"`
}

// DistractorKey is an item of the blueprint that belongs nowhere.
type DistractorKey struct {
	ID            string `json:"id"`
	Text          string `json:"text"`
	Why           string `json:"why"`
	Misconception string `json:"misconception,omitempty"`
}

// NodeKey is a moment of a branching scenario. The first of a list is where it begins.
type NodeKey struct {
	ID      string      `json:"id"`
	Author  string      `json:"author"`
	Text    string      `json:"text"`
	Hints   []string    `json:"hints,omitempty"`
	Options []OptionKey `json:"options,omitempty"`
	End     string      `json:"end,omitempty"`
	// Best is the most that can be had from here to an end.
	Best int `json:"best"`
}

// OptionKey is one way to decide.
type OptionKey struct {
	ID            string `json:"id"`
	Text          string `json:"text"`
	Next          string `json:"next"`
	Points        int    `json:"points"`
	Consequence   string `json:"consequence"`
	Misconception string `json:"misconception,omitempty"`
	// Best says that some best way takes it.
	Best bool `json:"best,omitempty"`
}

// FitKey reports whether a key is that of a blueprint: artefacts that were written apart may not belong together.
func FitKey(b *Blueprint, k *Key) error {
	if len(b.Scenes) == 0 || b.ID != k.Game {
		return fmt.Errorf("the key is of the game %q, and the blueprint of %q", k.Game, b.ID)
	}
	for _, s := range b.Scenes {
		for _, m := range s.Mechanics {
			key, ok := k.Mechanics[m.ID]
			if !ok || key.Type != m.Type || key.MaxScore != m.MaxScore {
				return fmt.Errorf("the key does not fit the blueprint at %s", m.ID)
			}
		}
	}
	return nil
}
