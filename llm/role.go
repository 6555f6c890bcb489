package llm

import "time"

// Role is a part that a model plays in the product. Each can have a model of its own.
type Role string

// The roles that can be configured.
const (
	Actor      Role = "actor"      // speaks as somebody
	Extract    Role = "extract"    // finds statements in what somebody said
	Rate       Role = "rate"       // judges what somebody said
	Inquire    Role = "ask"        // puts into words what is to be found out next
	Design     Role = "design"     // drafts the structure of a document
	Write      Role = "write"      // fills a structure with text
	Illustrate Role = "illustrate" // draws
	Arbiter    Role = "arbiter"    // decides where measurements disagree
)

// patience is how long a role's call may take and how often it is made, unless the configuration says otherwise. Where
// somebody waits for several roles in a row, each is given less than the others.
func (r Role) patience() (total time.Duration, calls int) {
	switch r {
	case Extract, Rate, Arbiter:
		return 30 * time.Second, 2
	case Inquire:
		return time.Minute, 2
	default:
		return defaultTotal, DefaultRetry.Calls
	}
}

// Roles lists every role, in the order in which settings show them.
var Roles = []Role{Actor, Extract, Rate, Inquire, Design, Write, Illustrate, Arbiter}
