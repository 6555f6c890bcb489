package interview

// hashIndex finds what was added to a growing list by a key, latest first. It keeps four bytes of hash in place of the key:
// who looks something up compares what is found, so a collision costs a comparison and nothing else.
type hashIndex struct {
	latestOf map[uint32]int32
	before   []int32 // the one before with the same hash, or nowhere
}

func newHashIndex() hashIndex { return hashIndex{latestOf: map[uint32]int32{}} }

// add files the next of the list under a key.
func (x *hashIndex) add(key string) {
	h := hashKey(key)
	before, ok := x.latestOf[h]
	if !ok {
		before = nowhere
	}
	x.latestOf[h] = int32(len(x.before))
	x.before = append(roomFor(x.before, 1), before)
}

// latest is the latest that was added under a key and is the one that is meant; or nowhere.
func (x *hashIndex) latest(key string, meant func(i int32) bool) int32 {
	i, ok := x.latestOf[hashKey(key)]
	for ; ok && i != nowhere; i = x.before[i] {
		if meant(i) {
			return i
		}
	}
	return nowhere
}

// hashKey is FNV-1a, the same on every machine.
func hashKey(key string) uint32 {
	h := uint32(2166136261)
	for i := range len(key) {
		h = (h ^ uint32(key[i])) * 16777619
	}
	return h
}

// roomFor makes room for so many more, with an eighth to spare: an interview stays in memory while it waits, and doubling
// would keep much of it empty.
func roomFor[T any](all []T, more int) []T {
	need := len(all) + more
	if need <= cap(all) {
		return all
	}
	roomy := make([]T, len(all), need+need/8)
	copy(roomy, all)
	return roomy
}

// hashOf is FNV-1a over parts, each ended by a zero byte, for those who keep no list to compare with.
func hashOf(parts ...string) uint64 {
	h := uint64(14695981039346656037)
	for _, p := range parts {
		for i := range len(p) {
			h = (h ^ uint64(p[i])) * 1099511628211
		}
		h *= 1099511628211
	}
	return h
}
