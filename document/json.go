package document

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"throughline/diag"
)

// looksLikeJSON reports whether the text is valid JSON with a mapping at the top. YAML can hold the same, but only
// the JSON reader takes tabs and every escape as JSON means them.
func looksLikeJSON(content []byte) bool {
	return bytes.HasPrefix(bytes.TrimLeft(content, " \t\r\n"), []byte("{")) && json.Valid(content)
}

// jsonTree builds values from the tokens of a JSON text.
type jsonTree struct {
	source  *source
	decoder *json.Decoder
	cursor  cursor
	values  int
	found   diag.List
}

func (s *source) readJSON() (*value, diag.List) {
	t := &jsonTree{source: s, decoder: json.NewDecoder(bytes.NewReader(s.text)), cursor: newCursor(s.text)}
	t.decoder.UseNumber()
	root, problem := t.value(0)
	if problem == nil {
		if _, err := t.decoder.Token(); err != io.EOF {
			problem = t.problem(codeSyntax, "this cannot be read as JSON: there is more after the end")
		}
	}
	if problem != nil {
		return nil, append(t.found, *problem)
	}
	return root, t.found
}

func (t *jsonTree) value(depth int) (*value, *diag.Diagnostic) {
	v := &value{}
	v.line, v.column = t.next()
	tk, err := t.decoder.Token()
	if err != nil {
		return nil, t.syntax(err)
	}
	if depth > maxDepth {
		return nil, t.problem(codeTooDeep, "the values are nested more than %d levels deep", maxDepth)
	}
	if t.values++; t.values > maxValues {
		return nil, t.problem(codeTooLarge, "the file has more than %d values", maxValues)
	}
	switch tk := tk.(type) {
	case json.Delim:
		if tk == '{' {
			return v, t.mapping(v, depth)
		}
		return v, t.list(v, depth)
	case string:
		v.shape, v.scalar = text, tk
		t.checkText(v)
	case json.Number:
		v.scalar = tk.String()
		v.shape = plain(v.scalar)
	case bool:
		v.shape, v.scalar = boolean, "false"
		if tk {
			v.scalar = "true"
		}
	}
	return v, nil
}

func (t *jsonTree) mapping(v *value, depth int) *diag.Diagnostic {
	v.shape = mapping
	for t.decoder.More() {
		var e entry
		e.line, e.column = t.next()
		key, err := t.decoder.Token()
		if err != nil {
			return t.syntax(err)
		}
		e.key, _ = key.(string)
		var problem *diag.Diagnostic
		if e.value, problem = t.value(depth + 1); problem != nil {
			return problem
		}
		if !v.add(e) && len(t.found) < maxFindings {
			t.found = append(t.found, codeDuplicate.At(t.source.at(e.line, e.column, ""), "the key %s is given twice", quote(e.key)).
				WithHint("the first one is on line %d", v.entry(e.key).line))
		}
	}
	return t.close()
}

func (t *jsonTree) list(v *value, depth int) *diag.Diagnostic {
	v.shape = list
	for t.decoder.More() {
		item, problem := t.value(depth + 1)
		if problem != nil {
			return problem
		}
		v.items = append(v.items, item)
	}
	return t.close()
}

// close takes the bracket at the end of a list or mapping.
func (t *jsonTree) close() *diag.Diagnostic {
	if _, err := t.decoder.Token(); err != nil {
		return t.syntax(err)
	}
	return nil
}

func (t *jsonTree) checkText(v *value) {
	if i := strings.IndexFunc(v.scalar, isControlInValue); i >= 0 && len(t.found) < maxFindings {
		r, _ := utf8.DecodeRuneInString(v.scalar[i:])
		t.found = append(t.found, codeControl.At(t.source.at(v.line, v.column, ""), "the character %U does not belong in a text", r))
	}
}

// next is the place of the token that comes next: past blanks, commas and colons.
func (t *jsonTree) next() (line, column int) { return t.cursor.to(t.nextOffset()) }

func (t *jsonTree) nextOffset() int {
	offset := int(t.decoder.InputOffset())
	for offset < len(t.source.text) && strings.IndexByte(" \t\r\n,:", t.source.text[offset]) >= 0 {
		offset++
	}
	return offset
}

func (t *jsonTree) syntax(err error) *diag.Diagnostic {
	var at *json.SyntaxError
	if errors.As(err, &at) {
		// The decoder may count from the token before, so the mistake is not before what comes next.
		line, column := t.cursor.to(max(int(at.Offset)-1, t.nextOffset()))
		d := codeSyntax.At(t.source.at(line, column, ""), "this cannot be read as JSON: %s", at.Error())
		return &d
	}
	return t.problem(codeSyntax, "this cannot be read as JSON: it ends too early")
}

func (t *jsonTree) problem(code diag.Code, format string, args ...any) *diag.Diagnostic {
	line, column := t.next()
	d := code.At(t.source.at(line, column, ""), format, args...)
	return &d
}
