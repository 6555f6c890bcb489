package session_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"throughline/session"
)

func TestATurnIsStoredAnsweredAndFolded(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		log := open()
		h := newHost(t, log, newTally())
		id := openTally(t, h)
		take(t, h, id, send(2))
		s := take(t, h, id, send(3))
		if total(s) != 50 || s.Head.Turn != 2 || s.Head.Version != 7 || s.Head.Open || s.Head.Place != "50" {
			t.Errorf("after two turns: %+v, total %d", s.Head, total(s))
		}
		var got []string
		for _, e := range events(t, log, id) {
			got = append(got, string(e.Origin)+" "+e.Type)
		}
		want := []string{"code opened", "person sent", "world factor", "code summed", "person sent", "world factor", "code summed"}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
		fresh := newHost(t, open(), newTally())
		again, err := fresh.Read(t.Context(), id)
		if err != nil || total(again) != 50 {
			t.Errorf("read by another node: total %d, %v", total(again), err)
		}
	})
}

func TestWhatAPersonDidIsStoredBeforeTheOutsideIsAsked(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		log, g, k := open(), newGate(t), newTally()
		k.factor = g.factor
		h := newHost(t, log, k)
		id := openTally(t, h)
		f, err := h.Advance(t.Context(), id, send(4))
		if err != nil {
			t.Fatal(err)
		}
		<-g.asked
		stored := events(t, log, id)
		if last := stored[len(stored)-1]; last.Origin != session.Person || string(last.Body) != `{"n":4}` {
			t.Errorf("the last event is %+v", last)
		}
		if head, err := log.Head(t.Context(), id); err != nil || !head.Open {
			t.Errorf("the turn is not open: %+v, %v", head, err)
		}
		if _, err := h.Advance(t.Context(), id, send(5)); !errors.Is(err, session.ErrBusy) {
			t.Errorf("a second turn meanwhile: %v", err)
		}
		g.open()
		if s, err := f.Wait(t.Context()); err != nil || total(s) != 40 {
			t.Errorf("total %d, %v", total(s), err)
		}
	})
}

func TestOfRacingTurnsOneWinsAndTheOthersAreTold(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		g, k := newGate(t), newTally()
		k.factor = g.factor
		hosts := []*session.Host{newHost(t, open(), k), newHost(t, open(), k)}
		id := openTally(t, hosts[0])
		const racers = 8
		flights, failures := make(chan *session.Flight, racers), make(chan error, racers)
		var racing sync.WaitGroup
		for i := range racers {
			racing.Go(func() {
				f, err := hosts[i%2].Advance(t.Context(), id, send(i))
				if err != nil {
					failures <- err
					return
				}
				flights <- f
			})
		}
		racing.Wait()
		g.open()
		close(flights)
		close(failures)
		if len(flights) != 1 {
			t.Errorf("%d turns won", len(flights))
		}
		for f := range flights {
			if s, err := f.Wait(t.Context()); err != nil || s.Head.Turn != 1 {
				t.Errorf("%+v, %v", s.Head, err)
			}
		}
		for err := range failures {
			if !errors.Is(err, session.ErrConflict) && !errors.Is(err, session.ErrBusy) && !errors.Is(err, session.ErrClaimed) {
				t.Errorf("a loser was told: %v", err)
			}
		}
	})
}

func TestTheSameRequestIsOneTurnHoweverOftenItIsSent(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		log, g, k := open(), newGate(t), newTally()
		k.factor = g.factor
		h, other := newHost(t, log, k), newHost(t, open(), k)
		id := openTally(t, h)
		var sending sync.WaitGroup
		totals := make(chan int, 12)
		for i := range cap(totals) {
			sending.Go(func() {
				f, err := []*session.Host{h, other}[i%2].Advance(t.Context(), id, keyed("once", 7))
				if err != nil {
					t.Errorf("request %d: %v", i, err)
					return
				}
				s, err := f.Wait(t.Context())
				if err != nil {
					t.Errorf("request %d: %v", i, err)
					return
				}
				totals <- total(s)
			})
		}
		<-g.asked
		g.open()
		sending.Wait()
		close(totals)
		for got := range totals {
			if got != 70 {
				t.Errorf("a request was answered with %d", got)
			}
		}
		if all := events(t, log, id); len(all) != 4 {
			t.Errorf("%d events in the log", len(all))
		}
		if late := take(t, h, id, session.Request{Key: "once", Input: json.RawMessage(`{ "n": 7 }`)}); total(late) != 70 {
			t.Errorf("the same request later: %d", total(late))
		}
		if _, err := h.Advance(t.Context(), id, keyed("once", 8)); !errors.Is(err, session.ErrKeyReused) {
			t.Errorf("the same key with another body: %v", err)
		}
	})
}

