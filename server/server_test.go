package server

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"go.uber.org/goleak"

	"throughline/access"
	"throughline/llm"
	"throughline/roleplay"
	"throughline/session"
	"throughline/store"
)

func TestMain(m *testing.M) {
	goleak.VerifyTestMain(m, goleak.IgnoreTopFunction("database/sql.(*DB).connectionOpener"))
}

// slowActor speaks like the understudy, but a word at a time and only when it is let.
type slowActor struct {
	roleplay.Understudy
	let chan struct{}
}

func (a slowActor) Speak(ctx context.Context, cue roleplay.Cue) (roleplay.Line, error) {
	release := cue.Release
	cue.Release = nil
	line, err := a.Understudy.Speak(ctx, cue)
	for _, word := range strings.SplitAfter(line.Speech, " ") {
		select {
		case <-a.let:
		case <-ctx.Done():
			return line, ctx.Err()
		}
		release(word)
	}
	return line, err
}

type site struct {
	t    *testing.T
	url  string
	host *session.Host
	db   *store.DB
}

// newSite starts a server on a fresh database.
func newSite(t *testing.T, actor roleplay.Actor) *site {
	t.Helper()
	return newSiteWith(t, actor, noModels(t))
}

func newSiteWith(t *testing.T, actor roleplay.Actor, models *llm.Set) *site {
	t.Helper()
	db, err := store.Open(t.Context(), t.TempDir()+"/log.db")
	if err != nil {
		t.Fatal(err)
	}
	all := testDomains(actor)
	host := session.NewHost(session.Config{Log: db, Kinds: kindsOf(all)})
	srv := New(Config{
		Host: host, Log: db, Domains: all, Library: testLibrary(t, all, db), Version: "test", Ready: db.Ping, Hosts: []string{"127.0.0.1"},
		Door: access.NewDoor(db, time.Now), Book: db, Local: true, Models: models,
		Web: fstest.MapFS{"index.html": {Data: []byte("<h1>the app</h1>")}, "assets/a.js": {Data: []byte("1")}},
	})
	web := httptest.NewServer(srv.Handler())
	t.Cleanup(func() {
		srv.EndStreams()
		http.DefaultClient.CloseIdleConnections()
		web.Close()
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		_ = host.Close(ctx)
		_ = db.Close()
	})
	return &site{t: t, url: web.URL, host: host, db: db}
}

