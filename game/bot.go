package game

import (
	"fmt"
	"math/rand/v2"

	"throughline/diag"
)

// Bot is a player made of code.
type Bot string

// The bots.
const (
	Solver Bot = "solver" // knows the key
	Worst  Bot = "worst"  // is wrong as long as there is a wrong answer to give
	Random Bot = "random" // does anything that is allowed
)

// BotRun is how a bot fared.
type BotRun struct {
	Bot      Bot    `json:"bot"`
	Seed     uint64 `json:"seed,omitempty"`
	Moves    int    `json:"moves"`
	Ended    bool   `json:"ended"`
	Score    int    `json:"score"`
	MaxScore int    `json:"max_score"`
	Bonus    int    `json:"bonus"`
	Seconds  int    `json:"seconds"`
	State    State  `json:"-"`
}

// Report is what the bots found out about a game. A game with errors in it is not published.
type Report struct {
	Runs        []BotRun  `json:"runs"`
	Diagnostics diag.List `json:"diagnostics"`
}

// randomRuns is how many random players try a game before it is published.
const randomRuns = 8

// CheckPlay lets the bots play a game: the solver has to reach exactly the highest score, the worst player the end, and
// random players neither get stuck nor earn more than there is.
func CheckPlay(g Game) Report {
	b, k, found := Assemble(g)
	if found.HasErrors() {
		return Report{Diagnostics: found}
	}
	return checkPlay(&b, &k)
}

func checkPlay(b *Blueprint, k *Key) Report {
	r := Report{Diagnostics: diag.List{}}
	object := func(code diag.Code, run BotRun, format string, args ...any) {
		at := diag.Place{Path: "design"}
		text := fmt.Sprintf("the %s player, after %d moves at %s: ", run.Bot, run.Moves, run.State.place())
		r.Diagnostics = append(r.Diagnostics, code.At(at, "%s", text+fmt.Sprintf(format, args...)))
	}
	solver := RunBot(b, k, Solver, 0, nil)
	if !solver.Ended || solver.Score != b.TotalMaxScore {
		object(botBest, solver, "%d of %d points", solver.Score, b.TotalMaxScore)
	}
	worst := RunBot(b, k, Worst, 0, nil)
	if !worst.Ended || worst.Score < 0 || worst.Score > b.TotalMaxScore {
		object(botWorst, worst, "%d points, ended: %t", worst.Score, worst.Ended)
	}
	r.Runs = append(r.Runs, solver, worst)
	for seed := range uint64(randomRuns) {
		run := RunBot(b, k, Random, seed+1, nil)
		if !run.Ended || run.Score < 0 || run.Score > b.TotalMaxScore {
			object(botRandom, run, "%d points with the seed %d, ended: %t", run.Score, seed+1, run.Ended)
		}
		r.Runs = append(r.Runs, run)
	}
	return r
}

// botEpoch is when bots begin to play. Their clock is made up, so that a run is always the same.
const botEpoch = 1_700_000_000_000

// RunBot lets a bot play from the start, and shows every move if show is given. A seed makes a random player always the same.
func RunBot(b *Blueprint, k *Key, bot Bot, seed uint64, show func(Move, State)) BotRun {
	p := &botPlayer{bot: bot, rng: rand.New(rand.NewPCG(seed, seed^0x9e3779b97f4a7c15)), now: botEpoch} //nolint:gosec // a game of chance, not a secret
	p.table = table{b: b, k: k, s: &State{}}
	run := BotRun{Bot: bot, Seed: seed, MaxScore: b.TotalMaxScore}
	for limit := p.limit(); run.Moves < limit && !p.s.Ended(); run.Moves++ {
		action, ok := p.next()
		if !ok {
			break
		}
		move := Move{Action: action, At: p.now}
		next, _, refused := Play(b, k, *p.s, move)
		if len(refused) > 0 {
			break
		}
		if p.s = &next; show != nil {
			show(move, next)
		}
	}
	run.State, run.Ended, run.Score, run.Bonus = *p.s, p.s.Ended(), p.s.Score(), p.s.Bonus()
	if run.Ended {
		run.Seconds = int((p.s.Run.Ended - p.s.Run.Started) / 1000)
	}
	return run
}

