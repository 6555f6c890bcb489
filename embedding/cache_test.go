package embedding

import "testing"

func TestTheCacheForgetsWhatWasNotUsedLongest(t *testing.T) {
	t.Parallel()
	c := newCache(2)
	vector := func(n float32) Vector { return Vector{n} }
	c.put(keyOf("a"), vector(1))
	c.put(keyOf("b"), vector(2))
	if v, ok := c.vector(keyOf("a")); !ok || v != vector(1) {
		t.Error("a is not there")
	}
	c.put(keyOf("c"), vector(3)) // b was not used longest
	if _, ok := c.vector(keyOf("b")); ok {
		t.Error("b is still there")
	}
	c.put(keyOf("a"), vector(1)) // again, by another goroutine
	c.put(keyOf("d"), vector(4)) // so it is c that goes
	for text, want := range map[string]bool{"a": true, "c": false, "d": true} {
		if _, ok := c.vector(keyOf(text)); ok != want {
			t.Errorf("%s is there: %t", text, ok)
		}
	}
	if got, want := c.usage(), (Usage{Hits: 3, Misses: 2, Held: 2, Limit: 2}); got != want {
		t.Errorf("usage %+v, want %+v", got, want)
	}
}
