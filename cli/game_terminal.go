package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"throughline/game"
)

// gameTerminal is a game played by typed answers.
type gameTerminal struct {
	*program
	b     *game.Blueprint
	k     *game.Key
	state game.State
	view  game.View
	lines *bufio.Reader
	json  bool
	now   func() int64
}

// play asks and answers until the game or the input ends.
func (t *gameTerminal) play() error {
	fmt.Fprintf(t.stdout, "%s\n%s\n\n", t.b.Title, t.b.NarrativeIntro)
	t.say("Answer as the lines say. hint N gives a hint, timer off stops all clocks, quit leaves.\n")
	for {
		t.view = game.Show(t.b, t.k, t.state)
		if t.view.Results != nil {
			return t.finish()
		}
		t.show()
		line, err := t.ask(t.lines, "> ")
		if errors.Is(err, io.EOF) || line == "quit" {
			t.say("\nleft at %s with %d of %d points", t.view.At, t.view.Score, t.view.MaxScore)
			return nil
		}
		if err != nil {
			return err
		}
		t.move(line)
	}
}

// move takes one typed answer and tells what came of it.
func (t *gameTerminal) move(line string) {
	action, problem := t.parse(line)
	if problem != "" {
		t.say("  %s", problem)
		return
	}
	action.At, action.Move = t.view.At, t.view.Move
	next, _, refused := game.Play(t.b, t.k, t.state, game.Move{Action: action, At: t.now()})
	if len(refused) > 0 {
		t.sayRefusal(refused)
		return
	}
	t.state = next
	for _, f := range game.Show(t.b, t.k, next).Feedback {
		points := ""
		if f.Points > 0 && f.Tone == game.ToneRight {
			points = fmt.Sprintf(" (+%d)", f.Points)
		}
		fmt.Fprintf(t.stdout, "  %s: %s%s\n", f.Tone, f.Text, points)
	}
	fmt.Fprintln(t.stdout)
}

// show prints what the game waits for.
func (t *gameTerminal) show() {
	m := t.b.Mechanic(t.view.Mechanic)
	switch t.view.Phase {
	case game.PhaseIntro:
		t.say("Enter begins.")
		return
	case game.PhaseReady:
		fmt.Fprintf(t.stdout, "%s\n", m.Instruction)
		t.say("You have %d seconds from when you press Enter.", t.view.Clock.Seconds)
		return
	case game.PhaseGate:
		t.say("Enter plays it again; %s left.", plural(t.view.Gate.Retries, "try"))
		return
	case game.PhasePaused, game.PhaseScene:
		t.say("Enter goes on.")
		return
	}
	fmt.Fprintf(t.stdout, "[%d of %d] %s\n", t.view.Score, t.view.MaxScore, m.Instruction)
	t.showTask(m)
}

func (t *gameTerminal) showTask(m *game.MechanicBlueprint) {
	for i, item := range m.Items {
		if v := t.view.Items[i]; v.State == game.ItemOpen {
			fmt.Fprintf(t.stdout, "  %d. %s\n", i+1, item.Text)
		}
	}
	for i, c := range m.Choices {
		fmt.Fprintf(t.stdout, "  %s) %s\n", letter(i), c.Text)
	}
	for i, path := range t.view.Paths {
		if !path.Done {
			fmt.Fprintf(t.stdout, "  %d. %s: %s\n", i+1, m.Paths[i].Text, strings.Join(t.marks(path.Trail), " > "))
		}
	}
	for i, card := range t.view.Cards {
		fmt.Fprintf(t.stdout, "  %d. %s\n", i+1, cardText(card))
	}
	if d := t.view.Decision; d != nil {
		fmt.Fprintf(t.stdout, "  %s\n", d.Text)
		for i, o := range d.Options {
			fmt.Fprintf(t.stdout, "  %d. %s\n", i+1, o.Text)
		}
	}
	if len(m.Zones) > 0 {
		fmt.Fprintf(t.stdout, "  zones: %s\n", strings.Join(t.marks(m.Zones), " "))
	}
	t.say("  %s", manner[m.Type])
}

// manner says how each mechanic is answered by keys.
var manner = map[game.Mechanic]string{
	game.DragDrop: "N Z puts text N on zone Z", game.Hierarchical: "N Z puts text N on zone Z", game.DescriptionMatching: "N Z pairs text N with zone Z",
	game.ClickToIdentify: "N Z answers prompt N with zone Z", game.TracePath: "N Z goes on along path N to zone Z", game.CompareContrast: "N L sets feature N to L",
	game.SortingCategories: "N L sorts text N into L; several letters for several", game.Sequencing: "all numbers in order, such as 2 1 3",
	game.MemoryMatch: "N turns card N", game.BranchingScenario: "N decides for N",
}

