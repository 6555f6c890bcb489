package game

// Layout is one of the ways in which our code draws labels.
type Layout string

// The layouts. Order of the labels is order in the picture: from the top, along the flow, clockwise from the top.
const (
	Parts    Layout = "parts"    // a rounded whole divided into cells
	Layers   Layout = "layers"   // bands on top of one another
	Cycle    Layout = "cycle"    // stations on a ring, clockwise
	Flow     Layout = "flow"     // steps in rows, left to right
	Tree     Layout = "tree"     // parents above or before their children
	Timeline Layout = "timeline" // events down a line, alternating sides
	Venn     Layout = "venn"     // two or three sets that overlap
	Nested   Layout = "nested"   // boxes within boxes
)

// Layouts lists every layout, in the order of the reference page.
var Layouts = []Layout{Parts, Layers, Cycle, Flow, Tree, Timeline, Venn, Nested}

// Drawing asks for a diagram: what to draw, never where.
type Drawing struct {
	// ID names the diagram in diagnostics, such as scene_1; it may be empty.
	ID string `yaml:"id,omitempty" json:"id,omitempty"`
	// Layout is how to draw; empty lets ChooseLayout decide by the labels and the title.
	Layout Layout `yaml:"layout,omitempty" json:"layout,omitempty"`
	Title  string `yaml:"title,omitempty" json:"title,omitempty"`
	// Description is for the labelled picture. A player's picture describes its shape only, so as to answer nothing.
	Description string  `yaml:"description,omitempty" json:"description,omitempty"`
	Labels      []Label `yaml:"labels" json:"labels"`
	// Sets names the two or three sets of a Venn diagram whose labels say which of them they belong to. The names are shown
	// to players. Without it, top-level labels are the sets and their children the items.
	Sets []string `yaml:"sets,omitempty" json:"sets,omitempty"`
}

// Label is one thing to find a place for, with what belongs to it.
type Label struct {
	Text     string  `yaml:"text" json:"text"`
	Children []Label `yaml:"children,omitempty" json:"children,omitempty"`
	// Note is shown to players beside the zone, such as a year; only a timeline has room for it.
	Note string `yaml:"note,omitempty" json:"note,omitempty"`
	// Sets are those of Drawing.Sets that the label belongs to.
	Sets []string `yaml:"sets,omitempty" json:"sets,omitempty"`
}

// Point is a place in a picture: x to the right, y down. In a Zone both are per cent of the picture's width and height.
type Point [2]float64

// Box is an upright rectangle, in per cent of the picture like the points of its zone.
type Box struct {
	X      float64 `yaml:"x" json:"x"`
	Y      float64 `yaml:"y" json:"y"`
	Width  float64 `yaml:"width" json:"width"`
	Height float64 `yaml:"height" json:"height"`
}

// Zone is one area of a diagram: the answer to one label.
type Zone struct {
	// ID gives nothing away: zone_1 and on, in painting order. A later zone lies on top of an earlier one.
	ID string `yaml:"id" json:"id"`
	// Mark is the neutral letter that players see in place of the label.
	Mark   string  `yaml:"mark" json:"mark"`
	Label  string  `yaml:"label" json:"label"`
	Points []Point `yaml:"points" json:"points"`
	// Anchor is inside the part of the zone that no later zone covers, as far from the edge as can be.
	Anchor Point `yaml:"anchor" json:"anchor"`
	// Box is where a placed label fits: any label of the diagram, wrapped, at Diagram.TextSize.
	Box Box `yaml:"box" json:"box"`
	// Parent is the id of the zone of the label above, if any.
	Parent string `yaml:"parent,omitempty" json:"parent,omitempty"`
	// Note is what players see beside the zone or can tell from where it lies: a year, or the sets that it is in.
	Note string `yaml:"note,omitempty" json:"note,omitempty"`
	// Region is the same for zones that may be swapped: items in the same part of a Venn diagram.
	Region string `yaml:"region,omitempty" json:"region,omitempty"`
}

// Diagram is a picture with zones that come exactly from its geometry. Label and Labelled are answers: what a player's
// browser gets is Unlabelled.
type Diagram struct {
	ID          string `yaml:"id,omitempty" json:"id,omitempty"`
	Layout      Layout `yaml:"layout,omitempty" json:"layout,omitempty"`
	Title       string `yaml:"title,omitempty" json:"title,omitempty"`
	Description string `yaml:"description,omitempty" json:"description,omitempty"`
	// Width and Height are the size of the SVG's viewBox. A drawn diagram is as wide as a telephone's page, so that a unit is
	// about a pixel there.
	Width  float64 `yaml:"width" json:"width"`
	Height float64 `yaml:"height" json:"height"`
	// TextSize is the size of a label's text, in units of the viewBox.
	TextSize float64 `yaml:"text_size,omitempty" json:"text_size,omitempty"`
	// SVG shows marks for labels and holds no label in any form; Labelled shows the labels.
	SVG      string `yaml:"svg" json:"svg"`
	Labelled string `yaml:"labelled,omitempty" json:"labelled,omitempty"`
	Zones    []Zone `yaml:"zones" json:"zones"`
}

// Unlabelled is a diagram as a player may see it: without a word of the answers.
type Unlabelled struct {
	ID       string           `yaml:"id,omitempty" json:"id,omitempty"`
	Title    string           `yaml:"title,omitempty" json:"title,omitempty"`
	Shape    string           `yaml:"shape" json:"shape"`
	Width    float64          `yaml:"width" json:"width"`
	Height   float64          `yaml:"height" json:"height"`
	TextSize float64          `yaml:"text_size,omitempty" json:"text_size,omitempty"`
	SVG      string           `yaml:"svg" json:"svg"`
	Zones    []UnlabelledZone `yaml:"zones" json:"zones"`
}

// UnlabelledZone is a zone without its label.
type UnlabelledZone struct {
	ID     string  `yaml:"id" json:"id"`
	Mark   string  `yaml:"mark" json:"mark"`
	Points []Point `yaml:"points" json:"points"`
	Anchor Point   `yaml:"anchor" json:"anchor"`
	Box    Box     `yaml:"box" json:"box"`
	Parent string  `yaml:"parent,omitempty" json:"parent,omitempty"`
	Region string  `yaml:"region,omitempty" json:"region,omitempty"`
	Note   string  `yaml:"note,omitempty" json:"note,omitempty"`
}

// Unlabelled returns d without its answers. Shape says in words what the picture shows: for screen readers.
func (d Diagram) Unlabelled() Unlabelled {
	u := Unlabelled{ID: d.ID, Title: d.plainTitle(), Shape: d.shape(), Width: d.Width, Height: d.Height, TextSize: d.TextSize, SVG: d.SVG}
	for _, z := range d.Zones {
		u.Zones = append(u.Zones, UnlabelledZone{ID: z.ID, Mark: z.Mark, Points: z.Points, Anchor: z.Anchor, Box: z.Box, Parent: z.Parent, Note: z.Note, Region: z.Region})
	}
	return u
}

// Zone returns the zone of a label, as written.
func (d Diagram) Zone(label string) (Zone, bool) {
	for _, z := range d.Zones {
		if z.Label == label {
			return z, true
		}
	}
	return Zone{}, false
}
