package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"

	"throughline/session"
)

// recordings is a folder with what was asked of models and answered: a file for each session, so that a session's
// recording can be erased with it, and one for calls that belong to none.
type recordings string

const ofNoSession = "other"

var plainID = regexp.MustCompile(`^[a-z0-9]{1,64}$`)

// openRecordings makes the folder if it is not there. Only its owner may look in: it holds what people said.
func openRecordings(dir string) (recordings, error) {
	if about, err := os.Stat(dir); err == nil && !about.IsDir() {
		return "", fmt.Errorf("%s is a file; `record` names a folder, which gets a file for each session", dir)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", fileError(dir, err)
	}
	return recordings(dir), nil
}

// Write appends a line, which is one call, to the file of its session.
func (r recordings) Write(line []byte) (int, error) {
	var call struct {
		Request struct {
			Session string `json:"session"`
		} `json:"request"`
	}
	if err := json.Unmarshal(line, &call); err != nil {
		return 0, fmt.Errorf("read a call: %w", err)
	}
	file, err := os.OpenFile(r.file(call.Request.Session), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return 0, err
	}
	n, err := file.Write(line)
	return n, errors.Join(err, file.Close())
}

func (r recordings) file(id string) string {
	if !plainID.MatchString(id) {
		id = ofNoSession
	}
	return filepath.Join(string(r), id+".jsonl")
}

// erase removes the recordings of sessions.
func (r recordings) erase(ids []session.ID) error {
	var all []error
	for _, id := range ids {
		if err := os.Remove(r.file(string(id))); err != nil && !errors.Is(err, fs.ErrNotExist) && plainID.MatchString(string(id)) {
			all = append(all, err)
		}
	}
	return errors.Join(all...)
}

// erasing is a log that erases the recordings of what it deletes.
type erasing struct {
	session.Log
	recorded recordings
	forget   func(session string)
}

// Delete removes a session and its forks, and then what is recorded of them.
func (l erasing) Delete(ctx context.Context, id session.ID) ([]session.ID, error) {
	gone, err := l.Log.Delete(ctx, id)
	for _, each := range gone {
		l.forget(string(each))
	}
	if l.recorded != "" {
		err = errors.Join(err, l.recorded.erase(gone))
	}
	return gone, err
}
