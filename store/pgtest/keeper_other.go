//go:build !unix

package pgtest

import (
	"fmt"
	"os"
	osexec "os/exec"
)

func keep(string, ...string) (*osexec.Cmd, *os.File, error) {
	return nil, nil, fmt.Errorf("start a cluster on this system: set %s instead", Env)
}

func asServer(*osexec.Cmd) {}

func giveToServer(...string) error { return nil }
