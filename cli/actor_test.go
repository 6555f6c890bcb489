package cli

import (
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"throughline/roleplay"
	"throughline/session"
)

// scripted writes a configuration whose actor plays a script, with more keys if they are given.
func scripted(t *testing.T, script string, more ...string) (config, dir string) {
	t.Helper()
	dir = t.TempDir()
	config = filepath.Join(dir, "throughline.yaml")
	text := "kind: throughline/v1\nroles:\n  actor: {provider: script, script: actor.txt}\n" + strings.Join(more, "\n") + "\n"
	for name, content := range map[string]string{config: text, filepath.Join(dir, "actor.txt"): script} {
		if err := os.WriteFile(name, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return config, dir
}

const satisfied = "\n---END---\n{\"node_satisfied\": true, \"internal_thought\": \"not for anybody's eyes\"}\n"

// lineOf is the line that the latest answer in a log has.
func lineOf(t *testing.T, events []session.Event) roleplay.Line {
	t.Helper()
	var line roleplay.Line
	for _, e := range events {
		var o session.Observation
		if e.Type != "spoke" {
			continue
		}
		if err := json.Unmarshal(e.Body, &o); err != nil {
			t.Fatal(err)
		}
		line = roleplay.Line{}
		if err := json.Unmarshal(o.Reply, &line); err != nil {
			t.Fatal(err)
		}
	}
	return line
}

func TestTheConfiguredModelSpeaksAndASignalLetsItFinish(t *testing.T) {
	t.Parallel()
	config, dir := scripted(t, ">>> actor delay=1500ms pause=20ms chunk=7 usage=900/40\nI'm glad somebody asks. You're here to decide, and I've got the results."+satisfied)
	p := serve(t, dir+"/a.db", "127.0.0.1:0", "", "--config", config)
	var status struct {
		Model struct {
			Name       string
			Configured bool
			Message    string
		}
	}
	p.must(http.StatusOK, "GET", "/status", "", nil, &status)
	if !status.Model.Configured || status.Model.Name != "actor.txt" || !strings.Contains(status.Model.Message, "speaks in role-plays") {
		t.Errorf("%+v", status)
	}
	id := p.open()
	p.turn(id, "", roleplay.Input{Meet: "maya"})
	answered := make(chan shown, 1)
	go func() {
		var s shown
		if _, err := p.call("POST", "/sessions/"+string(id)+"/turns", "said", turnBody(roleplay.Input{Say: "What's going on?"}), &s); err != nil {
			t.Error(err)
		}
		answered <- s
	}()
	for stored := false; !stored; { // the turn is in flight when what was said is in the log
		for _, e := range p.events(id) {
			stored = stored || e.Type == "say"
		}
	}
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	s := <-answered
	if lines := s.View.Conversations[0].Lines; lines[len(lines)-1].Text != "I'm glad somebody asks. You're here to decide, and I've got the results." {
		t.Errorf("the answer is %+v", lines)
	}
	select {
	case <-p.ended:
	case <-time.After(20 * time.Second):
		t.Fatal("the server did not end")
	}
	if code := p.cmd.ProcessState.ExitCode(); code != 0 {
		t.Errorf("exit code %d: %s", code, p.stderr)
	}
	again := serve(t, dir+"/a.db", "127.0.0.1:0", "")
	line := lineOf(t, again.events(id))
	if line.Actor != "script" || line.Fallback || line.Calls != 1 || line.Usage == nil || line.Usage.Input != 900 || line.FirstMS < 1000 || line.TotalMS < line.FirstMS {
		t.Errorf("%+v", line)
	}
	if v := again.verdict(id); v.Outcome != session.Same || v.Turns != 2 {
		t.Errorf("replay without the model: %+v", v)
	}
}

// A model that has begun to speak and then says nothing more must not keep a server that is told to stop.
func TestATurnThatASignalCutsShortIsTakenUpByTheNextServer(t *testing.T) {
	t.Parallel()
	const begun = "I'm glad somebody asks. You're here to decide, and I've got the results."
	for name, database := range databases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db := database(t)
			stalled, _ := scripted(t, ">>> actor chunk=7 fault=stall after=70\n"+begun+satisfied)
			p := serve(t, db, "127.0.0.1:0", "", "--config", stalled, "--grace", "100ms")
			id := p.open()
			p.turn(id, "meet", roleplay.Input{Meet: "maya"})
			said := roleplay.Input{Say: "What's going on, and what did the eval turn up?"}
			if words := p.firstWords(id, "said", said); words == "" || !strings.HasPrefix(begun, words) {
				t.Fatalf("the first words are %q", words)
			}
			if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
				t.Fatal(err)
			}
			select {
			case <-p.ended:
			case <-time.After(20 * time.Second):
				t.Fatal("the server did not end: a silent model holds it")
			}
			if code := p.cmd.ProcessState.ExitCode(); code != 0 {
				t.Errorf("exit code %d: %s", code, p.stderr)
			}

			answering, _ := scripted(t, ">>> actor\nThe eval says we're not ready, and that's what we should talk about."+satisfied)
			again := serve(t, db, "127.0.0.1:0", "", "--config", answering) // another node: the claim was given back
			s := again.turn(id, "said", said)
			lines := s.View.Conversations[0].Lines
			if s.Turn != 2 || len(lines) != 3 || lines[1].Text != said.Say || !strings.HasPrefix(lines[2].Text, "The eval says we're not ready") {
				t.Errorf("turn %d: %+v", s.Turn, lines)
			}
			count := map[string]int{}
			for _, e := range again.events(id) {
				count[e.Type]++
			}
			if count["say"] != 1 || count["spoke"] != 1 || count["stepped"] != 1 {
				t.Errorf("events: %v", count)
			}
			if v := again.verdict(id); v.Outcome != session.Same || v.Turns != 2 {
				t.Errorf("replay: %+v", v)
			}
		})
	}
}

