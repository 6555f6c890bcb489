// Package throughline_test holds the architecture: which package may import which.
package throughline_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

const module = "throughline"

// anything allows every import.
const anything = "*"

// Groups of the table below, from the ground up.
var (
	kernel  = []string{"session", "pipeline", "llm", "embedding", "graph", "diag", "document"}
	domains = []string{"roleplay", "game", "interview"}
)

// allowed lists for every package which of ours it may import. A package that is not here may not be.
// A new line is a commit of its own that says why.
var allowed = map[string][]string{
	"diag":      {},
	"graph":     {},
	"embedding": {},
	"document":  {"diag"},
	"session":   {"diag"},
	"access":    {},
	"llm":       {"diag", "document"},
	"pipeline":  {"diag"},

	"llm/anthropic": {"llm"},
	"llm/openai":    {"llm"},
	"llm/llmtest":   {"llm"},

	"store":                   {"session", "access", "pipeline", "diag", "document"},
	"store/storetest":         {"session", "pipeline", "document"},
	"store/pgtest":            {},
	"store/pgtest/cmd/pgtest": {"store/pgtest"},

	"roleplay":  kernel,
	"game":      kernel,
	"interview": kernel,
	"playtest":  slices.Concat(domains, kernel),
	"server":    slices.Concat([]string{"playtest", "access"}, domains, kernel),

	// Only tests: those that a fuzzer runs, apart from all that the other tests link.
	"roleplay/fuzz": {"roleplay", "llm"},

	"web":      {},
	"examples": {},

	"cli":             slices.Concat([]string{"server", "playtest", "store", "access", "web", "examples", "llm/anthropic", "llm/openai"}, domains, kernel),
	"cmd/throughline": {"cli"},

	"bench":          {anything},
	"bench/baseline": {},
}

// allowedInTests is what every test may import besides: itself from outside, a real store, the examples, and a provider's
// protocol with a server that speaks it.
var allowedInTests = []string{"session", "store", "store/storetest", "store/pgtest", "examples", "llm/llmtest", "llm/anthropic", "llm/openai"}

// fences lists the modules of others with the only packages that may import them, in tests too.
var fences = map[string][]string{
	"charm.land/lipgloss/v2":                   {"cli"},
	"github.com/alecthomas/kong":               {"cli"},
	"github.com/schollz/progressbar/v3":        {"cli"},
	"github.com/danielgtaylor/huma/v2":         {"server"},
	"github.com/prometheus/client_golang":      {"server"},
	"go.opentelemetry.io/otel":                 {"server"},
	"golang.org/x/crypto":                      {"access"},
	"golang.org/x/time":                        {"server"},
	"github.com/goccy/go-yaml":                 {"document"},
	"github.com/jackc/pgx/v5":                  {"store", "store/pgtest"},
	"github.com/pressly/goose/v3":              {"store"},
	"modernc.org/sqlite":                       {"store", "bench/baseline"},
	"github.com/dbos-inc/dbos-transact-golang": {"pipeline"},
	"github.com/anthropics/anthropic-sdk-go":   {"llm/anthropic"},
	"github.com/openai/openai-go/v3":           {"llm/openai"},
	"github.com/kaptinlin/jsonrepair":          {"llm"},
	"github.com/invopop/jsonschema":            {"llm", "document"},
	"github.com/santhosh-tekuri/jsonschema/v6": {"llm", "document"},
	"github.com/viterin/vek":                   {"embedding", "bench/baseline"},
	"golang.org/x/text":                        {"embedding", "interview"},
	"github.com/kljensen/snowball":             append([]string{"embedding"}, domains...),
	"github.com/yuin/goldmark":                 {"game", "server"},
	"github.com/microcosm-cc/bluemonday":       {"game", "server"},
}

// testModules lists the modules of others that every test may import, and storetest and llmtest, which are made of tests.
var testModules = []string{
	"github.com/google/go-cmp", "github.com/rogpeppe/go-internal", "go.uber.org/goleak", "pgregory.net/rapid",
}

// TestImportsPointOneWay opens every folder and every Go file of the tree. Go's test cache watches what a test opens
// below its module, folders with their listings included, so a new file or folder makes this run again.
func TestImportsPointOneWay(t *testing.T) {
	t.Parallel()
	for _, violation := range violations(t, os.DirFS(".")) {
		t.Error(violation)
	}
}

