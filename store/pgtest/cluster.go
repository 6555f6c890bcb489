package pgtest

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net"
	"os"
	osexec "os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"github.com/jackc/pgx/v5"
)

// ErrNotInstalled says that there is no Postgres on this machine.
var ErrNotInstalled = errors.New("no Postgres is installed")

// Cluster is a private Postgres server in a temporary folder. It ends, and its folder is removed, on Stop or when the
// process that started it ends, even by a kill.
type Cluster struct {
	URL string // of its superuser; connections need the password in it

	home   string
	keeper *osexec.Cmd
	hold   *os.File // the keeper works as long as this is open
}

// Start starts a cluster in a new folder under dir, or under the system's temporary folder when dir is empty.
// It listens on a free port of 127.0.0.1 and does not wait for the disk.
func Start(dir string) (*Cluster, error) {
	bin, err := binaries()
	if err != nil {
		return nil, err
	}
	var lost error
	for range 3 { // the port that was free may be taken before the server takes it
		cluster, err := start(bin, dir)
		if err == nil {
			return cluster, nil
		}
		lost = err
	}
	return nil, lost
}

// Stop ends the server and removes its folder.
func (c *Cluster) Stop() error {
	// The keeper removes all that the server's user may remove.
	return errors.Join(c.hold.Close(), c.keeper.Wait(), os.RemoveAll(c.home))
}

// binaries finds the folder with initdb and postgres, the newest where there are several.
func binaries() (string, error) {
	found, err := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if err != nil {
		return "", err
	}
	version := func(path string) int {
		n, _ := strconv.Atoi(filepath.Base(filepath.Dir(filepath.Dir(path)))) // an odd name sorts first, as the oldest
		return n
	}
	slices.SortFunc(found, func(a, b string) int { return version(a) - version(b) })
	if onPath, err := osexec.LookPath("initdb"); err == nil {
		found = append(found, onPath)
	}
	if len(found) == 0 {
		return "", ErrNotInstalled
	}
	return filepath.Dir(found[len(found)-1]), nil
}

func start(bin, dir string) (*Cluster, error) {
	home, err := os.MkdirTemp(dir, "pgtest")
	if err != nil {
		return nil, err
	}
	password := rand.Text()
	secret := filepath.Join(home, "password")
	if err := os.WriteFile(secret, []byte(password), 0o600); err != nil {
		return nil, err
	}
	if err := giveToServer(home, secret); err != nil {
		return nil, err
	}
	data := filepath.Join(home, "data")
	initdb := osexec.Command(filepath.Join(bin, "initdb"), "-D", data, "-U", "postgres", "--pwfile", secret,
		"-A", "scram-sha-256", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions")
	initdb.Dir = home
	asServer(initdb)
	if output, err := initdb.CombinedOutput(); err != nil {
		return nil, errors.Join(fmt.Errorf("initdb: %w: %s", err, output), os.RemoveAll(home))
	}
	port, err := freePort()
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(home))
	}
	cluster := &Cluster{home: home, URL: fmt.Sprintf("postgres://postgres:%s@127.0.0.1:%d/postgres?sslmode=disable", password, port)}
	cluster.keeper, cluster.hold, err = keep(home, filepath.Join(bin, "postgres"), "-D", data, "-p", strconv.Itoa(port),
		"-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "max_connections=400",
		"-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off", "-c", "shared_buffers=64MB")
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(home))
	}
	if err := cluster.await(); err != nil {
		log, _ := os.ReadFile(filepath.Join(home, "log")) // for the message only
		return nil, errors.Join(fmt.Errorf("%w; the server says: %s", err, log), cluster.Stop())
	}
	return cluster, nil
}

func freePort() (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	return listener.Addr().(*net.TCPAddr).Port, listener.Close()
}

// await returns once the server answers.
func (c *Cluster) await() error {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	for {
		conn, err := pgx.Connect(ctx, c.URL)
		if err == nil {
			return conn.Close(ctx)
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("wait for Postgres: %w", err)
		case <-time.After(20 * time.Millisecond):
		}
	}
}
