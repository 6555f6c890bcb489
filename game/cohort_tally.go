package game

import (
	"cmp"
	"slices"

	"throughline/session"
)

// tally is a cohort in the making.
type tally struct {
	out            Cohort
	scores, time   []int
	items          map[itemName]int // where each stands in out
	counts         []itemCount      // by item
	misconceptions map[string]int
}

// itemName tells items apart: a text or an answer that was changed makes it another.
type itemName struct {
	mechanic           MechanicID
	kind               Mechanic
	item, text, answer string
}

// itemCount is what the shares of an item are taken of.
type itemCount struct{ tries, points, most int }

func newTally(text []byte) *tally {
	c := &tally{items: map[itemName]int{}, misconceptions: map[string]int{}}
	c.out = Cohort{Kind: kindName, Pupils: []PupilShare{}, Items: []ItemShare{}, Misconceptions: []MisconceptionShare{}, Misled: []MisledShare{}}
	if len(text) == 0 {
		return c
	}
	g, _, _ := decodeGame("", text)
	if g == nil {
		return c
	}
	a := newAssembly(g)
	if !a.playable() {
		return c
	}
	b, k := a.blueprint(), a.key()
	c.out.MaxScore = b.TotalMaxScore
	for _, s := range b.Scenes {
		for _, m := range s.Mechanics {
			c.expect(s.Title, &m, k.Mechanics[m.ID])
		}
	}
	return c
}

// expect lists what a mechanic asks, so that what nobody has come to is shown too.
func (c *tally) expect(scene string, m *MechanicBlueprint, key MechanicKey) {
	for _, item := range key.Items {
		if !item.Free {
			c.item(ItemResult{Mechanic: m.ID, Type: m.Type, Item: item.Author, Text: item.Text, Answer: item.Answer}).Scene = scene
		}
	}
	for _, n := range key.Nodes {
		if i := slices.IndexFunc(n.Options, func(o OptionKey) bool { return o.Best }); i >= 0 {
			c.item(ItemResult{Mechanic: m.ID, Type: m.Type, Item: n.Author, Text: n.Text, Answer: n.Options[i].Text}).Scene = scene
		}
	}
}

func (c *tally) item(r ItemResult) *ItemShare { return &c.out.Items[c.index(r)] }

func (c *tally) index(r ItemResult) int {
	name := itemName{r.Mechanic, r.Type, r.Item, r.Text, r.Answer}
	i, seen := c.items[name]
	if !seen {
		i = len(c.out.Items)
		c.items[name] = i
		c.out.Items = append(c.out.Items, ItemShare{
			Mechanic: r.Mechanic, Type: r.Type, Item: r.Item, Text: r.Text, Answer: r.Answer, ShownTo: []session.ID{}, Mistakes: []MistakeShare{},
		})
		c.counts = append(c.counts, itemCount{})
	}
	return i
}

func (c *tally) add(who session.ID, o *Outcome) {
	r := &o.Results
	pupil := PupilShare{
		Who: who, Finished: o.Finished, Score: r.Score, MaxScore: r.MaxScore, Seconds: r.Seconds, Items: len(r.Items), Rounds: o.Rounds, Misconceptions: []string{},
	}
	c.out.People++
	c.out.MaxScore = max(c.out.MaxScore, r.MaxScore)
	if len(r.Items) > 0 {
		c.out.Begun++
	}
	if o.Finished {
		c.out.Finished++
		c.scores, c.time = append(c.scores, r.Score), append(c.time, r.Seconds)
	}
	for _, item := range r.Items {
		c.result(&pupil, item)
	}
	for _, m := range r.Misled {
		c.misled(who, m)
		c.believe(&pupil, m.Misconception, Sign{Text: m.Text})
	}
	c.out.Pupils = append(c.out.Pupils, pupil)
}

// result counts how one item went with one person.
func (c *tally) result(pupil *PupilShare, r ItemResult) {
	at := c.index(r)
	share, count := &c.out.Items[at], &c.counts[at]
	share.People++
	share.Hints += r.Hints
	pupil.Hints += r.Hints
	count.tries, count.points, count.most = count.tries+r.Tries, count.points+r.Points, count.most+r.Max
	switch {
	case r.atFirst():
		share.First++
		pupil.First++
	case r.Result == ItemRight:
		share.Later++
	default:
		share.Shown++
		pupil.Shown++
		share.ShownTo = append(share.ShownTo, pupil.Who)
	}
	for _, m := range r.Mistakes {
		share.mistake(pupil.Who, m)
		c.believe(pupil, m.Misconception, Sign{Text: r.Text, Given: m.Given})
	}
}

