package game

import "throughline/diag"

// What can be wrong with a drawing.
var (
	ruleLayout     = diag.Code{ID: "G301", Owner: OwnerDiagram, Title: "a layout that does not exist", Fix: "Use one of the layouts on the reference page, or leave it out."}
	ruleFewLabels  = diag.Code{ID: "G302", Owner: OwnerDiagram, Title: "too few labels for a layout", Fix: "Add labels."}
	ruleManyLabels = diag.Code{ID: "G303", Owner: OwnerDiagram, Title: "too many labels for a layout", Fix: "Split the scene, or use a layout that holds more."}
	ruleNoWords    = diag.Code{ID: "G304", Owner: OwnerDiagram, Title: "a label without words", Fix: "Give the label a text, or remove it."}
	ruleLabelTwice = diag.Code{ID: "G305", Owner: OwnerDiagram, Title: "a label that is drawn twice", Fix: "Keep one of them, or say how they differ."}
	ruleFlat       = diag.Code{ID: "G306", Owner: OwnerDiagram, Severity: diag.Warning, Title: "a hierarchy that the layout does not show", Fix: "Use tree or nested."}
	ruleTooDeep    = diag.Code{ID: "G307", Owner: OwnerDiagram, Title: "a hierarchy too deep for a layout", Fix: "Use tree, or leave a level out."}
	ruleCut        = diag.Code{ID: "G308", Owner: OwnerDiagram, Severity: diag.Warning, Title: "a label too long for its place", Fix: "Shorten it, or use fewer labels."}
	ruleSets       = diag.Code{ID: "G309", Owner: OwnerDiagram, Title: "neither two nor three sets", Fix: "Name two or three sets."}
	ruleSet        = diag.Code{ID: "G310", Owner: OwnerDiagram, Title: "a label in no set that exists", Fix: "Name the sets that the label belongs to."}
)

// What can be wrong with a diagram, whoever drew it.
var (
	ruleSize     = diag.Code{ID: "G321", Owner: OwnerDiagram, Title: "a picture without a size", Fix: "Give the picture a width and a height above zero."}
	ruleNoZone   = diag.Code{ID: "G322", Owner: OwnerDiagram, Title: "a label without a zone", Fix: "Add a zone for the label, or remove the label."}
	ruleGeometry = diag.Code{ID: "G323", Owner: OwnerDiagram, Title: "a zone without geometry", Fix: "Give the zone at least three points around an area, without crossing its own edge."}
	ruleOutside  = diag.Code{ID: "G324", Owner: OwnerDiagram, Title: "a zone outside the picture", Fix: "Keep every coordinate between 0 and 100."}
	ruleAnchor   = diag.Code{ID: "G325", Owner: OwnerDiagram, Title: "an anchor that does not hit its own zone", Fix: "Move the anchor to a part of its zone that no other zone covers."}
	ruleSmall    = diag.Code{ID: "G326", Owner: OwnerDiagram, Title: "a zone too small to hit", Fix: "Make the zone larger, so that a circle of 24 pixels fits on a telephone."}
	ruleOverlap  = diag.Code{ID: "G327", Owner: OwnerDiagram, Title: "zones that overlap too much", Fix: "Separate the zones, or make one the parent of the other."}
	ruleZoneID   = diag.Code{ID: "G328", Owner: OwnerDiagram, Title: "a zone without an id of its own", Fix: "Give every zone its own id."}
	ruleParent   = diag.Code{ID: "G329", Owner: OwnerDiagram, Title: "a parent that is not there", Fix: "Name a zone of the diagram that is not below this one."}
	ruleZoned    = diag.Code{ID: "G330", Owner: OwnerDiagram, Title: "a label with two zones", Fix: "Keep one zone a label."}
	ruleTells    = diag.Code{ID: "G331", Owner: OwnerDiagram, Title: "a picture that says an answer", Fix: "Remove the label from the picture's texts, titles and ids."}
	ruleUnsafe   = diag.Code{ID: "G333", Owner: OwnerDiagram, Title: "a picture that could act or fetch", Fix: "Keep to shapes and text: no scripts, no handlers, no links, no styles, nothing from elsewhere."}
	ruleMuch     = diag.Code{ID: "G332", Owner: OwnerDiagram, Title: "more zones or points than anyone can use", Fix: "Use at most 40 zones of at most 240 points."}
)

// diagramCodes lists the codes of drawings and diagrams.
var diagramCodes = diag.Table{
	ruleLayout, ruleFewLabels, ruleManyLabels, ruleNoWords, ruleLabelTwice, ruleFlat, ruleTooDeep, ruleCut, ruleSets, ruleSet,
	ruleSize, ruleNoZone, ruleGeometry, ruleOutside, ruleAnchor, ruleSmall, ruleOverlap, ruleZoneID, ruleParent, ruleZoned, ruleTells, ruleMuch, ruleUnsafe,
}
