package game

import (
	"strconv"
	"strings"

	"throughline/session"
)

// Sheet makes columns of outcomes, a row each: the score, the time, what went wrong in words, then the points of every item.
func Sheet(all []session.Result) (heading []string, rows [][]string) {
	heading = []string{"finished", "score", "of", "bonus", "seconds", "items", "right at first try", "not found", "hints", "misconceptions", "wrong answers"}
	columns := map[itemName]int{}
	var sparse []map[int]string
	for _, each := range all {
		o, ok := each.Outcome.(*Outcome)
		if !ok {
			o = &Outcome{}
		}
		cells := map[int]string{}
		for i, cell := range summary(each.Session, o) {
			cells[i] = cell
		}
		for _, item := range o.Results.Items {
			name := itemName{item.Mechanic, item.Type, item.Item, item.Text, item.Answer}
			i, known := columns[name]
			if !known {
				i = len(heading)
				columns[name] = i
				heading = append(heading, columnTitle(item))
			}
			cells[i] = strconv.Itoa(item.Points)
		}
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

// summary is what stands in a row before its items.
func summary(who session.ID, o *Outcome) []string {
	c := newTally(nil)
	c.add(who, o)
	p, r := c.out.Pupils[0], o.Results
	var wrong []string
	for _, item := range r.Items {
		for _, m := range item.Mistakes {
			wrong = append(wrong, item.Text+": "+m.Given)
		}
	}
	for _, m := range r.Misled {
		wrong = append(wrong, m.Text)
	}
	return []string{
		strconv.FormatBool(p.Finished), strconv.Itoa(p.Score), strconv.Itoa(p.MaxScore), strconv.Itoa(r.Bonus), strconv.Itoa(p.Seconds), strconv.Itoa(p.Items),
		strconv.Itoa(p.First), strconv.Itoa(p.Shown), strconv.Itoa(p.Hints), strings.Join(p.Misconceptions, "; "), strings.Join(wrong, "; "),
	}
}

func columnTitle(r ItemResult) string {
	title := string(r.Mechanic) + " " + r.Text
	if r.Answer != "" && r.Answer != r.Text {
		title += " → " + r.Answer
	}
	return title
}