// atFirst reports whether it was right at once: without a wrong answer in any attempt, and without a hint.
func (r ItemResult) atFirst() bool {
	return r.Result == ItemRight && len(r.Mistakes) == 0 && r.Hints == 0
}

func (s *ItemShare) mistake(who session.ID, m MistakeView) {
	i := slices.IndexFunc(s.Mistakes, func(o MistakeShare) bool { return o.Given == m.Given })
	if i < 0 {
		i = len(s.Mistakes)
		s.Mistakes = append(s.Mistakes, MistakeShare{Given: m.Given, Who: []session.ID{}})
	}
	share := &s.Mistakes[i]
	share.Misconception = cmp.Or(share.Misconception, m.Misconception)
	share.Times++
	share.Who = once(share.Who, who)
}

func (c *tally) misled(who session.ID, m Misled) {
	i := slices.IndexFunc(c.out.Misled, func(o MisledShare) bool { return o.Mechanic == m.Mechanic && o.Text == m.Text })
	if i < 0 {
		i = len(c.out.Misled)
		c.out.Misled = append(c.out.Misled, MisledShare{Mechanic: m.Mechanic, Text: m.Text, Why: m.Why, Who: []session.ID{}})
	}
	c.out.Misled[i].Times++
	c.out.Misled[i].Who = once(c.out.Misled[i].Who, who)
}

func (c *tally) believe(pupil *PupilShare, misconception string, sign Sign) {
	if misconception == "" {
		return
	}
	i, seen := c.misconceptions[misconception]
	if !seen {
		i = len(c.out.Misconceptions)
		c.misconceptions[misconception] = i
		c.out.Misconceptions = append(c.out.Misconceptions, MisconceptionShare{Misconception: misconception, Who: []session.ID{}, Signs: []Sign{}})
	}
	share := &c.out.Misconceptions[i]
	share.Times++
	share.Who = once(share.Who, pupil.Who)
	pupil.Misconceptions = once(pupil.Misconceptions, misconception)
	at := slices.IndexFunc(share.Signs, func(s Sign) bool { return s.Text == sign.Text && s.Given == sign.Given })
	if at < 0 {
		at = len(share.Signs)
		share.Signs = append(share.Signs, sign)
	}
	share.Signs[at].Times++
}

// once adds what is not there yet.
func once[T comparable](to []T, one T) []T {
	if slices.Contains(to, one) {
		return to
	}
	return append(to, one)
}

func (c *tally) cohort() Cohort {
	out := c.out
	out.Score, out.Seconds = spread(c.scores), spread(c.time)
	for i, n := range c.counts {
		share := &out.Items[i]
		if share.People > 0 {
			share.Tries = float64(n.tries) / float64(share.People)
		}
		if n.most > 0 {
			share.Lost = float64(n.most-n.points) / float64(n.most)
		}
		slices.SortStableFunc(share.Mistakes, func(a, b MistakeShare) int {
			return cmp.Or(cmp.Compare(len(b.Who), len(a.Who)), cmp.Compare(b.Times, a.Times))
		})
	}
	slices.SortStableFunc(out.Items, func(a, b ItemShare) int {
		return cmp.Or(cmp.Compare(b.Lost, a.Lost), cmp.Compare(min(b.People, 1), min(a.People, 1)))
	})
	slices.SortStableFunc(out.Misconceptions, func(a, b MisconceptionShare) int {
		return cmp.Or(cmp.Compare(len(b.Who), len(a.Who)), cmp.Compare(b.Times, a.Times))
	})
	for _, m := range out.Misconceptions {
		slices.SortStableFunc(m.Signs, func(a, b Sign) int { return cmp.Compare(b.Times, a.Times) })
	}
	slices.SortStableFunc(out.Misled, func(a, b MisledShare) int { return cmp.Compare(len(b.Who), len(a.Who)) })
	return out
}

func spread(of []int) Spread {
	if len(of) == 0 {
		return Spread{}
	}
	slices.Sort(of)
	middle := float64(of[len(of)/2])
	if len(of)%2 == 0 {
		middle = float64(of[len(of)/2-1]+of[len(of)/2]) / 2
	}
	return Spread{Least: of[0], Median: middle, Most: of[len(of)-1]}
}
