package server

import (
	"net"
	"net/http"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"throughline/access"
)

// How much one caller may do: so many requests at once, and so many a second from then on. An address that nobody is
// known by may stand for a whole class, so it may do more. Of wrong secrets an address may try only a few. Wrong codes are
// counted apart: a class that mistypes must not keep its teacher from signing in.
const (
	requestBurst  = 120
	requestRate   = 30
	strangerBurst = 1000
	strangerRate  = 100
	wrongBurst    = 10
	wrongRate     = 0.2
	codeBurst     = 30
	codeRate      = 0.5
	maxLimits     = 20_000
)

// limits counts requests by caller.
type limits struct {
	mu    sync.Mutex
	rate  rate.Limit
	burst int
	byKey map[string]*limit
}

type limit struct {
	*rate.Limiter
	used time.Time
}

func newLimits(perSecond float64, burst int) *limits {
	return &limits{rate: rate.Limit(perSecond), burst: burst, byKey: map[string]*limit{}}
}

// allow counts one, and reports whether it was within the limit.
func (l *limits) allow(key string) bool {
	now := time.Now()
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.of(key, now).AllowN(now, 1)
}

// left reports whether one more would be within the limit; it counts nothing.
func (l *limits) left(key string) bool {
	now := time.Now()
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.of(key, now).TokensAt(now) >= 1
}

func (l *limits) of(key string, now time.Time) *limit {
	each, ok := l.byKey[key]
	if !ok {
		if len(l.byKey) >= maxLimits {
			l.forget(now)
		}
		each = &limit{Limiter: rate.NewLimiter(l.rate, l.burst)}
		l.byKey[key] = each
	}
	each.used = now
	return each
}

// forget drops callers that have been quiet long enough to start anew, or all when there are none: a flood of addresses
// must not fill the memory.
func (l *limits) forget(now time.Time) {
	for key, each := range l.byKey {
		if now.Sub(each.used) > 10*time.Minute {
			delete(l.byKey, key)
		}
	}
	if len(l.byKey) >= maxLimits {
		clear(l.byKey)
	}
}

// within counts a request of whoever it comes from: an owner, a guest, or an address. The local owner is not counted.
func (s *Server) within(p access.Principal, r *http.Request) bool {
	switch {
	case p.Owner == access.LocalOwner:
		return true
	case p.Owner != "":
		return s.limits.allow("owner " + p.Owner)
	case p.Guest != nil:
		return s.limits.allow("guest " + p.Guest.Hash)
	}
	return s.strangers.allow(address(r))
}

// address is where a request comes from. A proxy in front makes all the same, which is stricter, never laxer.
func address(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}
