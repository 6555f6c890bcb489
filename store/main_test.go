package store_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"testing"

	"throughline/session"
	"throughline/store"
)

// childEnv makes the test binary a child that opens the database it names, writes one session and reports.
const childEnv = "STORE_TEST_CHILD"

// report is what a child says on its output.
type report struct {
	Reason   string // a word of reasons, or "" when all went well
	Sentence string
	Session  session.ID
}

func reasons() map[string]error {
	return map[string]error{"read only": store.ErrReadOnly, "denied": store.ErrDenied, "busy": store.ErrBusy, "foreign": store.ErrForeign}
}

func TestMain(m *testing.M) {
	if url := os.Getenv(childEnv); url != "" {
		if err := json.NewEncoder(os.Stdout).Encode(work(context.Background(), url)); err != nil {
			panic(err)
		}
		return
	}
	os.Exit(m.Run())
}

func work(ctx context.Context, url string) report {
	var r report
	db, err := store.Open(ctx, url)
	if err == nil {
		r.Session = session.NewID()
		err = errors.Join(db.Create(ctx, session.Head{ID: r.Session, Kind: "sample"}, events(0, 1)), db.Close())
	}
	if err != nil {
		r.Reason, r.Sentence = "other", err.Error()
	}
	for word, reason := range reasons() {
		if errors.Is(err, reason) {
			r.Reason = word
		}
	}
	return r
}

// child runs the test binary as another process; change may set how.
func child(url string, change func(*exec.Cmd)) (report, error) {
	// Not by its path: the folder of the binary may be closed to the user that the child runs as.
	cmd := exec.Command("/proc/self/exe")
	cmd.Env = append(os.Environ(), childEnv+"="+url)
	change(cmd)
	var r report
	output, err := cmd.Output()
	if err != nil {
		return r, fmt.Errorf("run the child: %w", err)
	}
	return r, json.Unmarshal(output, &r)
}
