package session

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"time"
)

// Errors of a Host. Match them with errors.Is.
var (
	ErrBusy      = errors.New("the turn before is not finished")
	ErrKeyReused = errors.New("this Idempotency-Key was used for another request")
	ErrClosing   = errors.New("the server is shutting down")
)

// Point names a moment in a turn at which a crash is worth trying.
type Point string

// The moments, in the order of a turn.
const (
	Stored   Point = "stored"   // what the person did is in the log
	Answered Point = "answered" // the turn has run, nothing of it is in the log
	Appended Point = "appended" // the turn is in the log, nobody was told
)

// Config is what a Host works with. Log and Kinds are needed; the rest has defaults.
type Config struct {
	Log    Log
	Kinds  Kinds
	Node   string           // names this process among those that share the log; unique among the living
	Lease  time.Duration    // how long a turn is this node's own without a sign of life; default 20 s
	Cached int              // how many idle sessions to keep in memory; default 4096
	Now    func() time.Time // the clock; default time.Now
	Logger *slog.Logger
	At     func(Point) // called at each Point of each turn; for crash tests
}

// Host takes sessions from turn to turn on one node. Many nodes may share one Log: every read and every turn
// looks at the session's row first, so a Host never acts on what another has changed or erased.
type Host struct {
	log    Log
	kinds  Kinds
	config Config
	cache  *cache
	ctx    context.Context // ends when turns in flight must stop
	stop   context.CancelFunc

	mu        sync.Mutex
	closing   bool
	working   sync.WaitGroup // requests being taken and turns in flight
	flights   map[ID]*Flight
	listeners map[ID]map[chan struct{}]bool
}

// Snapshot is a session as of one version.
type Snapshot struct {
	Head Head
	View any
}

