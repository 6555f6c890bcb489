package embedding

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"
	"unicode/utf8"
)

const (
	maxPieces = 256 // of a text, with the two that frame it; the model was taught with no more
	maxWord   = 100 // characters; a longer word is unknown
)

// tokenizer turns a text into the numbers of its pieces.
type tokenizer struct {
	first   map[string]int32 // pieces that begin a word
	further map[string]int32 // pieces that go on with one
	longest int              // bytes of the longest piece
	begin   int32            // stands before a text
	end     int32            // stands behind it
	unknown int32            // stands for a word that cannot be pieced together
}

// parseTokenizer reads the vocabulary from a tokenizer.json.
func parseTokenizer(text []byte) (*tokenizer, error) {
	var file struct {
		Model struct {
			Vocab map[string]int32 `json:"vocab"`
		} `json:"model"`
	}
	if err := json.Unmarshal(text, &file); err != nil {
		return nil, err
	}
	vocabulary := file.Model.Vocab
	t := &tokenizer{first: make(map[string]int32, len(vocabulary)), further: make(map[string]int32, len(vocabulary)/4)}
	for piece, id := range vocabulary {
		if id < 0 || id >= vocabularySize {
			return nil, fmt.Errorf("piece %q has the number %d", piece, id)
		}
		if rest, ok := strings.CutPrefix(piece, "##"); ok && rest != "" {
			t.further[rest] = id
		} else {
			t.first[piece] = id
		}
		t.longest = max(t.longest, len(piece))
	}
	for name, id := range map[string]*int32{"[CLS]": &t.begin, "[SEP]": &t.end, "[UNK]": &t.unknown} {
		found, ok := t.first[name]
		if !ok {
			return nil, fmt.Errorf("no piece %s", name)
		}
		*id = found
	}
	return t, nil
}

func loadTokenizer(files fs.FS) (*tokenizer, error) {
	text, err := fs.ReadFile(files, tokenizerFile)
	if err != nil {
		return nil, err
	}
	t, err := parseTokenizer(text)
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", tokenizerFile, err)
	}
	return t, nil
}

// pieces returns the numbers of a text's pieces, framed, and no more of them than the model reads. What a person typed
// is never taken for one of the model's own signs.
func (t *tokenizer) pieces(text string) []int32 {
	ids := []int32{t.begin}
	for word := range words(text) {
		ids = t.cut(ids, word)
		if len(ids) >= maxPieces-1 {
			ids = ids[:maxPieces-1]
			break
		}
	}
	return append(ids, t.end)
}

// cut appends the pieces of a word, each the longest that fits.
func (t *tokenizer) cut(ids []int32, word string) []int32 {
	if utf8.RuneCountInString(word) > maxWord {
		return append(ids, t.unknown)
	}
	known, vocabulary := len(ids), t.first
	for start := 0; start < len(word); vocabulary = t.further {
		end := min(len(word), start+t.longest)
		id, ok := vocabulary[word[start:end]]
		for !ok && end > start+1 {
			end-- // within a character nothing is found
			id, ok = vocabulary[word[start:end]]
		}
		if !ok {
			return append(ids[:known], t.unknown)
		}
		ids = append(ids, id)
		start = end
	}
	return ids
}
