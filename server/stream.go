package server

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"time"
)

const eventStream = "text/event-stream"

// How long a client may take to read a piece of a stream, and how often an idle one is sent a sign of life.
const (
	streamPatience = 20 * time.Second
	streamBeat     = 10 * time.Second
)

// stream writes server-sent events. A client that does not read is given up, so that it holds nothing.
type stream struct {
	mu      sync.Mutex
	w       http.ResponseWriter
	control *http.ResponseController
}

func openStream(w http.ResponseWriter) *stream {
	w.Header().Set("Content-Type", eventStream)
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Accel-Buffering", "no")
	w.WriteHeader(http.StatusOK)
	return &stream{w: w, control: http.NewResponseController(w)}
}

// send writes one event. id may be empty.
func (st *stream) send(event, id string, data any) error {
	body, err := json.Marshal(data)
	if err != nil {
		return fmt.Errorf("encode %s: %w", event, err)
	}
	if id != "" {
		id = "id: " + id + "\n"
	}
	return st.write(fmt.Sprintf("event: %s\n%sdata: %s\n\n", event, id, body))
}

func (st *stream) write(text string) error {
	st.mu.Lock()
	defer st.mu.Unlock()
	if err := st.control.SetWriteDeadline(time.Now().Add(streamPatience)); err != nil {
		return err
	}
	if _, err := st.w.Write([]byte(text)); err != nil {
		return err
	}
	return st.control.Flush()
}

// beat sends a comment now and then until it is stopped, so that nothing on the way closes an idle stream.
func (st *stream) beat(ctx context.Context) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	var done sync.WaitGroup
	done.Go(func() {
		tick := time.NewTicker(streamBeat)
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
				if st.write(": still here\n\n") != nil {
					return
				}
			}
		}
	})
	return func() {
		cancel()
		done.Wait()
	}
}
