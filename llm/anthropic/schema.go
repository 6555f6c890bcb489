package anthropic

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// format is the output format with the schema as it is written: the library's own type would sort its keys, and a
// model writes in the order of the schema.
type format struct {
	Type   string          `json:"type"`
	Schema json.RawMessage `json:"schema"`
}

// Keywords of a schema, by what the output format makes of them.
var (
	nested      = []string{"items", "additionalProperties"}
	named       = []string{"properties", "$defs"}
	listed      = []string{"anyOf", "allOf", "oneOf"}
	unsupported = []string{
		"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength",
		"maxItems", "uniqueItems", "minProperties", "maxProperties", "default", "examples",
	}
)

// supported is a schema in which what the output format does not take is said in descriptions instead. The order of
// keys stays. llm.Ask holds the reply against the whole schema.
func supported(schema json.RawMessage) json.RawMessage {
	entries, ok := object(schema)
	if !ok {
		return schema // true or false, or nothing that Check would have let through
	}
	var kept []entry
	var said []string
	for _, e := range entries {
		switch {
		case slices.Contains(unsupported, e.key), e.key == "minItems" && string(e.value) != "0" && string(e.value) != "1":
			said = append(said, fmt.Sprintf("%s: %s", e.key, e.value))
			continue
		case slices.Contains(nested, e.key):
			e.value = supported(e.value)
		case slices.Contains(named, e.key):
			e.value = each(e.value)
		case slices.Contains(listed, e.key):
			var all []json.RawMessage
			if json.Unmarshal(e.value, &all) == nil {
				for i := range all {
					all[i] = supported(all[i])
				}
				e.value = encode(all)
			}
			if e.key == "oneOf" {
				e.key = "anyOf"
			}
		}
		kept = append(kept, e)
	}
	if len(said) > 0 {
		kept = describe(kept, "("+strings.Join(said, ", ")+")")
	}
	return join(kept)
}

// each does the same to every schema of an object of schemas.
func each(schemas json.RawMessage) json.RawMessage {
	entries, ok := object(schemas)
	if !ok {
		return schemas
	}
	for i := range entries {
		entries[i].value = supported(entries[i].value)
	}
	return join(entries)
}

// describe adds a remark to the description of a schema.
func describe(entries []entry, remark string) []entry {
	for i, e := range entries {
		var text string
		if e.key == "description" && json.Unmarshal(e.value, &text) == nil {
			entries[i].value = encode(text + " " + remark)
			return entries
		}
	}
	return append(entries, entry{key: "description", value: encode(remark)})
}

// entry is one key of an object, in its place.
type entry struct {
	key   string
	value json.RawMessage
}

// object reads an object in the order it is written.
func object(text json.RawMessage) ([]entry, bool) {
	d := json.NewDecoder(bytes.NewReader(text))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return nil, false
	}
	var entries []entry
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, false
		}
		var value json.RawMessage
		if d.Decode(&value) != nil {
			return nil, false
		}
		entries = append(entries, entry{key: key.(string), value: value})
	}
	return entries, true
}

func join(entries []entry) json.RawMessage {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, e := range entries {
		if i > 0 {
			b.WriteByte(',')
		}
		b.Write(encode(e.key))
		b.WriteByte(':')
		b.Write(e.value)
	}
	b.WriteByte('}')
	return b.Bytes()
}

func encode(value any) json.RawMessage {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // texts and what was JSON before
	}
	return text
}
