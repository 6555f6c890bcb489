package cli

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"throughline/roleplay"
	"throughline/session"
	"throughline/store/pgtest"
)

// process is a real throughline serve.
type process struct {
	t      *testing.T
	cmd    *exec.Cmd
	url    string
	stderr *transcript
	ended  chan struct{}
}

// transcript is what a process says, to be read while it goes on.
type transcript struct {
	mu   sync.Mutex
	text bytes.Buffer
}

// Write keeps what is said.
func (t *transcript) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.text.Write(b)
}

// String is all that was said so far.
func (t *transcript) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.text.String()
}

// serve starts a server; crash is a point as crashAt reads it, or "". addr keeps a node's name across restarts.
func serve(t *testing.T, db, addr, crash string, args ...string) *process {
	t.Helper()
	cmd := exec.Command("throughline", append([]string{"serve", "--addr", addr, "--db", db}, args...)...)
	cmd.Env = append(os.Environ(), "CRASH_AT="+crash)
	p := &process{t: t, cmd: cmd, stderr: &transcript{}, ended: make(chan struct{})}
	cmd.Stderr = p.stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	go func() {
		_, _ = io.Copy(io.Discard, out)
		_ = cmd.Wait()
		close(p.ended)
	}()
	t.Cleanup(p.kill)
	if err != nil {
		<-p.ended
		t.Fatalf("the server did not start: %s", p.stderr)
	}
	p.url = strings.TrimSpace(line) + "/api/v1"
	return p
}

func (p *process) kill() {
	_ = p.cmd.Process.Kill()
	<-p.ended
}

func (p *process) addr() string {
	return strings.TrimSuffix(strings.TrimPrefix(p.url, "http://"), "/api/v1")
}

// shown is a session as the API shows it.
type shown struct {
	session.Head
	View roleplay.View `json:"view"`
}

// call sends a request and decodes the answer; the error is the transport's.
func (p *process) call(method, path, key string, body, into any) (int, error) {
	p.t.Helper()
	encoded, err := json.Marshal(body)
	if err != nil {
		p.t.Fatal(err)
	}
	if body == nil {
		encoded = nil
	}
	req, err := http.NewRequestWithContext(p.t.Context(), method, p.url+path, bytes.NewReader(encoded))
	if err != nil {
		p.t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	if key != "" {
		req.Header.Set("Idempotency-Key", key)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0, err
	}
	defer func() { _ = resp.Body.Close() }()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		return 0, err
	}
	if into != nil && len(text) > 0 {
		if err := json.Unmarshal(text, into); err != nil {
			p.t.Fatalf("%s %s: %v in %s", method, path, err, text)
		}
	}
	return resp.StatusCode, nil
}

func (p *process) must(status int, method, path, key string, body, into any) {
	p.t.Helper()
	got, err := p.call(method, path, key, body, into)
	if err != nil || got != status {
		p.t.Fatalf("%s %s: %d, %v\n%s", method, path, got, err, p.stderr)
	}
}

func (p *process) open() session.ID {
	p.t.Helper()
	var s shown
	p.must(http.StatusCreated, "POST", "/sessions", "", map[string]string{"kind": "roleplay", "document": "launch-review"}, &s)
	return s.ID
}

func (p *process) turn(id session.ID, key string, in roleplay.Input) shown {
	p.t.Helper()
	var s shown
	p.must(http.StatusOK, "POST", "/sessions/"+string(id)+"/turns", key, turnBody(in), &s)
	return s
}

// firstWords takes a turn as a stream, which stays open, and returns the first words of it.
func (p *process) firstWords(id session.ID, key string, in roleplay.Input) string {
	p.t.Helper()
	body, err := json.Marshal(turnBody(in))
	if err != nil {
		p.t.Fatal(err)
	}
	req, err := http.NewRequestWithContext(p.t.Context(), "POST", p.url+"/sessions/"+string(id)+"/turns", bytes.NewReader(body))
	if err != nil {
		p.t.Fatal(err)
	}
	for name, value := range map[string]string{"Content-Type": "application/json", "Accept": "text/event-stream", "Idempotency-Key": key} {
		req.Header.Set(name, value)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { _ = resp.Body.Close() })
	for lines := bufio.NewScanner(resp.Body); lines.Scan(); {
		if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
			var frame session.Frame
			if err := json.Unmarshal([]byte(data), &frame); err != nil {
				p.t.Fatal(err)
			}
			return frame.Text
		}
	}
	p.t.Fatalf("no words came: %s", p.stderr)
	return ""
}

func turnBody(in roleplay.Input) any { return map[string]any{"input": in} }

func (p *process) events(id session.ID) []session.Event {
	p.t.Helper()
	var out struct{ Events []session.Event }
	p.must(http.StatusOK, "GET", "/sessions/"+string(id)+"/events", "", nil, &out)
	return out.Events
}

func (p *process) verdict(id session.ID) session.Verdict {
	p.t.Helper()
	var v session.Verdict
	p.must(http.StatusOK, "GET", "/sessions/"+string(id)+"/replay", "", nil, &v)
	return v
}

