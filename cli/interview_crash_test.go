package cli

import (
	"net/http"
	"testing"
	"time"

	"throughline/interview"
	"throughline/session"
)

// interviewed is an interview as the API shows it.
type interviewed struct {
	session.Head
	View interview.View `json:"view"`
}

func TestAKilledServerLosesNoAnswerOfAnInterview(t *testing.T) {
	t.Parallel()
	yes := true
	for name, database := range databases {
		for _, point := range []session.Point{session.Stored, session.Answered, session.Appended} {
			t.Run(name+" "+string(point), func(t *testing.T) {
				t.Parallel()
				db := database(t)
				first := serve(t, db, "127.0.0.1:0", string(point)+"#2")
				var s interviewed
				first.must(http.StatusCreated, "POST", "/sessions", "", map[string]string{"kind": "interview", "document": "oat-milk"}, &s)
				turns := "/sessions/" + string(s.ID) + "/turns"
				first.must(http.StatusOK, "POST", turns, "agree", map[string]any{"input": interview.Input{Consent: &yes}}, &s)
				said := map[string]any{"input": interview.Input{Answer: "I like the creamy texture because it makes my coffee feel like a treat."}}
				if status, err := first.call("POST", turns, "said", said, nil); err == nil {
					t.Fatalf("the server answered %d", status)
				}
				<-first.ended

				again := serve(t, db, first.addr(), "")
				for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(20 * time.Millisecond) {
					again.must(http.StatusOK, "GET", "/sessions/"+string(s.ID), "", nil, &s)
					if !s.Open {
						break
					}
					if time.Now().After(deadline) {
						t.Fatal("the turn was not taken up")
					}
				}
				if s.View.Number != 2 || len(s.View.Lines) != 2 || s.View.Question == "" {
					t.Errorf("after the restart: %+v", s.View)
				}
				version := s.Version
				if again.must(http.StatusOK, "POST", turns, "said", said, &s); s.Version != version {
					t.Errorf("the same answer again: version %d, not %d", s.Version, version)
				}
				count := map[string]int{}
				for _, e := range again.events(s.ID) {
					count[e.Type]++
				}
				if count["answer"] != 1 || count["grew"] != 1 || count["chose"] != 1 || count["asked"] != 2 {
					t.Errorf("events: %v", count)
				}
				if v := again.verdict(s.ID); v.Outcome != session.Same || v.Turns != 2 {
					t.Errorf("replay: %+v", v)
				}
			})
		}
	}
}
