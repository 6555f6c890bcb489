package roleplay

import "fmt"

// Standing is how a character takes to the learner, from −30 to 30. Code owns it; a model only echoes its state.
type Standing int8

// The bounds of a Standing.
const (
	minStanding Standing = -30
	maxStanding Standing = 30
)

// add applies an effect and stays within the bounds.
func (s Standing) add(effect int) Standing {
	return Standing(min(max(int(s)+effect, int(minStanding)), int(maxStanding)))
}

// StandingState is the word for a standing.
type StandingState string

// The five states, worst first.
const (
	Hostile     StandingState = "hostile"
	Strained    StandingState = "strained"
	Neutral     StandingState = "neutral"
	Cooperative StandingState = "cooperative"
	Trusting    StandingState = "trusting"
)

// standingStates lists the states with the lowest standing of each, worst first.
var standingStates = []struct {
	State StandingState
	From  Standing
}{{Hostile, minStanding}, {Strained, -14}, {Neutral, -4}, {Cooperative, 10}, {Trusting, 20}}

// State is the word for s: hostile ≤ −15 < strained ≤ −5 < neutral < 10 ≤ cooperative < 20 ≤ trusting.
func (s Standing) State() StandingState {
	state := Hostile
	for _, each := range standingStates {
		if s >= each.From {
			state = each.State
		}
	}
	return state
}

// From is the lowest standing of the state.
func (s StandingState) From() (Standing, error) {
	for _, each := range standingStates {
		if each.State == s {
			return each.From, nil
		}
	}
	return 0, fmt.Errorf("no standing is called %q", string(s))
}
