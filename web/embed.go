// Package web holds the browser app that the binary serves.
//
// FS returns the files that `npm run build` wrote to dist. A clone that was
// never built has only a placeholder there: the package compiles, and FS has
// no index.html. It serves nothing itself (see server).
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

// FS is the built app: index.html at its root when it was built, and nothing but a placeholder when it was not.
func FS() fs.FS {
	built, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // cannot happen: dist is embedded above
	}
	return built
}
