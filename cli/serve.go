package cli

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"

	"throughline/access"
	"throughline/server"
	"throughline/session"
	"throughline/web"
)

type serveCmd struct {
	database
	configFlag
	Addr    string        `default:"127.0.0.1:8080" help:"Where to listen; port 0 takes a free one."`
	Lease   time.Duration `default:"20s" help:"How long a turn stays with a node that gives no sign of life."`
	Grace   time.Duration `default:"30s" help:"How long a shutdown waits for turns in flight."`
	Verbose bool          `short:"v" help:"Log every request."`
}

// Run serves until it is told to stop.
func (c *serveCmd) Run(p *program) error {
	loopback, err := onLoopback(c.Addr)
	if err != nil {
		return err
	}
	models, err := c.models(p)
	if err != nil {
		return err
	}
	listener, err := c.listen(p.ctx)
	if err != nil {
		return err
	}
	defer func() { _ = listener.Close() }()
	db, err := c.open(p)
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	door := access.NewDoor(db, time.Now)
	owned, err := door.HasOwner(p.ctx)
	if err != nil {
		return err
	}
	if !owned && !loopback {
		return fmt.Errorf("the address %q can be reached by others, and nobody owns this database; add an owner first: throughline owner add NAME --db %s", c.Addr, c.DB)
	}

	level := slog.LevelWarn
	if c.Verbose {
		level = slog.LevelInfo
	}
	logger := slog.New(slog.NewTextHandler(p.stderr, &slog.HandlerOptions{Level: level}))
	if err := models.chargeToday(p.ctx, db, time.Now()); err != nil {
		return err
	}
	log := models.keeping(db)
	all := domainsOf(models.company())
	lib, err := library(db)
	if err != nil {
		return err
	}
	host := session.NewHost(session.Config{
		Log: log, Kinds: kinds(all), Node: nodeName(listener), Lease: c.Lease, Logger: logger, At: p.at,
	})
	srv := server.New(server.Config{
		Host: host, Log: log, Domains: all, Library: lib, Web: web.FS(), Version: Version, Database: db.Engine(),
		Model: models.speaker(), Models: models.Set, Ready: db.Ping, Logger: logger, Door: door, Book: db, Local: !owned, Hosts: hostNames(owned),
	})

	ctx, stop := signal.NotifyContext(p.ctx, os.Interrupt, syscall.SIGTERM)
	defer stop()
	httpServer := &http.Server{
		Handler: srv.Handler(), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 64 << 10,
		ErrorLog: slog.NewLogLogger(logger.Handler(), slog.LevelWarn),
	}
	var resuming sync.WaitGroup
	resuming.Go(func() { host.Resume(ctx) })
	p.say("Throughline %s, %s (%s)", Version, db.Engine(), c.DB)
	p.say("%s", models.speaker().Message)
	fmt.Fprintf(p.stdout, "http://%s\n", listener.Addr())

	failed := make(chan error, 1)
	go func() { failed <- httpServer.Serve(listener) }()
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	stop() // a second signal ends the program at once
	p.say("finishing turns in flight")
	return shutDown(c.Grace, srv, httpServer, host, &resuming)
}

// shutDown answers what is under way and refuses the rest. What is not finished in time is in the log, and is taken
// up when a node runs again.
func shutDown(grace time.Duration, srv *server.Server, httpServer *http.Server, host *session.Host, resuming *sync.WaitGroup) error {
	ctx, cancel := context.WithTimeout(context.Background(), grace)
	defer cancel()
	srv.EndStreams()
	err := httpServer.Shutdown(ctx)
	if errors.Is(err, context.DeadlineExceeded) {
		err = httpServer.Close()
	}
	resuming.Wait()
	if closed := host.Close(ctx); closed != nil && !errors.Is(closed, context.DeadlineExceeded) {
		err = errors.Join(err, closed)
	}
	return err
}

// hostNames are those a server without a password may be asked under, so that another site's name that points here
// opens nothing. A server that asks for a password may have any name.
func hostNames(owned bool) []string {
	if owned {
		return nil
	}
	return []string{"localhost", "127.0.0.1", "::1"}
}

// onLoopback reports whether only this machine can reach an address.
func onLoopback(addr string) (bool, error) {
	name, _, err := net.SplitHostPort(addr)
	if err != nil {
		return false, fmt.Errorf("the address %q is not HOST:PORT; write for example 127.0.0.1:8080", addr)
	}
	ip, err := netip.ParseAddr(name)
	return name == "localhost" || err == nil && ip.IsLoopback(), nil
}

func (c *serveCmd) listen(ctx context.Context) (net.Listener, error) {
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", c.Addr)
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("the address %s is in use, perhaps by another Throughline; choose another with --addr, or --addr 127.0.0.1:0 for any free port", c.Addr)
	case errors.Is(err, syscall.EACCES):
		return nil, fmt.Errorf("this user may not listen on %s; choose a port above 1023 with --addr", c.Addr)
	case err != nil:
		return nil, fmt.Errorf("listen on %s: %w", c.Addr, err)
	}
	return listener, nil
}

// nodeName names this process among those that share a database. An address belongs to one living process at a
// time, so claims made under this name before now are those of a dead one.
func nodeName(listener net.Listener) string {
	name, err := os.Hostname()
	if err != nil {
		name = "unknown"
	}
	return name + "/" + listener.Addr().String()
}
