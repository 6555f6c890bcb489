package cli

import (
	"fmt"
	"runtime"

	"throughline/embedding"
)

type versionCmd struct {
	JSON bool `name:"json" help:"Print as JSON."`
}

// Run prints the version.
func (c *versionCmd) Run(p *program) error {
	if c.JSON {
		engines := map[string]string{}
		for _, k := range kinds(domains()) {
			engines[k.Name()] = k.Engine()
		}
		return p.printJSON(map[string]any{"version": Version, "go": runtime.Version(), "engines": engines, "vectors": embedding.Describe()})
	}
	_, err := fmt.Fprintln(p.stdout, "throughline", Version)
	return err
}
