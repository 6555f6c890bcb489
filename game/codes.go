package game

import (
	"slices"

	"throughline/diag"
)

// Who can mend a finding.
const (
	OwnerBuilder  = "builder"  // our own code
	OwnerDesigner = "designer" // whoever wrote the design, a person or a model
	OwnerContent  = "content"  // whoever writes the items
	OwnerDiagram  = "diagram"  // whoever draws
)

// AllCodes lists every diagnostic of this domain.
func AllCodes() diag.Table {
	return slices.Concat(designCodes, repairCodes, planCodes, meaningCodes, contentCodes, botCodes, diagramCodes, actionCodes, noteCodes)
}

// mistake is a finding that sends a design back to its designer.
func mistake(id, title, fix string) diag.Code {
	return diag.Code{ID: id, Title: title, Fix: fix, Owner: OwnerDesigner}
}

// remark is a finding that a designer may leave as it is.
func remark(id, title, fix string) diag.Code {
	return diag.Code{ID: id, Title: title, Fix: fix, Owner: OwnerDesigner, Severity: diag.Warning}
}

// bug is a finding about a plan that no design can cause.
func bug(id, title string) diag.Code {
	return diag.Code{ID: id, Title: title, Owner: OwnerBuilder, Fix: "Report it with the design: the builder is wrong. The game is built as a plain sequence meanwhile."}
}

// What can be wrong with a design.
var (
	ruleKind       = mistake("G001", "another kind of document", "Give the kind that this document is.")
	ruleID         = mistake("G002", "an id with other characters than it may have", "Use a to z, 0 to 9, - and _, at most 64, beginning with a letter or a digit.")
	ruleLanguage   = mistake("G003", "not a language", "Use a language tag such as en or pt-BR.")
	ruleScenes     = mistake("G004", "no scene, or more than six", "Use one to six scenes.")
	ruleMinutes    = mistake("G005", "a game of no time, or of more than half an hour", "Use 1 to 30 minutes.")
	ruleDifficulty = mistake("G006", "a difficulty that does not exist", "Use beginner, intermediate or advanced.")
	ruleMechanic   = mistake("G007", "a mechanic that does not exist", "Use one of the ten mechanics on the reference page.")
	ruleTrigger    = mistake("G008", "a trigger that does not exist", "Use completion, score_threshold, user_choice or time_elapsed.")
	ruleTransition = mistake("G009", "a transition that does not exist", "Use auto, button or score_gate.")
	ruleNoGate     = mistake("G010", "a gate that does not say how much it asks for", "Give it as a fraction, such as 0.75.")
	ruleGate       = mistake("G011", "a gate that asks for nothing or for more than everything", "Use a fraction above 0 and up to 1.")
	ruleEmptyScene = mistake("G012", "a scene without mechanics", "Add a mechanic, or remove the scene.")
	ruleItems      = mistake("G013", "no item, or more than anyone can play", "Use 1 to 100.")
	rulePoints     = mistake("G014", "no point for an item, or too many", "Use 1 to 1000.")
	ruleSeconds    = mistake("G015", "a timer of no time, or of more than an hour", "Use 1 to 3600 seconds.")
	ruleRetries    = mistake("G016", "fewer retries than none, or too many", "Use 0 to 10.")
	ruleDeep       = mistake("G017", "mechanics nested too deeply", "Put them beside each other; five levels are enough.")
	ruleMany       = mistake("G018", "more of something than anyone can use", "Keep what matters.")
	ruleLong       = mistake("G019", "a text that is too long", "Shorten it.")
	ruleHierarchy  = mistake("G020", "a hierarchy of labels that does not hold", "Name labels of the game, each below at most one other and none below itself.")
	ruleAbsurd     = mistake("G021", "far more than a game can be", "Look for a list that was written by accident.")
)

var designCodes = diag.Table{
	ruleKind, ruleID, ruleLanguage, ruleScenes, ruleMinutes, ruleDifficulty, ruleMechanic, ruleTrigger, ruleTransition, ruleNoGate,
	ruleGate, ruleEmptyScene, ruleItems, rulePoints, ruleSeconds, ruleRetries, ruleDeep, ruleMany, ruleLong, ruleHierarchy, ruleAbsurd,
}

