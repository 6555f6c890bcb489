package roleplay

import "sync"

// memory keeps the stems of lines that come up again and again, so that a play-through does not find them anew at each
// turn. It forgets everything when it is full.
type memory struct {
	mu      sync.RWMutex
	stems   map[string][]string
	numbers map[string][]figure
}

func newMemory() *memory {
	return &memory{stems: map[string][]string{}, numbers: map[string][]figure{}}
}

// maxRemembered is how many lines a memory holds; a scenario has about a hundred.
const maxRemembered = 10_000

// of are the content stems of a text. They are shared: do not change them.
func (m *memory) of(text string) []string {
	m.mu.RLock()
	out, known := m.stems[text]
	m.mu.RUnlock()
	if known {
		return out
	}
	out = contentStems(text)
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.stems) >= maxRemembered {
		clear(m.stems)
	}
	m.stems[text] = out
	return out
}

// figures are the figures of a text. They are shared: do not change them.
func (m *memory) figures(text string) []figure {
	m.mu.RLock()
	out, known := m.numbers[text]
	m.mu.RUnlock()
	if known {
		return out
	}
	out = figures(text)
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.numbers) >= maxRemembered {
		clear(m.numbers)
	}
	m.numbers[text] = out
	return out
}

// stems are the content stems of a text.
func (p *part) stems(text string) []string { return p.memory.of(text) }

// stemSet is the stems of texts as a set.
func (p *part) stemSet(texts ...string) map[string]bool {
	out := map[string]bool{}
	for _, text := range texts {
		for _, s := range p.stems(text) {
			out[s] = true
		}
	}
	return out
}
