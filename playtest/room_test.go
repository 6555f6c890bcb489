package playtest

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"throughline/examples"
	"throughline/interview"
	"throughline/session"
	"throughline/store"
)

// transcripts lets people read what the figures were taken from.
var transcripts = flag.String("transcripts", "", "write every simulated interview into this folder")

// newRoom is a room with a real log and the rules in place of every model. It has no embedder: what is alike changes the
// slots, and hardly any choice.
func newRoom(t *testing.T) Room {
	t.Helper()
	db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "playtest.db"))
	if err != nil {
		t.Fatal(err)
	}
	kind := interview.NewKind(interview.NewRoles(interview.Models{}, time.Now), nil, time.Now)
	host := session.NewHost(session.Config{Log: db, Kinds: session.Kinds{kind}, Node: "playtest", Lease: time.Minute})
	t.Cleanup(func() {
		_ = host.Close(context.Background())
		_ = db.Close()
	})
	return Room{Host: host, Log: db}
}

// study is one that ships.
func study(t *testing.T, id string) []byte {
	t.Helper()
	text, err := examples.FS.ReadFile("interview/" + id + ".yaml")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// hold holds an interview and writes it down if that is wanted.
func hold(t *testing.T, r Room, text []byte, p Persona, seed uint64) Report {
	t.Helper()
	report, err := r.Interview(t.Context(), text, p, seed)
	if err != nil {
		t.Fatal(err)
	}
	if *transcripts != "" {
		name := fmt.Sprintf("%s-%s-%d.txt", report.Study, p, seed)
		if err := os.WriteFile(filepath.Join(*transcripts, name), []byte(transcript(&report)), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return report
}

// transcript is an interview for people to read, with the graph it came to.
func transcript(r *Report) string {
	var b strings.Builder
	for _, t := range r.Turns {
		fmt.Fprintf(&b, "[%s %s] %s\n> %s\n", t.Strategy, t.Focus, t.Question, t.Answer)
		fmt.Fprintf(&b, "  +%d: %d concepts, %d links, %d orphans, chains %.2f\n", t.New, t.Graph.NodeCount, t.Graph.EdgeCount, t.Graph.OrphanCount, t.Graph.ChainCompletion)
	}
	fmt.Fprintf(&b, "ends: %s\n", r.Outcome.Reason)
	tied := map[interview.ConceptID]bool{}
	for _, l := range r.Outcome.Links {
		tied[l.From], tied[l.To] = true, true
	}
	for _, c := range r.Outcome.Concepts {
		alone := ""
		if !tied[c.ID] {
			alone = " (alone)"
		}
		fmt.Fprintf(&b, "%s %s: %s%s\n", c.ID, c.Type, c.Label, alone)
	}
	for _, l := range r.Outcome.Links {
		fmt.Fprintf(&b, "%s %s %s\n", l.From, l.Type, l.To)
	}
	return b.String()
}
