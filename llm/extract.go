package llm

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strings"

	"github.com/kaptinlin/jsonrepair"
)

var fence = regexp.MustCompile("(?s)```[a-zA-Z0-9]*[ \t]*\r?\n(.*?)```")

// maxObjects is how many objects are looked for in one reply.
const maxObjects = 32

// objects finds the JSON objects in a text: bare, in a fence, or amid prose, with the slips of punctuation mended that
// models make. complete is false when the text breaks off within an object. What breaks off is never mended: nobody
// knows what is missing.
func objects(text string) (found []json.RawMessage, complete bool) {
	if fenced := fence.FindAllStringSubmatch(text, maxObjects); len(fenced) > 0 {
		for _, block := range fenced {
			inside, whole := objectsIn(block[1])
			if !whole {
				return nil, false
			}
			found = append(found, inside...)
		}
		if len(found) > 0 {
			return found, true
		}
	}
	return objectsIn(text)
}

func objectsIn(text string) (found []json.RawMessage, complete bool) {
	for len(found) < maxObjects {
		start := strings.IndexByte(text, '{')
		if start < 0 {
			return found, true
		}
		text = text[start:]
		object, length := strict(text)
		if object == nil {
			if object, length = mended(text); length == 0 {
				return found, false
			}
		}
		if object != nil {
			found = append(found, object)
		}
		text = text[length:]
	}
	return found, true
}

// strict reads an object at the beginning of a text, if there is a faultless one.
func strict(text string) (json.RawMessage, int) {
	var object json.RawMessage
	d := json.NewDecoder(strings.NewReader(text))
	if d.Decode(&object) != nil {
		return nil, 0
	}
	return object, int(d.InputOffset())
}

// mended reads an object with slips. The length is 0 when the object does not end, and the object nil when it ends
// but cannot be mended without adding or dropping a part of it.
func mended(text string) (json.RawMessage, int) {
	length, whole := balanced(text)
	if length == 0 || !whole {
		return nil, length
	}
	repaired, err := jsonrepair.Repair(text[:length])
	if err != nil || !json.Valid([]byte(repaired)) || brackets(repaired) != brackets(text[:length]) {
		return nil, length
	}
	return bytes.TrimSpace([]byte(repaired)), length
}

// balanced measures the object at the beginning of a text by its brackets, and reports whether it is whole: an
// ellipsis outside a string stands for something that was left out. The length is 0 when the object does not end.
func balanced(text string) (length int, whole bool) {
	depth, last, whole := 0, byte('{'), true
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '"', c == '\'' && strings.IndexByte("{[,:", last) >= 0:
			end := closing(text[i+1:], c)
			if end < 0 {
				return 0, false
			}
			i += end + 1
		case c == '{', c == '[':
			depth++
		case c == '}', c == ']':
			if depth--; depth == 0 {
				return i + 1, whole
			}
		case strings.HasPrefix(text[i:], "..."), strings.HasPrefix(text[i:], "…"):
			whole = false
		}
		if c != ' ' && c != '\t' && c != '\n' && c != '\r' {
			last = c
		}
	}
	return 0, false
}

// closing is the place of the quote that ends a string, or -1.
func closing(text string, quote byte) int {
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case quote:
			return i
		}
	}
	return -1
}

// brackets counts each kind of bracket. Mending that changes a count has invented or lost structure.
func brackets(text string) [4]int {
	return [4]int{strings.Count(text, "{"), strings.Count(text, "}"), strings.Count(text, "["), strings.Count(text, "]")}
}

// ObjectAt reads the JSON object at the beginning of a text, slips of punctuation mended, and tells how long it is in the
// text. The object is nil when it cannot be read; the length is 0 when it does not end.
func ObjectAt(text string) (json.RawMessage, int) {
	if !strings.HasPrefix(text, "{") {
		return nil, 0
	}
	if object, length := strict(text); object != nil {
		return object, length
	}
	return mended(text)
}
