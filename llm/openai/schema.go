package openai

import (
	"encoding/json"
	"slices"
)

// The keywords that a strict response format takes.
var (
	plain = []string{
		"type", "description", "title", "enum", "const", "required", "$ref", "pattern", "format",
		"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minItems", "maxItems",
	}
	formats = []string{"date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"}
)

// strict reports whether a schema can be enforced: every object says that all its properties and no others are there,
// and no keyword is used that enforcement does not know. Any other schema is attached as advice.
func strict(schema json.RawMessage) bool {
	var of map[string]any
	return json.Unmarshal(schema, &of) == nil && enforceable(of)
}

func enforceable(schema any) bool {
	of, ok := schema.(map[string]any)
	if !ok {
		return false
	}
	for key, value := range of {
		switch key {
		case "properties", "$defs":
			all, ok := value.(map[string]any)
			if !ok || (key == "properties" && !closed(of, all)) {
				return false
			}
			for _, each := range all {
				if !enforceable(each) {
					return false
				}
			}
		case "items":
			if !enforceable(value) {
				return false
			}
		case "anyOf":
			all, ok := value.([]any)
			if !ok || slices.ContainsFunc(all, func(each any) bool { return !enforceable(each) }) {
				return false
			}
		case "additionalProperties":
			if value != false {
				return false
			}
		case "format":
			if name, ok := value.(string); !ok || !slices.Contains(formats, name) {
				return false
			}
		default:
			if !slices.Contains(plain, key) {
				return false
			}
		}
	}
	return of["type"] != "object" || of["properties"] != nil
}

// closed reports whether an object requires all its properties and allows no others.
func closed(of, properties map[string]any) bool {
	required, _ := of["required"].([]any)
	for name := range properties {
		if !slices.Contains(required, any(name)) {
			return false
		}
	}
	return of["additionalProperties"] == false
}
