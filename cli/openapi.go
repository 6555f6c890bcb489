package cli

import (
	"embed"

	"throughline/server"
)

type openapiCmd struct{}

// Run prints the OpenAPI document. It needs no database.
func (c *openapiCmd) Run(p *program) error {
	lib, err := library(nil)
	if err != nil {
		return err
	}
	spec, err := server.New(server.Config{Domains: domains(), Library: lib, Web: embed.FS{}, Version: "v1"}).Spec()
	if err != nil {
		return err
	}
	_, err = p.stdout.Write(spec)
	return err
}
