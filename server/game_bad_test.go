package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"throughline/diag"
	"throughline/game"
	"throughline/roleplay"
)

// sorting is a small game as JSON; parts of it are replaced by what nobody should write.
const sorting = `{"kind": "game/v1", "id": "bad", "title": "Bad", "design": {"scenes": [{"title": "S", "mechanics": [{"mechanic_type": "sorting_categories", "expected_item_count": 1}]}]},
	"content": {"s1_m1": {"sorting_categories": {"categories": [{"id": "a", "text": "A"}, {"id": "b", "text": "B"}], "items": [{"text": "x", "categories": ["a"]}]}}}}`

// TestAGameThatNobodyShouldWriteIsRefusedWithItsPlace goes through everything that authors, models and files can get wrong.
func TestAGameThatNobodyShouldWriteIsRefusedWithItsPlace(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	mechanic := `{"mechanic_type": "sorting_categories", "expected_item_count": 1}`
	with := func(part, other string) string {
		if !strings.Contains(sorting, part) {
			t.Fatalf("the game has no %s", part)
		}
		return strings.Replace(sorting, part, other, 1)
	}
	scene := `{"title": "S", "mechanics": [` + mechanic + `]}`
	picture := func(svg string) string {
		raw, err := json.Marshal(svg)
		if err != nil {
			t.Fatal(err)
		}
		return with(`"content":`, `"diagrams": {"scene_1": {"width": 400, "height": 400, "svg": `+string(raw)+`, "zones": [
			{"id": "zone_1", "mark": "A", "label": "North", "points": [[1, 1], [25, 1], [25, 25], [1, 25]], "anchor": [13, 13], "box": {"x": 3, "y": 5, "width": 20, "height": 10}}]}}, "content":`)
	}
	for _, c := range []struct{ name, text, code, says string }{
		{"malformed JSON", sorting[:len(sorting)/2], "D004", "cannot be read"},
		{"1,000 scenes", with(scene, strings.Repeat(scene+",", 999)+scene), "G021", "1000 scenes"},
		{"50 levels of nesting", with(mechanic, strings.Repeat(`{"mechanic_type": "sorting_categories", "children": [`, 50)+mechanic+strings.Repeat("]}", 50)), "D005", "64 levels"},
		{"a NaN threshold in JSON", with(`"mechanics": [`+mechanic, `"transition_min_score_pct": NaN, "mechanics": [`+mechanic), "D013", "wants a number"},
		{"a NaN threshold in YAML", "kind: game/v1\nid: bad\ntitle: Bad\ndesign:\n  scenes:\n    - title: S\n      transition_min_score_pct: .nan\n      mechanics: []\n", "D016", "transition_min_score_pct"},
		{"a million labels", with(`"scenes":`, `"all_zone_labels": [`+strings.Repeat(`"a",`, 250_000)+`"a"], "scenes":`), "D001", "100000 values"},
		{"zero mechanics", with(mechanic, ""), "G012", "mechanic"},
		{"an SVG with a script", picture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><script>alert(1)</script></svg>`), "G333", "script"},
		{"an SVG that fetches", picture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><image href="https://example.org/x.png"/></svg>`), "G333", "image"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			body, err := json.Marshal(map[string]string{"text": c.text})
			if err != nil {
				t.Fatal(err)
			}
			var checked struct {
				Diagnostics diag.List `json:"diagnostics"`
			}
			answer := text(t, s.do("POST", "/api/v1/check", string(body)))
			if err := json.Unmarshal([]byte(answer), &checked); err != nil {
				t.Fatalf("%v: %.300s", err, answer)
			}
			for _, d := range checked.Diagnostics {
				if d.Code == c.code && strings.Contains(d.Message, c.says) && (d.Place.Line > 0 || c.code == "D001") {
					return
				}
			}
			t.Errorf("no %s that says %q: %.600v", c.code, c.says, checked.Diagnostics)
		})
	}
}

// TestActionsOutOfPlaceAreRefusedAndNothingIsLost sends what a broken or forged page could send, in the middle of a game.
func TestActionsOutOfPlaceAreRefusedAndNothingIsLost(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	b, k := example(t)
	at := "/api/v1/sessions/" + readGame(t, s.do("POST", "/api/v1/sessions", `{"kind":"game","document":"digestion"}`)).ID
	var state game.State
	for range 4 {
		action, _ := game.SolveStep(&b, &k, state)
		readGame(t, s.do("POST", at+"/turns", turnBody(t, action), "Idempotency-Key", fmt.Sprint("move ", action.Move)))
		state, _, _ = game.Play(&b, &k, state, game.Move{Action: action})
	}
	before := text(t, s.do("GET", at, ""))
	next, _ := game.SolveStep(&b, &k, state)
	elsewhere, again := next, next
	elsewhere.At, again.Move = "s1_m2", next.Move-1
	for name, c := range map[string]struct {
		body   string
		status int
		code   string
	}{
		"for another mechanic":        {turnBody(t, elsewhere), http.StatusUnprocessableEntity, "G403"},
		"a move that was made before": {turnBody(t, again), http.StatusUnprocessableEntity, "G404"},
		"not JSON":                    {`{"input":`, http.StatusUnprocessableEntity, "S001"},
		"a list":                      {`{"input":[]}`, http.StatusUnprocessableEntity, ""},
		"a number without end":        {`{"input":{"do":"place","move":1e999}}`, http.StatusUnprocessableEntity, "G401"},
		"a million choices":           {`{"input":{"do":"set","choices":[` + strings.Repeat(`"a",`, 1_000_000) + `"a"]}}`, http.StatusRequestEntityTooLarge, ""},
	} {
		resp := s.do("POST", at+"/turns", c.body)
		if said := text(t, resp); resp.StatusCode != c.status || !strings.Contains(said, c.code) || !strings.Contains(said, `"detail"`) {
			t.Errorf("%s: %s %.300s", name, resp.Status, said)
		}
	}
	if after := text(t, s.do("GET", at, "")); after != before {
		t.Errorf("something is lost:\n%s\n%s", before, after)
	}
	readGame(t, s.do("POST", at+"/turns", turnBody(t, next)))
}
