package roleplay

// standings is how many values a standing has.
const standings = int(maxStanding-minStanding) + 1

// table numbers states. States that differ in the standing alone share a cell, since the reports of one exchange lead to
// neighbours; cells are found by open addressing. A map of states would do the same and take several times as long.
type table struct {
	cells   []State // with a standing of 0
	numbers []int32 // a state's number and one, or 0, for each standing of each cell
	slots   []int32 // a cell's number and one, or 0
	last    int     // the cell that was looked for last
}

// number is where the number of a state stands, and one; 0 there means that the state is new.
func (t *table) number(state State) *int32 {
	standing := int(state.Standing - minStanding)
	state.Standing = 0
	if t.last >= len(t.cells) || t.cells[t.last] != state {
		t.last = t.cell(state)
	}
	return &t.numbers[t.last*standings+standing]
}

// cell finds a cell or makes it.
func (t *table) cell(state State) int {
	if 2*len(t.cells) >= len(t.slots) {
		t.grow()
	}
	mask := uint64(len(t.slots) - 1)
	at := state.hash() & mask
	for ; t.slots[at] != 0; at = (at + 1) & mask {
		if cell := int(t.slots[at] - 1); t.cells[cell] == state {
			return cell
		}
	}
	t.cells = append(t.cells, state)
	t.numbers = append(t.numbers, make([]int32, standings)...)
	t.slots[at] = int32(len(t.cells))
	return len(t.cells) - 1
}

// grow keeps the slots at most half full.
func (t *table) grow() {
	t.slots = make([]int32, max(256, 2*len(t.slots)))
	mask := uint64(len(t.slots) - 1)
	for i, cell := range t.cells {
		at := cell.hash() & mask
		for t.slots[at] != 0 {
			at = (at + 1) & mask
		}
		t.slots[at] = int32(i + 1)
	}
}

// hash spreads states over a table. All but the conditional edges taken has its own bits of one word.
func (s State) hash() uint64 {
	word := uint64(uint16(s.Node)) | uint64(uint16(s.Turns))<<15 | uint64(uint16(s.Held))<<31 | uint64(uint8(s.Standing-minStanding))<<47 |
		uint64(s.Pivots[0]+1)<<53 | uint64(s.Pivots[1]+1)<<57
	for i, set := range [...]bool{s.Reveal, s.Forced, s.Ended} {
		if set {
			word |= 1 << (61 + i)
		}
	}
	word ^= s.Taken * 0x9e3779b97f4a7c15
	word = (word ^ word>>32) * 0xbf58476d1ce4e5b9
	return word ^ word>>32
}