// databases are a fresh one of each sort.
var databases = map[string]func(*testing.T) string{
	"SQLite":   func(t *testing.T) string { return t.TempDir() + "/throughline.db" },
	"Postgres": func(t *testing.T) string { return pgtest.URL(t) },
}

func TestAKilledServerFinishesTheTurnOnceWhenItRunsAgain(t *testing.T) {
	t.Parallel()
	for name, database := range databases {
		for _, point := range []session.Point{session.Stored, session.Answered, session.Appended} {
			t.Run(name+" "+string(point), func(t *testing.T) {
				t.Parallel()
				db := database(t)
				first := serve(t, db, "127.0.0.1:0", string(point)+"#2")
				id := first.open()
				first.turn(id, "meet", roleplay.Input{Meet: "maya"})
				said := roleplay.Input{Say: "What did the eval turn up?"}
				if status, err := first.call("POST", "/sessions/"+string(id)+"/turns", "said", turnBody(said), nil); err == nil {
					t.Fatalf("the server answered %d", status)
				}
				<-first.ended

				again := serve(t, db, first.addr(), "")
				var s shown
				for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(20 * time.Millisecond) {
					again.must(http.StatusOK, "GET", "/sessions/"+string(id), "", nil, &s)
					if !s.Open {
						break
					}
					if time.Now().After(deadline) {
						t.Fatal("the turn was not taken up")
					}
				}
				if after := again.turn(id, "said", said); after.Turn != 2 || after.Version != s.Version {
					t.Errorf("the same request again: %+v", after.Head)
				}
				count := map[string]int{}
				for _, e := range again.events(id) {
					count[e.Type]++
				}
				if count["say"] != 1 || count["spoke"] != 1 || count["stepped"] != 1 {
					t.Errorf("events: %v", count)
				}
				again.turn(id, "next", roleplay.Input{Say: "Is it across the board?"})
				if v := again.verdict(id); v.Outcome != session.Same || v.Turns != 3 {
					t.Errorf("replay: %+v", v)
				}
			})
		}
	}
}

func TestOfRacingRequestsOneWinsAndTheOthersAreTold(t *testing.T) {
	t.Parallel()
	for name, database := range databases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := serve(t, database(t), "127.0.0.1:0", "")
			id := p.open()
			p.turn(id, "", roleplay.Input{Meet: "maya"})
			statuses := make(chan int, 10)
			var racing sync.WaitGroup
			for i := range cap(statuses) {
				racing.Go(func() {
					status, err := p.call("POST", "/sessions/"+string(id)+"/turns", fmt.Sprint("key", i), turnBody(roleplay.Input{Say: "What's going on?"}), nil)
					if err != nil {
						t.Error(err)
					}
					statuses <- status
				})
			}
			racing.Wait()
			close(statuses)
			count := map[int]int{}
			for s := range statuses {
				count[s]++
			}
			says := 0
			for _, e := range p.events(id) {
				if e.Type == "say" {
					says++
				}
			}
			if count[200] != says || count[200] < 1 || count[200]+count[409] != cap(statuses) {
				t.Errorf("statuses %v, %d lines in the log", count, says)
			}
			if v := p.verdict(id); v.Outcome != session.Same {
				t.Errorf("replay: %+v", v.Difference)
			}
		})
	}
}

func TestADecisionIsMadeOnceHoweverOftenItIsSent(t *testing.T) {
	t.Parallel()
	for name, database := range databases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := serve(t, database(t), "127.0.0.1:0", "")
			id := p.open()
			p.turn(id, "", roleplay.Input{Meet: "maya"})
			p.turn(id, "", roleplay.Input{Skip: true})
			options := []string{"delay", "partial", "ship"}
			statuses := make(chan int, 9)
			var racing sync.WaitGroup
			for i := range cap(statuses) {
				racing.Go(func() {
					call := &roleplay.Call{Option: options[i%len(options)], Reason: "It is my call."}
					status, err := p.call("POST", "/sessions/"+string(id)+"/turns", fmt.Sprint("key", i), turnBody(roleplay.Input{Decide: call}), nil)
					if err != nil {
						t.Error(err)
					}
					statuses <- status
				})
			}
			racing.Wait()
			close(statuses)
			count := map[int]int{}
			for s := range statuses {
				count[s]++
			}
			if count[200] != 1 || count[200]+count[409]+count[422] != cap(statuses) {
				t.Errorf("statuses %v", count)
			}
			for _, e := range p.events(id) {
				if e.Type != "decide" {
					continue
				}
				var call roleplay.Call
				if err := json.Unmarshal(e.Body, &call); err != nil {
					t.Fatal(err)
				}
				before := p.events(id)
				again := p.turn(id, e.Key, roleplay.Input{Decide: &call}) // the one that won, sent twice
				if again.View.Debrief == nil || again.View.Debrief.Call.Option != call.Option || len(p.events(id)) != len(before) {
					t.Errorf("sent again: %+v", again.Head)
				}
			}
			if v := p.verdict(id); v.Outcome != session.Same {
				t.Errorf("replay: %+v", v.Difference)
			}
		})
	}
}

