// Command pgtest runs a command, such as go test ./..., with a private Postgres for its tests: pgtest -- COMMAND ARGUMENTS...
package main

import (
	"os"

	"throughline/store/pgtest"
)

func main() { os.Exit(pgtest.Exec(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
