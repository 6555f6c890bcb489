package embedding

import (
	"context"
	"fmt"
	"io/fs"
	"runtime"
	"sync"
)

const (
	remember = 4096 // vectors; some 7 MB
	// maxTogether is how many pieces go through the model at once: enough that the weights' way through memory is shared
	// well, and few enough that a batch spreads over the cores.
	maxTogether = 128
)

// Embedder turns texts into vectors. It may be used by many goroutines at once.
type Embedder struct {
	tokenizer *tokenizer
	model     *model
	cache     *cache
}

// New reads the model from the binary and checks it, which takes a moment and 50 MB: one Embedder serves a whole
// program. Without weights in the binary the error is ErrNoWeights, and Lexical is there instead.
func New() (*Embedder, error) {
	files, err := fs.Sub(embedded, "weights")
	if err != nil {
		panic(err) // cannot happen: weights is embedded
	}
	return load(files, remember)
}

// Describe says whether the binary has the model, without reading it.
func Describe() string {
	if _, err := fs.Stat(embedded, "weights/"+modelFile); err != nil {
		return Lexical{}.Describe()
	}
	return (*Embedder)(nil).Describe()
}

func load(files fs.FS, remember int) (*Embedder, error) {
	if err := verify(files); err != nil {
		return nil, err
	}
	tokenizer, err := loadTokenizer(files)
	if err != nil {
		return nil, err
	}
	model, err := loadModel(files)
	if err != nil {
		return nil, err
	}
	return &Embedder{tokenizer: tokenizer, model: model, cache: newCache(remember)}, nil
}

// Name is what to record beside a similarity: vectors of another name cannot be compared with these.
func (e *Embedder) Name() string { return "all-MiniLM-L6-v2" }

// Describe says in a sentence how texts are compared.
func (e *Embedder) Describe() string {
	return fmt.Sprintf("Texts are compared by meaning: sentence vectors of %s, computed in process.", e.Name())
}

// Usage says how well the cache serves.
func (e *Embedder) Usage() Usage { return e.cache.usage() }

// Embed returns the vector of a text. It reads the first 256 pieces, about 200 words; an empty text has a vector too.
// The only error is that of ctx.
func (e *Embedder) Embed(ctx context.Context, text string) (Vector, error) {
	k := keyOf(text)
	if v, ok := e.cache.vector(k); ok {
		return v, nil
	}
	vectors, err := e.model.embed(ctx, [][]int32{e.tokenizer.pieces(text)})
	if err != nil {
		return Vector{}, err
	}
	e.cache.put(k, vectors[0])
	return vectors[0], nil
}

// EmbedAll returns the vectors of texts, the same as Embed would, sooner: on all cores, and several texts at a time.
func (e *Embedder) EmbedAll(ctx context.Context, texts []string) ([]Vector, error) {
	vectors := make([]Vector, len(texts))
	wanted := map[key][]int{}
	var groups []group
	for i, text := range texts {
		k := keyOf(text)
		if v, ok := e.cache.vector(k); ok {
			vectors[i] = v
			continue
		}
		if wanted[k] = append(wanted[k], i); len(wanted[k]) == 1 {
			groups = pack(groups, k, e.tokenizer.pieces(text))
		}
	}
	err := inParallel(groups, func(g group) error {
		found, err := e.model.embed(ctx, g.pieces)
		for n, v := range found {
			e.cache.put(g.keys[n], v)
			for _, i := range wanted[g.keys[n]] {
				vectors[i] = v
			}
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return vectors, nil
}

// Similarity returns how alike two texts are, from -1 to 1.
func (e *Embedder) Similarity(a, b string) float64 {
	vectors, err := e.EmbedAll(context.Background(), []string{a, b})
	if err != nil {
		panic(err) // cannot happen: nobody cancels, and the weights are in memory
	}
	return Cosine(vectors[0], vectors[1])
}

// group is some texts that go through the model together.
type group struct {
	keys   []key
	pieces [][]int32
	size   int
}

// pack adds a text to the last group, or to a new one when that is full.
func pack(groups []group, k key, ids []int32) []group {
	if len(groups) == 0 || groups[len(groups)-1].size+len(ids) > maxTogether {
		groups = append(groups, group{})
	}
	last := &groups[len(groups)-1]
	last.keys = append(last.keys, k)
	last.pieces = append(last.pieces, ids)
	last.size += len(ids)
	return groups
}

// inParallel calls do for every group, on as many cores as there are, and returns the first error in their order.
func inParallel(groups []group, do func(group) error) error {
	errs := make([]error, len(groups))
	turns := make(chan int, len(groups))
	for i := range groups {
		turns <- i
	}
	close(turns)
	var workers sync.WaitGroup
	for range min(len(groups), runtime.GOMAXPROCS(0)) {
		workers.Go(func() {
			for i := range turns {
				errs[i] = do(groups[i])
			}
		})
	}
	workers.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