func TestAnOpenStreamDoesNotHoldUpAShutdown(t *testing.T) {
	t.Parallel()
	for name, database := range databases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := serve(t, database(t), "127.0.0.1:0", "")
			id := p.open()
			live, err := http.Get(p.url + "/sessions/" + string(id) + "/live")
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = live.Body.Close() }()
			if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
				t.Fatal(err)
			}
			select {
			case <-p.ended:
			case <-time.After(20 * time.Second):
				t.Fatal("the server did not end: an open stream holds it")
			}
			if code := p.cmd.ProcessState.ExitCode(); code != 0 {
				t.Errorf("exit code %d: %s", code, p.stderr)
			}
		})
	}
}

func TestABackupIsMadeWhileServingAndCanBeServed(t *testing.T) {
	t.Parallel()
	for name, database := range databases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db, file := database(t), t.TempDir()+"/backup.db"
			p := serve(t, db, "127.0.0.1:0", "")
			id := p.open()
			p.turn(id, "", roleplay.Input{Meet: "maya"})
			before := p.turn(id, "", roleplay.Input{Say: "What's going on?"})
			command(t, 0, "db", "backup", file, "--db", db)
			p.turn(id, "", roleplay.Input{Say: "And what did the eval turn up?"})
			command(t, 2, "db", "backup", file, "--db", db)

			restored := serve(t, file, "127.0.0.1:0", "")
			var s shown
			restored.must(http.StatusOK, "GET", "/sessions/"+string(id), "", nil, &s)
			if s.Version != before.Version {
				t.Errorf("version %d in the backup, %d when it was made", s.Version, before.Version)
			}
			if v := restored.verdict(id); v.Outcome != session.Same {
				t.Errorf("replay: %+v", v.Difference)
			}
		})
	}
}

func TestAServerWithAnOwnerAsksWhoComes(t *testing.T) {
	t.Parallel()
	for name, database := range databases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db, file := database(t), t.TempDir()+"/password"
			if err := os.WriteFile(file, []byte("correct horse battery\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			command(t, 0, "owner", "add", "ada", "--password-file", file, "--db", db)
			token, _ := command(t, 0, "owner", "token", "ada", "--label", "test", "--db", db)
			for _, addr := range []string{"127.0.0.1:0", "[::1]:0"} {
				p := serve(t, db, addr, "")
				if status, err := p.call("GET", "/sessions", "", nil, nil); err != nil || status != http.StatusUnauthorized {
					t.Errorf("%s without a credential: %d, %v", addr, status, err)
				}
				req, err := http.NewRequestWithContext(t.Context(), "GET", p.url+"/sessions", nil)
				if err != nil {
					t.Fatal(err)
				}
				req.Header.Set("Authorization", "Bearer "+strings.TrimSpace(token))
				resp, err := http.DefaultClient.Do(req)
				if err != nil {
					t.Fatal(err)
				}
				_ = resp.Body.Close()
				if resp.StatusCode != http.StatusOK {
					t.Errorf("%s with a token: %s", addr, resp.Status)
				}
				if strings.Contains(p.stderr.String(), strings.TrimSpace(token)) {
					t.Error("the token is in the log")
				}
				p.kill()
			}
		})
	}
}

func TestAnAddressInUseIsSaidSo(t *testing.T) {
	t.Parallel()
	p := serve(t, t.TempDir()+"/a.db", "127.0.0.1:0", "")
	_, stderr := command(t, 2, "serve", "--addr", p.addr(), "--db", t.TempDir()+"/b.db")
	if !strings.Contains(stderr, "is in use") || strings.Count(stderr, "\n") != 1 {
		t.Error(stderr)
	}
}

func TestAWrongPostgresPasswordIsSaidSoAndNotRepeated(t *testing.T) {
	t.Parallel()
	url := pgtest.URL(t)
	before, after, ok := strings.Cut(url, "@")
	if !ok {
		t.Skip("the test server's address has no password in it")
	}
	user := before[:strings.LastIndex(before, ":")]
	_, stderr := command(t, 2, "sessions", "list", "--db", user+":not-the-password@"+after)
	if strings.Contains(stderr, "not-the-password") || strings.Count(stderr, "\n") != 1 || !strings.Contains(stderr, "password") {
		t.Error(stderr)
	}
}

// command runs throughline and checks its exit code.
func command(t *testing.T, code int, args ...string) (stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, "throughline", args...)
	cmd.Stdout, cmd.Stderr = &out, &errs
	_ = cmd.Run()
	if got := cmd.ProcessState.ExitCode(); got != code {
		t.Fatalf("throughline %s: exit code %d, want %d\n%s", strings.Join(args, " "), got, code, errs.String())
	}
	return out.String(), errs.String()
}