func TestTheTableCatchesWhatItForbids(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, file, imports, want string }{
		{"a domain may use the kernel", "roleplay/a.go", "throughline/session", ""},
		{"anyone may use the standard library", "graph/a.go", "net/http", ""},
		{"a domain may not import another", "roleplay/a.go", "throughline/game", "roleplay/a.go: roleplay may not import game"},
		{"not in a test either", "roleplay/a_test.go", "throughline/game", "roleplay/a_test.go: roleplay may not import game"},
		{"the kernel may not import a domain", "session/a.go", "throughline/roleplay", "session/a.go: session may not import roleplay"},
		{"only cli may import store", "server/a.go", "throughline/store", "server/a.go: server may not import store"},
		{"but every test may", "server/a_test.go", "throughline/store", ""},
		{"a test may import what it tests", "graph/a_test.go", "throughline/graph", ""},
		{"bench may import anything", "bench/a.go", "throughline/store", ""},
		{"a package needs a line", "util/a.go", "fmt", "util/a.go: the package util is not in the table"},
		{"also inside another", "session/memory/a.go", "fmt", "session/memory/a.go: the package session/memory is not in the table"},
		{"a package that is imported needs a line", "cli/a.go", "throughline/util", "cli/a.go: cli may not import util"},
		{"a heavy module has its place", "document/a.go", "github.com/goccy/go-yaml/ast", ""},
		{"and no other", "roleplay/a.go", "github.com/goccy/go-yaml/ast", "roleplay/a.go: roleplay may not import github.com/goccy/go-yaml"},
		{"a test's module stays in tests", "graph/a.go", "pgregory.net/rapid", "graph/a.go: graph may not import pgregory.net/rapid"},
		{"and may be used there", "graph/a_test.go", "pgregory.net/rapid", ""},
		{"a fence holds in tests too", "game/a_test.go", "github.com/alecthomas/kong", "game/a_test.go: game may not import github.com/alecthomas/kong"},
		{"a longer name is another module", "cli/a.go", "github.com/alecthomas/kongplete", "cli/a.go: the module of github.com/alecthomas/kongplete is not in the table"},
		{"build tags hide nothing", "graph/a_windows.go", "throughline/store", "graph/a_windows.go: graph may not import store"},
		{"other modules are their own", "tools/a.go", "throughline/store", ""},
		{"test data is not ours", "game/testdata/a.go", "throughline/store", ""},
		{"nor is what npm brings", "web/node_modules/x/a.go", "throughline/store", ""},
	} {
		tree := fstest.MapFS{
			"go.mod":       {Data: []byte("module throughline\n")},
			"tools/go.mod": {Data: []byte("module throughline/tools\n")},
			c.file:         {Data: []byte("package p\n\nimport _ " + strconv.Quote(c.imports) + "\n")},
		}
		if got := strings.Join(violations(t, tree), "\n"); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// forbidden are the words of the domains. A kernel package must be describable without them.
var forbidden = regexp.MustCompile(`(?i)\b(learner|question|scene|score|concept)s?\b`)

func TestTheKernelIsDescribedWithoutWordsOfADomain(t *testing.T) {
	t.Parallel()
	for _, finding := range domainWords(t, os.DirFS(".")) {
		t.Error(finding)
	}
}

func TestWordsOfADomainAreFoundInDocComments(t *testing.T) {
	t.Parallel()
	tree := fstest.MapFS{
		"graph/a.go":      {Data: []byte("// Package graph holds each Concept.\npackage graph\n\n// F asks questions.\nfunc F() {}\n\ntype T struct {\n\tx int // its score\n}\n")},
		"graph/b.go":      {Data: []byte("package graph\n\n// underscored and conceptual words are others; inside a function too\nfunc f() {\n\t// a scene\n}\n")},
		"graph/a_test.go": {Data: []byte("package graph\n\n// G is a learner.\nfunc G() {}\n")},
		"roleplay/a.go":   {Data: []byte("// Package roleplay has a learner.\npackage roleplay\n")},
	}
	want := []string{
		`graph/a.go:1: the kernel does not know the word "Concept"`,
		`graph/a.go:4: the kernel does not know the word "questions"`,
		`graph/a.go:8: the kernel does not know the word "score"`,
	}
	if diff := cmp.Diff(want, domainWords(t, tree)); diff != "" {
		t.Errorf("findings (-want +got):\n%s", diff)
	}
}

// violations lists the imports of a tree that the tables do not allow.
func violations(t *testing.T, tree fs.FS) []string {
	t.Helper()
	var found []string
	for _, file := range goFiles(t, tree) {
		syntax, _ := parse(t, tree, file, parser.ImportsOnly)
		from := path.Dir(file)
		test := strings.HasSuffix(file, "_test.go")
		if _, known := allowed[from]; !known && from != "." {
			found = append(found, fmt.Sprintf("%s: the package %s is not in the table", file, from))
			continue
		}
		for _, spec := range syntax.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			if complaint := judge(from, imported, test); complaint != "" {
				found = append(found, file+": "+complaint)
			}
		}
	}
	return found
}

