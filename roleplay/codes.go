package roleplay

import "throughline/diag"

// What can be wrong with a scenario.
var (
	ruleKind         = diag.Code{ID: "R001", Title: "another kind of document", Fix: "Give the kind that this document is."}
	ruleID           = diag.Code{ID: "R002", Title: "an id with other characters than it may have", Fix: "Use a to z, 0 to 9, - and _, at most 64, beginning with a letter or a digit."}
	ruleTwice        = diag.Code{ID: "R003", Title: "an id used twice", Fix: "Give each its own id."}
	ruleTier         = diag.Code{ID: "R004", Title: "a tier that does not exist", Fix: "Use one of the tiers that the hint names, or give your own backbone."}
	ruleNoCast       = diag.Code{ID: "R005", Title: "nobody to talk to", Fix: "Add at least one character to the cast."}
	ruleFewOptions   = diag.Code{ID: "R006", Title: "a decision with fewer than two options", Fix: "Give at least two options."}
	ruleOption       = diag.Code{ID: "R007", Title: "an option that does not exist", Fix: "Name one of the decision's options by its id."}
	ruleNoPaper      = diag.Code{ID: "R008", Title: "a document that does not exist", Fix: "Name one of the scenario's documents by its id."}
	ruleNobody       = diag.Code{ID: "R009", Title: "a person who is not in the cast", Fix: "Name one of the cast by their id."}
	ruleSelf         = diag.Code{ID: "R010", Title: "a character who sends the learner to themself", Fix: "Name somebody else, or leave redirects_to out."}
	rulePivotID      = diag.Code{ID: "R011", Title: "a pivot that is neither p1 nor p2", Fix: "Call the first pivot p1 and the second p2."}
	rulePivotKind    = diag.Code{ID: "R012", Title: "an unknown kind of pivot", Fix: "Use relationship or judgment."}
	rulePivotOptions = diag.Code{ID: "R013", Title: "a pivot with fewer than two options", Fix: "Give at least two options, or leave the pivot out."}
	ruleEffect       = diag.Code{ID: "R014", Title: "an effect out of bounds", Fix: "Use a whole number from -15 to 15."}
	ruleBeat         = diag.Code{ID: "R015", Title: "a beat that does not exist", Fix: "Use the beats 1, 2, 4 and 6."}
	ruleState        = diag.Code{ID: "R016", Title: "a standing that does not exist", Fix: "Use hostile, strained, neutral, cooperative or trusting."}
	ruleMany         = diag.Code{ID: "R017", Title: "more items than anyone can use", Fix: "Keep those that matter."}
	ruleLong         = diag.Code{ID: "R018", Title: "a text that is too long", Fix: "Shorten it, or split it into several."}
	ruleNoLines      = diag.Code{ID: "R019", Title: "a document without lines", Fix: "Give the document at least one line."}
	ruleLanguage     = diag.Code{ID: "R020", Title: "not a language", Fix: "Use a language tag such as en or pt-BR."}
	ruleAfterSelf    = diag.Code{ID: "R021", Title: "a character who waits for themself", Fix: "Name those who must be heard before, or leave after out."}
	ruleAfterCircle  = diag.Code{ID: "R022", Title: "characters who wait for each other", Fix: "Let at least one of them be met without the others."}
	ruleReserved     = diag.Code{ID: "R023", Title: "an id that is the guide's", Fix: "Call the character something else than guide-open or guide-close."}
)