func TestASessionOpenedTwiceWithOneKeyIsOne(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		h := newHost(t, open(), newTally())
		first, err := h.Open(t.Context(), session.Opening{Kind: "tally"}, "k")
		if err != nil {
			t.Fatal(err)
		}
		again, err := h.Open(t.Context(), session.Opening{Kind: "tally"}, "k")
		if err != nil || again.Head.ID != first.Head.ID {
			t.Errorf("%s, then %s, %v", first.Head.ID, again.Head.ID, err)
		}
		_, err = h.Open(t.Context(), session.Opening{Kind: "tally", Params: json.RawMessage(`{"x":1}`)}, "k")
		if !errors.Is(err, session.ErrKeyReused) {
			t.Errorf("another body: %v", err)
		}
		if _, err := h.Open(t.Context(), session.Opening{Kind: "nothing"}, ""); !errors.Is(err, session.ErrUnknownKind) {
			t.Errorf("another kind: %v", err)
		}
	})
}

func TestATurnOfADeadNodeIsTakenUpAndItsLateWriteIsFencedOff(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		log, stuck := open(), newGate(t)
		slow := newTally()
		slow.factor = func(context.Context, int) (int, error) { // deaf to its context, as a paused process is
			stuck.asked <- struct{}{}
			<-stuck.let
			return 99, nil
		}
		clock := time.Now()
		dead := newHost(t, log, slow, func(c *session.Config) {
			c.Node, c.Lease, c.Now = "dead", time.Hour, func() time.Time { return clock }
		})
		id := openTally(t, dead)
		f, err := dead.Advance(t.Context(), id, send(5))
		if err != nil {
			t.Fatal(err)
		}
		<-stuck.asked

		alive := newHost(t, open(), newTally(), func(c *session.Config) {
			c.Node, c.Now = "alive", func() time.Time { return clock.Add(2 * time.Hour) }
		})
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		go alive.Resume(ctx)
		waitUntil(t, func() bool {
			head, err := log.Head(t.Context(), id)
			return err == nil && !head.Open
		})
		stuck.open()
		s, err := f.Wait(t.Context())
		if err != nil || total(s) != 50 {
			t.Errorf("the dead node's own request: total %d, %v", total(s), err)
		}
		if all := events(t, log, id); len(all) != 4 {
			t.Errorf("%d events in the log", len(all))
		}
		var frames []session.Frame
		if err := f.Follow(t.Context(), func(frame session.Frame) error {
			frames = append(frames, frame)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		if len(frames) < 2 || frames[0].Text == "" || !frames[len(frames)-1].Reset {
			t.Errorf("the words of the superseded attempt are not taken back: %+v", frames)
		}
	})
}

func TestANodeThatComesBackUnderItsNameTakesUpItsTurnsAtOnce(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		log, g, k := open(), newGate(t), newTally()
		k.factor = g.factor
		name := func(c *session.Config) { c.Node, c.Lease = "here", time.Hour }
		before := newHost(t, log, k, name)
		id := openTally(t, before)
		if _, err := before.Advance(t.Context(), id, keyed("a", 5)); err != nil {
			t.Fatal(err)
		}
		<-g.asked // and now it is as if the process were gone

		after := newHost(t, open(), newTally(), name)
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		go after.Resume(ctx)
		waitUntil(t, func() bool {
			head, err := log.Head(t.Context(), id)
			return err == nil && !head.Open
		})
		if s := take(t, after, id, keyed("a", 5)); total(s) != 50 {
			t.Errorf("the request sent again: %d", total(s))
		}
	})
}

func TestAFailedTurnStaysOpenAndIsTakenUpLater(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		k := newTally()
		var mu sync.Mutex
		broken := true
		k.factor = func(context.Context, int) (int, error) {
			mu.Lock()
			defer mu.Unlock()
			if broken {
				broken = false
				return 0, errOutside
			}
			return 10, nil
		}
		h := newHost(t, open(), k)
		id := openTally(t, h)
		f, err := h.Advance(t.Context(), id, keyed("a", 5))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Wait(t.Context()); !errors.Is(err, errOutside) {
			t.Errorf("the first try: %v", err)
		}
		if s := take(t, h, id, keyed("a", 5)); total(s) != 50 {
			t.Errorf("the second try: %d", total(s))
		}
	})
}

func TestAPanicInATurnFailsOnlyThatTurn(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		k := newTally()
		k.factor = func(_ context.Context, n int) (int, error) {
			if n == 13 {
				panic("unlucky")
			}
			return 10, nil
		}
		h := newHost(t, open(), k)
		id, other := openTally(t, h), openTally(t, h)
		f, err := h.Advance(t.Context(), id, send(13))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Wait(t.Context()); err == nil || !strings.Contains(err.Error(), "unlucky") {
			t.Errorf("the turn: %v", err)
		}
		if s := take(t, h, other, send(1)); total(s) != 10 {
			t.Errorf("another session: %d", total(s))
		}
	})
}

func TestAnErasedSessionIsGoneOnEveryNodeAtOnce(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		log := open()
		here, there := newHost(t, log, newTally()), newHost(t, open(), newTally())
		id := openTally(t, here)
		take(t, here, id, send(1))
		if _, err := there.Read(t.Context(), id); err != nil {
			t.Fatal(err)
		}
		if _, err := here.Delete(t.Context(), id); err != nil {
			t.Fatal(err)
		}
		if _, err := there.Read(t.Context(), id); !errors.Is(err, session.ErrNotFound) {
			t.Errorf("read elsewhere: %v", err)
		}
		if _, err := there.Advance(t.Context(), id, send(2)); !errors.Is(err, session.ErrNotFound) {
			t.Errorf("a turn elsewhere: %v", err)
		}
	})
}

