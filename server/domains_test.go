package server

import (
	"testing"
	"time"

	"throughline/document"
	"throughline/examples"
	"throughline/game"
	"throughline/interview"
	"throughline/roleplay"
	"throughline/session"
)

// testDomains are all kinds of session, as the program has them, with an actor for role-plays.
func testDomains(actor roleplay.Actor) []Domain {
	return []Domain{
		{
			Kind: roleplay.NewKind(actor), Document: roleplay.ScenarioKind, Open: roleplay.NewOpening, Formats: roleplay.Formats(),
			Cohort: roleplay.NewCohort, Sheet: roleplay.Sheet, Draft: roleplay.NewDraft,
		},
		{
			Kind: game.NewKind(), Document: game.GameKind, Open: game.NewOpening, Formats: game.Formats(),
			Cohort: game.NewCohort, Sheet: game.Sheet, FromNotes: game.NewDocument,
		},
		{
			Kind:     interview.NewKind(interview.NewRoles(interview.Models{}, time.Now), nil, time.Now),
			Document: interview.StudyKind, Open: interview.NewOpening, Formats: interview.Formats(),
			Cohort: interview.NewCohort, Sheet: interview.Sheet, Reserved: interview.Reserved, Withdrawable: true,
		},
	}
}

// kindsOf are the kinds of some domains.
func kindsOf(all []Domain) session.Kinds {
	var kinds session.Kinds
	for _, d := range all {
		kinds = append(kinds, d.Kind)
	}
	return kinds
}

// testLibrary is the examples and a shelf.
func testLibrary(t testing.TB, all []Domain, shelf document.Shelf) *Library {
	t.Helper()
	var formats document.Formats
	for _, d := range all {
		formats = append(formats, d.Formats...)
	}
	lib, err := NewLibrary(formats, shelf, examples.FS, roleplay.Backbones(), interview.Methodologies())
	if err != nil {
		t.Fatal(err)
	}
	return lib
}