// What can be wrong with a backbone.
var (
	ruleNodeID       = diag.Code{ID: "R101", Title: "a node id with other characters than it may have", Fix: "Use A to Z, 0 to 9 and _, at most 64, beginning with a letter."}
	ruleNodeTwice    = diag.Code{ID: "R102", Title: "two nodes of the same id", Fix: "Give each node its own id."}
	ruleNoNode       = diag.Code{ID: "R103", Title: "an edge to a node that does not exist", Fix: "Name one of the backbone's nodes by its id."}
	ruleGatePivot    = diag.Code{ID: "R104", Title: "a gate that is also a pivot", Fix: "Make two nodes of it."}
	ruleSource       = diag.Code{ID: "R105", Title: "a content source that does not exist", Fix: "Use one of the keys on the reference page."}
	ruleNodePivot    = diag.Code{ID: "R106", Title: "a node for a pivot that is neither p1 nor p2", Fix: "Use p1 or p2."}
	rulePivotTwice   = diag.Code{ID: "R107", Title: "two nodes for the same pivot", Fix: "Use p1 in one node and p2 in the other."}
	ruleWhen         = diag.Code{ID: "R108", Title: "a condition that cannot be read", Fix: "Write it as in standing >= cooperative."}
	ruleMinMax       = diag.Code{ID: "R109", Title: "more turns at least than at most", Fix: "Make min_turns no larger than max_turns."}
	ruleNoTurns      = diag.Code{ID: "R110", Title: "fewer than one turn", Fix: "Use 1 or more, or leave the key out."}
	ruleManyTurns    = diag.Code{ID: "R111", Title: "more turns than anyone would stay for", Fix: "Use 50 or fewer."}
	ruleNoEnd        = diag.Code{ID: "R112", Title: "no end", Fix: "Leave advance out of exactly one node."}
	ruleEnds         = diag.Code{ID: "R113", Title: "several ends", Fix: "Leave advance out of exactly one node."}
	ruleEndEdge      = diag.Code{ID: "R114", Title: "an end that leads on", Fix: "Remove the conditional edge, or add advance."}
	ruleEndHolds     = diag.Code{ID: "R115", Title: "an end that is a gate or a pivot", Fix: "Put the gate or the pivot before the end."}
	ruleUnreachable  = diag.Code{ID: "R116", Title: "a node that cannot be reached", Fix: "Lead an edge to it, or remove it."}
	ruleBackstop     = diag.Code{ID: "R117", Title: "a backstop below one", Fix: "Use 1 or more, or leave it out for 6."}
	ruleGateEvidence = diag.Code{ID: "R118", Title: "an unknown word for gate_evidence", Fix: "Use required, advisory or off."}
	ruleNoNodes      = diag.Code{ID: "R119", Title: "a backbone without nodes", Fix: "Add nodes; the first is the start."}
	ruleManyEdges    = diag.Code{ID: "R120", Title: "more conditional edges than a walk can hold", Fix: "Use 64 or fewer."}
	ruleCircle       = diag.Code{ID: "R121", Title: "a node that need never lead to the end", Fix: "Make the advance edges lead to the end from every node."}
	ruleBareGate     = diag.Code{ID: "R122", Title: "a gate without content", Severity: diag.Warning, Fix: "Give the gate a content_source: what the learner must acknowledge."}
	ruleNeverReached = diag.Code{ID: "R123", Title: "a node that no conversation comes to", Fix: "Lead to it from a lower standing, or after more exchanges."}
	ruleAround       = diag.Code{ID: "R124", Title: "a way around a gate", Fix: "Lead the conditional edge to the gate or to a node before it."}
	ruleTooLarge     = diag.Code{ID: "R125", Title: "too many states to prove anything", Fix: "Use fewer conditional edges, fewer turns or fewer nodes."}
	ruleGuideID      = diag.Code{ID: "R126", Title: "a backbone with an id that is the guide's", Fix: "Call the backbone something else than guide-open or guide-close."}
)

// What is odd about a scenario on its backbone.
var (
	ruleGateLeftOut = diag.Code{ID: "R201", Title: "a gate that is left out", Severity: diag.Warning, Fix: "Give the character what the gate asks for, such as decision_facts."}
	ruleUnused      = diag.Code{ID: "R202", Title: "content that no node takes up", Severity: diag.Warning, Fix: "Remove it, or use a tier that has a place for it."}
	ruleNeverComes  = diag.Code{ID: "R203", Title: "something that no conversation with the character comes to", Severity: diag.Warning, Fix: "Let the character's pivots raise the standing, or ask for a lower one."}
)

// Codes lists every finding of this package.
var Codes = diag.Table{
	ruleKind, ruleID, ruleTwice, ruleTier, ruleNoCast, ruleFewOptions, ruleOption, ruleNoPaper, ruleNobody, ruleSelf,
	rulePivotID, rulePivotKind, rulePivotOptions, ruleEffect, ruleBeat, ruleState, ruleMany, ruleLong, ruleNoLines, ruleLanguage,
	ruleAfterSelf, ruleAfterCircle, ruleReserved,
	ruleNodeID, ruleNodeTwice, ruleNoNode, ruleGatePivot, ruleSource, ruleNodePivot, rulePivotTwice, ruleWhen, ruleMinMax,
	ruleNoTurns, ruleManyTurns, ruleNoEnd, ruleEnds, ruleEndEdge, ruleEndHolds, ruleUnreachable, ruleBackstop, ruleGateEvidence,
	ruleNoNodes, ruleManyEdges, ruleCircle, ruleBareGate, ruleNeverReached, ruleAround, ruleTooLarge, ruleGuideID,
	ruleGateLeftOut, ruleUnused, ruleNeverComes,
}
