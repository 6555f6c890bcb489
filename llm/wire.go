package llm

import (
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"strings"
)

// maxAnswer is the most that is read of an answer: a reply with all that a stream wraps around it.
const maxAnswer = 16 << 20

// Client returns the HTTP client that a provider's package makes its calls with: one that turns whatever is no reply
// into an *Error, reads no more than a reply may be, and follows no redirect, since a key would travel along.
func Client(provider string, key Key, client *http.Client) *http.Client {
	var own http.Client
	if client != nil {
		own = *client
	}
	next := own.Transport
	if next == nil {
		next = http.DefaultTransport
	}
	own.Transport = &wire{provider: provider, key: key, next: next}
	own.Timeout = 0 // a stream may take long; WithTimeout knows when it stalls
	return &own
}

type wire struct {
	provider string
	key      Key
	next     http.RoundTripper
}

// RoundTrip makes one call.
func (w *wire) RoundTrip(request *http.Request) (*http.Response, error) {
	response, err := w.next.RoundTrip(request)
	if err != nil {
		return nil, w.broken(request, err)
	}
	kind, _, _ := mime.ParseMediaType(response.Header.Get("Content-Type"))
	switch {
	case response.StatusCode >= 400:
		defer response.Body.Close()
		// A body that breaks off still says something.
		body, _ := io.ReadAll(io.LimitReader(response.Body, 64<<10))
		return nil, StatusError(w.provider, w.key, response.StatusCode, response.Header, body)
	case response.StatusCode >= 300:
		response.Body.Close()
		return nil, w.strange(response.StatusCode, "the address sends elsewhere", "set `base_url` to the address where the provider really is")
	case kind == "text/html":
		response.Body.Close()
		return nil, w.strange(response.StatusCode, "the address answers with a web page", "check `base_url`: it often ends in /v1")
	}
	response.Body = &body{wire: w, request: request, next: response.Body}
	return response, nil
}

func (w *wire) strange(status int, sentence, advice string) *Error {
	return &Error{Provider: w.provider, Fault: FaultProtocol, Status: status, Sentence: sentence, Advice: advice}
}

// broken tells a connection that never was from one that broke.
func (w *wire) broken(request *http.Request, err error) error {
	if ctx := request.Context(); ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if dial := new(net.OpError); (errors.As(err, &dial) && dial.Op == "dial") || isName(err) {
		return &Error{
			Provider: w.provider, Fault: FaultUnreachable, Sentence: fmt.Sprintf("cannot reach %s: %s", request.URL.Host, reason(err)),
			Advice: "check `base_url`, and that the server there is running",
		}
	}
	return &Error{
		Provider: w.provider, Fault: FaultDropped, Sentence: fmt.Sprintf("the connection to %s broke: %s", request.URL.Host, reason(err)),
		Advice: "try again; if it happens every time, check `base_url` and the network",
	}
}

func isName(err error) bool { return errors.As(err, new(*net.DNSError)) }

// reason is the innermost part of a network error, which names no address and no header.
func reason(err error) string {
	for next := errors.Unwrap(err); next != nil; next = errors.Unwrap(err) {
		err = next
	}
	if dns := new(net.DNSError); errors.As(err, &dns) {
		return dns.Err
	}
	return clip(strings.TrimPrefix(err.Error(), "http: "))
}

// body is an answer that is read up to a size, and whose breaking off is an *Error.
type body struct {
	wire    *wire
	request *http.Request
	next    io.ReadCloser
	read    int64
}

// Read reads on, up to what an answer may be.
func (b *body) Read(into []byte) (int, error) {
	if b.read >= maxAnswer {
		return 0, &Error{
			Provider: b.wire.provider, Fault: FaultSize, Sentence: fmt.Sprintf("the answer grew past %d MiB and was cut off", maxAnswer>>20),
			Advice: "lower `max_tokens`, or use another model",
		}
	}
	n, err := b.next.Read(into[:min(int64(len(into)), maxAnswer-b.read)])
	b.read += int64(n)
	if err != nil && !errors.Is(err, io.EOF) {
		err = b.wire.broken(b.request, err)
	}
	return n, err
}

// Close ends the answer.
func (b *body) Close() error { return b.next.Close() }

// Failure is the error that a Model returns for what went wrong inside a provider's library.
func Failure(ctx context.Context, provider string, key Key, err error) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if known := new(Error); errors.As(err, &known) {
		return known
	}
	return &Error{
		Provider: provider, Fault: FaultProtocol, Sentence: "the answer cannot be read: " + clip(key.scrub(reason(err))),
		Advice: "check that `base_url` is an address of this provider",
	}
}

// Incomplete is the error of a reply that ended before its end was announced.
func Incomplete(provider string) error {
	return &Error{
		Provider: provider, Fault: FaultDropped, Sentence: "the reply ended before it was complete",
		Advice: "try again; if it happens every time, check that `base_url` is an address of this provider",
	}
}
