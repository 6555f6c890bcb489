package game

import "slices"

// moves lists the answers and hints that are allowed now. Of the many orders of a sequence there are a few.
func (t *table) moves() []Action {
	k, m := t.key(), t.mechanic()
	deed := t.deed()
	var all []Action
	add := func(a Action) {
		a.At = t.s.place()
		probe := *t
		probe.action = a
		if len(probe.check()) == 0 {
			all = append(all, a)
		}
	}
	switch k.Type {
	case Sequencing:
		for _, order := range t.orders() {
			add(Action{Do: deed, Order: order})
		}
	case MemoryMatch:
		for _, card := range m.Cards {
			add(Action{Do: deed, Item: card})
			add(Action{Do: Hint, Item: card})
		}
	case BranchingScenario:
		for _, o := range k.node(t.progress().Node).Options {
			add(Action{Do: deed, Option: o.ID})
		}
		add(Action{Do: Hint})
	case TracePath:
		for _, path := range m.Paths {
			for _, zone := range m.Zones {
				add(Action{Do: deed, Item: path.ID, Zone: zone})
			}
			add(Action{Do: Hint, Item: path.ID})
		}
	case CompareContrast, SortingCategories:
		for _, item := range m.Items {
			for _, choices := range t.choiceSets() {
				add(Action{Do: deed, Item: item.ID, Choices: choices})
			}
			add(Action{Do: Hint, Item: item.ID})
		}
	default:
		for _, item := range m.Items {
			for _, zone := range m.Zones {
				add(Action{Do: deed, Item: item.ID, Zone: zone})
			}
			add(Action{Do: Hint, Item: item.ID})
		}
	}
	return all
}

// choiceSets are every choice alone and, where several may be made, every two.
func (t *table) choiceSets() [][]string {
	m := t.mechanic()
	var all [][]string
	for i, c := range m.Choices {
		all = append(all, []string{c.ID})
		for _, d := range m.Choices[i+1:] {
			if m.Multiple {
				all = append(all, []string{c.ID, d.ID})
			}
		}
	}
	return all
}

// orders are the items as they lie, backwards, turned, and in their right order.
func (t *table) orders() [][]string {
	var lying []string
	for _, item := range t.mechanic().Items {
		lying = append(lying, item.ID)
	}
	right := t.key().Order
	all := [][]string{lying, right}
	for _, order := range [][]string{lying, right} {
		backwards := slices.Clone(order)
		slices.Reverse(backwards)
		all = append(all, backwards, append(slices.Clone(order[1:]), order[0]))
	}
	return all
}

// random does anything that is allowed, now and then takes its time, sets the clock, or lets it run out.
func (p *botPlayer) random() (Action, bool) {
	p.now += p.rng.Int64N(8000)
	if p.rng.IntN(40) == 0 {
		return Action{Do: Timer, Mode: []TimerMode{TimerOn, TimerExtended, TimerOff}[p.rng.IntN(3)]}, true
	}
	if p.s.phase() != PhasePlaying {
		return p.onward(), true
	}
	if p.way().Trigger == OnChoice && p.rng.IntN(20) == 0 {
		return Action{Do: Continue}, true
	}
	if p.s.run().Clock != 0 && p.rng.IntN(20) == 0 {
		p.now += 1000 * p.s.seconds(p.mechanic().TimeLimitSeconds)
		return Action{Do: Time}, true
	}
	all := p.moves()
	if len(all) == 0 {
		return Action{}, false
	}
	return all[p.rng.IntN(len(all))], true
}

// worst gives the answer that brings least: of all that is allowed, the one after which most is lost. It never lets time
// or a hint do the work while there is a wrong answer.
func (p *botPlayer) worst() (Action, bool) {
	all := p.moves()
	if len(all) == 0 {
		return Action{}, false
	}
	best, least := all[0], p.harm(all[0])
	for _, a := range all[1:] {
		if harm := p.harm(a); harm > least {
			best, least = a, harm
		}
	}
	return best, true
}

// harm says how bad an answer is: one that costs tries is worse than one that costs nothing, and that than a right one.
func (p *botPlayer) harm(a Action) int {
	before := p.progress()
	_, events, refused := Play(p.b, p.k, *p.s, Move{Action: a, At: p.now})
	if len(refused) > 0 {
		return -1_000_000
	}
	harm := 0
	for _, e := range events {
		if e.Mechanic != p.s.run().Mechanic {
			continue
		}
		switch {
		case e.What == Answered && e.Tone == ToneWrong, e.What == SetAside:
			harm += 100
		case e.What == Hinted:
			harm += 50
		case e.What == Answered && e.Tone == ToneRight, e.What == Decided:
			harm -= 1000 + e.Points
		case e.What == Turned && len(before.Open) != 1:
			harm += p.flipHarm(e.Item)
		}
	}
	return harm
}

// flipHarm prefers a first card that was seen before: with it nothing new is learnt.
func (p *botPlayer) flipHarm(card string) int {
	if slices.Contains(p.progress().Seen, card) {
		return 10
	}
	return 0
}
