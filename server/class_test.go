package server

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"
	"testing"

	"throughline/access"
	"throughline/diag"
	"throughline/document"
	"throughline/game"
	"throughline/roleplay"
	"throughline/session"
)

// make drafts a game from notes as an owner and saves it.
func (g *guarded) make(notes string) {
	g.t.Helper()
	body, err := json.Marshal(map[string]string{"kind": "game", "brief": notes})
	if err != nil {
		g.t.Fatal(err)
	}
	var draft struct {
		Draft
		Made game.Made `json:"made"`
	}
	resp := g.ask("POST", "/api/v1/drafts", string(body), g.owner)
	if err := json.NewDecoder(resp.Body).Decode(&draft); err != nil || draft.By != "notes" || len(draft.Diagnostics) > 0 || draft.Made.Items == 0 {
		g.t.Fatalf("%s %+v %v", resp.Status, draft.Diagnostics, err)
	}
	text, err := json.Marshal(map[string]string{"text": draft.Text})
	if err != nil {
		g.t.Fatal(err)
	}
	if resp := g.ask("PUT", "/api/v1/documents/game/the-heart", string(text), g.owner); resp.StatusCode != http.StatusOK {
		g.t.Fatalf("%s", resp.Status)
	}
}

// plays lets a bot play a guest's session to its end through the API.
func (g *guarded) plays(id, secret string, bot game.Bot) {
	g.t.Helper()
	doc, err := g.srv.Library.Document(g.t.Context(), game.GameKind, "the-heart")
	if err != nil {
		g.t.Fatal(err)
	}
	parsed, _ := game.ParseGame("", []byte(doc.Text))
	b, k, _ := game.Assemble(*parsed)
	game.RunBot(&b, &k, bot, 0, func(m game.Move, _ game.State) {
		input, err := json.Marshal(m.Action)
		if err != nil {
			g.t.Fatal(err)
		}
		g.turn(id, secret, string(input))
	})
}

func TestAClassPlaysAGameMadeOfNotesAndTheTeacherSeesWhatToExplainAgain(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	notes, err := os.ReadFile("../examples/notes/heart.md")
	if err != nil {
		t.Fatal(err)
	}
	g.make(string(notes))
	resp := g.ask("POST", "/api/v1/invites", `{"kind":"game","document":"the-heart","label":"3b","class":true,"limit":30,"days":7}`, g.owner)
	var made struct{ Invite access.Invite }
	if err := json.NewDecoder(resp.Body).Decode(&made); err != nil || made.Invite.Code == "" {
		t.Fatal(resp.Status, err)
	}
	for nickname, bot := range map[string]game.Bot{"Ann": game.Solver, "=Bob": game.Worst} {
		resp := g.do("POST", "/api/v1/join/"+made.Invite.Code, fmt.Sprintf(`{"nickname":%q}`, nickname))
		var joined struct{ Session, Kind string }
		if err := json.NewDecoder(resp.Body).Decode(&joined); err != nil || joined.Kind != "game" {
			t.Fatal(resp.Status, err)
		}
		g.plays(joined.Session, resp.Cookies()[0].Value, bot)
	}
	var results struct {
		People []struct {
			Nickname string
			Session  session.ID
			Done     bool
		}
		Cohort game.Cohort
	}
	if err := json.NewDecoder(g.ask("GET", "/api/v1/results/game/the-heart", "", g.owner).Body).Decode(&results); err != nil {
		t.Fatal(err)
	}
	c := results.Cohort
	if c.Kind != "game" || c.People != 2 || c.Finished != 2 || c.Score.Most != c.MaxScore || len(results.People) != 2 || !results.People[0].Done {
		t.Fatalf("%+v", c)
	}
	if len(c.Pupils) != 2 || c.Pupils[0].Who != results.People[0].Session || len(c.Misconceptions) < 3 || len(c.Items[0].Mistakes) == 0 || c.Items[0].Scene == "" {
		t.Errorf("%+v %+v %+v", c.Pupils, c.Misconceptions, c.Items[0])
	}
	rows, err := csv.NewReader(g.ask("GET", "/api/v1/results/game/the-heart?format=csv", "", g.owner).Body).ReadAll()
	if err != nil || len(rows) != 3 || len(rows[0]) < 40 || rows[0][7] != "finished" {
		t.Fatalf("%v %v", rows, err)
	}
	if sheet := fmt.Sprint(rows); !strings.Contains(sheet, "'=Bob") || !strings.Contains(sheet, "taken for") {
		t.Error(sheet)
	}
}