// NewHost returns a Host; Close it to finish its turns.
func NewHost(c Config) *Host {
	if c.Lease == 0 {
		c.Lease = 20 * time.Second
	}
	if c.Cached == 0 {
		c.Cached = 4096
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Logger == nil {
		c.Logger = slog.New(slog.DiscardHandler)
	}
	if c.Node == "" {
		c.Node = "node-" + strings.ToLower(rand.Text())
	}
	ctx, stop := context.WithCancel(context.Background())
	return &Host{
		log: c.Log, kinds: c.Kinds, config: c, cache: newCache(c.Cached), ctx: ctx, stop: stop,
		flights: map[ID]*Flight{}, listeners: map[ID]map[chan struct{}]bool{},
	}
}

// Open begins a session. With a key, the same request again returns the session it began.
func (h *Host) Open(ctx context.Context, opening Opening, key string) (Snapshot, error) {
	kind, err := h.kinds.Named(opening.Kind)
	if err != nil {
		return Snapshot{}, err
	}
	asked, err := encode(opening)
	if err != nil {
		return Snapshot{}, err
	}
	id, hash := NewID(), ""
	if key != "" {
		id, hash = keyedID(key), hashOf(asked)
	}
	opening.Engine = kind.Engine()
	if opening.Seed == 0 {
		opening.Seed = newSeed()
	}
	for i := range opening.Documents {
		opening.Documents[i].Hash = hashOf([]byte(opening.Documents[i].Text))
	}
	state, err := kind.Open(opening)
	if err != nil {
		return Snapshot{}, err
	}
	body, err := encode(opening)
	if err != nil {
		return Snapshot{}, err
	}
	first := Event{Version: 1, Type: Opened, Origin: Code, At: h.now(), Key: key, Hash: hash, Body: body}
	err = h.log.Create(ctx, Head{ID: id, Kind: opening.Kind, Summary: state.Summary()}, []Event{first})
	if errors.Is(err, ErrExists) && key != "" {
		if earlier, err := h.log.Find(ctx, id, key); err != nil {
			return Snapshot{}, err
		} else if earlier.Hash != hash {
			return Snapshot{}, ErrKeyReused
		}
		return h.Read(ctx, id)
	}
	if err != nil {
		return Snapshot{}, err
	}
	return h.Read(ctx, id)
}

// Read returns a session as it stands in the log now.
func (h *Host) Read(ctx context.Context, id ID) (Snapshot, error) {
	e, err := h.acquire(ctx, id)
	if err != nil {
		return Snapshot{}, err
	}
	defer e.mu.Unlock()
	return Snapshot{Head: e.head, View: e.state.View()}, nil
}

// Request is one thing a person does. The same Key with the same Input is one turn, however often it is sent.
type Request struct {
	Key   string
	Input json.RawMessage
}

// Advance stores what a person did and begins the turn that answers it, or attaches to that turn when the
// request was stored before. When it returns without an error nothing of the request can be lost.
func (h *Host) Advance(ctx context.Context, id ID, r Request) (*Flight, error) {
	if !h.work() {
		return nil, ErrClosing
	}
	defer h.working.Done()
	hash, err := inputHash(r.Input)
	if err != nil {
		return nil, err
	}
	e, err := h.acquire(ctx, id)
	if err != nil {
		return nil, err
	}
	defer e.mu.Unlock()
	f, err := h.begin(ctx, e, r, hash)
	if err == nil || r.Key == "" {
		return f, err
	}
	// What cannot be taken now may be what was taken before.
	earlier, notBefore := h.log.Find(ctx, id, r.Key)
	if notBefore != nil {
		return nil, err
	}
	return h.repeat(ctx, e, earlier, hash)
}

// begin stores a request and launches its turn. The caller holds e's lock.
func (h *Host) begin(ctx context.Context, e *entry, r Request, hash string) (*Flight, error) {
	if e.head.Open {
		h.takeUp(e.head.ID, e.head.Turn)
		return nil, ErrBusy
	}
	input, claim, err := h.store(ctx, e, r.Key, hash, r.Input)
	if err != nil {
		return nil, err
	}
	h.at(Stored)
	if err := e.state.Fold(input); err != nil {
		h.cache.remove(e.head.ID, e)
		return nil, fmt.Errorf("fold event %d (%s): %w", input.Version, input.Type, err)
	}
	e.head.Version, e.head.Turn, e.head.Open = input.Version, input.Turn, true
	return h.launch(e, input, claim), nil
}

// store appends what a person did and claims the turn that answers it.
func (h *Host) store(ctx context.Context, e *entry, key, hash string, raw json.RawMessage) (Event, Claim, error) {
	eventType, body, err := e.state.Accept(raw)
	if err != nil {
		return Event{}, Claim{}, err
	}
	encoded, err := encode(body)
	if err != nil {
		return Event{}, Claim{}, err
	}
	lease := h.lease()
	input := Event{
		Version: e.head.Version + 1, Turn: e.head.Turn + 1, Type: eventType, Origin: Person,
		At: lease.Now, Key: key, Body: encoded,
	}
	if key != "" {
		input.Hash = hash
	}
	// A person who leaves now must not leave it unknown whether the words were kept.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), storeTimeout)
	defer cancel()
	fence, err := h.log.Append(ctx, Write{
		Session: e.head.ID, Expect: e.head.Version, Now: lease.Now, Events: []Event{input},
		Summary: e.head.Summary, Open: true, Take: &lease,
	})
	return input, Claim{Session: e.head.ID, Version: input.Version, Node: lease.Node, Until: lease.Until, Fence: fence}, err
}

// storeTimeout bounds a write that goes on although its request has ended.
const storeTimeout = 15 * time.Second

// repeat answers a request that is in the log already. The caller holds e's lock.
func (h *Host) repeat(ctx context.Context, e *entry, earlier Event, hash string) (*Flight, error) {
	if earlier.Hash != hash {
		return nil, ErrKeyReused
	}
	if earlier.Version > e.head.Version { // it was stored since e was read
		if err := h.sync(ctx, e.head.ID, e); err != nil {
			return nil, err
		}
	}
	if e.head.Open && e.head.Turn == earlier.Turn {
		return h.takeUp(e.head.ID, earlier.Turn), nil
	}
	return landed(e.head.ID, earlier.Turn, Snapshot{Head: e.head, View: e.state.View()}), nil
}

// Close stops taking requests, finishes the turns in flight while ctx lasts, and stops the rest: they are in the
// log, and are taken up when a Host runs again.
func (h *Host) Close(ctx context.Context) error {
	h.mu.Lock()
	h.closing = true
	h.mu.Unlock()
	finished := make(chan struct{})
	go func() {
		h.working.Wait()
		close(finished)
	}()
	var err error
	select {
	case <-finished:
	case <-ctx.Done():
		err = fmt.Errorf("finish turns in flight: %w", ctx.Err())
	}
	h.stop()
	<-finished
	return err
}

// work counts one more thing that Close waits for, unless the host is closing; the caller ends it by working.Done.
func (h *Host) work() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closing {
		return false
	}
	h.working.Add(1)
	return true
}

func (h *Host) now() int64 { return h.config.Now().UnixMilli() }

func (h *Host) lease() Lease {
	now := h.now()
	return Lease{Node: h.config.Node, Now: now, Until: now + h.config.Lease.Milliseconds()}
}

func (h *Host) at(p Point) {
	if h.config.At != nil {
		h.config.At(p)
	}
}

// keyedID makes the ID that a key's session has, so that opening it twice finds the first.
func keyedID(key string) ID {
	sum := sha256.Sum256([]byte("open a session\x00" + key))
	return ID(strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:26]))
}

// inputHash is the same for inputs that differ only in white space.
func inputHash(input json.RawMessage) (string, error) {
	var compact bytes.Buffer
	if err := json.Compact(&compact, input); err != nil {
		return "", fmt.Errorf("read the input: %w", err)
	}
	return hashOf(compact.Bytes()), nil
}

func hashOf(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// newSeed fits into a JavaScript number, so that it survives every reader of the log.
func newSeed() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails: see crypto/rand
	return binary.LittleEndian.Uint64(b[:])>>11 | 1
}