func TestABudgetOutlivesARestartAndADeletedSessionItsRecordingDoesNot(t *testing.T) {
	t.Parallel()
	config, dir := scripted(t, ">>> actor usage=900/100\nHello, good to see you."+satisfied+">>> actor\nNever said."+satisfied, "budget: {day_tokens: 1000}", "record: calls")
	db := dir + "/a.db"
	p := serve(t, db, "127.0.0.1:0", "", "--config", config)
	id := p.open()
	p.turn(id, "", roleplay.Input{Meet: "maya"})
	p.turn(id, "", roleplay.Input{Say: "Hello Maya"})
	p.kill()
	record := filepath.Join(dir, "calls", string(id)+".jsonl")
	if text, err := os.ReadFile(record); err != nil || !strings.Contains(string(text), "Hello Maya") {
		t.Errorf("recorded: %v, %.200s", err, text)
	}

	again := serve(t, db, "127.0.0.1:0", "", "--config", config)
	again.turn(id, "", roleplay.Input{Say: "What did you find?"})
	line := lineOf(t, again.events(id))
	if !line.Fallback || len(line.Faults) != 1 || !strings.Contains(line.Faults[0], "budget of 1000 tokens for this day is spent (1000)") {
		t.Errorf("%+v", line)
	}
	again.must(http.StatusNoContent, "DELETE", "/sessions/"+string(id), "", nil, nil)
	if _, err := os.Stat(record); !os.IsNotExist(err) {
		t.Errorf("the recording is still there: %v", err)
	}
	second := again.open()
	again.turn(second, "", roleplay.Input{Meet: "maya"})
	again.kill()
	leftover := filepath.Join(dir, "calls", string(second)+".jsonl")
	if err := os.WriteFile(leftover, []byte("{}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	command(t, 0, "sessions", "delete", string(second), "--db", db, "--config", config)
	if _, err := os.Stat(leftover); !os.IsNotExist(err) {
		t.Errorf("the recording is still there: %v", err)
	}
}

func TestTheTerminalIsSpokenToByTheModelToo(t *testing.T) {
	t.Parallel()
	config, dir := scripted(t, ">>> actor\nHello, good to see you here."+satisfied)
	cmd := exec.CommandContext(t.Context(), "throughline", "roleplay", "run", "launch-review", "--with", "maya", "--db", dir+"/a.db", "--config", config)
	cmd.Stdin = strings.NewReader("Hi Maya\n/quit\n")
	all, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(all), "Maya Patel: Hello, good to see you here.") || !strings.Contains(string(all), "actor.txt speaks in role-plays") {
		t.Errorf("%v: %s", err, all)
	}
}
