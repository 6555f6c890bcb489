package llm

import (
	"fmt"
	"time"
)

// Cost is an amount of money, in millionths of a US dollar.
type Cost int64

// Dollars makes a Cost of an amount in US dollars.
func Dollars(amount float64) Cost { return Cost(amount*1e6 + 0.5) }

// String is the amount in dollars, with as many decimals as small amounts need.
func (c Cost) String() string {
	if c%10_000 == 0 {
		return fmt.Sprintf("$%.2f", float64(c)/1e6)
	}
	return fmt.Sprintf("$%.4f", float64(c)/1e6)
}

// Usage is what a reply took. The four counts of tokens do not overlap, whatever the provider: their sum is what was
// read and written.
type Usage struct {
	Input      int64 `json:"input"`       // read, and neither from nor into the cache
	CacheRead  int64 `json:"cache_read"`  // read from the provider's cache
	CacheWrite int64 `json:"cache_write"` // read, and written into the provider's cache
	Output     int64 `json:"output"`      // written, thinking included
	Cost       Cost  `json:"cost"`
	// Priced tells whether Cost is known. A model without a price costs 0 and is not priced.
	Priced   bool          `json:"priced"`
	Duration time.Duration `json:"duration"`
}

// Tokens is the sum of all tokens.
func (u Usage) Tokens() int64 { return u.Input + u.CacheRead + u.CacheWrite + u.Output }

// Add sums two usages. The sum is priced if whatever used tokens was.
func (u Usage) Add(v Usage) Usage {
	sum := Usage{
		Input: u.Input + v.Input, CacheRead: u.CacheRead + v.CacheRead, CacheWrite: u.CacheWrite + v.CacheWrite,
		Output: u.Output + v.Output, Cost: u.Cost + v.Cost, Duration: u.Duration + v.Duration,
	}
	switch {
	case u.Tokens() == 0:
		sum.Priced = v.Priced
	case v.Tokens() == 0:
		sum.Priced = u.Priced
	default:
		sum.Priced = u.Priced && v.Priced
	}
	return sum
}
