package server

import (
	"encoding/csv"
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"throughline/roleplay"
	"throughline/session"
)

// pupil is a guest who came by the link of a class.
type pupil struct {
	g       *guarded
	session session.ID
	cookie  string
}

// join comes by a link, as a browser does.
func (g *guarded) join(link, nickname string) pupil {
	g.t.Helper()
	resp := g.do("POST", "/api/v1/join/"+link[strings.LastIndex(link, "/")+1:], `{"nickname":"`+nickname+`"}`)
	var out struct{ Session session.ID }
	if err := json.NewDecoder(resp.Body).Decode(&out); err != nil || resp.StatusCode != http.StatusCreated || len(resp.Cookies()) != 1 {
		g.t.Fatal(resp.Status, err)
	}
	return pupil{g, out.Session, resp.Cookies()[0].Name + "=" + resp.Cookies()[0].Value}
}

// play takes turns: "meet ID", "choose ID", "skip", "decide OPTION: REASON"; anything else is said.
func (p pupil) play(lines ...string) {
	p.g.t.Helper()
	for _, line := range lines {
		in := roleplay.Input{Say: line}
		switch word, rest, _ := strings.Cut(line, " "); word {
		case "meet":
			in = roleplay.Input{Meet: rest}
		case "choose":
			in = roleplay.Input{Choose: rest}
		case "skip":
			in = roleplay.Input{Skip: true}
		case "decide":
			option, reason, _ := strings.Cut(rest, ": ")
			in = roleplay.Input{Decide: &roleplay.Call{Option: option, Reason: reason}}
		}
		body, err := json.Marshal(map[string]any{"input": in})
		if err != nil {
			p.g.t.Fatal(err)
		}
		if resp := p.g.do("POST", "/api/v1/sessions/"+string(p.session)+"/turns", string(body), "Cookie", p.cookie); resp.StatusCode != http.StatusOK {
			p.g.t.Fatalf("%s: %s", line, text(p.g.t, resp))
		}
	}
}

// heardMaya, heardMarcus and heardLena are conversations that come to their fact and take it up.
var (
	toMayasGate = []string{
		"meet maya", "Hi Maya, what's going on?", "What did the eval turn up?", "Is it across the board or specific areas?",
		"Should I just call the client and tell them we're slipping the date?", "choose a", "Okay so how bad is it really, in terms of what we promised the client?",
	}
	heardMaya   = append(slices.Clone(toMayasGate), "So 23% against a 2% bar, that's the blocker.", "choose a", "What would you accept?", "Thanks, Maya.")
	heardMarcus = []string{
		"meet marcus", "Hi Marcus. What's the plan for Thursday?", "What happens if we miss the date?", "Is there any way to ship without the medical prompts?", "How well does the router work?",
		"choose a", "So what decides it for you?", "So a delay means 19 days, not a week.", "choose a", "What would you need from me?", "Thanks, where do I go next?",
	}
	heardLena = []string{
		"meet lena", "Hello Lena, I'd like to understand the contract.", "What exactly did we promise?", "How is the ceiling measured?", "What does it cost to postpone?",
		"choose a", "What's the catch?", "So routed prompts are outside the ceiling only if written notice goes out before go-live.", "choose a", "When do you need the decision?", "Thank you!",
	}
)

