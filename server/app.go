package server

import (
	"io/fs"
	"net/http"
	"path"
	"strings"
)

// app serves the built browser app. Its pages are addresses, so whatever is not a file is the app's own page.
func (s *Server) app() http.Handler {
	files := http.FileServerFS(s.Web)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			s.writeProblem(w, r, errNoRoute)
			return
		}
		name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
		if info, err := fs.Stat(s.Web, name); err == nil && !info.IsDir() && name != "index.html" {
			if strings.HasPrefix(name, "assets/") { // named by content
				w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
			}
			files.ServeHTTP(w, r)
			return
		}
		if path.Ext(name) != "" && name != "index.html" {
			http.NotFound(w, r)
			return
		}
		page, err := fs.ReadFile(s.Web, "index.html")
		if err != nil {
			page = []byte(unbuilt)
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Cache-Control", "no-cache")
		_, _ = w.Write(page)
	})
}

// unbuilt stands for the app in a binary that was built without it.
const unbuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Throughline</title>
<h1>Throughline</h1><p>This binary was built without its browser app. Run <code>make build</code>, or use the API at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
`