// judge says what is wrong with an import, or nothing.
func judge(from, imported string, test bool) string {
	may := allowed[from]
	first, _, _ := strings.Cut(imported, "/")
	switch {
	case slices.Contains(may, anything):
		return ""
	case first == module:
		to := strings.TrimPrefix(imported, module+"/")
		if slices.Contains(may, to) || test && (to == from || slices.Contains(allowedInTests, to)) {
			return ""
		}
		return fmt.Sprintf("%s may not import %s", from, to)
	case !strings.Contains(first, "."):
		return "" // the standard library
	}
	other := moduleOf(imported)
	switch {
	case other == "":
		return fmt.Sprintf("the module of %s is not in the table", imported)
	case slices.Contains(fences[other], from), slices.Contains(testModules, other) && (test || slices.Contains([]string{"storetest", "llmtest"}, path.Base(from))):
		return ""
	default:
		return fmt.Sprintf("%s may not import %s", from, other)
	}
}

// moduleOf returns the module of the tables that a package belongs to, or "".
func moduleOf(imported string) string {
	for other := imported; other != "."; other = path.Dir(other) {
		if _, fenced := fences[other]; fenced || slices.Contains(testModules, other) {
			return other
		}
	}
	return ""
}

// domainWords lists the forbidden words in comments of the kernel that documentation shows.
func domainWords(t *testing.T, tree fs.FS) []string {
	t.Helper()
	var found []string
	for _, file := range goFiles(t, tree) {
		root, _, _ := strings.Cut(file, "/")
		if !slices.Contains(append(kernel, "store"), root) || strings.HasSuffix(file, "_test.go") {
			continue
		}
		syntax, lines := parse(t, tree, file, parser.ParseComments)
		for _, group := range docs(syntax) {
			for _, comment := range group.List {
				for _, word := range forbidden.FindAllString(comment.Text, -1) {
					found = append(found, fmt.Sprintf("%s:%d: the kernel does not know the word %q", file, lines.Position(comment.Pos()).Line, word))
				}
			}
		}
	}
	return found
}

// docs returns the comments of a file that belong to its package, declarations and fields.
func docs(syntax *ast.File) []*ast.CommentGroup {
	groups := []*ast.CommentGroup{syntax.Doc}
	ast.Inspect(syntax, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			groups = append(groups, n.Doc)
		case *ast.FuncDecl:
			groups = append(groups, n.Doc)
		case *ast.TypeSpec:
			groups = append(groups, n.Doc, n.Comment)
		case *ast.ValueSpec:
			groups = append(groups, n.Doc, n.Comment)
		case *ast.Field:
			groups = append(groups, n.Doc, n.Comment)
		}
		return true
	})
	return slices.DeleteFunc(groups, func(g *ast.CommentGroup) bool { return g == nil })
}

// goFiles lists the Go files of the module, tests included.
func goFiles(t *testing.T, tree fs.FS) []string {
	t.Helper()
	var files []string
	err := fs.WalkDir(tree, ".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil || file == ".":
			return err
		case entry.IsDir():
			if foreign(tree, file) {
				return fs.SkipDir
			}
		case strings.HasSuffix(file, ".go"):
			files = append(files, file)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// foreign reports whether a folder holds no packages of this module.
func foreign(tree fs.FS, folder string) bool {
	base := path.Base(folder)
	if base == "testdata" || base == "node_modules" || strings.HasPrefix(base, ".") || strings.HasPrefix(base, "_") {
		return true
	}
	_, err := fs.Stat(tree, path.Join(folder, "go.mod"))
	return err == nil
}

func parse(t *testing.T, tree fs.FS, file string, mode parser.Mode) (*ast.File, *token.FileSet) {
	t.Helper()
	source, err := fs.ReadFile(tree, file)
	if err != nil {
		t.Fatal(err)
	}
	lines := token.NewFileSet()
	syntax, err := parser.ParseFile(lines, file, source, mode)
	if err != nil {
		t.Fatal(err)
	}
	return syntax, lines
}
