package server

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"throughline/access"
	"throughline/roleplay"
	"throughline/session"
	"throughline/store"
)

// shown is what a client reads of results.
type shown struct {
	Title    string
	Invites  []access.Invite
	Previews int
	People   []struct {
		Nickname, Place string
		Session         session.ID
		Done            bool
		Joined, Seen    int64
		Outcome         roleplay.Debrief
	}
	Cohort roleplay.Cohort
	Detail string
}

func (g *guarded) results(query string) (int, shown) {
	g.t.Helper()
	resp := g.ask("GET", "/api/v1/results/roleplay/"+query, "", g.owner)
	var out shown
	if err := json.NewDecoder(resp.Body).Decode(&out); err != nil {
		g.t.Fatal(err)
	}
	return resp.StatusCode, out
}

// turn takes one turn as a guest.
func (g *guarded) turn(session, secret, input string) {
	g.t.Helper()
	if resp := g.ask("POST", "/api/v1/sessions/"+session+"/turns", `{"input":`+input+`}`, secret); resp.StatusCode != http.StatusOK {
		g.t.Fatalf("%s: %s", input, text(g.t, resp))
	}
}

func TestResultsShowWhoCameAndNotWhoTriedItOut(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	for range 2 { // previews
		if resp := g.ask("POST", "/api/v1/sessions", `{"kind":"roleplay","document":"launch-review"}`, g.owner); resp.StatusCode != http.StatusCreated {
			t.Fatal(resp.Status)
		}
	}
	if resp := g.ask("POST", "/api/v1/sessions/"+g.session+"/fork", `{"turn":0}`, g.owner); resp.StatusCode != http.StatusCreated {
		t.Fatal(resp.Status)
	}
	link, invite, err := g.srv.Door.NewInvite(t.Context(), access.Invite{Kind: "roleplay", Document: "launch-review", Label: "Tuesday", Class: true, Limit: 5}, 0)
	if err != nil {
		t.Fatal(err)
	}
	secret, late, err := g.srv.Door.Join(t.Context(), link, "Zoe", "", room{g.srv})
	if err != nil {
		t.Fatal(err)
	}
	g.turn(g.session, g.guest, `{"meet":"maya"}`)
	g.turn(g.session, g.guest, `{"say":"What did the eval turn up?"}`)
	g.turn(late.Session, secret, `{"meet":"maya"}`)

	status, all := g.results("launch-review")
	if status != http.StatusOK || len(all.People) != 4 || all.Previews != 3 || len(all.Invites) != 2 || all.Title != "The 48-hour launch review" {
		t.Fatalf("%d %+v", status, all)
	}
	kim := all.People[1] // the expired guest came a year before
	if kim.Nickname != "Kim" || string(kim.Session) != g.session || kim.Place != "with Maya Patel" || kim.Done || kim.Seen < kim.Joined || !kim.Outcome.Talks[0].Met {
		t.Errorf("%+v", kim)
	}
	if all.Cohort.Kind != "roleplay" || all.Cohort.People != 4 || all.Cohort.Finished != 0 || all.Cohort.Talks[0].Met != 2 || len(all.Cohort.Decisions) != 3 {
		t.Errorf("%+v", all.Cohort)
	}
	if status, one := g.results("launch-review?invite=" + invite.ID); status != http.StatusOK || len(one.People) != 1 || one.People[0].Nickname != "Zoe" || one.Cohort.People != 1 || len(one.Invites) != 2 {
		t.Errorf("by one invitation: %d %+v", status, one)
	}
	for query, want := range map[string]int{"lunch-review": 404, "launch-review?invite=none": 404, "launch-review?format=xml": 422} {
		if status, out := g.results(query); status != want || out.Detail == "" {
			t.Errorf("%s: %d %+v", query, status, out)
		}
	}
	if resp := g.ask("DELETE", "/api/v1/sessions/"+late.Session, "", g.owner); resp.StatusCode != http.StatusNoContent {
		t.Fatal(resp.Status)
	}
	if _, all := g.results("launch-review"); len(all.People) != 3 || all.Cohort.People != 3 {
		t.Errorf("after one was deleted: %+v", all.People)
	}
}

