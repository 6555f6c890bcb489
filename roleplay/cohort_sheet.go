package roleplay

import (
	"strconv"

	"throughline/session"
)

// Sheet makes columns of outcomes, a row each: the decision, what was found out, then every decisive fact and every gate.
func Sheet(all []session.Result) (heading []string, rows [][]string) {
	heading = []string{"exchanges", "decision", "best", "reason", "facts acknowledged", "facts"}
	columns := map[string]int{}
	column := func(key, title string) int {
		i, ok := columns[key]
		if !ok {
			i = len(heading)
			columns[key] = i
			heading = append(heading, title)
		}
		return i
	}
	var sparse []map[int]string
	for _, each := range all {
		d, ok := each.Outcome.(*Debrief)
		if !ok {
			d = &Debrief{}
		}
		cells := map[int]string{0: strconv.Itoa(d.Exchanges), 5: strconv.Itoa(len(d.Facts))}
		if d.Call != nil {
			cells[1], cells[2], cells[3] = d.Call.Label, strconv.FormatBool(d.Call.Option == d.Call.Best), d.Call.Reason
		}
		acknowledged := 0
		for _, f := range d.Facts {
			if f.Fate == FateAcknowledged {
				acknowledged++
			}
			cells[column("fact\x00"+f.Character+"\x00"+f.Fact, f.Name+": "+f.Fact)] = string(f.Fate)
		}
		cells[4] = strconv.Itoa(acknowledged)
		for _, t := range d.Talks {
			for _, v := range t.Path {
				if v.Gate {
					cells[column("gate\x00"+t.Character+"\x00"+v.Node, t.Name+": held at "+v.Node)] = strconv.Itoa(v.Held)
				}
			}
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
