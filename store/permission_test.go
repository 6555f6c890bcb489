//go:build linux

package store_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestWhatMayNotBeWrittenIsRefusedAtOnce opens files as a user whom their permissions really stop: root passes them all, so
// under root the child is nobody.
func TestWhatMayNotBeWrittenIsRefusedAtOnce(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		file, folder os.FileMode
		made         bool
		reason       string
	}{
		"a file that may only be read":         {0o444, 0o777, true, "read only"},
		"a file in a read-only place":          {0o444, 0o555, true, "read only"},
		"a file that may not even be read":     {0o000, 0o777, true, "denied"},
		"no file, in a folder to read only":    {0, 0o555, false, "read only"},
		"a folder that may not be looked into": {0o666, 0o000, true, "denied"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			folder, err := os.MkdirTemp("", "store") //nolint:usetesting // t.TempDir is closed to others
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = os.Chmod(folder, 0o700); _ = os.RemoveAll(folder) })
			path := filepath.Join(folder, "a.db")
			if c.made {
				if r := work(t.Context(), path); r.Reason != "" {
					t.Fatal(r.Sentence)
				}
				if err := os.Chmod(path, c.file); err != nil {
					t.Fatal(err)
				}
			}
			if err := os.Chmod(folder, c.folder); err != nil {
				t.Fatal(err)
			}
			r, err := child(path, func(cmd *exec.Cmd) {
				cmd.Dir = "/"
				if os.Geteuid() == 0 {
					cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
				}
			})
			if err != nil || r.Reason != c.reason || !strings.Contains(r.Sentence, path) || !strings.Contains(r.Sentence, "check") {
				t.Errorf("child: %v, %+v; want %q", err, r, c.reason)
			}
		})
	}
}
