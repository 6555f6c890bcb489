package interview_test

import (
	"testing"

	"throughline/interview"
)

func TestNothingIsWrongOrOddWithTheMethodologiesThatShip(t *testing.T) {
	t.Parallel()
	if len(interview.MethodologyIDs()) == 0 {
		t.Fatal("none ships")
	}
	for _, id := range interview.MethodologyIDs() {
		text, ok := interview.MethodologyText(id)
		if !ok {
			t.Fatalf("%s is listed and not there", id)
		}
		if found := interview.Check(id, text, nil); len(found) > 0 {
			t.Errorf("%s: %v", id, found)
		}
	}
	if _, ok := interview.MethodologyText("nonesuch"); ok {
		t.Error("nonesuch is there")
	}
}
