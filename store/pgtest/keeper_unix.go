//go:build unix

package pgtest

import (
	"errors"
	"os"
	osexec "os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"syscall"
)

// keeperScript runs the server until its own input ends, which it does when the process that started it is gone.
const keeperScript = `trap '' INT TERM HUP
home=$1; shift
"$@" >"$home/log" 2>&1 </dev/null &
server=$!
read -r _
kill -INT $server 2>/dev/null
wait $server
rm -rf "$home" || true`

// keep starts a server under a keeper. The keeper works while hold is open in this process.
func keep(home string, server ...string) (keeper *osexec.Cmd, hold *os.File, err error) {
	input, hold, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	defer input.Close()
	keeper = osexec.Command("/bin/sh", append([]string{"-c", keeperScript, "keeper", home}, server...)...)
	keeper.Stdin = input
	asServer(keeper)
	keeper.Dir = filepath.Dir(home)
	// A group of its own: an interrupt at the keyboard ends the tests first and the server after them.
	keeper.SysProcAttr.Setpgid = true
	if err := keeper.Start(); err != nil {
		return nil, nil, errors.Join(err, hold.Close())
	}
	return keeper, hold, nil
}

// asServer makes a command run as another user when we are root, which Postgres refuses to be run by.
func asServer(cmd *osexec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{}
	if uid, gid, other := serverUser(); other {
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: uid, Gid: gid}
	}
}

// giveToServer lets the server's user own files that we made.
func giveToServer(paths ...string) error {
	uid, gid, other := serverUser()
	for _, path := range paths {
		if !other {
			return nil
		}
		if err := os.Chown(path, int(uid), int(gid)); err != nil {
			return err
		}
	}
	return nil
}

func serverUser() (uid, gid uint32, other bool) {
	if os.Geteuid() != 0 {
		return 0, 0, false
	}
	for _, name := range []string{"postgres", "nobody"} {
		if u, err := user.Lookup(name); err == nil {
			uid, uidErr := strconv.ParseUint(u.Uid, 10, 32)
			gid, gidErr := strconv.ParseUint(u.Gid, 10, 32)
			return uint32(uid), uint32(gid), uidErr == nil && gidErr == nil
		}
	}
	return 0, 0, false
}
