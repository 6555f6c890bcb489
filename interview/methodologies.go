package interview

import (
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
)

//go:embed methodologies/*.yaml
var methodologyFiles embed.FS

// Methodologies is the files of the methodologies that ship.
func Methodologies() fs.FS { return methodologyFiles }

// MethodologyIDs lists the methodologies that ship, in alphabetical order.
func MethodologyIDs() []string { return slices.Sorted(maps.Keys(shippedMethodologies())) }

// MethodologyText is a methodology that ships, as it was written.
func MethodologyText(id string) ([]byte, bool) {
	if _, ok := shippedMethodologies()[id]; !ok {
		return nil, false
	}
	text, err := methodologyFiles.ReadFile(path.Join("methodologies", id+".yaml"))
	return text, err == nil
}

// shippedMethodologies reads those in the binary once; that nothing is wrong or odd with them is shown by the tests.
var shippedMethodologies = sync.OnceValue(func() map[string]*Methodology {
	files, err := methodologyFiles.ReadDir("methodologies")
	if err != nil {
		panic(err)
	}
	all := map[string]*Methodology{}
	for _, each := range files {
		name := path.Join("methodologies", each.Name())
		text, err := methodologyFiles.ReadFile(name)
		if err != nil {
			panic(err)
		}
		m, found := ParseMethodology(name, text)
		if m == nil || m.ID != strings.TrimSuffix(each.Name(), ".yaml") {
			panic(fmt.Sprintf("%s: not the methodology of that id: %v", name, found))
		}
		all[m.ID] = m
	}
	return all
})
