package game

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func square(x, y, side float64) polygon { return rect{x, y, side, side}.polygon() }

func near(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

func TestAreaCentroidAndClearanceOfAnL(t *testing.T) {
	t.Parallel()
	l := polygon{{0, 0}, {4, 0}, {4, 2}, {2, 2}, {2, 4}, {0, 4}}
	if got := l.area(); !near(got, 12) {
		t.Errorf("area %g", got)
	}
	if c := l.centroid(); !near(c[0], 20.0/12) || !near(c[1], 20.0/12) {
		t.Errorf("centroid %v", c)
	}
	for q, want := range map[Point]float64{{1, 1}: 1, {3, 3}: -1, {1, 3}: 1, {5, 1}: -1, {2.5, 2.5}: -0.5} {
		if got := l.clearance(q); !near(got, want) {
			t.Errorf("clearance at %v is %g, want %g", q, got, want)
		}
	}
}

func TestOverlapIsExact(t *testing.T) {
	t.Parallel()
	diamond := polygon{{2, 0}, {4, 2}, {2, 4}, {0, 2}}
	for _, c := range []struct {
		name string
		p, q polygon
		want float64
	}{
		{"apart", square(0, 0, 1), square(2, 0, 1), 0},
		{"side by side", square(0, 0, 1), square(1, 0, 1), 0},
		{"a corner", square(0, 0, 2), square(1, 1, 2), 1},
		{"one in the other", square(0, 0, 4), square(1, 1, 1), 1},
		{"the same", diamond, diamond, 8},
		{"a diamond in its square", diamond, square(0, 0, 4), 8},
		{"a diamond and half its square", diamond, rect{0, 0, 2, 4}.polygon(), 4},
		{"a cross", rect{0, 1, 3, 1}.polygon(), rect{1, 0, 1, 3}.polygon(), 1},
		{"a square over the gap of an L", square(2, 2, 2), polygon{{0, 0}, {4, 0}, {4, 2}, {2, 2}, {2, 4}, {0, 4}}, 0},
	} {
		got, ok := overlap(c.p, c.q)
		back, _ := overlap(c.q, c.p)
		if !ok || !near(got, c.want) || !near(back, c.want) {
			t.Errorf("%s: %g and %g, want %g", c.name, got, back, c.want)
		}
	}
}

func TestZonesWovenIntoEachOtherAreNotMeasured(t *testing.T) {
	t.Parallel()
	comb := func(turned bool) polygon {
		p := polygon{{0, 100}, {0, 0}}
		for i := range 50 {
			x := float64(2 * i)
			p = append(p, Point{x + 1, 0}, Point{x + 1, 99}, Point{x + 2, 99}, Point{x + 2, 0})
		}
		p = append(p, Point{101, 0}, Point{101, 100})
		for i, q := range p {
			if turned {
				p[i] = Point{q[1], q[0]}
			}
		}
		return p
	}
	if _, ok := overlap(comb(false), comb(true)); ok {
		t.Error("two combs were measured")
	}
}

func TestThePoleOfAnAnnulusLiesInTheRing(t *testing.T) {
	t.Parallel()
	v := visible{square(0, 0, 100), []polygon{square(20, 20, 75)}}
	at, clear := v.pole()
	// The largest circle sits in the corner of the wide sides and touches the corner of the cover.
	if want := 20 * math.Sqrt2 / (1 + math.Sqrt2); math.Abs(clear-want) > 1 || at[0] > 20 || at[1] > 20 {
		t.Errorf("%v with %g, want about %g", at, clear, want)
	}
}

func TestThePoleOfWhatIsCoveredIsNotInside(t *testing.T) {
	t.Parallel()
	if _, clear := (visible{square(0, 0, 10), []polygon{square(0, 0, 10)}}).pole(); clear > 0 {
		t.Errorf("clearance %g in nothing", clear)
	}
}

func TestAnInsetKeepsItsDistanceAndASoftenedShapeStaysInside(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		p := convex(t)
		margin := rapid.Float64Range(0.5, 8).Draw(t, "margin")
		for _, q := range p.inset(margin) {
			if c := p.clearance(q); c < margin-1e-6 {
				t.Fatalf("%v of the inset is %g from the edge, not %g", q, c, margin)
			}
		}
		for _, q := range p.softened(margin) {
			if c := p.clearance(q); c < -1e-6 {
				t.Fatalf("%v of the softened shape is %g outside", q, -c)
			}
		}
	})
}

