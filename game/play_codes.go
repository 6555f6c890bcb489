package game

import "throughline/diag"

// What can be wrong with an action.
var (
	codeInput    = diag.Code{ID: "G401", Title: "an action that cannot be read", Fix: "Send an object with do, at and what the deed needs."}
	codeDeed     = diag.Code{ID: "G402", Title: "a deed that does not exist", Fix: "Use one of the deeds on the reference page."}
	codeAt       = diag.Code{ID: "G403", Title: "an action for somewhere else", Fix: "Act where the view says the game is."}
	codeMove     = diag.Code{ID: "G404", Title: "an action that was sent before, or too early", Fix: "Send the number of the move that the view gives."}
	codeFit      = diag.Code{ID: "G405", Title: "a deed of another mechanic", Fix: "Use the deed of the mechanic that is being played."}
	codeItem     = diag.Code{ID: "G406", Title: "an item that is not there", Fix: "Name an item of the mechanic that is being played."}
	codeResolved = diag.Code{ID: "G407", Title: "an item that is resolved", Fix: "Go on with one that is open."}
	codeLocked   = diag.Code{ID: "G408", Title: "an item that is locked", Fix: "Place the label above it first."}
	codeZone     = diag.Code{ID: "G409", Title: "a zone that is not there", Fix: "Name a zone of the mechanic that is being played."}
	codeTaken    = diag.Code{ID: "G410", Title: "a zone that is taken", Fix: "Use one that is free."}
	codeTried    = diag.Code{ID: "G411", Title: "an answer that was given before", Fix: "Try another: this one is known to be wrong, and costs nothing."}
	codeChoice   = diag.Code{ID: "G412", Title: "a choice that is not there", Fix: "Name choices of the mechanic, each once: one, or as many as it takes."}
	codeOrder    = diag.Code{ID: "G413", Title: "an order that is not of all items", Fix: "Send every item once."}
	codeCard     = diag.Code{ID: "G414", Title: "a card that lies open", Fix: "Turn another one."}
	codeOption   = diag.Code{ID: "G415", Title: "an option that is not there", Fix: "Choose one of the options shown."}
	codeNoHint   = diag.Code{ID: "G416", Title: "no more hints", Fix: "Answer by yourself; a wrong answer says why."}
	codePhase    = diag.Code{ID: "G417", Title: "nothing that could be done now", Fix: "Do what the view says the game waits for."}
	codeOver     = diag.Code{ID: "G418", Title: "the game is over", Fix: "Play the missed ones again, or open a new session."}
	codeNoClock  = diag.Code{ID: "G419", Title: "no clock is running", Fix: "Go on without; there is no hurry."}
	codeMode     = diag.Code{ID: "G420", Title: "a clock cannot run so", Fix: "Use on, extended or off."}
	codeNoMissed = diag.Code{ID: "G421", Title: "nothing was missed", Fix: "Open a new session to play the whole game again."}
)

var actionCodes = diag.Table{
	codeInput, codeDeed, codeAt, codeMove, codeFit, codeItem, codeResolved, codeLocked, codeZone, codeTaken, codeTried, codeChoice, codeOrder,
	codeCard, codeOption, codeNoHint, codePhase, codeOver, codeNoClock, codeMode, codeNoMissed,
}

func refuse(code diag.Code, path, format string, args ...any) diag.List {
	return diag.List{code.At(diag.Place{File: "input", Path: path}, format, args...).WithHint("%s", code.Fix)}
}
