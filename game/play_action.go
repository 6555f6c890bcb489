package game

// Deed is a kind of action.
type Deed string

// What a player can do. The first nine answer an item, each in its own mechanic.
const (
	Place    Deed = "place"    // put Item on Zone: drag_drop, hierarchical
	Pick     Deed = "pick"     // answer the prompt Item with Zone: click_to_identify
	Hop      Deed = "hop"      // go on along the path Item to Zone: trace_path
	Match    Deed = "pair"     // pair the description Item with Zone: description_matching
	Set      Deed = "set"      // set the feature Item to the one of Choices: compare_contrast
	Assign   Deed = "assign"   // sort Item into Choices: sorting_categories
	Order    Deed = "order"    // submit the whole Order: sequencing
	Flip     Deed = "flip"     // turn the card Item: memory_match
	Choose   Deed = "choose"   // take Option: branching_scenario
	Hint     Deed = "hint"     // a hint for Item; it costs a try
	Start    Deed = "start"    // begin the game, or a mechanic against the clock
	Continue Deed = "continue" // go on where the player decides when
	Retry    Deed = "retry"    // play again what a gate asks more points of
	Time     Deed = "time"     // the clock of the mechanic has run out
	Timer    Deed = "timer"    // set the clocks to Mode
	Again    Deed = "again"    // after the end: play the missed ones again, for practice
)

// TimerMode is how clocks run.
type TimerMode string

// The modes.
const (
	TimerOn       TimerMode = "on"
	TimerExtended TimerMode = "extended" // ten times as long
	TimerOff      TimerMode = "off"
)

// Action is one thing a player does. It says nothing about right or wrong, points or time: those are the server's.
type Action struct {
	Do Deed `json:"do" enum:"place,pick,hop,pair,set,assign,order,flip,choose,hint,start,continue,retry,time,timer,again"`
	// At is where the player takes it to happen: the view's `at`. It may be left out of timer and again.
	At string `json:"at,omitempty" doc:"The view's at: an action that is meant for somewhere else is refused"`
	// Move is the view's `move`, so that an action that is sent twice is taken once. 0 does not say.
	Move    int       `json:"move,omitempty" minimum:"0" doc:"The view's move: an action that is sent twice is then refused"`
	Item    string    `json:"item,omitempty" doc:"An item, a path or a card"`
	Zone    string    `json:"zone,omitempty"`
	Choices []string  `json:"choices,omitempty" doc:"What a feature is set to, or all categories of an item"`
	Order   []string  `json:"order,omitempty" doc:"All items, in the order submitted"`
	Option  string    `json:"option,omitempty" doc:"An option of the decision"`
	Mode    TimerMode `json:"mode,omitempty" enum:"on,extended,off"`
}

// Move is an action with the time at which it was taken down: the clock of a game is what its log says.
type Move struct {
	Action Action `json:"action"`
	At     int64  `json:"at"` // milliseconds since 1970
}