func TestARefusedInputLeavesNoTrace(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		log := open()
		h := newHost(t, log, newTally())
		id := openTally(t, h)
		var refusal *session.Refusal
		if _, err := h.Advance(t.Context(), id, send(-1)); !errors.As(err, &refusal) || refusal.Diagnostics[0].Code != "T001" {
			t.Errorf("refused with %v", err)
		}
		if _, err := h.Advance(t.Context(), id, session.Request{Input: json.RawMessage(`{"n":`)}); err == nil {
			t.Error("half a JSON value was taken")
		}
		if all := events(t, log, id); len(all) != 1 {
			t.Errorf("%d events in the log", len(all))
		}
	})
}

func TestCloseFinishesTurnsInFlightAndTakesNoMore(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		g, k := newGate(t), newTally()
		k.factor = g.factor
		h := session.NewHost(session.Config{Log: open(), Kinds: session.Kinds{k}})
		id := openTally(t, h)
		f, err := h.Advance(t.Context(), id, send(5))
		if err != nil {
			t.Fatal(err)
		}
		<-g.asked
		closed := make(chan error)
		go func() { closed <- h.Close(context.Background()) }()
		waitUntil(t, func() bool {
			_, err := h.Advance(t.Context(), id, send(6))
			return errors.Is(err, session.ErrClosing)
		})
		g.open()
		if err := <-closed; err != nil {
			t.Error(err)
		}
		if s, err := f.Wait(t.Context()); err != nil || total(s) != 50 {
			t.Errorf("total %d, %v", total(s), err)
		}
	})
}

func TestCloseLeavesWhatIsTooSlowToBeTakenUp(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		log, g, k := open(), newGate(t), newTally()
		k.factor = g.factor
		h := session.NewHost(session.Config{Log: log, Kinds: session.Kinds{k}, Lease: time.Hour})
		id := openTally(t, h)
		f, err := h.Advance(t.Context(), id, send(5))
		if err != nil {
			t.Fatal(err)
		}
		<-g.asked
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if err := h.Close(ctx); !errors.Is(err, context.Canceled) {
			t.Errorf("closed with %v", err)
		}
		if _, err := f.Wait(t.Context()); !errors.Is(err, session.ErrClosing) {
			t.Errorf("the turn in flight: %v", err)
		}
		next := newHost(t, log, newTally()) // another node, and the hour has not passed
		resuming, stop := context.WithCancel(t.Context())
		defer stop()
		go next.Resume(resuming)
		waitUntil(t, func() bool {
			s, err := next.Read(t.Context(), id)
			return err == nil && total(s) == 50
		})
	})
}

func TestWordsAreFollowedFromTheFirstByAnyNumberOfReaders(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		g, k := newGate(t), newTally()
		k.factor = g.factor
		h := newHost(t, open(), k)
		id := openTally(t, h)
		f, err := h.Advance(t.Context(), id, send(5))
		if err != nil {
			t.Fatal(err)
		}
		<-g.asked
		var readers sync.WaitGroup
		for range 3 {
			readers.Go(func() {
				var words strings.Builder
				offset := 0
				err := f.Follow(t.Context(), func(frame session.Frame) error {
					if frame.Offset != offset || frame.Turn != 1 || frame.Attempt == 0 {
						t.Errorf("frame %+v, expected at %d", frame, offset)
					}
					offset += len([]rune(frame.Text))
					words.WriteString(frame.Text)
					return nil
				})
				if err != nil || words.String() != "multiplying 5. Done." {
					t.Errorf("%q, %v", words.String(), err)
				}
			})
		}
		g.open()
		readers.Wait()
	})
}

func TestWatchersHearOfEveryChangeWhicheverNodeMakesIt(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		here, there := newHost(t, open(), newTally()), newHost(t, open(), newTally())
		id := openTally(t, here)
		versions := make(chan int64, 100)
		ctx, cancel := context.WithCancel(t.Context())
		gone := make(chan error, 1)
		go func() {
			gone <- there.Watch(ctx, id, 1, func(u session.Update) error {
				if u.Head != nil && !u.Head.Open {
					versions <- u.Head.Version
				}
				return nil
			})
		}()
		take(t, here, id, send(1))
		if v := <-versions; v != 4 {
			t.Errorf("told of version %d", v)
		}
		take(t, there, id, send(2))
		if v := <-versions; v != 7 {
			t.Errorf("told of version %d", v)
		}
		cancel()
		if err := <-gone; !errors.Is(err, context.Canceled) {
			t.Errorf("watching ended with %v", err)
		}
	})
}

func waitUntil(t *testing.T, holds func() bool) {
	t.Helper()
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		if holds() {
			return
		}
	}
	t.Fatal("what was waited for did not come")
}
