package document

import (
	"github.com/goccy/go-yaml/token"

	"throughline/diag"
)

// refused names the features of YAML that make a file mean something else than it shows.
var refused = map[token.Type]string{
	token.AnchorType:     "an anchor (&)",
	token.AliasType:      "an alias (*)",
	token.MergeKeyType:   "a merge key (<<)",
	token.TagType:        "a tag (!)",
	token.DirectiveType:  "a directive (%)",
	token.MappingKeyType: "a key of more than one line (?)",
}

// checkTokens refuses what the parser should not see. A syntax error that the reader found is left to it.
func (s *source) checkTokens(tokens token.Tokens) diag.List {
	if invalid := tokens.InvalidToken(); invalid != nil {
		return nil
	}
	var found diag.List
	depth, entries, begun, content, ended := nesting{}, 0, false, false, false
	for _, tk := range tokens {
		at := s.at(tk.Position.Line, tk.Position.Column, "")
		if name, no := refused[tk.Type]; no {
			found = append(found, codeFeature.At(at, "%s is not used here", name).
				WithHint("write the value out in place, or quote it if it is meant literally"))
			if len(found) == maxFindings {
				return found
			}
		}
		switch tk.Type {
		case token.CommentType:
			continue
		case token.DocumentHeaderType, token.DocumentEndType:
			if begun && tk.Type == token.DocumentHeaderType {
				return append(found, codeSeveral.At(at, "a second document begins here"))
			}
			begun, ended = true, tk.Type == token.DocumentEndType
			continue
		case token.MappingValueType, token.SequenceEntryType, token.CollectEntryType:
			entries++
		}
		if ended && content {
			return append(found, codeSeveral.At(at, "a second document begins here"))
		}
		begun, content = true, true
		if depth.take(tk) > maxDepth {
			return append(found, codeTooDeep.At(at, "the values are nested more than %d levels deep", maxDepth))
		}
		if entries > maxEntries {
			return append(found, codeTooLarge.At(at, "the file has more than %d entries", maxEntries))
		}
	}
	return found
}

// nesting follows how deep the tokens are: brackets that are open, and columns at which blocks began. A list at the
// column of its key counts once, so the depth may be up to twice as much.
type nesting struct {
	brackets int
	columns  []int
}

func (n *nesting) take(tk *token.Token) int {
	switch tk.Type {
	case token.MappingStartType, token.SequenceStartType:
		n.brackets++
	case token.MappingEndType, token.SequenceEndType:
		n.brackets = max(n.brackets-1, 0)
	case token.SequenceEntryType:
		n.open(tk.Position.Column)
	case token.MappingValueType:
		if tk.Prev != nil {
			n.open(tk.Prev.Position.Column)
		}
	}
	return n.brackets + len(n.columns)
}

func (n *nesting) open(column int) {
	if n.brackets > 0 {
		return
	}
	for len(n.columns) > 0 && n.columns[len(n.columns)-1] > column {
		n.columns = n.columns[:len(n.columns)-1]
	}
	if len(n.columns) == 0 || n.columns[len(n.columns)-1] < column {
		n.columns = append(n.columns, column)
	}
}
