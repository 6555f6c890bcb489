package game

import "slices"

// setting is how a picture's labels are set: one size for all, each broken into lines that fit one width. All places are
// made for the longest label, since a place made for its own label would give it away.
type setting struct {
	labels []string
	size   float64
	rows   int    // the most lines of any
	broken bool   // a word is broken
	cut    []bool // labels that end early
}

// height is that of the tallest label.
func (s setting) height() float64 { return float64(s.rows) * s.size * lineHeight }

// heightIn is that of the tallest label in a place that may be wider than the narrowest.
func (s setting) heightIn(width float64) float64 {
	rows := 0
	for _, label := range s.labels {
		lines, _ := wrapped(label, width, s.size)
		rows = max(rows, len(lines))
	}
	return float64(min(rows, s.rows)) * s.size * lineHeight
}

// in breaks a label for its own place.
func (s setting) in(label string, box rect) []string {
	lines, _ := wrapped(label, box.w, s.size)
	rows := max(1, int((box.h+0.5)/(s.size*lineHeight)))
	if len(lines) > rows {
		// The last line is filled to its end, so that what is left out is as little as can be.
		lines, _ = filled(label, box.w, s.size)
		lines = append(lines[:rows-1:rows-1], ellipsis(lines[rows-1], box.w, s.size))
	}
	return lines
}

// fits reports whether all labels are whole: no word broken, none cut.
func (s setting) fits() bool { return !s.broken && !slices.Contains(s.cut, true) }

// faults counts what is wrong: a cut label is worse than broken words.
func (s setting) faults() int {
	n := 0
	if s.broken {
		n = 1
	}
	for _, cut := range s.cut {
		if cut {
			n += 2
		}
	}
	return n
}

// set finds the largest size at which labels fit a width in at most so many rows. When none will do, words are broken at the
// smallest and what is still too long is cut.
func set(labels []string, width float64, rows int) setting {
	return setIn(labels, rect{w: width, h: 1e9}, rows)
}

// setIn is set for a place that is also bounded in height.
func setIn(labels []string, place rect, rows int) setting {
	var s setting
	for size := largeText; size >= smallText; size -= 0.5 {
		s = setAt(labels, place.w, min(rows, max(1, int(place.h/(size*lineHeight)))), size)
		if s.fits() {
			break
		}
	}
	return s
}

// setAt breaks labels at one size.
func setAt(labels []string, width float64, rows int, size float64) setting {
	s := setting{labels: labels, size: size, cut: make([]bool, len(labels))}
	for i, label := range labels {
		lines, whole := filled(label, width, size)
		s.broken = s.broken || !whole
		s.cut[i] = len(lines) > rows
		s.rows = max(s.rows, min(rows, len(lines)))
	}
	return s
}

// ellipsis is a line that says that there is more.
func ellipsis(line string, width, size float64) string {
	runes := []rune(line)
	for len(runes) > 1 && textWidth(string(runes)+"…", size) > width {
		runes = runes[:len(runes)-1]
	}
	return string(runes) + "…"
}