func TestASheetRunsNothingThatAnybodyTyped(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	link, _, err := g.srv.Door.NewInvite(t.Context(), access.Invite{Kind: "roleplay", Document: "launch-review", Label: "@SUM(1)", Class: true, Limit: 9}, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, nickname := range []string{`=HYPERLINK("http://x")`, "+1-1", "-2+3", "@x", "＝1", `a "b", c`, "Ann"} {
		if _, _, err := g.srv.Door.Join(t.Context(), link, nickname, "", room{g.srv}); err != nil {
			t.Fatal(err)
		}
	}
	for _, ask := range [][]string{{"?format=csv"}, {"", "Accept", "text/csv"}} {
		resp := g.do("GET", "/api/v1/results/roleplay/launch-review"+ask[0], "", append(ask[1:], "Authorization", "Bearer "+g.owner)...)
		if resp.Header.Get("Content-Type") != "text/csv; charset=utf-8" || resp.Header.Get("Content-Disposition") != `attachment; filename="roleplay-launch-review-results.csv"` {
			t.Errorf("%v", resp.Header)
		}
		rows, err := csv.NewReader(resp.Body).ReadAll()
		if err != nil || len(rows) != 11 {
			t.Fatalf("%d rows, %v", len(rows), err)
		}
		if heading := strings.Join(rows[0], "|"); !strings.HasPrefix(heading, "nickname|invitation|session|joined|last seen|done|place|exchanges|decision|best|reason|facts acknowledged|facts|Maya Patel: ") {
			t.Error(heading)
		}
		seen := map[string]bool{}
		for _, row := range rows[1:] {
			for _, cell := range row {
				if cell != "" && strings.ContainsAny(cell[:1], "=+-@") {
					t.Errorf("a spreadsheet would run %q", cell)
				}
			}
			seen[row[0]] = true
		}
		for _, want := range []string{`'=HYPERLINK("http://x")`, "'+1-1", "'-2+3", "'@x", "'＝1", `a "b", c`, "Ann", "Kim"} {
			if !seen[want] {
				t.Errorf("%q is not in %v", want, seen)
			}
		}
	}
}

func TestCellsThatAreNumbersStayNumbers(t *testing.T) {
	t.Parallel()
	for cell, want := range map[string]string{"-5": "-5", "3.5": "3.5", "": "", "a": "a", "\t=1": "'\t=1", "+5": "'+5", "|x": "'|x", "-x": "'-x"} {
		if got := harmless(cell); got != want {
			t.Errorf("%q becomes %q", cell, got)
		}
	}
	if got := harmless(" =1"); got != "' =1" {
		t.Errorf("a formula behind a space becomes %q", got)
	}
}

// BenchmarkResultsOfAClass reads the results of two hundred sessions, a conversation each, that are not in memory.
func BenchmarkResultsOfAClass(b *testing.B) {
	g := newBench(b)
	for b.Loop() {
		config := g.Config
		config.Host = session.NewHost(session.Config{Log: g.Log, Kinds: session.Kinds{g.Domains[0].Kind}})
		results, err := config.Results(b.Context(), "roleplay", "launch-review", "")
		if err != nil || len(results.People) != 200 {
			b.Fatal(len(results.People), err)
		}
		_ = config.Host.Close(b.Context())
	}
}

// newBench is a server with a class of two hundred who have each said a few things.
func newBench(b *testing.B) *Server {
	b.Helper()
	srv := newClassServer(b)
	link, _, err := srv.Door.NewInvite(b.Context(), access.Invite{Kind: "roleplay", Document: "launch-review", Class: true, Limit: 200}, 0)
	if err != nil {
		b.Fatal(err)
	}
	began := time.Now()
	for i := range 200 {
		_, guest, err := srv.Door.Join(b.Context(), link, fmt.Sprint("pupil ", i), "", room{srv})
		if err != nil {
			b.Fatal(err)
		}
		for _, input := range []string{`{"meet":"maya"}`, `{"say":"What did the eval turn up?"}`, `{"say":"Is it across the board?"}`, `{"say":"How bad is it on medical prompts?"}`, `{"skip":true}`} {
			flight, err := srv.Host.Advance(b.Context(), session.ID(guest.Session), session.Request{Input: json.RawMessage(input)})
			if err == nil {
				_, err = flight.Wait(b.Context())
			}
			if err != nil {
				b.Fatal(err)
			}
		}
	}
	b.Logf("200 pupils played for %v", time.Since(began))
	return srv
}

func newClassServer(b *testing.B) *Server {
	b.Helper()
	db, err := store.Open(b.Context(), b.TempDir()+"/log.db")
	if err != nil {
		b.Fatal(err)
	}
	all := testDomains(roleplay.NewUnderstudy())
	host := session.NewHost(session.Config{Log: db, Kinds: kindsOf(all)})
	b.Cleanup(func() {
		_ = host.Close(context.Background())
		_ = db.Close()
	})
	return New(Config{Host: host, Log: db, Domains: all, Library: testLibrary(b, all, db), Door: access.NewDoor(db, time.Now), Book: db, Web: fstest.MapFS{}})
}
