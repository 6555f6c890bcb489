package embedding

import (
	"container/list"
	"crypto/sha256"
	"sync"
)

// key stands for a text in the cache, which holds no one's words.
type key [sha256.Size]byte

func keyOf(text string) key { return sha256.Sum256([]byte(text)) }

// Usage says how often the cache had a vector.
type Usage struct {
	Hits   int64 `json:"hits"`
	Misses int64 `json:"misses"`
	Held   int   `json:"held"`  // vectors in it now
	Limit  int   `json:"limit"` // and at most
}

// cache keeps the vectors used last.
type cache struct {
	mu           sync.Mutex
	limit        int
	order        *list.List // of *remembered, latest use first
	byKey        map[key]*list.Element
	hits, misses int64
}

type remembered struct {
	key    key
	vector Vector
}

func newCache(limit int) *cache {
	return &cache{limit: limit, order: list.New(), byKey: map[key]*list.Element{}}
}

func (c *cache) vector(k key) (Vector, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	found, ok := c.byKey[k]
	if !ok {
		c.misses++
		return Vector{}, false
	}
	c.hits++
	c.order.MoveToFront(found)
	return found.Value.(*remembered).vector, true
}

func (c *cache) put(k key, v Vector) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if found, ok := c.byKey[k]; ok { // another goroutine was faster
		c.order.MoveToFront(found)
		return
	}
	c.byKey[k] = c.order.PushFront(&remembered{key: k, vector: v})
	for c.order.Len() > c.limit {
		oldest := c.order.Remove(c.order.Back()).(*remembered)
		delete(c.byKey, oldest.key)
	}
}

func (c *cache) usage() Usage {
	c.mu.Lock()
	defer c.mu.Unlock()
	return Usage{Hits: c.hits, Misses: c.misses, Held: c.order.Len(), Limit: c.limit}
}
