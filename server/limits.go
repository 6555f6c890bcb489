package server

import (
	"net"
	"net/http"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"throughline/access"
)

// How much one caller may do: so many requests at once, and so many a second from then on. Signing in and joining are
// counted apart, by address.
const (
	requestBurst  = 120
	requestRate   = 30
	knockingBurst = 10
	knockingRate  = 0.2
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

// allow counts one request.
func (l *limits) allow(key string) bool {
	if key == "" {
		return true
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := time.Now()
	each, ok := l.byKey[key]
	if !ok {
		if len(l.byKey) >= maxLimits {
			l.forget(now)
		}
		each = &limit{Limiter: rate.NewLimiter(l.rate, l.burst)}
		l.byKey[key] = each
	}
	each.used = now
	return each.AllowN(now, 1)
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

// limitKey names whoever is counted: an owner, a guest, or an address. The local owner is not counted.
func limitKey(p access.Principal, r *http.Request) string {
	switch {
	case p.Owner == access.LocalOwner:
		return ""
	case p.Owner != "":
		return "owner " + p.Owner
	case p.Guest != nil:
		return "guest " + p.Guest.Hash
	}
	return "address " + address(r)
}

// address is where a request comes from. A proxy in front makes all the same, which is stricter, never laxer.
func address(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}