// do sends a request; headers come in pairs.
func (s *site) do(method, path, body string, headers ...string) *http.Response {
	s.t.Helper()
	req, err := http.NewRequestWithContext(s.t.Context(), method, s.url+path, strings.NewReader(body))
	if err != nil {
		s.t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	for i := 0; i < len(headers); i += 2 {
		if headers[i] == "Host" {
			req.Host = headers[i+1]
		}
		req.Header.Set(headers[i], headers[i+1])
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() { _ = resp.Body.Close() })
	return resp
}

func text(t *testing.T, resp *http.Response) string {
	t.Helper()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(body)
}

func (s *site) open() string {
	s.t.Helper()
	resp := s.do("POST", "/api/v1/sessions", `{"kind":"roleplay","document":"launch-review"}`)
	var head session.Head
	if err := json.NewDecoder(resp.Body).Decode(&head); err != nil || resp.StatusCode != http.StatusCreated {
		s.t.Fatal(resp.Status, err)
	}
	return "/api/v1/sessions/" + string(head.ID)
}

func TestEveryProblemSaysWhatHappenedAndWhatToDo(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	at := s.open()
	s.do("POST", at+"/turns", `{"input":{"meet":"maya"}}`, "Idempotency-Key", "used")
	for name, c := range map[string]struct {
		method, path, body string
		headers            []string
		status             int
		says               string
	}{
		"no such session":       {"GET", "/api/v1/sessions/nobody", "", nil, 404, "no session has this id"},
		"no such address":       {"GET", "/api/v1/nothing", "", nil, 404, "/api/openapi.json"},
		"no such document":      {"POST", "/api/v1/sessions", `{"kind":"roleplay","document":"lunch-review"}`, nil, 404, `did you mean "launch-review"?`},
		"no such kind":          {"POST", "/api/v1/sessions", `{"kind":"opera","document":"x"}`, nil, 422, "no such kind of session"},
		"a field missing":       {"POST", "/api/v1/sessions", `{"kind":"roleplay"}`, nil, 422, "document"},
		"a field too many":      {"POST", "/api/v1/sessions", `{"kind":"roleplay","document":"launch-review","x":1}`, nil, 422, "unexpected property"},
		"half a body":           {"POST", at + "/turns", `{"input":`, nil, 422, "body"},
		"no body":               {"POST", at + "/turns", ``, nil, 400, "body"},
		"two bodies":            {"POST", at + "/turns", `{"input":{"say":"a"}}{}`, nil, 422, "more than one"},
		"no input":              {"POST", at + "/turns", `{}`, nil, 422, `no "input"`},
		"nothing to do":         {"POST", at + "/turns", `{"input":{}}`, nil, 422, "one of meet, say, choose, skip or decide"},
		"two things to do":      {"POST", at + "/turns", `{"input":{"say":"a","skip":true}}`, nil, 422, "one of meet, say, choose, skip or decide"},
		"an unknown thing":      {"POST", at + "/turns", `{"input":{"shout":"a"}}`, nil, 422, "shout"},
		"nobody of that name":   {"POST", at + "/turns", `{"input":{"meet":"mya"}}`, nil, 422, "mya"},
		"an empty line":         {"POST", at + "/turns", `{"input":{"say":"  \n "}}`, nil, 422, "the line is empty"},
		"a line too long":       {"POST", at + "/turns", `{"input":{"say":"` + strings.Repeat("a", 4001) + `"}}`, nil, 422, "4000"},
		"a line of two MB":      {"POST", at + "/turns", `{"input":{"say":"` + strings.Repeat("a", 2<<20) + `"}}`, nil, 413, "too large"},
		"invalid UTF-8":         {"POST", at + "/turns", "{\"input\":{\"say\":\"\xff\"}}", nil, 422, "not valid UTF-8"},
		"control characters":    {"POST", at + "/turns", `{"input":{"say":"a\u0000b"}}`, nil, 422, "control characters"},
		"a decision too early":  {"POST", at + "/turns", `{"input":{"decide":{"option":"delay","reason":"So."}}}`, nil, 422, "nobody was heard out yet"},
		"half a decision":       {"POST", at + "/turns", `{"input":{"decide":{"option":7}}}`, nil, 422, "option"},
		"a decision of two MB":  {"POST", at + "/turns", `{"input":{"decide":{"option":"delay","reason":"` + strings.Repeat("a", 2<<20) + `"}}}`, nil, 413, "too large"},
		"a garbled decision":    {"POST", at + "/turns", "{\"input\":{\"decide\":{\"option\":\"delay\",\"reason\":\"\xff\"}}}", nil, 422, "not valid UTF-8"},
		"somebody locked":       {"POST", at + "/turns", `{"input":{"meet":"lena"}}`, nil, 422, "before you have heard out Maya Patel"},
		"nothing to choose":     {"POST", at + "/turns", `{"input":{"choose":"a"}}`, nil, 422, "nothing to choose"},
		"a key used otherwise":  {"POST", at + "/turns", `{"input":{"meet":"marcus"}}`, []string{"Idempotency-Key", "used"}, 409, "use a new key"},
		"a turn not there":      {"POST", at + "/fork", `{"turn":7}`, nil, 422, "turns 0 to 1"},
		"another site's write":  {"DELETE", at, "", []string{"Origin", "https://elsewhere.example"}, 403, "another site"},
		"another host's name":   {"GET", "/api/v1/status", "", []string{"Host", "elsewhere.example"}, 421, "not called by that name"},
		"a query out of bounds": {"GET", "/api/v1/sessions?limit=0", "", nil, 422, "limit"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := &site{t: t, url: s.url}
			resp := s.do(c.method, c.path, c.body, c.headers...)
			body := text(t, resp)
			var p Problem
			if err := json.Unmarshal([]byte(body), &p); err != nil {
				t.Fatalf("%v in %s", err, body)
			}
			if resp.StatusCode != c.status || p.Status != c.status || resp.Header.Get("Content-Type") != "application/problem+json" {
				t.Errorf("%d %s, %+v", resp.StatusCode, resp.Header.Get("Content-Type"), p)
			}
			if !strings.Contains(p.Detail, c.says) || p.Type == "" || p.Title == "" {
				t.Errorf("it says: %s", body)
			}
		})
	}
	t.Cleanup(func() {
		events, err := s.db.Events(context.Background(), session.ID(strings.TrimPrefix(at, "/api/v1/sessions/")), 0, 0)
		if err != nil || len(events) != 3 {
			t.Errorf("%d events after all this, %v", len(events), err)
		}
	})
}

