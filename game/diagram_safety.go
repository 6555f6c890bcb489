package game

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"

	"throughline/diag"
)

// What a picture may be made of: what draws, and nothing that acts or fetches. The browser keeps to the same list.
var (
	safeElements = setOf(strings.Fields(`svg g path circle ellipse rect line polyline polygon text tspan title desc defs clipPath marker
		linearGradient radialGradient stop`))
	safeAttributes = regexp.MustCompile(`^(class|id|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|dx|dy|width|height|points|transform|viewBox|preserveAspectRatio|` +
		`fill(-.*)?|stroke(-.*)?|opacity|font-.*|text-anchor|dominant-baseline|letter-spacing|clip-(path|rule)|marker-.*|offset|stop-.*|` +
		`gradient(Units|Transform)|clipPathUnits|marker(Width|Height|Units)|ref[XY]|orient|role|aria-label|data-zone|xmlns)$`)
	fetches = regexp.MustCompile(`(?i)url\(\s*['"]?[^#'"\s]|javascript:|data:`)
)

// checkSafety says what a picture has in it that could act or fetch, the first of each drawing.
func (d Diagram) checkSafety() diag.List {
	var found diag.List
	for _, each := range []struct{ field, svg string }{{"svg", d.SVG}, {"labelled", d.Labelled}} {
		if each.svg == "" {
			continue
		}
		if why := unsafe(each.svg); why != "" {
			found = append(found, ruleUnsafe.At(place(d.ID, each.field), "%s", why))
		}
	}
	return found
}

// unsafe says what must not be in a picture, or "".
func unsafe(svg string) string {
	decoder := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := decoder.Token()
		switch {
		case errors.Is(err, io.EOF):
			return ""
		case err != nil:
			return "the picture cannot be read: " + err.Error()
		}
		switch t := token.(type) {
		case xml.Directive:
			return "the picture declares a document type"
		case xml.ProcInst:
			if t.Target != "xml" {
				return "the picture has an instruction for a program, " + short(t.Target)
			}
		case xml.StartElement:
			if !safeElements[t.Name.Local] {
				return "the picture has the element " + short(t.Name.Local)
			}
			for _, a := range t.Attr {
				if a.Name.Space != "" || !safeAttributes.MatchString(a.Name.Local) {
					return "the picture has the attribute " + short(a.Name.Local)
				}
				if fetches.MatchString(a.Value) {
					return "the picture fetches something in the attribute " + short(a.Name.Local)
				}
			}
		}
	}
}
