package game

import "throughline/diag"

// flaw is a finding that sends content back to whoever wrote it.
func flaw(id, title, fix string) diag.Code {
	return diag.Code{ID: id, Title: title, Fix: fix, Owner: OwnerContent}
}

// trim is a finding about content that is mended by rule.
func trim(id, title, fix string) diag.Code {
	return diag.Code{ID: id, Title: title, Fix: fix, Owner: OwnerContent, Severity: diag.Warning}
}

// What can be wrong with the content of a mechanic.
var (
	flawNone      = flaw("G201", "a mechanic without content", "Write content for the mechanic, or take it out of the design.")
	flawOther     = flaw("G202", "content of another mechanic", "Write the content under the type of the mechanic, and only there.")
	flawStray     = flaw("G203", "content or a diagram for what the design does not have", "Use the ids of the plan: throughline game build prints them.")
	flawFew       = flaw("G204", "too little to play with", "Add items; the message says how many there must be.")
	flawMany      = flaw("G205", "more than anyone can play", "Keep what matters; the message says how many there may be.")
	flawTwice     = flaw("G206", "an id used twice", "Give each its own id.")
	flawSame      = flaw("G207", "the same text twice", "Say each thing once: a player could not tell them apart.")
	flawZone      = flaw("G208", "a zone that the diagram does not have", "Use a label of the scene's diagram.")
	flawTaken     = flaw("G209", "two for one zone", "Give each a zone of its own.")
	flawPicture   = diag.Code{ID: "G210", Title: "a mechanic on a diagram, in a scene without one", Fix: "Draw the scene's diagram, or use a mechanic without one.", Owner: OwnerDiagram}
	flawPoints    = flaw("G211", "points that cannot be had", "Use 1 to 1000, or leave points out.")
	flawParent    = flaw("G212", "a label above that does not hold", "Name another label of the mechanic by its id, and let none be above itself.")
	flawPath      = flaw("G213", "a path that cannot be traced", "Lead it from zone to zone, never to where it stands; without an order, to each zone once.")
	flawIn        = flaw("G214", "a place that a feature cannot have", "Use only_a, only_b, both or neither.")
	flawSubjects  = flaw("G215", "not two subjects to compare", "Name exactly two, which differ.")
	flawRule      = flaw("G216", "an unknown way to score an order", "Use pairs or longest.")
	flawCategory  = flaw("G217", "a category that does not exist, or none", "Name one or more of the categories by their ids.")
	flawDangling  = flaw("G218", "an option that leads nowhere", "Lead it to a node by its id.")
	flawCircle    = flaw("G219", "a story that comes back to where it was", "Lead every option further towards an end.")
	flawDecision  = flaw("G220", "a node that neither decides nor ends", "Give it two or more options, or an end.")
	flawEnd       = flaw("G221", "an end that is none", "Use good, neutral or bad, and only in a node without options.")
	flawWorthless = flaw("G222", "a scenario in which no point can be had", "Give points to the better options.")
	flawLong      = flaw("G223", "a text that is too long", "Shorten it.")
	flawNothing   = flaw("G224", "nothing left to play", "Write content for at least one mechanic.")
	flawZoneID    = diag.Code{ID: "G225", Title: "a zone whose id may say what it is", Fix: "Call the zones zone_1, zone_2 and so on.", Owner: OwnerDiagram}
)

// What is mended by rule.
var (
	trimHints      = trim("G231", "more than three hints", "Keep the three best; the others are left out.")
	trimWrong      = trim("G232", "feedback for an answer that is right or cannot be given", "Remove it; it is left out.")
	trimDistractor = trim("G233", "a distractor that is also an answer", "Remove it; it is left out.")
	trimNode       = trim("G234", "a node that no decision leads to", "Lead an option to it, or remove it; it is left out.")
	trimMechanic   = trim("G235", "a mechanic that is left out", "Mend its content; the game is made without it.")
	trimTells      = trim("G236", "a prompt that says its own answer", "Say it in other words.")
)

// What the bots find. None of it can be caused by content alone.
var (
	botBest   = bug("G241", "a game whose best player does not reach the highest score")
	botWorst  = bug("G242", "a game that its worst player cannot end")
	botRandom = bug("G243", "a game in which a random player gets stuck, or earns more than there is")
)

var contentCodes = diag.Table{
	flawNone, flawOther, flawStray, flawFew, flawMany, flawTwice, flawSame, flawZone, flawTaken, flawPicture, flawPoints, flawParent, flawPath,
	flawIn, flawSubjects, flawRule, flawCategory, flawDangling, flawCircle, flawDecision, flawEnd, flawWorthless, flawLong, flawNothing, flawZoneID,
	trimHints, trimWrong, trimDistractor, trimNode, trimMechanic, trimTells,
}

var botCodes = diag.Table{botBest, botWorst, botRandom}
