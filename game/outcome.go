package game

import (
	"slices"
	"strings"
)

// Outcome is what one session of a game came to, for whoever made it be played.
type Outcome struct {
	Game     string  `json:"game"`
	Finished bool    `json:"finished"`
	Results  Results `json:"results"` // so far, when it is not finished
	Rounds   int     `json:"rounds" doc:"Rounds of practice after the end"`
}

// Result sums up a state as an Outcome.
func Result(b *Blueprint, k *Key, s State) Outcome {
	t := &table{b: b, k: k, s: &s}
	return Outcome{Game: b.ID, Finished: s.Ended(), Results: t.results(), Rounds: s.Rounds}
}

// results tells how every item of the recorded run went that the player has come to.
func (t *table) results() Results {
	run := &t.s.Run
	r := Results{
		Score: t.s.Score(), MaxScore: t.b.TotalMaxScore, Bonus: t.s.Bonus(), Missed: t.missed(), Message: t.b.CompletionMessage,
		Items: []ItemResult{}, Misled: t.misled(), Gates: []GateMiss{},
	}
	if run.Ended > 0 {
		r.Seconds = int((run.Ended - run.Started) / 1000)
	}
	for _, s := range t.b.Scenes {
		for _, m := range s.Mechanics {
			if p := run.Mechanics[m.ID]; p != nil {
				r.Items = append(r.Items, t.itemResults(&m, p)...)
			}
		}
	}
	for _, g := range run.Gates {
		if g.Missed {
			r.Gates = append(r.Gates, GateMiss{At: g.At, Need: g.Need, Score: g.Score})
		}
	}
	return r
}

func (t *table) itemResults(m *MechanicBlueprint, p *Progress) []ItemResult {
	key, counted := t.k.Mechanics[m.ID], p.counted()
	if key.Type == BranchingScenario {
		return t.decisions(m, &key, counted)
	}
	var all []ItemResult
	for i, item := range key.Items {
		state := counted.Items[i]
		if item.Free || state.Result == "" && !p.Done {
			continue
		}
		r := ItemResult{
			Mechanic: m.ID, Type: m.Type, Item: item.Author, Text: item.Text, Answer: item.Answer, Why: item.Right, Result: state.Result,
			Hints: state.Hints, Points: state.Points, Max: item.Points, Mistakes: t.mistakes(m, &item),
		}
		if r.Tries = len(r.Mistakes); state.Result == ItemRight {
			r.Tries++
		}
		all = append(all, r)
	}
	return all
}

// decisions tells what was decided, and what would have been better.
func (t *table) decisions(m *MechanicBlueprint, key *MechanicKey, counted Attempt) []ItemResult {
	var all []ItemResult
	for _, d := range counted.Chosen {
		node := key.node(d.Node)
		chosen := node.option(d.Option)
		best := node.Options[slices.IndexFunc(node.Options, func(o OptionKey) bool { return o.Best })]
		r := ItemResult{
			Mechanic: m.ID, Type: m.Type, Item: node.Author, Text: node.Text, Answer: best.Text, Why: best.Consequence, Result: ItemRight,
			Tries: 1, Hints: d.Hints, Points: d.Points, Max: max(best.Points, chosen.Points), Mistakes: []MistakeView{},
		}
		if !chosen.Best {
			r.Result = ItemShown
			r.Mistakes = append(r.Mistakes, MistakeView{Given: chosen.Text, Feedback: chosen.Consequence, Misconception: chosen.Misconception})
		}
		all = append(all, r)
	}
	return all
}

// mistakes are the wrong answers to an item over all attempts, in words.
func (t *table) mistakes(m *MechanicBlueprint, item *ItemKey) []MistakeView {
	all := []MistakeView{}
	for _, mistake := range t.s.Run.Mistakes {
		if mistake.Mechanic != m.ID || mistake.Item != item.ID {
			continue
		}
		v := MistakeView{Given: t.words(m, mistake.Given)}
		for _, w := range item.Wrong {
			if slices.Contains(mistake.Given, w.Given) {
				v.Feedback, v.Misconception = w.Feedback, w.Misconception
				break
			}
		}
		all = append(all, v)
	}
	return all
}

// misled are the distractors that were taken for answers.
func (t *table) misled() []Misled {
	all := []Misled{}
	for _, mistake := range t.s.Run.Mistakes {
		key := t.k.Mechanics[mistake.Mechanic]
		if d := key.distractor(mistake.Item); d != nil {
			all = append(all, Misled{Mechanic: mistake.Mechanic, Text: d.Text, Why: d.Why, Misconception: d.Misconception})
		}
	}
	return all
}

// words puts a wrong answer into words: the labels of zones, the texts of choices and steps, the faces of cards.
func (t *table) words(m *MechanicBlueprint, given []string) string {
	key := t.k.Mechanics[m.ID]
	var words []string
	for _, id := range given {
		words = append(words, t.word(m, &key, id))
	}
	return strings.Join(words, ", ")
}

func (t *table) word(m *MechanicBlueprint, key *MechanicKey, id string) string {
	for _, c := range m.Choices {
		if c.ID == id {
			return c.Text
		}
	}
	if id == first {
		return foremost(isEnglish(t.b.Language))
	}
	if i, item := key.item(id); item != nil {
		if len(item.Faces) > 0 {
			return key.Items[i].Faces[1]
		}
		return after(isEnglish(t.b.Language), item.Text)
	}
	for _, item := range key.Items {
		if slices.Contains(item.Answers, id) {
			return item.Answer
		}
	}
	for i := range t.b.Scenes {
		if d := t.b.Scenes[i].Diagram; d != nil && t.b.Scenes[i].has(m.ID) {
			for _, z := range d.Zones {
				if z.ID == id {
					return t.own("zone ") + z.Mark
				}
			}
		}
	}
	return id
}

func (s *SceneBlueprint) has(id MechanicID) bool {
	return slices.ContainsFunc(s.Mechanics, func(m MechanicBlueprint) bool { return m.ID == id })
}
