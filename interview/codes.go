package interview

import "throughline/diag"

// What can be wrong with a methodology.
var (
	ruleKind         = diag.Code{ID: "M001", Title: "another kind of document", Fix: "Give the kind that this document is."}
	ruleID           = diag.Code{ID: "M002", Title: "an id with other characters than it may have", Fix: "Use a to z, 0 to 9, - and _, at most 64, beginning with a letter or a digit."}
	ruleTwice        = diag.Code{ID: "M003", Title: "an id used twice", Fix: "Give each its own id."}
	ruleLong         = diag.Code{ID: "M004", Title: "a text that is too long", Fix: "Shorten it, or split it into several."}
	ruleMany         = diag.Code{ID: "M005", Title: "more items than anyone can use", Fix: "Keep those that matter."}
	ruleNoTypes      = diag.Code{ID: "M006", Title: "an ontology without types of concept", Fix: "List at least one type under nodes."}
	ruleLevel        = diag.Code{ID: "M007", Title: "a level out of bounds", Fix: "Use 1 for the concrete end and up to 20, or leave it out for a type outside the ladder."}
	ruleReservedType = diag.Code{ID: "M008", Title: "a type of concept that is called any", Fix: "Give it another name: any stands for all types."}
	ruleLinkEnd      = diag.Code{ID: "M009", Title: "a link from or to a type that does not exist", Fix: "Name one of the types under nodes, or any."}
	ruleNoWayUp      = diag.Code{ID: "M010", Title: "no way to a terminal type", Fix: "Permit links that lead, step by step, from a type of level 1 to a terminal one."}
	ruleNoStrategy   = diag.Code{ID: "M011", Title: "a methodology without strategies", Fix: "List at least one strategy."}
	ruleSignal       = diag.Code{ID: "M012", Title: "a signal that does not exist", Fix: "Use one of the signals on the reference page."}
	ruleWeightKey    = diag.Code{ID: "M013", Title: "a weight that can never match", Fix: "Use a signal of the reference page, alone or with one of its values."}
	ruleNoNorm       = diag.Code{ID: "M014", Title: "a number without bounds and without a norm", Fix: "Add the signal to norms with the largest value to be expected."}
	ruleNorm         = diag.Code{ID: "M015", Title: "a norm that nothing can be divided by", Fix: "Use a number above 0 and up to 1,000,000."}
	ruleNormSignal   = diag.Code{ID: "M016", Title: "a norm for what is no number", Fix: "Remove it; only numbers are divided."}
	ruleWeight       = diag.Code{ID: "M017", Title: "a number out of bounds", Fix: "Use a number from -1000 to 1000."}
	ruleGateKey      = diag.Code{ID: "M018", Title: "a condition that can never hold", Fix: "Use a signal of the reference page, alone or with one of its values."}
	ruleBinding      = diag.Code{ID: "M019", Title: "an unknown word for node_binding", Fix: "Use required or none."}
	ruleShift        = diag.Code{ID: "M020", Title: "a shift for a strategy that does not exist", Fix: "Name one of the strategies by its id."}
	ruleRevitalizing = diag.Code{ID: "M021", Title: "two revitalizing strategies", Fix: "Mark only one."}
	ruleReviveAndEnd = diag.Code{ID: "M022", Title: "a revitalizing strategy that closes", Fix: "Make two strategies of it."}
	ruleBoundaries   = diag.Code{ID: "M023", Title: "boundaries that leave no phase", Fix: "Make early_max_nodes at least 1 and mid_max_nodes larger than it."}
	ruleLimit        = diag.Code{ID: "M024", Title: "a limit out of bounds", Fix: "Use a number within the bounds that the message gives."}
	rulePlaceholder  = diag.Code{ID: "M025", Title: "a placeholder that does not exist", Fix: "Use {focus} and {concept} only."}
	ruleNoFocus      = diag.Code{ID: "M026", Title: "a placeholder for a focus that there is not", Fix: "Use {concept}, or make the strategy one that is about a concept."}
	ruleOnlyClosing  = diag.Code{ID: "M027", Title: "no strategy that goes on", Fix: "Add a strategy that does not close."}
)

// What is odd about a methodology.
var (
	ruleNeverWins    = diag.Code{ID: "M101", Title: "a strategy that never wins", Severity: diag.Warning, Fix: "Raise its weights, or weigh a signal that the others do not."}
	ruleMostlyWins   = diag.Code{ID: "M102", Title: "a strategy that wins more than half the time", Severity: diag.Warning, Fix: "Lower its weights, or let its repetition cost more."}
	ruleNoChain      = diag.Code{ID: "M103", Title: "chains that can never be complete", Severity: diag.Warning, Fix: "Give one type level 1 and mark another as terminal."}
	ruleBlindToNodes = diag.Code{ID: "M104", Title: "a strategy that cannot tell one concept from another", Severity: diag.Warning, Fix: "Weigh a signal of concepts, or set node_binding to none."}
)

// What can be wrong with a study.
var (
	ruleStudyID       = diag.Code{ID: "I001", Title: "an id with other characters than it may have", Fix: "Use a to z, 0 to 9, - and _, at most 64, beginning with a letter or a digit."}
	ruleStudyMethod   = diag.Code{ID: "I002", Title: "a methodology that does not exist or has errors", Fix: "Name one of the methodologies that the hint names, or one of your own."}
	ruleStudyLong     = diag.Code{ID: "I003", Title: "a text that is too long", Fix: "Shorten it."}
	ruleStudyLanguage = diag.Code{ID: "I004", Title: "not a language", Fix: "Use a language tag such as en or pt-BR."}
	ruleStudyTurns    = diag.Code{ID: "I005", Title: "more or fewer turns than an interview can have", Fix: "Use a number from 1 to 100."}
	ruleStudyOpening  = diag.Code{ID: "I006", Title: "a placeholder that does not exist", Fix: "Use {concept} only."}
)

// Codes lists every finding of this package in documents, in the order of their ids.
var Codes = diag.Table{
	ruleStudyID, ruleStudyMethod, ruleStudyLong, ruleStudyLanguage, ruleStudyTurns, ruleStudyOpening,
	ruleKind, ruleID, ruleTwice, ruleLong, ruleMany, ruleNoTypes, ruleLevel, ruleReservedType, ruleLinkEnd, ruleNoWayUp,
	ruleNoStrategy, ruleSignal, ruleWeightKey, ruleNoNorm, ruleNorm, ruleNormSignal, ruleWeight, ruleGateKey, ruleBinding, ruleShift,
	ruleRevitalizing, ruleReviveAndEnd, ruleBoundaries, ruleLimit, rulePlaceholder, ruleNoFocus, ruleOnlyClosing,
	ruleNeverWins, ruleMostlyWins, ruleNoChain, ruleBlindToNodes,
}
