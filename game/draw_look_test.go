package game

import (
	"fmt"
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// sheet reads a style sheet of the browser app.
func sheet(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("../web/src/ui/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestTheStyleSheetHasEveryClassOfAPicture(t *testing.T) {
	t.Parallel()
	css := sheet(t, "diagram.css")
	for class := range looks {
		if !regexp.MustCompile(`\.` + class + `\b`).MatchString(css) {
			t.Errorf("diagram.css does not know %s", class)
		}
	}
	if !strings.Contains(sheet(t, "tokens.css"), `@import "./diagram.css"`) {
		t.Error("tokens.css does not import diagram.css")
	}
}

func TestTextAndEdgesStandOutInLightAndInDark(t *testing.T) {
	t.Parallel()
	css := sheet(t, "tokens.css") + sheet(t, "diagram.css")
	for scheme := range 2 {
		grounds := []string{"--color-paper", "--color-raised", "--dg-tone-0", "--dg-tone-1", "--dg-tone-2", "--dg-tone-3"}
		for _, ground := range grounds {
			behind := luminance(t, css, ground, scheme)
			for front, least := range map[string]float64{"--color-ink": 4.5, "--color-muted": 4.5, "--dg-edge": 3, "--color-accent": 3} {
				if got := contrast(luminance(t, css, front, scheme), behind); got < least {
					t.Errorf("scheme %d: %s on %s has %.2f, less than %g", scheme, front, ground, got, least)
				}
			}
		}
	}
}

func TestTextAndEdgesStandOutWithoutAStyleSheet(t *testing.T) {
	t.Parallel()
	value := func(class, attribute string) float64 {
		hex := regexp.MustCompile(attribute + `="#([0-9a-f]{6})"`).FindStringSubmatch(looks[class])
		if hex == nil {
			t.Fatalf("%s has no %s", class, attribute)
		}
		n, err := strconv.ParseUint(hex[1], 16, 32)
		if err != nil {
			t.Fatal(err)
		}
		linear := func(c uint64) float64 {
			v := float64(c&255) / 255
			if v <= 0.04045 {
				return v / 12.92
			}
			return math.Pow((v+0.055)/1.055, 2.4)
		}
		return 0.2126*linear(n>>16) + 0.7152*linear(n>>8) + 0.0722*linear(n)
	}
	for _, tone := range tones {
		for _, text := range []string{"dg-mark", "dg-text", "dg-name", "dg-note"} {
			if got := contrast(value(text, "fill"), value(tone, "fill")); got < 4.5 {
				t.Errorf("%s on %s has %.2f", text, tone, got)
			}
		}
		if got := contrast(value(tone, "stroke"), value(tone, "fill")); got < 3 {
			t.Errorf("the edge of %s has %.2f", tone, got)
		}
	}
}

// luminance is that of a custom property in the light scheme (0) or the dark one (1).
func luminance(t *testing.T, css, property string, scheme int) float64 {
	t.Helper()
	const colour = `oklch\(([0-9.]+) ([0-9.]+) ([0-9.]+)\)`
	found := regexp.MustCompile(property + `: light-dark\(` + colour + `, ` + colour + `\)`).FindStringSubmatch(css)
	if found == nil {
		t.Fatalf("%s has no two colours", property)
	}
	var l, c, h float64
	if _, err := fmt.Sscan(strings.Join(found[1+3*scheme:4+3*scheme], " "), &l, &c, &h); err != nil {
		t.Fatal(err)
	}
	sin, cos := math.Sincos(h * math.Pi / 180)
	a, b := c*cos, c*sin
	cube := func(x float64) float64 { return x * x * x }
	long, middle, short := cube(l+0.3963377774*a+0.2158037573*b), cube(l-0.1055613458*a-0.0638541728*b), cube(l-0.0894841775*a-1.2914855480*b)
	red := 4.0767416621*long - 3.3077115913*middle + 0.2309699292*short
	green := -1.2684380046*long + 2.6097574011*middle - 0.3413193965*short
	blue := -0.0041960863*long - 0.7034186147*middle + 1.7076147010*short
	return 0.2126*red + 0.7152*green + 0.0722*blue
}

func contrast(a, b float64) float64 { return (max(a, b) + 0.05) / (min(a, b) + 0.05) }