func TestNotesThatAreNoneAreRefusedByTheirLines(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	resp := s.do("POST", "/api/v1/drafts", `{"kind":"game","brief":"Just a sentence."}`)
	var p Problem
	if err := json.NewDecoder(resp.Body).Decode(&p); err != nil || p.Status != http.StatusUnprocessableEntity || len(p.Diagnostics) != 1 || p.Diagnostics[0].Code != "G503" || p.Diagnostics[0].Place.Line != 1 {
		t.Errorf("%+v %v", p, err)
	}
	resp = s.do("POST", "/api/v1/drafts", `{"kind":"game","name":"w.csv","brief":"term,definition\nA,one\nB\nC,three\nD,four\nE,five\n"}`)
	var d struct{ Remarks diag.List }
	if err := json.NewDecoder(resp.Body).Decode(&d); err != nil || (len(d.Remarks) != 1 || d.Remarks[0].Place.Line != 3 || d.Remarks[0].Place.File != "w.csv") {
		t.Errorf("%+v", d.Remarks)
	}
}

func TestWhatFailsItsCheckIsSavedAndCannotBeOpenedOrShared(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	failing := diag.Code{ID: "T001", Title: "a game that the bots cannot finish"}
	for i, f := range g.srv.Library.formats {
		if f.Kind == game.GameKind {
			g.srv.Library.formats[i].Check = document.Alone(func(name string, _ []byte) diag.List {
				return diag.List{failing.At(diag.Place{File: name}, "the worst player is stuck")}
			})
		}
	}
	text, err := os.ReadFile("../examples/game/digestion.yaml")
	if err != nil {
		t.Fatal(err)
	}
	body, err := json.Marshal(map[string]string{"text": strings.Replace(string(text), "id: digestion", "id: stuck", 1)})
	if err != nil {
		t.Fatal(err)
	}
	if resp := g.ask("PUT", "/api/v1/documents/game/stuck", string(body), g.owner); resp.StatusCode != http.StatusOK {
		t.Fatal(resp.Status)
	}
	for path, body := range map[string]string{
		"/api/v1/sessions": `{"kind":"game","document":"stuck"}`,
		"/api/v1/invites":  `{"kind":"game","document":"stuck","label":"","class":true,"limit":3,"days":1}`,
	} {
		resp := g.ask("POST", path, body, g.owner)
		if resp.StatusCode != http.StatusUnprocessableEntity {
			t.Errorf("%s: %s", path, resp.Status)
		}
	}
}

func TestAGameThatIsTooLargeIsRefusedInASentence(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	head := "kind: game/v1\nid: large\ntitle: "
	for name, c := range map[string]struct {
		text, says string
	}{
		"a document":   {head + strings.Repeat("x", document.MaxBytes), "1048576"},
		"a whole body": {head + strings.Repeat("x", maxDocumentBody), "1 MiB"},
	} {
		body, err := json.Marshal(map[string]string{"text": c.text})
		if err != nil {
			t.Fatal(err)
		}
		resp := s.do("PUT", "/api/v1/documents/game/large", string(body))
		if got := text(t, resp); resp.StatusCode < 400 || resp.StatusCode >= 500 || !strings.Contains(got, c.says) {
			t.Errorf("%s: %d %.300s", name, resp.StatusCode, got)
		}
	}
}
