package llm

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode"

	reflector "github.com/invopop/jsonschema"
	checker "github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
)

// schema is the JSON schema of a Go type, as text and ready to check with.
type schema struct {
	name    string
	text    json.RawMessage
	checker *checker.Schema
}

// schemaOf derives the schema of a struct type from its json and jsonschema tags.
func schemaOf(of reflect.Type) (*schema, error) {
	if of.Kind() != reflect.Struct {
		return nil, fmt.Errorf("a model is asked for a struct, not for %s", of)
	}
	text, err := json.Marshal(derive(of))
	if err != nil {
		return nil, fmt.Errorf("derive a schema from %s: %w", of, err)
	}
	s := &schema{name: snake(of.Name()), text: text}
	if s.checker, err = compile(text); err != nil {
		return nil, fmt.Errorf("derive a schema from %s: %w", of, err)
	}
	return s, nil
}

// derive writes the schema out in one tree, unless the type contains itself.
func derive(of reflect.Type) *reflector.Schema {
	if !recursive(of, nil) {
		r := reflector.Reflector{Anonymous: true, ExpandedStruct: true, DoNotReference: true}
		derived := r.ReflectFromType(of)
		derived.Version = "" // providers do not know the key
		return derived
	}
	r := reflector.Reflector{Anonymous: true}
	derived := r.ReflectFromType(of)
	// The root is an object, not a reference to one: providers insist.
	root := *derived.Definitions[derived.Ref[len("#/$defs/"):]]
	root.Definitions = derived.Definitions
	return &root
}

func compile(text []byte) (*checker.Schema, error) {
	document, err := checker.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	const name = "schema:///reply.json"
	c := checker.NewCompiler()
	if err := c.AddResource(name, document); err != nil {
		return nil, err
	}
	return c.Compile(name)
}

// recursive reports whether a type contains itself; such a type cannot be written out in one tree.
func recursive(of reflect.Type, within []reflect.Type) bool {
	switch of.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
		return recursive(of.Elem(), within)
	case reflect.Struct:
		if slices.Contains(within, of) {
			return true
		}
		within = append(slices.Clone(within), of)
		for i := range of.NumField() {
			if recursive(of.Field(i).Type, within) {
				return true
			}
		}
	}
	return false
}

// snake turns a Go name into one that every provider takes for a schema.
func snake(name string) string {
	var b strings.Builder
	for i, r := range name {
		switch {
		case unicode.IsUpper(r) && i > 0:
			b.WriteByte('_')
			fallthrough
		default:
			b.WriteRune(unicode.ToLower(r))
		}
	}
	if !schemaName.MatchString(b.String()) {
		return "reply" // a type without a name, or with type parameters
	}
	return b.String()
}

// check lists everything about a value that the schema does not allow.
func (s *schema) check(text []byte) []Problem {
	value, err := checker.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return []Problem{{Message: "it is not JSON: " + err.Error()}}
	}
	err = s.checker.Validate(value)
	if invalid := new(checker.ValidationError); errors.As(err, &invalid) {
		problems := leaves(*invalid.DetailedOutput(), nil)
		// Always in the same order: they become part of a request, and requests are compared.
		slices.SortFunc(problems, func(a, b Problem) int {
			return cmp.Or(strings.Compare(a.Pointer, b.Pointer), strings.Compare(a.Message, b.Message))
		})
		return problems
	}
	if err != nil {
		return []Problem{{Message: err.Error()}}
	}
	return nil
}

// leaves are the findings at the ends of the tree that the checker returns; the rest only says that there are some.
func leaves(unit checker.OutputUnit, all []Problem) []Problem {
	if len(unit.Errors) == 0 && unit.Error != nil {
		if extra, ok := unit.Error.Kind.(*kind.AdditionalProperties); ok {
			slices.Sort(extra.Properties)
		}
		p := Problem{Pointer: unit.InstanceLocation, Message: unit.Error.String()}
		if !slices.Contains(all, p) {
			all = append(all, p)
		}
	}
	for _, cause := range unit.Errors {
		all = leaves(cause, all)
	}
	return all
}
