package llm

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"

	"throughline/diag"
)

// Checker is a value that knows more about itself than a schema can say. Ask calls Check on what it decoded; errors
// in the list count like violations of the schema, and go into the repair.
type Checker interface {
	Check() diag.List
}

// Ask asks a model for a value of a struct type. The schema comes from the type's json and jsonschema tags; the reply
// is found amid fences and prose, held against the schema, decoded, and checked if T or *T is a Checker. If anything
// is wrong the model is asked once more, with a list of everything that is; then Ask fails with a *SchemaError. A
// provider that refuses the schema is asked in words. The Reply is the last one, with the usage of all calls.
func Ask[T any](ctx context.Context, m Model, r Request) (T, Reply, error) {
	var none T
	s, err := schemaOf(reflect.TypeFor[T]())
	if err != nil {
		return none, Reply{}, err
	}
	r.Schema = s.text
	if r.SchemaName == "" {
		r.SchemaName = s.name
	}
	name := r.SchemaName
	reply, err := m.Generate(ctx, r, nil)
	if failed := new(Error); errors.As(err, &failed) && failed.Fault == FaultSchema {
		before := reply
		r = inWords(r)
		reply, err = m.Generate(ctx, r, nil)
		reply = reply.Add(before)
	}
	if err != nil {
		return none, reply, err
	}
	value, problems := read[T](s, reply)
	if len(problems) == 0 {
		return value, reply, nil
	}
	before := reply
	reply, err = m.Generate(ctx, repair(r, reply, problems), nil)
	reply = reply.Add(before)
	if err != nil {
		return none, reply, err
	}
	if value, problems = read[T](s, reply); len(problems) > 0 {
		return none, reply, &SchemaError{Schema: name, Problems: problems}
	}
	return value, reply, nil
}

// read turns a reply into a value, or says everything that is wrong with it.
func read[T any](s *schema, reply Reply) (T, []Problem) {
	var value T
	object, problems := pick(s, reply)
	if len(problems) > 0 {
		return value, problems
	}
	if err := json.Unmarshal(object, &value); err != nil {
		return value, []Problem{{Message: err.Error()}}
	}
	return value, checked(&value)
}

// pick returns the one object of a reply that the schema accepts.
func pick(s *schema, reply Reply) (json.RawMessage, []Problem) {
	if reply.Stop == StopLength {
		return nil, []Problem{{Message: "the reply was cut off because it was too long; answer more briefly"}}
	}
	found, complete := objects(reply.Text)
	if !complete {
		return nil, []Problem{{Message: "the reply breaks off within the JSON object, or leaves out a part of it"}}
	}
	if len(found) == 0 {
		return nil, []Problem{{Message: "the reply holds no JSON object"}}
	}
	var accepted, longest json.RawMessage
	var problems []Problem
	for _, object := range found {
		wrong := s.check(object)
		switch {
		case len(wrong) > 0:
			if len(object) > len(longest) {
				longest, problems = object, wrong
			}
		case accepted != nil && !bytes.Equal(accepted, object):
			return nil, []Problem{{Message: "the reply holds several JSON objects that could be meant; give one"}}
		default:
			accepted = object
		}
	}
	if accepted == nil {
		return nil, problems
	}
	return accepted, nil
}

// checked asks a value what is wrong with it.
func checked(value any) []Problem {
	c, ok := value.(Checker)
	if !ok {
		c, ok = reflect.ValueOf(value).Elem().Interface().(Checker)
	}
	if !ok {
		return nil
	}
	var problems []Problem
	for _, d := range c.Check() {
		if d.Severity != diag.Error {
			continue
		}
		p := Problem{Pointer: d.Place.Path, Message: d.Code + " " + d.Message}
		if d.Hint != "" {
			p.Message += "; " + d.Hint
		}
		problems = append(problems, p)
	}
	return problems
}

// repair is the request again, with the reply and everything that is wrong with it.
func repair(r Request, reply Reply, problems []Problem) Request {
	const most = 100 // more would only crowd out the task
	var b strings.Builder
	b.WriteString("That reply cannot be used:\n")
	for i, p := range problems {
		if i == most {
			fmt.Fprintf(&b, "- and %d more of this kind\n", len(problems)-most)
			break
		}
		fmt.Fprintf(&b, "- %s\n", p)
	}
	b.WriteString("Reply once more, with the whole corrected JSON object and nothing else.")
	messages := append([]Message{}, r.Messages...)
	if strings.TrimSpace(reply.Text) == "" {
		last := &messages[len(messages)-1]
		last.Text += "\n\n" + b.String()
	} else {
		messages = append(messages, Message{From: Assistant, Text: reply.Text}, Message{From: User, Text: b.String()})
	}
	r.Messages = messages
	return r
}

// WithSchemaInWords describes schemas in the prompt instead of attaching them, for models that take none.
func WithSchemaInWords(m Model) Model {
	return ModelFunc(func(ctx context.Context, r Request, release func(string)) (Reply, error) {
		if err := r.Check(); err != nil {
			return Reply{}, err
		}
		return m.Generate(ctx, inWords(r), release)
	})
}

// inWords moves the schema of a request into its last message, so that the system prompt stays as it is cached.
func inWords(r Request) Request {
	if len(r.Schema) == 0 || len(r.Messages) == 0 {
		return r
	}
	messages := append([]Message{}, r.Messages...)
	last := &messages[len(messages)-1]
	last.Text += "\n\nReply with one JSON object and nothing else. It must satisfy this JSON schema:\n" + string(r.Schema)
	r.Messages, r.Schema, r.SchemaName = messages, nil, ""
	return r
}