// sse is one server-sent event.
type sse struct{ event, id, data string }

func readSSE(t *testing.T, r *bufio.Reader) sse {
	t.Helper()
	var e sse
	for {
		line, err := r.ReadString('\n')
		if err != nil {
			t.Fatalf("the stream ended: %v", err)
		}
		name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		switch name {
		case "event":
			e.event = value
		case "id":
			e.id = value
		case "data":
			e.data = value
		case "":
			if e.event != "" {
				return e
			}
		}
	}
}

func TestATurnStreamsItsWordsThenItsResult(t *testing.T) {
	t.Parallel()
	actor := slowActor{let: make(chan struct{})}
	s := newSite(t, actor)
	at := s.open()
	text(t, s.do("POST", at+"/turns", `{"input":{"meet":"maya"}}`))
	resp := s.do("POST", at+"/turns", `{"input":{"say":"What is going on?"}}`, "Accept", "text/event-stream", "Idempotency-Key", "k")
	stream := bufio.NewReader(resp.Body)
	actor.let <- struct{}{}
	first := readSSE(t, stream)
	if first.event != "words" || !strings.Contains(first.data, `"offset":0`) || !strings.Contains(first.data, `"turn":2`) {
		t.Fatalf("%+v", first)
	}

	// While it runs: a second turn is told, the same request attaches, and a watcher hears the words.
	if busy := s.do("POST", at+"/turns", `{"input":{"say":"Hello?"}}`); busy.StatusCode != http.StatusConflict {
		t.Errorf("a second turn: %s", busy.Status)
	}
	if meanwhile := text(t, s.do("GET", at, "")); !strings.Contains(meanwhile, `"open":true`) || !strings.Contains(meanwhile, `"waiting":true`) {
		t.Errorf("read meanwhile: %s", meanwhile)
	}
	again := bufio.NewReader(s.do("POST", at+"/turns", `{"input":{"say":"What is going on?"}}`, "Accept", "text/event-stream", "Idempotency-Key", "k").Body)
	live := bufio.NewReader(s.do("GET", at+"/live?after=3", "").Body)
	if repeated := readSSE(t, again); repeated != first {
		t.Errorf("the same request again: %+v", repeated)
	}
	if change := readSSE(t, live); change.event != "changed" || change.id != "4" {
		t.Errorf("the watcher: %+v", change)
	}
	if words := readSSE(t, live); words.event != "words" {
		t.Errorf("the watcher: %+v", words)
	}

	close(actor.let)
	var spoken bytes.Buffer
	for e := first; e.event != "result"; e = readSSE(t, stream) {
		var frame session.Frame
		if err := json.Unmarshal([]byte(e.data), &frame); err != nil || frame.Offset != len([]rune(spoken.String())) {
			t.Errorf("%+v, %v", e, err)
		}
		spoken.WriteString(frame.Text)
	}
	var after struct{ View roleplay.View }
	if err := json.Unmarshal([]byte(text(t, s.do("GET", at, ""))), &after); err != nil {
		t.Fatal(err)
	}
	lines := after.View.Conversations[0].Lines
	if last := lines[len(lines)-1].Text; last != spoken.String() {
		t.Errorf("seen %q, logged %q", spoken.String(), last)
	}
	for e := readSSE(t, live); e.event != "changed"; e = readSSE(t, live) {
		if e.event != "words" {
			t.Errorf("the watcher: %+v", e)
		}
	}
	resumed := bufio.NewReader(s.do("GET", at+"/live", "", "Last-Event-ID", "4").Body)
	if e := readSSE(t, resumed); e.event != "changed" || e.id != "6" {
		t.Errorf("resumed at 4: %+v", e)
	}
}

