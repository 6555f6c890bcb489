package game

import (
	"slices"
	"testing"

	"throughline/diag"
)

func TestAPictureThatCouldActOrFetchIsRefused(t *testing.T) {
	t.Parallel()
	for name, within := range map[string]string{
		"a script":            `<script>alert(1)</script>`,
		"a handler":           `<path d="M0 0" onload="alert(1)"/>`,
		"a link":              `<a href="https://example.org"><text>x</text></a>`,
		"a picture elsewhere": `<image href="https://example.org/x.png"/>`,
		"a use elsewhere":     `<use href="https://example.org/x.svg#a"/>`,
		"foreign content":     `<foreignObject><p>x</p></foreignObject>`,
		"a style":             `<style>@import url(https://example.org)</style>`,
		"a style attribute":   `<path style="fill:url(https://example.org)" d="M0 0"/>`,
		"a fill elsewhere":    `<path fill="url(https://example.org#a)" d="M0 0"/>`,
		"a quoted fill":       `<path fill="url('//example.org#a')" d="M0 0"/>`,
		"an address in code":  `<path class="javascript:alert(1)" d="M0 0"/>`,
		"an animation":        `<animate attributeName="href" to="javascript:alert(1)"/>`,
		"another namespace":   `<path xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a" d="M0 0"/>`,
		"half a picture":      `<path d="M0 0">`,
		"a stylesheet":        `<?xml-stylesheet href="https://example.org/x.css"?>`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d, found := Draw(Drawing{Layout: Flow, Labels: []Label{{Text: "One"}, {Text: "Two"}, {Text: "Three"}}})
			if len(found) > 0 {
				t.Fatal(found)
			}
			d.SVG = d.SVG[:len(d.SVG)-len("</svg>")] + within + "</svg>"
			if found := CheckDiagram(d, nil); !slices.ContainsFunc(found, func(f diag.Diagnostic) bool { return f.Code == ruleUnsafe.ID }) {
				t.Errorf("found %v", found)
			}
		})
	}
}
