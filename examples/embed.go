// Package examples holds the documents that are shipped with the program: each can be opened, checked and run as it
// is, and the tests do so. It only holds files; whoever owns a format reads them.
package examples

import "embed"

// FS holds the examples, in a folder for each kind of experience.
//
//go:embed roleplay/*.yaml game/*.yaml interview/*.yaml notes/*.md
var FS embed.FS