type botPlayer struct {
	table
	bot Bot
	rng *rand.Rand
	now int64
}

// limit is more moves than any player can need: a player who needs more is stuck.
func (p *botPlayer) limit() int {
	moves, attempts := 10, 1
	for _, s := range p.b.Scenes {
		for _, m := range s.Mechanics {
			moves += 20 + 12*(len(m.Items)+len(m.Cards)+m.ItemCount)
			attempts += s.way(m.ID).MaxRetries
		}
	}
	for _, w := range p.b.SceneTransitions {
		if w.Condition != nil {
			attempts += w.Condition.MaxRetries
		}
	}
	return moves * attempts
}

// next is what the bot does now. The table's action stays empty: at and move are filled in here.
func (p *botPlayer) next() (Action, bool) {
	var a Action
	ok := true
	switch {
	case p.bot == Random:
		a, ok = p.random()
	case p.s.phase() != PhasePlaying:
		a = p.onward()
	case p.bot == Worst:
		a, ok = p.worst()
	default:
		a = p.solve()
	}
	if p.bot != Random {
		p.now += 1000
	}
	a.At, a.Move = p.s.place(), p.s.Moves+1
	return a, ok
}

// onward is the one thing to do where nothing is asked.
func (p *botPlayer) onward() Action {
	switch p.s.phase() {
	case PhaseGate:
		return Action{Do: Retry}
	case PhasePaused, PhaseScene:
		return Action{Do: Continue}
	default:
		return Action{Do: Start}
	}
}

// solve is the right answer to the first thing that is open.
func (p *botPlayer) solve() Action {
	k, at := p.key(), p.progress()
	deed := p.deed()
	switch k.Type {
	case Sequencing:
		return Action{Do: deed, Order: k.Order}
	case MemoryMatch:
		if len(at.Open) == 1 {
			return Action{Do: deed, Item: k.partner(at.Open[0])}
		}
	case BranchingScenario:
		for _, o := range k.node(at.Node).Options {
			if o.Best {
				return Action{Do: deed, Option: o.ID}
			}
		}
	}
	for i := range k.Items {
		item := &k.Items[i]
		if at.Items[i].Result != "" || k.locked(at, i) {
			continue
		}
		switch k.Type {
		case MemoryMatch:
			return Action{Do: deed, Item: item.Cards[0]}
		case TracePath:
			return Action{Do: deed, Item: item.Path, Zone: item.Answers[0]}
		case CompareContrast, SortingCategories:
			return Action{Do: deed, Item: item.ID, Choices: item.Answers}
		default:
			return Action{Do: deed, Item: item.ID, Zone: p.freeZone(item)}
		}
	}
	return Action{Do: Continue}
}

// deed is how the mechanic that is played is answered.
func (t *table) deed() Deed { return answerDeeds[t.key().Type] }

// answerDeeds is how each mechanic is answered.
var answerDeeds = map[Mechanic]Deed{
	DragDrop: Place, Hierarchical: Place, ClickToIdentify: Pick, TracePath: Hop, DescriptionMatching: Match, CompareContrast: Set,
	SortingCategories: Assign, Sequencing: Order, MemoryMatch: Flip, BranchingScenario: Choose,
}

// AnswerOf is the deed by which a mechanic is answered.
func AnswerOf(m Mechanic) Deed { return answerDeeds[m] }

// SolveStep is the move that a player who knows the key makes in a state; ok is false after the end.
func SolveStep(b *Blueprint, k *Key, s State) (a Action, ok bool) {
	if s.run().Phase == PhaseEnded {
		return Action{}, false
	}
	p := &botPlayer{table: table{b: b, k: k, s: &s}, bot: Solver}
	return p.next()
}
