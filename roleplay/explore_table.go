package roleplay

// standings is how many values a standing has.
const standings = int(maxStanding-minStanding) + 1

// table numbers states. States that differ in the standing alone share a cell, since the reports of one exchange lead to
// neighbours; cells are found by open addressing. A map of states would do the same and take several times as long.
type table struct {
	cells   []key
	numbers []int32 // a state's number and one, or 0, for each standing of each cell
	slots   []int32 // a cell's number and one, or 0
	near    [16]int // the cell that was found last for each kind of report
}

// key is a state without its standing, packed: equal keys are equal states.
type key struct{ place, taken uint64 }

// key packs a state. Turns have thirteen bits, of which ten are used: see endlessStay.
func (s *State) key() key {
	flags := uint64(0)
	if s.Reveal {
		flags |= 1
	}
	if s.Forced {
		flags |= 2
	}
	if s.Ended {
		flags |= 4
	}
	return key{
		place: uint64(uint16(s.Node)) | uint64(uint16(s.Turns))<<16 | flags<<29 | uint64(uint16(s.Held))<<32 | uint64(uint8(s.Pivots[0]))<<48 | uint64(uint8(s.Pivots[1]))<<56,
		taken: s.Taken,
	}
}

// number is where the number of a state stands, and one; 0 there means that the state is new. A state of the same kind as
// the one before is likely in the same cell.
func (t *table) number(state *State, kind int) *int32 {
	k := state.key()
	near := &t.near[kind%len(t.near)]
	if *near >= len(t.cells) || t.cells[*near] != k {
		*near = t.cell(k)
	}
	return &t.numbers[*near*standings+int(state.Standing-minStanding)]
}

// cell finds a cell or makes it.
func (t *table) cell(k key) int {
	if 2*len(t.cells) >= len(t.slots) {
		t.grow()
	}
	mask := uint64(len(t.slots) - 1)
	at := k.hash() & mask
	for ; t.slots[at] != 0; at = (at + 1) & mask {
		if cell := int(t.slots[at] - 1); t.cells[cell] == k {
			return cell
		}
	}
	t.cells = append(t.cells, k)
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

// hash spreads keys over a table.
func (k key) hash() uint64 {
	word := k.place ^ k.taken*0x9e3779b97f4a7c15
	word = (word ^ word>>32) * 0xbf58476d1ce4e5b9
	return word ^ word>>32
}
