package store_test

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"throughline/session"
	"throughline/store/pgtest"
)

// A turn is two commits: what the person said, with its key and a claim, and then all that followed from it.
const (
	benchBody   = 400 // bytes of one event
	benchEvents = 4   // events of the second commit
)

func BenchmarkAppendTurn(b *testing.B) {
	b.Run("SQLite", func(b *testing.B) { benchTurns(b, filepath.Join(b.TempDir(), "a.db")) })
	b.Run("Postgres", func(b *testing.B) { benchTurns(b, pgtest.URL(b)) })
}

func benchTurns(b *testing.B, url string) {
	db := open(b, url)
	id := begin(b, db, session.Head{}, 1)
	body := json.RawMessage(`"` + strings.Repeat("w", benchBody-2) + `"`)
	version := int64(1)
	next := func(n, turn int) (events []session.Event) {
		for i := range n {
			events = append(events, session.Event{Version: version + int64(i) + 1, Turn: turn, Type: "said", Origin: session.World, At: 10, Body: body})
		}
		return events
	}
	for turn := 1; b.Loop(); turn++ {
		said := next(1, turn)
		said[0].Key, said[0].Hash = fmt.Sprintf("%026d", turn), "hash"
		fence, err := db.Append(b.Context(), session.Write{
			Session: id, Expect: version, Now: 10, Open: true, Events: said,
			Take: &session.Lease{Node: "a", Now: 10, Until: 20},
		})
		if err != nil {
			b.Fatal(err)
		}
		version++
		if _, err := db.Append(b.Context(), session.Write{Session: id, Expect: version, Now: 10, Fence: fence, Events: next(benchEvents, turn)}); err != nil {
			b.Fatal(err)
		}
		version += benchEvents
	}
	b.ReportMetric(2*float64(b.N)/b.Elapsed().Seconds(), "commits/s")
}

// BenchmarkBareCommits is the floor: as many commits and bytes as BenchmarkAppendTurn, with nothing checked.
func BenchmarkBareCommits(b *testing.B) {
	db, err := sql.Open("sqlite", "file:"+filepath.Join(b.TempDir(), "a.db")+"?_txlock=immediate&_journal_mode=WAL&_synchronous=NORMAL")
	if err != nil {
		b.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	if _, err := db.Exec("CREATE TABLE bytes (n INTEGER PRIMARY KEY, body TEXT)"); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		for _, n := range []int{1, benchEvents} {
			tx, err := db.Begin()
			if err != nil {
				b.Fatal(err)
			}
			if _, err := tx.Exec("INSERT INTO bytes (body) VALUES ($1)", strings.Repeat("w", n*benchBody)); err != nil {
				b.Fatal(err)
			}
			if err := tx.Commit(); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(2*float64(b.N)/b.Elapsed().Seconds(), "commits/s")
}

// BenchmarkTail is what every request does first: the head, and the events behind the cached version.
func BenchmarkTail(b *testing.B) {
	for _, n := range []int{100, 10_000} {
		b.Run(fmt.Sprintf("SQLite/%d", n), func(b *testing.B) {
			db := open(b, filepath.Join(b.TempDir(), "a.db"))
			id := begin(b, db, session.Head{}, n)
			for b.Loop() {
				if _, err := db.Head(b.Context(), id); err != nil {
					b.Fatal(err)
				}
				if tail, err := db.Events(b.Context(), id, int64(n)-2, 0); err != nil || len(tail) != 2 {
					b.Fatal(len(tail), err)
				}
			}
		})
	}
}