func TestALostClientDoesNotStopATurn(t *testing.T) {
	t.Parallel()
	actor := slowActor{let: make(chan struct{})}
	s := newSite(t, actor)
	at := s.open()
	text(t, s.do("POST", at+"/turns", `{"input":{"meet":"maya"}}`))
	ctx, cancel := context.WithCancel(t.Context())
	req, err := http.NewRequestWithContext(ctx, "POST", s.url+at+"/turns", strings.NewReader(`{"input":{"say":"What is going on?"}}`))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Accept", "text/event-stream")
	req.Header.Set("Content-Type", "application/json")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	_ = resp.Body.Close()
	cancel()
	close(actor.let)
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		if strings.Contains(text(t, s.do("GET", at, "")), `"open":false`) {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("the turn was not finished")
		}
	}
}

func TestADeletedSessionIsGone(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	at := s.open()
	if resp := s.do("DELETE", at, ""); resp.StatusCode != http.StatusNoContent {
		t.Error(resp.Status)
	}
	for _, path := range []string{at, at + "/events", at + "/live", at + "/replay"} {
		if resp := s.do("GET", path, ""); resp.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %s", path, resp.Status)
		}
	}
}

func TestAWatcherOfADeletedSessionIsTold(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	at := s.open()
	live := bufio.NewReader(s.do("GET", at+"/live", "").Body)
	if e := readSSE(t, live); e.event != "changed" || e.id != "1" {
		t.Fatalf("%+v", e)
	}
	s.do("DELETE", at, "")
	if e := readSSE(t, live); e.event != "problem" || !strings.Contains(e.data, "404") {
		t.Errorf("%+v", e)
	}
}

func TestThePagesOfTheAppAreAddresses(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	for path, want := range map[string]struct {
		status int
		body   string
	}{
		"/": {200, "the app"}, "/roleplay/abc": {200, "the app"}, "/index.html": {200, "the app"}, "/assets/a.js": {200, "1"},
		"/assets/gone.js": {404, ""}, "/../secret": {200, "the app"}, "/healthz": {200, "ok"}, "/readyz": {200, "ready"},
		"/api/openapi.json": {200, `"openapi": "3.1.0"`}, "/api/v1/status": {200, `"version":"test"`},
	} {
		resp := s.do("GET", path, "")
		if body := text(t, resp); resp.StatusCode != want.status || !strings.Contains(body, want.body) {
			t.Errorf("%s: %s %.80s", path, resp.Status, body)
		}
		policy := resp.Header.Get("Content-Security-Policy")
		if !strings.Contains(policy, "script-src 'self'") || strings.Contains(policy, "unsafe") || resp.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: headers %v", path, resp.Header)
		}
	}
}

func TestAServerWhoseStoreIsGoneIsNotReady(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	if err := s.db.Close(); err != nil {
		t.Fatal(err)
	}
	if resp := s.do("GET", "/readyz", ""); resp.StatusCode != http.StatusServiceUnavailable {
		t.Error(resp.Status)
	}
	resp := s.do("GET", "/api/v1/sessions", "")
	if body := text(t, resp); resp.StatusCode != http.StatusInternalServerError || strings.Contains(body, "sql") {
		t.Errorf("%s %s", resp.Status, body)
	}
}

func TestDocumentsAreListedReadAndChecked(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	if list := text(t, s.do("GET", "/api/v1/documents", "")); !strings.Contains(list, `"id":"launch-review"`) || !strings.Contains(list, `"source":"example"`) {
		t.Error(list)
	}
	if doc := text(t, s.do("GET", "/api/v1/documents/roleplay/launch-review", "")); !strings.Contains(doc, "Maya Patel") {
		t.Error(doc)
	}
	check := text(t, s.do("POST", "/api/v1/check", `{"name":"mine.yaml","text":"kind: roleplay/v1\ntitel: X\n"}`))
	if !strings.Contains(check, `"code":"D012"`) || !strings.Contains(check, `"line":2`) || !strings.Contains(check, `did you mean \"title\"?`) {
		t.Error(check)
	}
}
