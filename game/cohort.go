package game

import (
	"cmp"
	"slices"
	"strconv"

	"throughline/session"
)

// Cohort is what many sessions of one game show side by side. It names people by their sessions.
type Cohort struct {
	Kind     string  `json:"kind" enum:"game"`
	People   int     `json:"people"`
	Finished int     `json:"finished"`
	MaxScore int     `json:"max_score"`
	Mean     float64 `json:"mean" doc:"The mean score of those who have finished"`
	// Items are those that somebody has come to, the most missed first.
	Items          []ItemShare          `json:"items" nullable:"false"`
	Misconceptions []MisconceptionShare `json:"misconceptions" nullable:"false" doc:"The most widespread first"`
}

// ItemShare is how one item fared.
type ItemShare struct {
	Mechanic MechanicID   `json:"mechanic"`
	Type     Mechanic     `json:"type"`
	Item     string       `json:"item"`
	Text     string       `json:"text"`
	Answer   string       `json:"answer"`
	People   int          `json:"people" doc:"Who have come to it"`
	First    int          `json:"first" doc:"Who had all of its points"`
	Missed   int          `json:"missed" doc:"Who did not get it right in the end"`
	MissedBy []session.ID `json:"missed_by" nullable:"false"`
}

// MisconceptionShare is how widespread one misconception is.
type MisconceptionShare struct {
	Misconception string       `json:"misconception"`
	Times         int          `json:"times"`
	Who           []session.ID `json:"who" nullable:"false"`
}

// NewCohort lays outcomes side by side. Sessions of other versions of the game are counted under what they had.
func NewCohort(_ []byte, all []session.Result) any {
	c := Cohort{Kind: kindName, Items: []ItemShare{}, Misconceptions: []MisconceptionShare{}}
	total := 0
	for _, each := range all {
		o, ok := each.Outcome.(*Outcome)
		if !ok {
			continue
		}
		c.People++
		c.MaxScore = max(c.MaxScore, o.Results.MaxScore)
		if o.Finished {
			c.Finished++
			total += o.Results.Score
		}
		c.add(each.Session, &o.Results)
	}
	if c.Finished > 0 {
		c.Mean = float64(total) / float64(c.Finished)
	}
	slices.SortStableFunc(c.Items, func(a, b ItemShare) int {
		return cmp.Or(cmp.Compare(b.Missed, a.Missed), cmp.Compare(a.First*b.People, b.First*a.People))
	})
	slices.SortStableFunc(c.Misconceptions, func(a, b MisconceptionShare) int {
		return cmp.Or(cmp.Compare(len(b.Who), len(a.Who)), cmp.Compare(b.Times, a.Times))
	})
	return c
}

func (c *Cohort) add(who session.ID, r *Results) {
	for _, item := range r.Items {
		share := c.item(item)
		share.People++
		if item.Points == item.Max {
			share.First++
		}
		if item.Result != ItemRight {
			share.Missed++
			share.MissedBy = append(share.MissedBy, who)
		}
		for _, m := range item.Mistakes {
			c.believe(who, m.Misconception)
		}
	}
	for _, m := range r.Misled {
		c.believe(who, m.Misconception)
	}
}

func (c *Cohort) item(r ItemResult) *ItemShare {
	i := slices.IndexFunc(c.Items, func(s ItemShare) bool { return s.Mechanic == r.Mechanic && s.Item == r.Item && s.Text == r.Text })
	if i < 0 {
		i = len(c.Items)
		c.Items = append(c.Items, ItemShare{Mechanic: r.Mechanic, Type: r.Type, Item: r.Item, Text: r.Text, Answer: r.Answer, MissedBy: []session.ID{}})
	}
	return &c.Items[i]
}

func (c *Cohort) believe(who session.ID, misconception string) {
	if misconception == "" {
		return
	}
	i := slices.IndexFunc(c.Misconceptions, func(s MisconceptionShare) bool { return s.Misconception == misconception })
	if i < 0 {
		i = len(c.Misconceptions)
		c.Misconceptions = append(c.Misconceptions, MisconceptionShare{Misconception: misconception, Who: []session.ID{}})
	}
	share := &c.Misconceptions[i]
	if share.Times++; !slices.Contains(share.Who, who) {
		share.Who = append(share.Who, who)
	}
}

// Sheet makes columns of outcomes, a row each: the score, the time, then the points of every item.
func Sheet(all []session.Result) (heading []string, rows [][]string) {
	heading = []string{"finished", "score", "of", "bonus", "seconds", "misconceptions"}
	columns := map[string]int{}
	var sparse []map[int]string
	for _, each := range all {
		o, ok := each.Outcome.(*Outcome)
		if !ok {
			o = &Outcome{}
		}
		r, beliefs := o.Results, 0
		cells := map[int]string{0: strconv.FormatBool(o.Finished), 1: strconv.Itoa(r.Score), 2: strconv.Itoa(r.MaxScore), 3: strconv.Itoa(r.Bonus), 4: strconv.Itoa(r.Seconds)}
		for _, item := range r.Items {
			key := string(item.Mechanic) + " " + item.Item + ": " + item.Text
			i, known := columns[key]
			if !known {
				i = len(heading)
				columns[key] = i
				heading = append(heading, key)
			}
			cells[i] = strconv.Itoa(item.Points)
			for _, m := range item.Mistakes {
				if m.Misconception != "" {
					beliefs++
				}
			}
		}
		cells[5] = strconv.Itoa(beliefs + len(r.Misled))
		sparse = append(sparse, cells)
	}
	for _, cells := range sparse {
		row := make([]string, len(heading))
		for i := range row {
			row[i] = cells[i]
		}
		rows = append(rows, row)
	}
	return heading, rows
}
