package document

import (
	"errors"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"throughline/diag"
)

// readYAML looks at the tokens first, so that nothing reaches the recursive parser that is too deep, too much or
// not used here.
func (s *source) readYAML() (root *value, found diag.List) {
	defer func() {
		// The reader is not ours; text it cannot cope with is a mistake in the text, not a crash.
		if recover() != nil {
			root, found = nil, diag.List{codeSyntax.At(s.at(1, 1, ""), "this cannot be read as YAML")}
		}
	}()
	// The reader miscounts lines that end as on Windows. Taking the extra character away moves nothing else.
	tokens := lexer.Tokenize(strings.ReplaceAll(string(s.text), "\r\n", "\n"))
	if found := s.checkTokens(tokens); found != nil {
		return nil, found
	}
	file, err := parser.Parse(tokens, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		return nil, diag.List{s.syntax(err)}
	}
	b := &yamlTree{source: s}
	for _, each := range file.Docs {
		if each.Body != nil {
			root = b.value(each.Body)
		}
	}
	if root == nil {
		return nil, diag.List{codeEmptyFile.At(diag.Place{File: s.name}, "the file has only comments")}
	}
	return root, b.found
}

// syntax makes one diagnostic on one line of the reader's error.
func (s *source) syntax(err error) diag.Diagnostic {
	var at yaml.Error
	if !errors.As(err, &at) || at.GetToken() == nil || at.GetToken().Position == nil {
		return codeSyntax.At(s.at(1, 1, ""), "this cannot be read as YAML")
	}
	message, _, _ := strings.Cut(at.GetMessage(), "\n")
	p := at.GetToken().Position
	return codeSyntax.At(s.at(p.Line, p.Column, ""), "this cannot be read as YAML: %s", message)
}

// yamlTree builds values from the reader's nodes.
type yamlTree struct {
	source *source
	found  diag.List
}

func (t *yamlTree) value(n ast.Node) *value {
	v := &value{}
	if tk := n.GetToken(); tk != nil {
		v.line, v.column = t.source.within(tk.Position.Line, tk.Position.Column)
	}
	switch n := n.(type) {
	case *ast.MappingNode:
		v.shape = mapping
		for _, each := range n.Values {
			t.entry(v, each)
		}
		if len(v.entries) > 0 && !n.IsFlowStyle {
			v.line, v.column = v.entries[0].line, v.entries[0].column
		}
	case *ast.MappingValueNode:
		v.shape = mapping
		t.entry(v, n)
		v.line, v.column = v.entries[0].line, v.entries[0].column
	case *ast.SequenceNode:
		v.shape = list
		for _, each := range n.Values {
			v.items = append(v.items, t.value(each))
		}
	case *ast.LiteralNode:
		v.shape, v.scalar = text, n.Value.Value
		t.checkText(v)
	case *ast.StringNode:
		v.shape, v.scalar = text, n.Value
		if quoted := n.Token.Type == token.SingleQuoteType || n.Token.Type == token.DoubleQuoteType; !quoted {
			v.shape = plain(n.Value)
		}
		t.checkText(v)
	case *ast.NullNode:
	default:
		v.scalar = n.GetToken().Value
		v.shape = plain(v.scalar)
	}
	return v
}

func (t *yamlTree) entry(into *value, n *ast.MappingValueNode) {
	e := entry{key: keyText(n.Key), value: t.value(n.Value)}
	e.line, e.column = t.source.within(n.Key.GetToken().Position.Line, n.Key.GetToken().Position.Column)
	if e.value.shape == null {
		e.value.line, e.value.column = e.line, e.column
	}
	if !into.add(e) && len(t.found) < maxFindings {
		first := into.entry(e.key)
		t.found = append(t.found, codeDuplicate.At(t.source.at(e.line, e.column, ""), "the key %s is given twice", quote(e.key)).
			WithHint("the first one is on line %d", first.line))
	}
}

// keyText is a key as text: a number or a word such as true is its own name.
func keyText(key ast.MapKeyNode) string {
	if s, ok := key.(*ast.StringNode); ok {
		return s.Value
	}
	return key.GetToken().Value
}

// checkText finds control characters that came in by an escape such as \x1b.
func (t *yamlTree) checkText(v *value) {
	if i := strings.IndexFunc(v.scalar, isControlInValue); i >= 0 && len(t.found) < maxFindings {
		r := []rune(v.scalar[i:])[0]
		t.found = append(t.found, codeControl.At(t.source.at(v.line, v.column, ""), "the character %U does not belong in a text", r))
	}
}

func isControlInValue(r rune) bool { return isControl(r) || r == '\r' }
