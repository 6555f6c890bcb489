package server

import (
	"fmt"
	"net"
	"net/http"
	"runtime/debug"
	"slices"
	"strings"
	"time"
)

// contentPolicy lets a page load only what this server ships.
const contentPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; " +
	"connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// guard wraps all requests: headers that tie a browser's hands, no writes from other sites, no other host's name,
// a log line for each request, and no panic that takes the server down.
func (s *Server) guard(next http.Handler) http.Handler {
	sameOrigin := http.NewCrossOriginProtection()
	sameOrigin.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.writeProblem(w, r, problem(http.StatusForbidden, "cross-origin", "this request comes from another site; open Throughline at its own address"))
	}))
	protected := sameOrigin.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", contentPolicy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		if strings.HasPrefix(r.URL.Path, "/api/") {
			h.Set("Cache-Control", "no-store")
		}
		seen := &seenWriter{ResponseWriter: w}
		start := time.Now()
		defer func() {
			if p := recover(); p != nil {
				if p == http.ErrAbortHandler { //nolint:errorlint // a sentinel by identity, as net/http has it
					panic(p)
				}
				s.Logger.ErrorContext(r.Context(), "panic", "path", r.URL.Path, "panic", fmt.Sprint(p), "stack", string(debug.Stack()))
				if seen.status == 0 {
					s.writeProblem(seen, r, fmt.Errorf("panic: %v", p))
				}
			}
			s.Logger.InfoContext(r.Context(), "request", "method", r.Method, "path", r.URL.Path, "status", seen.status, "ms", time.Since(start).Milliseconds())
		}()
		if !s.knowsHost(r.Host) {
			s.writeProblem(seen, r, problem(http.StatusMisdirectedRequest, "host", "this server is not called by that name; open it at the address it printed"))
			return
		}
		protected.ServeHTTP(seen, r)
	})
}

// knowsHost keeps another site's name that points here from reaching a server without a password.
func (s *Server) knowsHost(host string) bool {
	if len(s.Hosts) == 0 {
		return true
	}
	name, _, err := net.SplitHostPort(host)
	if err != nil {
		name = host
	}
	return slices.Contains(s.Hosts, strings.ToLower(strings.Trim(name, "[]")))
}

// seenWriter remembers the status that was sent.
type seenWriter struct {
	http.ResponseWriter
	status int
}

// WriteHeader notes the status.
func (w *seenWriter) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

// Write notes that the answer has begun.
func (w *seenWriter) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	return w.ResponseWriter.Write(b)
}

// Unwrap lets http.ResponseController reach the connection.
func (w *seenWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
