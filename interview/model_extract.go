package interview

import (
	"context"
	"fmt"
)

// modelExtractor has a model find concepts and links.
type modelExtractor struct {
	caller
	understudy Extractor
}

// extractReply is what the model is asked for.
type extractReply struct {
	Concepts []FoundConcept `json:"concepts" jsonschema:"description=What the respondent says: one idea each"`
	Links    []FoundLink    `json:"links" jsonschema:"description=How the respondent connects them"`
}

// mostFound is how much of a reply is looked at: no answer says more.
const mostFound = 200

// Extract asks the model; where it fails, the understudy extracts.
func (m *modelExtractor) Extract(ctx context.Context, cue ExtractCue) (Extraction, error) {
	r := m.request(cue.Payer, fillPrompt("extract", nil), extractPrompt(&cue))
	r.SchemaName = "extraction"
	found, call, failed, err := ask[extractReply](ctx, m.caller, r)
	if err != nil {
		return Extraction{}, err
	}
	if failed {
		stand, err := m.understudy.Extract(ctx, cue)
		stand.Call = call.standIn()
		return stand, err
	}
	x := Extraction{Concepts: found.Concepts, Links: found.Links, Call: call}
	if n := len(x.Concepts) + len(x.Links); len(x.Concepts) > mostFound || len(x.Links) > mostFound {
		x.Concepts, x.Links = x.Concepts[:min(len(x.Concepts), mostFound)], x.Links[:min(len(x.Links), mostFound)]
		x.Call.Faults = append(x.Call.Faults, fmt.Sprintf("the model found %d concepts and links in one answer; the first were looked at", n))
	}
	return x, nil
}

func extractPrompt(cue *ExtractCue) string {
	in := struct {
		Goal, Laddering, Concept, Question, Focus, Answer string
		Nodes                                             []NodeType
		Links                                             []LinkType
		Known                                             []Concept
		Clauses                                           []Clause
	}{
		Goal: cue.Methodology.Goal, Laddering: cue.Methodology.Laddering, Concept: cue.Study.Concept, Question: cue.Question,
		Answer: cue.Utterance.Text, Nodes: cue.Methodology.Ontology.Nodes, Links: cue.Methodology.Ontology.Links,
		Known: cue.Known, Clauses: cue.Clauses,
	}
	if cue.Focus != nil {
		in.Focus = cue.Focus.Label
	}
	return fillPrompt("extract_answer", in)
}