// What is repaired by rule, and what has no effect.
var (
	noteSpelling   = remark("G040", "a label in two spellings", "Write it as where it stands first; it is read so.")
	noteTwice      = remark("G041", "a label twice in one list", "Remove one; it counts once.")
	noteSceneLabel = remark("G042", "a label that the scene does not list", "Add it to the scene's zone_labels; it is read as if it were there.")
	noteGameLabel  = remark("G043", "a label that the game does not list", "Add it to all_zone_labels; it is read as if it were there.")
	noteDiagram    = remark("G044", "needs_diagram left out of a scene that needs one", "Add needs_diagram: true; it is read so.")
	noteDistractor = remark("G045", "a distractor that is also a label", "Remove it; it is left out.")
	notePercent    = remark("G046", "a percentage instead of a fraction", "Write 0.75 for 75; it is read so.")
	noteTimed      = remark("G047", "a time limit without is_timed", "Add is_timed: true, or remove the limit; it is read as timed.")
	noteUnused     = remark("G048", "a setting without effect", "Remove it, or put it where it has one.")
)

var repairCodes = diag.Table{
	noteSpelling, noteTwice, noteSceneLabel, noteGameLabel, noteDiagram, noteDistractor, notePercent, noteTimed, noteUnused,
}

// What can be wrong with the structure of a plan.
var (
	bugSceneID     = bug("G101", "scenes that are not scene_1, scene_2 and so on")
	bugTwice       = bug("G102", "two mechanics of one id, or one without")
	bugNowhere     = bug("G103", "a connection from or to what is not in its scene")
	bugExits       = bug("G104", "a mechanic that has not exactly one way on")
	bugStart       = bug("G105", "a scene that has not exactly one start")
	bugUnreachable = bug("G106", "a mechanic that cannot be reached")
	bugNoEnd       = bug("G107", "a mechanic from which the scene's end cannot be reached")
	bugCycle       = bug("G108", "a way that leads back to where it was")
	bugOrder       = bug("G109", "a play order that is not the order of the plan")
	bugTerminal    = bug("G110", "a scene whose last mechanic alone is not its terminal")
	bugStarting    = bug("G111", "a starting mechanic that is not the first")
	bugMax         = bug("G112", "a highest score that is not items times points")
	bugSceneSum    = bug("G113", "a scene's score that is not the sum of its mechanics'")
	bugTotal       = bug("G114", "a total that is not the sum of the scenes'")
	bugParent      = bug("G115", "a parent that is not where its children are")
	bugNeed        = bug("G116", "a gate that asks for other points than its fraction says")
	bugTrapped     = bug("G117", "a gate without a way out")
	bugTimer       = bug("G118", "a timer without its seconds, or with others than its mechanic has")
	bugTrigger     = bug("G119", "a connection by another trigger than the design says")
	bugTransition  = bug("G120", "a transition that is not the one to the next scene")
	bugOther       = bug("G121", "a plan of another design")
)

var planCodes = diag.Table{
	bugSceneID, bugTwice, bugNowhere, bugExits, bugStart, bugUnreachable, bugNoEnd, bugCycle, bugOrder, bugTerminal, bugStarting, bugMax,
	bugSceneSum, bugTotal, bugParent, bugNeed, bugTrapped, bugTimer, bugTrigger, bugTransition, bugOther,
}

// What can be wrong with the meaning of a plan.
var (
	lacksSceneLabel = mistake("G151", "a mechanic with a label that is not in its scene", "Add the label to the scene's zone_labels, or use another.")
	lacksGameLabel  = mistake("G152", "a scene with a label that is not in the game", "Add the label to all_zone_labels, or use another.")
	lacksDiagram    = mistake("G153", "a mechanic that is played on a diagram, in a scene without one", "Set needs_diagram to true, or use a mechanic without a diagram.")
	lacksLabels     = mistake("G154", "a mechanic on a diagram without labels", "Name its labels in zone_labels_used.")
	lacksTopic      = mistake("G155", "a sequence about nothing", "Give content_brief.sequence_topic.")
	lacksCategories = mistake("G156", "fewer than two categories to sort into", "Give at least two content_brief.category_names.")
	lacksSubjects   = mistake("G157", "not two subjects to compare", "Give two content_brief.comparison_subjects.")
	lacksPremise    = mistake("G158", "a scenario without a premise", "Give content_brief.narrative_premise.")
	lacksSource     = mistake("G159", "descriptions from nowhere", "Give content_brief.description_source.")
	oddDuration     = remark("G160", "more to play than the time allows", "Raise estimated_duration_minutes, or use fewer items.")
	oddOrder        = remark("G161", "a mechanic that follows another poorly", "Change the order, or put something between them.")
)

var meaningCodes = diag.Table{
	lacksSceneLabel, lacksGameLabel, lacksDiagram, lacksLabels, lacksTopic, lacksCategories, lacksSubjects, lacksPremise, lacksSource,
	oddDuration, oddOrder,
}
