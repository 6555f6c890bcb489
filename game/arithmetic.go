package game

import (
	"math"
	"math/bits"
)

// What a plan puts where a design says nothing usable.
const (
	defaultShare    = 0.7
	defaultRetries  = 2
	secondsPerItem  = 15
	shortestDerived = 30
)

// most keeps the sums of a plan from overflowing, whatever a design says.
const most = 1_000_000

// bounded is a count of items or points that a plan can have: at least one.
func bounded(n int) int { return min(max(n, 1), most) }

// retries is how many more tries a gate gives.
func retries(given *int) int {
	if given == nil {
		return defaultRetries
	}
	return min(max(*given, 0), mostRetries)
}

// fraction reads what a gate asks for as a share of the score, above 0 and at most 1: 75 is read as 0.75.
func fraction(given *float64) float64 {
	switch {
	case given == nil || math.IsNaN(*given):
		return defaultShare
	case *given <= 0:
		return smallestShare
	case *given <= 1:
		return max(*given, smallestShare)
	case *given <= 100:
		return *given / 100
	default:
		return 1
	}
}

// smallestShare is one point of any score that a plan can have.
const smallestShare = 1e-9

// Need is how many points a share of a score is: rounded up, at least one, at most all of them. The share counts as
// it is written, to nine decimal places: 0.07 of 100 is 7, whatever its nearest binary fraction says.
func Need(share float64, score int) int {
	const scale = 1_000_000_000
	if score < 1 {
		return 0 // nothing can be asked for
	}
	if math.IsNaN(share) {
		share = 0
	}
	billionths := uint64(math.Round(min(max(share, 0), 1) * scale))
	high, low := bits.Mul64(billionths, uint64(score))
	whole, rest := bits.Div64(high, low, scale)
	if rest > 0 {
		whole++
	}
	return min(max(int(whole), 1), score)
}

// limit is the seconds of a timed mechanic: what its design says, else by its items.
func limit(m *MechanicDesign, items int) int {
	if m.TimeLimitSeconds != nil && *m.TimeLimitSeconds > 0 {
		return *m.TimeLimitSeconds
	}
	if v := m.AdvanceTriggerValue; m.AdvanceTrigger == OnTime && v != nil && *v > 0 && *v <= most {
		return int(math.Ceil(*v))
	}
	return max(secondsPerItem*items, shortestDerived)
}

// timer is the seconds after which a timed mechanic is over, or 0.
func timer(m MechanicPlan) int {
	if m.TimeLimitSeconds == nil {
		return 0
	}
	return *m.TimeLimitSeconds
}
