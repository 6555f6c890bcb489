// Command throughline runs guided role-plays, learning games and research interviews.
package main

import (
	"context"
	"os"

	"throughline/cli"
)

func main() {
	os.Exit(cli.Run(context.Background(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
