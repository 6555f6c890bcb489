package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"throughline/access"
	"throughline/examples"
	"throughline/game"
	"throughline/roleplay"
)

// gameSession is what the API says of a session that plays a game.
type gameSession struct {
	ID   string    `json:"id"`
	Turn int       `json:"turn"`
	Done bool      `json:"done"`
	View game.View `json:"view"`
}

func readGame(t *testing.T, resp *http.Response) gameSession {
	t.Helper()
	body := text(t, resp)
	var s gameSession
	if resp.StatusCode >= 300 {
		t.Fatalf("%s: %s", resp.Status, body)
	}
	if err := json.Unmarshal([]byte(body), &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// example is the game that ships, with its answers.
func example(t *testing.T) (game.Blueprint, game.Key) {
	t.Helper()
	doc, err := examples.FS.ReadFile("game/digestion.yaml")
	if err != nil {
		t.Fatal(err)
	}
	g, _ := game.ParseGame("digestion", doc)
	b, k, _ := game.Assemble(*g)
	return b, k
}

func turnBody(t *testing.T, a game.Action) string {
	t.Helper()
	raw, err := json.Marshal(a)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf(`{"input":%s}`, raw)
}

func TestAGameIsPlayedOverHTTPToItsEndAndReplaysTheSame(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	b, k := example(t)
	opened := readGame(t, s.do("POST", "/api/v1/sessions", `{"kind":"game","document":"digestion"}`))
	at := "/api/v1/sessions/" + opened.ID
	var shown game.Blueprint
	if err := json.Unmarshal([]byte(text(t, s.do("GET", at+"/blueprint", ""))), &shown); err != nil || shown.TotalMaxScore != b.TotalMaxScore || len(shown.Scenes) != 4 {
		t.Fatalf("the blueprint: %v, %d points in %d scenes", err, shown.TotalMaxScore, len(shown.Scenes))
	}
	var state game.State // as this test follows it
	for {
		action, ok := game.SolveStep(&b, &k, state)
		if !ok {
			break
		}
		got := readGame(t, s.do("POST", at+"/turns", turnBody(t, action), "Idempotency-Key", fmt.Sprint("move ", action.Move)))
		var refused error
		if next, _, found := game.Play(&b, &k, state, game.Move{Action: action}); len(found) == 0 {
			state = next
		} else {
			refused = found
		}
		if want := game.Show(&b, &k, state); refused != nil || got.View.Score != want.Score || got.View.At != want.At || got.View.Phase != want.Phase {
			t.Fatalf("%+v: %v, the server is at %s, %s with %d points, and the reducer at %s, %s with %d",
				action, refused, got.View.At, got.View.Phase, got.View.Score, want.At, want.Phase, want.Score)
		}
	}
	got := readGame(t, s.do("GET", at, ""))
	if !got.Done || got.View.Results == nil || got.View.Results.Score != b.TotalMaxScore || got.View.Results.Missed != 0 {
		t.Errorf("at the end: %+v", got.View.Results)
	}
	if verdict := text(t, s.do("GET", at+"/replay", "")); !strings.Contains(verdict, `"verdict":"same"`) {
		t.Error(verdict)
	}
	if after := s.do("POST", at+"/turns", turnBody(t, game.Action{Do: game.Start, At: "start"})); after.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(text(t, after), "G418") {
		t.Errorf("after the end: %s", after.Status)
	}
}

func TestAnActionThatIsSentTwiceIsOneAction(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	b, k := example(t)
	at := "/api/v1/sessions/" + readGame(t, s.do("POST", "/api/v1/sessions", `{"kind":"game","document":"digestion"}`)).ID
	start := turnBody(t, game.Action{Do: game.Start, At: "start"})
	readGame(t, s.do("POST", at+"/turns", start))
	item := k.Mechanics["s1_m1"].Items[0]
	wrong := ""
	for _, zone := range b.Mechanic("s1_m1").Zones {
		if zone != item.Answers[0] {
			wrong = zone
		}
	}
	body := turnBody(t, game.Action{Do: game.Place, At: "s1_m1", Move: 2, Item: item.ID, Zone: wrong})
	one := readGame(t, s.do("POST", at+"/turns", body, "Idempotency-Key", "wrong once"))
	two := readGame(t, s.do("POST", at+"/turns", body, "Idempotency-Key", "wrong once"))
	if one.Turn != 2 || two.Turn != 2 || two.View.Move != 3 || len(two.View.Feedback) != 1 {
		t.Errorf("the same request: turn %d, then %d, move %d", one.Turn, two.Turn, two.View.Move)
	}
	again := s.do("POST", at+"/turns", body)
	if problem := text(t, again); again.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(problem, "G404") || !strings.Contains(problem, "move 3") {
		t.Errorf("without a key: %s %s", again.Status, problem)
	}
	for want, bad := range map[string]string{
		"G401": `{"input":{"do":"place","score":100}}`, "G403": turnBody(t, game.Action{Do: game.Place, At: "s1_m2", Item: "i1", Zone: "zone_1"}),
		"G406": turnBody(t, game.Action{Do: game.Place, At: "s1_m1", Item: "nothing", Zone: "zone_1"}),
	} {
		if resp := s.do("POST", at+"/turns", bad); resp.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(text(t, resp), want) {
			t.Errorf("%s: %s", want, resp.Status)
		}
	}
	if still := readGame(t, s.do("GET", at, "")); still.Turn != 2 || still.View.Move != 3 {
		t.Errorf("refused actions left a trace: turn %d, move %d", still.Turn, still.View.Move)
	}
}

func TestAPlayerSeesTheirOwnGameAlone(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	link, _, err := g.srv.Door.NewInvite(t.Context(), access.Invite{Kind: "game", Document: "digestion", Class: true, Limit: 5}, 0)
	if err != nil {
		t.Fatal(err)
	}
	kim, kims, err := g.srv.Door.Join(t.Context(), link, "Kim", "", room{g.srv})
	if err != nil {
		t.Fatal(err)
	}
	lou, _, err := g.srv.Door.Join(t.Context(), link, "Lou", "", room{g.srv})
	if err != nil {
		t.Fatal(err)
	}
	at := "/api/v1/sessions/" + kims.Session
	start := turnBody(t, game.Action{Do: game.Start, At: "start"})
	for _, c := range []struct {
		method, path, body, secret string
		want                       int
	}{
		{"GET", at + "/blueprint", "", kim, http.StatusOK},
		{"POST", at + "/turns", start, kim, http.StatusOK},
		{"GET", at, "", lou, http.StatusNotFound},
		{"GET", at + "/blueprint", "", lou, http.StatusNotFound},
		{"POST", at + "/turns", start, lou, http.StatusNotFound},
		{"GET", at + "/blueprint", "", "", http.StatusUnauthorized},
		{"GET", at + "/events", "", kim, http.StatusForbidden}, // the log has the answers
		{"GET", "/api/v1/documents/game/digestion", "", kim, http.StatusForbidden},
	} {
		if resp := g.ask(c.method, c.path, c.body, c.secret); resp.StatusCode != c.want {
			t.Errorf("%s %s: %s", c.method, c.path, resp.Status)
		}
	}
}
