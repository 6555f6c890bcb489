package llm

import (
	"context"
	"sync"
	"time"
)

// Amount is what was spent, or may be: money, tokens, or both. A zero in a limit is no limit.
type Amount struct {
	Cost   Cost  `json:"cost"`
	Tokens int64 `json:"tokens"`
}

// spent reports whether nothing is left of a limit, and cuts both amounts to the part that says so.
func (a Amount) spent(limit Amount) (Amount, Amount, bool) {
	switch {
	case limit.Cost > 0 && a.Cost >= limit.Cost:
		return Amount{Cost: a.Cost}, Amount{Cost: limit.Cost}, true
	case limit.Tokens > 0 && a.Tokens >= limit.Tokens:
		return Amount{Tokens: a.Tokens}, Amount{Tokens: limit.Tokens}, true
	default:
		return Amount{}, Amount{}, false
	}
}

// Add is the amount with a usage on top.
func (a Amount) Add(u Usage) Amount {
	return Amount{Cost: a.Cost + u.Cost, Tokens: a.Tokens + u.Tokens()}
}

// Limits bounds what each session and each day may spend.
type Limits struct {
	Session Amount
	Day     Amount
}

// Ledger counts what was spent, and says when a budget is. It keeps its counts in memory: whoever starts it charges
// it with what the day has seen. Several nodes keep one each.
type Ledger struct {
	limits Limits
	now    func() time.Time

	mu       sync.Mutex
	day      string
	today    Amount
	sessions map[string]Amount
}

// NewLedger returns a ledger that has counted nothing. A day is one of the clock's.
func NewLedger(limits Limits, now func() time.Time) *Ledger {
	return &Ledger{limits: limits, now: now, sessions: map[string]Amount{}}
}

// Charge counts a usage that was at a time: for its session always, for the day if that is today.
func (l *Ledger) Charge(session string, at time.Time, u Usage) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.turn()
	if at.In(l.now().Location()).Format(time.DateOnly) == l.day {
		l.today = l.today.Add(u)
	}
	if session != "" {
		l.sessions[session] = l.sessions[session].Add(u)
	}
}

// Today is what the day has spent.
func (l *Ledger) Today() Amount {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.turn()
	return l.today
}

// Spent is what a session has spent.
func (l *Ledger) Spent(session string) Amount {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.sessions[session]
}

// Forget drops what was counted for a session that is gone.
func (l *Ledger) Forget(session string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.sessions, session)
}

// Learn takes over what a session has spent by its own log, when that is more than was counted here: a ledger that
// starts anew, or one of several, has not seen it all.
func (l *Ledger) Learn(session string, spent Amount) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if counted := l.sessions[session]; session != "" && (spent.Cost > counted.Cost || spent.Tokens > counted.Tokens) {
		l.sessions[session] = Amount{Cost: max(spent.Cost, counted.Cost), Tokens: max(spent.Tokens, counted.Tokens)}
	}
}

// Check returns a *BudgetError when the session's or the day's budget is spent.
func (l *Ledger) Check(session string) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.turn()
	if spent, limit, over := l.sessions[session].spent(l.limits.Session); over && session != "" {
		return &BudgetError{Scope: ScopeSession, Spent: spent, Limit: limit}
	}
	if spent, limit, over := l.today.spent(l.limits.Day); over {
		return &BudgetError{Scope: ScopeDay, Spent: spent, Limit: limit}
	}
	return nil
}

// turn begins a new day when the clock has.
func (l *Ledger) turn() {
	if day := l.now().Format(time.DateOnly); day != l.day {
		l.day, l.today = day, Amount{}
	}
}

// WithBudget makes no call once a budget is spent, and charges every call for what it used, failed ones too. Calls
// that are under way when the last of a budget goes are not stopped: a budget can be overdrawn by as many.
func WithBudget(m Model, l *Ledger) Model {
	return ModelFunc(func(ctx context.Context, r Request, release func(string)) (Reply, error) {
		l.Learn(r.Session, r.Spent)
		if err := l.Check(r.Session); err != nil {
			return Reply{}, err
		}
		reply, err := m.Generate(ctx, r, release)
		l.Charge(r.Session, l.now(), reply.Usage)
		return reply, err
	})
}