// convex draws a convex polygon: points on a circle, stretched.
func convex(t *rapid.T) polygon {
	n := rapid.IntRange(3, 12).Draw(t, "corners")
	rx, ry := rapid.Float64Range(30, 100).Draw(t, "rx"), rapid.Float64Range(30, 100).Draw(t, "ry")
	turn := rapid.Float64Range(0, 7).Draw(t, "turn")
	var p polygon
	for i := range n {
		sin, cos := math.Sincos(turn + 2*math.Pi*float64(i)/float64(n))
		p = append(p, Point{rx * cos, ry * sin})
	}
	return p
}

func TestCellsDivideTheWholeAndNothingElse(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 16).Draw(t, "n")
		whole := superellipse(Point{180, 150}, 170, rapid.Float64Range(100, 300).Draw(t, "ry"))
		var sum float64
		cells := evenCells(whole, n)
		for i, c := range cells {
			sum += c.area()
			for _, other := range cells[:i] {
				if shared, _ := overlap(c, other); shared > 1e-6*whole.area() {
					t.Fatalf("two cells share %g", shared)
				}
			}
		}
		if len(cells) != n || math.Abs(sum-whole.area()) > 1e-6*whole.area() {
			t.Fatalf("%d cells of %g in a whole of %g", len(cells), sum, whole.area())
		}
	})
}

func TestPartsOfAVennDiagramDivideItsOvals(t *testing.T) {
	t.Parallel()
	for _, n := range []int{2, 3} {
		ovals := []oval{{Point{120, 150}, 110, 140}, {Point{240, 150}, 110, 140}, {Point{180, 260}, 110, 140}}[:n]
		regions := map[int]polygon{}
		for region := 1; region < 1<<n; region++ {
			regions[region] = regionOf(ovals, region)
			for other, shape := range regions {
				if shared, _ := overlap(shape, regions[region]); other != region && shared > 2 {
					t.Errorf("%d sets: parts %b and %b share %g", n, region, other, shared)
				}
			}
		}
		for i, e := range ovals {
			var sum float64
			for region, shape := range regions {
				if region>>i&1 == 1 {
					sum += shape.area()
				}
			}
			if want := math.Pi * e.rx * e.ry; math.Abs(sum-want) > 0.002*want {
				t.Errorf("%d sets: the parts of oval %d make %g, not %g", n, i, sum, want)
			}
		}
	}
}

// FuzzPole takes any simple polygon and any cover: the pole lies inside what is visible, and no other place has much more room.
func FuzzPole(f *testing.F) {
	f.Add([]byte{0, 0, 200, 0, 200, 200, 0, 200}, byte(20), byte(20), byte(90))
	f.Add([]byte{0, 0, 255, 1, 255, 3, 2, 2}, byte(0), byte(0), byte(1))
	f.Add([]byte{0, 0, 200, 0, 200, 20, 20, 20, 20, 200, 0, 200}, byte(5), byte(5), byte(100))
	f.Fuzz(func(t *testing.T, corners []byte, x, y, side byte) {
		var p polygon
		for i := 0; i+1 < len(corners) && i < 60; i += 2 {
			p = append(p, Point{float64(corners[i]), float64(corners[i+1])})
		}
		if len(p) < 3 || p.area() < 1 || p.crossesItself() {
			return
		}
		v := visible{shape: p}
		at, clear := v.pole()
		if clear <= 0 || !near(v.clearance(at), clear) {
			t.Fatalf("the pole %v of %v has %g", at, p, clear)
		}
		v.covers = []polygon{square(float64(x), float64(y), float64(side)+1)}
		at, clear = v.pole()
		size := max(p.bounds().w, p.bounds().h)
		for i := range 16 {
			for j := range 16 {
				b := p.bounds()
				q := Point{b.x + b.w*float64(i)/15, b.y + b.h*float64(j)/15}
				if c := v.clearance(q); c > max(0, clear)+size/50 {
					t.Fatalf("%v has %g, the pole %v only %g", q, c, at, clear)
				}
			}
		}
	})
}
