package game

import "slices"

// Show makes the view of a state. It depends on its arguments alone.
func Show(b *Blueprint, k *Key, s State) View {
	t := &table{b: b, k: k, s: &s}
	run := s.run()
	v := View{
		Kind: kindName, Game: Cover{ID: b.ID, Title: b.Title, Subject: b.Subject, Language: b.Language},
		Phase: s.phase(), At: s.place(), Move: s.Moves + 1, Practice: s.Again != nil, Scene: run.Scene, Mechanic: run.Mechanic, Attempt: 1,
		Items: []ItemView{}, Paths: []PathView{}, Cards: []CardView{}, Feedback: t.feedback(), Timer: s.timer(),
		Score: s.Score(), MaxScore: b.TotalMaxScore, Bonus: s.Bonus(), Progress: t.progressViews(), blueprint: b,
	}
	if run.Mechanic != "" {
		t.showMechanic(&v)
	}
	if v.Phase == PhaseGate {
		v.Gate = t.gateView()
	}
	if s.Ended() && s.Again == nil {
		results := t.results()
		v.Results = &results
	}
	return v
}

func (t *table) showMechanic(v *View) {
	m, k, p := t.mechanic(), t.key(), t.progress()
	v.Attempt = p.Attempt + 1
	if m.TimeLimitSeconds > 0 && t.s.timer() != TimerOff && t.s.Again == nil {
		v.Clock = &ClockView{Seconds: int(t.s.seconds(m.TimeLimitSeconds)), Began: t.s.run().Clock, Deadline: t.s.deadline(m.TimeLimitSeconds)}
	}
	if v.Phase == PhaseReady {
		return // what there is to do is not shown before the clock runs
	}
	v.Order, v.Captions = p.Order, k.Captions
	for _, item := range m.Items {
		v.Items = append(v.Items, t.itemView(item.ID))
	}
	for i := range m.Paths {
		v.Paths = append(v.Paths, t.pathView(&m.Paths[i]))
	}
	for _, card := range m.Cards {
		v.Cards = append(v.Cards, t.cardView(card))
	}
	if k.Type == BranchingScenario {
		v.Decision = t.decisionView()
	}
}

// itemView shows an item or a distractor; before anything was tried they look alike.
func (t *table) itemView(id string) ItemView {
	k, p := t.key(), t.progress()
	v := ItemView{ID: id, State: ItemOpen, TriesLeft: tries, Hints: []string{}, Tried: []string{}, Answer: []string{}}
	i, item := k.item(id)
	if item == nil {
		if slices.Contains(p.Aside, id) {
			v.State, v.TriesLeft = ItemAside, 0
		}
		return v
	}
	state := p.Items[i]
	v.TriesLeft, v.Points = max(tries-state.Spent, 0), state.Points
	v.Hints = append(v.Hints, item.Hints[:state.Hints]...)
	v.Tried = append(v.Tried, state.Tried...)
	switch {
	case item.Free && !p.Done: // which step is the first is for the player to find
	case state.Result != "":
		v.State = state.Result
		v.Answer = append(v.Answer, state.Answer...)
	case k.locked(p, i):
		v.State = ItemLocked
	}
	return v
}

func (t *table) pathView(path *PathBlueprint) PathView {
	v := PathView{ID: path.ID, Trail: t.trail(path.ID), Hints: []string{}, Tried: []string{}}
	i, refused := t.nextHop(path.ID)
	if v.Done = refused != nil; !v.Done {
		state := t.progress().Items[i]
		v.TriesLeft = max(tries-state.Spent, 0)
		v.Hints = append(v.Hints, t.key().Items[i].Hints[:state.Hints]...)
		v.Tried = append(v.Tried, state.Tried...)
	}
	return v
}

func (t *table) cardView(card string) CardView {
	k, p := t.key(), t.progress()
	v := CardView{ID: card, State: "down"}
	switch result := p.Items[k.pairOf(card)].Result; {
	case result != "" && result != ItemLeft:
		v.State, v.Face, v.Pair = string(result), k.face(card), k.partner(card)
	case slices.Contains(p.Open, card):
		v.State, v.Face = "up", k.face(card)
	}
	return v
}

func (t *table) decisionView() *DecisionView {
	k, p := t.key(), t.progress()
	node := k.node(p.Node)
	v := &DecisionView{
		Number: len(p.Chosen) + 1, Text: node.Text, Options: []Choice{}, Hints: append([]string{}, node.Hints[:p.Asked]...),
		Worth: max(tries-p.Asked, 0), Past: []PastView{}, End: node.End,
	}
	for _, o := range node.Options {
		v.Options = append(v.Options, Choice{ID: o.ID, Text: o.Text})
	}
	for _, d := range p.Chosen {
		at := k.node(d.Node)
		o := at.option(d.Option)
		v.Past = append(v.Past, PastView{Text: at.Text, Chosen: o.Text, Consequence: o.Consequence})
	}
	return v
}

// feedback is what the last move has to tell.
func (t *table) feedback() []FeedbackView {
	all := []FeedbackView{}
	for _, e := range t.s.Last {
		if e.Tone != "" && (e.Text != "" || t.silent(e)) {
			all = append(all, FeedbackView{Tone: e.Tone, Mechanic: e.Mechanic, Item: e.Item, Text: e.Text, Points: e.Points})
		}
	}
	return all
}

// silent reports whether an event tells something although nobody has words for it. Of an order the sum is told.
func (t *table) silent(e Event) bool {
	return e.What == Answered && t.k.Mechanics[e.Mechanic].Type != Sequencing || e.Tone == ToneTime
}

func (t *table) gateView() *GateView {
	gate := t.s.run().gate(t.s.place())
	limit := 0
	if t.s.run().Mechanic != "" {
		limit = t.way().MaxRetries
	} else if i := slices.IndexFunc(t.b.SceneTransitions, func(w SceneBlueprintTransition) bool { return w.From == t.s.run().Scene }); i >= 0 {
		limit = t.b.SceneTransitions[i].Condition.MaxRetries
	}
	return &GateView{Need: gate.Need, Score: gate.Score, Retries: limit - gate.Retries}
}

func (t *table) progressViews() []ProgressView {
	all := []ProgressView{}
	for _, s := range t.b.Scenes {
		for _, m := range s.Mechanics {
			v := ProgressView{Mechanic: m.ID, Scene: s.ID, Items: m.ItemCount, MaxScore: m.MaxScore}
			if p := t.s.run().Mechanics[m.ID]; p != nil {
				v.Done, v.Score = p.Done, p.counted().Score
				v.Resolved = p.resolved(t.k.Mechanics[m.ID])
			}
			all = append(all, v)
		}
	}
	return all
}

// resolved counts what lies behind the player.
func (p *Progress) resolved(k MechanicKey) int {
	n := len(p.Chosen)
	for i, item := range p.Items {
		if item.Result != "" && !k.Items[i].Free {
			n++
		}
	}
	return n
}