func cardText(c game.CardView) string {
	switch c.State {
	case "down":
		return "…"
	case "up":
		return c.Face
	default:
		return c.Face + " (found)"
	}
}

// marks are the letters of zones.
func (t *gameTerminal) marks(zones []string) []string {
	var all []string
	for _, id := range zones {
		all = append(all, t.mark(id))
	}
	return all
}

func (t *gameTerminal) mark(zone string) string {
	for _, z := range t.b.Scene(t.view.Scene).Diagram.Zones {
		if z.ID == zone {
			return z.Mark
		}
	}
	return zone
}

// parse reads a typed answer; problem says what cannot be read.
func (t *gameTerminal) parse(line string) (a game.Action, problem string) {
	words := strings.Fields(line)
	if len(words) == 2 && words[0] == "timer" {
		return game.Action{Do: game.Timer, Mode: game.TimerMode(words[1])}, ""
	}
	switch t.view.Phase {
	case game.PhaseIntro, game.PhaseReady:
		return game.Action{Do: game.Start}, ""
	case game.PhaseGate:
		return game.Action{Do: game.Retry}, ""
	case game.PhasePaused, game.PhaseScene:
		return game.Action{Do: game.Continue}, ""
	}
	if len(words) == 0 || line == "next" {
		return game.Action{Do: game.Continue}, ""
	}
	m := t.b.Mechanic(t.view.Mechanic)
	if words[0] == "hint" {
		if m.Type == game.BranchingScenario {
			return game.Action{Do: game.Hint}, ""
		}
		id, problem := t.pick(m, words[1:])
		return game.Action{Do: game.Hint, Item: id}, problem
	}
	return t.parseAnswer(m, words)
}

func (t *gameTerminal) parseAnswer(m *game.MechanicBlueprint, words []string) (game.Action, string) {
	a := game.Action{Do: game.AnswerOf(m.Type)}
	if m.Type == game.Sequencing {
		for i := range words {
			id, problem := t.pick(m, words[i:])
			if problem != "" {
				return a, problem
			}
			a.Order = append(a.Order, id)
		}
		return a, ""
	}
	var problem string
	if a.Item, problem = t.pick(m, words); problem != "" {
		return a, problem
	}
	switch {
	case m.Type == game.MemoryMatch:
	case m.Type == game.BranchingScenario:
		a.Option, a.Item = a.Item, ""
	case len(words) < 2:
		return a, "that wants two parts: " + manner[m.Type]
	case len(m.Choices) > 0:
		for _, r := range strings.Join(words[1:], "") {
			i := int(r|0x20) - 'a'
			if i < 0 || i >= len(m.Choices) {
				return a, fmt.Sprintf("there is no %q here", r)
			}
			a.Choices = append(a.Choices, m.Choices[i].ID)
		}
	default:
		i := slices.IndexFunc(m.Zones, func(id string) bool { return strings.EqualFold(t.mark(id), words[1]) })
		if i < 0 {
			return a, fmt.Sprintf("there is no zone %s here", words[1])
		}
		a.Zone = m.Zones[i]
	}
	return a, ""
}

// pick finds what a number stands for: an item, a path, a card or an option.
func (t *gameTerminal) pick(m *game.MechanicBlueprint, words []string) (id, problem string) {
	var ids []string
	switch {
	case len(m.Cards) > 0:
		ids = m.Cards
	case t.view.Decision != nil:
		for _, o := range t.view.Decision.Options {
			ids = append(ids, o.ID)
		}
	case len(m.Paths) > 0:
		for _, path := range m.Paths {
			ids = append(ids, path.ID)
		}
	default:
		for _, item := range m.Items {
			ids = append(ids, item.ID)
		}
	}
	if len(words) == 0 {
		return "", "say which, by its number"
	}
	n, err := strconv.Atoi(words[0])
	if err != nil || n < 1 || n > len(ids) {
		return "", fmt.Sprintf("%s is no number from 1 to %d", words[0], len(ids))
	}
	return ids[n-1], ""
}

func letter(i int) string { return string(rune('a' + i)) }

// finish prints how the game went.
func (t *gameTerminal) finish() error {
	r := t.view.Results
	if t.json {
		return t.printJSON(r)
	}
	fmt.Fprintf(t.stdout, "%s\n%d of %d points, %d bonus, %d seconds\n", r.Message, r.Score, r.MaxScore, r.Bonus, r.Seconds)
	for _, item := range r.Items {
		if item.Points < item.Max {
			fmt.Fprintf(t.stdout, "  missed: %s: %s. %s\n", item.Text, item.Answer, item.Why)
		}
	}
	return nil
}