func TestAClassIsInvitedPlaysAndIsLookedAtSideBySide(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	resp := g.ask("POST", "/api/v1/invites", `{"kind":"roleplay","document":"launch-review","label":"Tuesday","class":true,"limit":3,"days":1}`, g.owner)
	var made struct {
		Link   string
		Invite struct{ ID string }
	}
	if err := json.NewDecoder(resp.Body).Decode(&made); err != nil || resp.StatusCode != http.StatusCreated {
		t.Fatal(resp.Status, err)
	}
	ann, bob, cem := g.join(made.Link, "Ann"), g.join(made.Link, "Bob"), g.join(made.Link, "Cem")
	ann.play(slices.Concat(heardMaya, heardMarcus, heardLena)...)
	ann.play("decide partial: 23.4% against 2.0% rules out shipping as planned, a delay is 19 days, and routed prompts are outside the ceiling for 30 days with written notice before go-live.")
	bob.play("meet maya", "skip", "meet marcus", "skip", "decide ship: It'll be fine.", "skip")
	cem.play(toMayasGate...)

	status, class := g.results("launch-review?invite=" + made.Invite.ID)
	c := class.Cohort
	if status != http.StatusOK || len(class.People) != 3 || c.People != 3 || c.Finished != 2 || c.Best != 0.5 {
		t.Fatalf("%d %+v", status, class)
	}
	for i, want := range []bool{true, true, false} {
		if class.People[i].Done != want || class.People[i].Outcome.Finished != want {
			t.Errorf("%+v", class.People[i])
		}
	}
	decided := map[string][]session.ID{}
	for _, option := range c.Decisions {
		decided[option.Option] = option.Who
	}
	if !slices.Equal(decided["partial"], []session.ID{ann.session}) || !slices.Equal(decided["ship"], []session.ID{bob.session}) || len(decided["delay"]) > 0 || len(decided) != 3 {
		t.Errorf("%+v", c.Decisions)
	}
	for _, fact := range c.Facts {
		if fact.Acknowledged < 1 && fact.Character != "marcus" || !slices.Contains(fact.MissedBy, bob.session) || slices.Contains(fact.MissedBy, cem.session) {
			t.Errorf("%+v", fact)
		}
	}
	if len(c.Facts) != 4 || slices.ContainsFunc(c.Facts, func(f roleplay.FactShare) bool {
		return f.Character == "maya" && slices.Contains(f.MissedBy, ann.session)
	}) {
		t.Errorf("%+v", c.Facts)
	}
	at := slices.IndexFunc(c.Gates, func(s roleplay.GateShare) bool { return s.Character == "maya" && s.Node == "DECISIVE" })
	if gate := c.Gates[at]; gate.Came != 2 || gate.Passed != 1 || gate.Forced != 0 || !slices.ContainsFunc(gate.Holds, func(h roleplay.GateHold) bool { return h.Who == cem.session && h.There && h.Exchanges > 0 }) ||
		slices.ContainsFunc(gate.Holds, func(h roleplay.GateHold) bool { return h.Who == ann.session && h.There }) {
		t.Errorf("%+v", gate)
	}
	g.holdSheet(made.Invite.ID, map[string][2]string{"Ann": {"true", "true"}, "Bob": {"true", "false"}, "Cem": {"false", ""}})

	if resp := g.ask("DELETE", "/api/v1/sessions/"+string(bob.session), "", g.owner); resp.StatusCode != http.StatusNoContent {
		t.Fatal(resp.Status)
	}
	_, class = g.results("launch-review?invite=" + made.Invite.ID)
	raw, err := json.Marshal(class)
	if err != nil {
		t.Fatal(err)
	}
	if class.Cohort.People != 2 || class.Cohort.Finished != 1 || class.Cohort.Best != 1 || strings.Contains(string(raw), string(bob.session)) || strings.Contains(string(raw), "It'll be fine") {
		t.Errorf("after one was deleted: %s", raw)
	}
	g.holdSheet(made.Invite.ID, map[string][2]string{"Ann": {"true", "true"}, "Cem": {"false", ""}})
}

// holdSheet wants these people in the sheet of an invitation and nobody else: whether they are done, and whether their
// decision is the best.
func (g *guarded) holdSheet(invite string, want map[string][2]string) {
	g.t.Helper()
	rows, err := csv.NewReader(g.ask("GET", "/api/v1/results/roleplay/launch-review?format=csv&invite="+invite, "", g.owner).Body).ReadAll()
	if err != nil || len(rows) != len(want)+1 {
		g.t.Fatalf("%d rows, %v", len(rows), err)
	}
	done, best := slices.Index(rows[0], "done"), slices.Index(rows[0], "best")
	for _, row := range rows[1:] {
		if w, ok := want[row[0]]; !ok || row[done] != w[0] || row[best] != w[1] {
			g.t.Errorf("%q, want %q", row, w)
		}
	}
}

// A backbone whose form is right and whose proof fails is kept like any unfinished document, and says which conversation
// shows it.
func TestABackboneThatFailsOnlyItsProofIsSavedAndNothingIsOpenedOnIt(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	const around = `kind: backbone/v1
id: around
nodes:
  - {id: OPEN, intent: "Say hello.", content_source: [character.greeting], max_turns: 6, conditional: {to: RESOLVE, when: standing >= cooperative}, advance: DECISIVE}
  - {id: DECISIVE, intent: "Insist.", content_source: [character.decision_facts], gate: true, advance: RESOLVE}
  - {id: RESOLVE, intent: "Resolve.", content_source: [character.beats.6], advance: CLOSE}
  - {id: CLOSE, intent: "Say goodbye."}
`
	out := s.mustSave("backbone/around", around, "")
	if len(out.Diagnostics) != 1 || out.Diagnostics[0].Code != "R124" || out.Diagnostics[0].Place.Line != 4 ||
		!strings.Contains(out.Diagnostics[0].Message, "a conversation can end after 7 exchanges without the gate DECISIVE: OPEN leads to RESOLVE at a standing of 10") {
		t.Errorf("%v", out.Diagnostics)
	}
	if list := text(t, s.do("GET", "/api/v1/documents?kind=backbone", "")); !strings.Contains(list, `"id":"around"`) || !strings.Contains(list, `"errors":1`) {
		t.Error(list)
	}
	if scenario := s.mustSave("roleplay/mine", ownScenario(t, "mine", "around"), ""); !scenario.Diagnostics.HasErrors() {
		t.Errorf("%v", scenario.Diagnostics)
	}
	for path, body := range map[string]string{
		"/api/v1/sessions": `{"kind":"roleplay","document":"mine"}`,
		"/api/v1/invites":  `{"kind":"roleplay","document":"mine","label":"x","class":false,"limit":1,"days":1}`,
	} {
		resp := s.do("POST", path, body)
		if said := text(t, resp); resp.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(said, "without the gate DECISIVE") {
			t.Errorf("%s: %s %s", path, resp.Status, said)
		}
	}
}
