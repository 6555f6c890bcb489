package roleplay

import (
	"regexp"
	"strings"
)

// notes are a text that an author has already, such as a page of a procedure: what can be told of it by its form.
type notes struct {
	title  string
	blocks []block
}

// block is a paragraph or an item of a list.
type block struct {
	under string // the nearest heading above, in small letters
	text  string // on one line, without marks
	item  bool
	head  bool // it is a heading itself
}

var (
	headingLine = regexp.MustCompile(`^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$`)
	itemLine    = regexp.MustCompile(`^\s*(?:[-*+•–]|\d{1,3}[.)])\s+(.*)$`)
	tableLine   = regexp.MustCompile(`^\s*\|(.*)\|\s*$`)
	tableRule   = regexp.MustCompile(`^[\s|:-]+$`)
	underLine   = regexp.MustCompile(`^\s*(=+|-{3,})\s*$`)
	fenceLine   = regexp.MustCompile("^\\s*(```|~~~)")

	image  = regexp.MustCompile(`!\[[^\]]*\]\([^)]*\)`)
	link   = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)
	markup = regexp.MustCompile(`</?[a-zA-Z][^>]*>`)
	marks  = regexp.MustCompile("\\*\\*|__|[*`]")
)

// readBrief takes a text apart by its Markdown, or by its empty lines where it has none.
func readBrief(text string) notes {
	r := &briefReader{}
	lines := strings.Split(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
	fenced := false
	for i, line := range lines {
		if fenceLine.MatchString(line) {
			fenced = !fenced
			r.close()
			continue
		}
		if fenced {
			continue // code is nothing that anybody says
		}
		r.take(line, i+1 < len(lines) && underLine.MatchString(lines[i+1]))
	}
	r.close()
	return r.notes()
}

type briefReader struct {
	blocks []block
	under  string
	open   string // the block in the making
	item   bool
}

func (r *briefReader) take(line string, underlined bool) {
	bare := strings.TrimLeft(line, "> ")
	switch {
	case strings.TrimSpace(bare) == "", underLine.MatchString(line):
		r.close()
	case headingLine.MatchString(line):
		r.heading(headingLine.FindStringSubmatch(line)[2])
	case underlined && r.open == "":
		r.heading(line)
	case tableLine.MatchString(line):
		r.close()
		if cells := tableLine.FindStringSubmatch(line)[1]; !tableRule.MatchString(cells) {
			r.item = true
			r.open = strings.Replace(strings.Join(strings.Fields(strings.ReplaceAll(cells, "|", " | ")), " "), " | ", ": ", 1)
			r.close()
		}
	case itemLine.MatchString(line):
		r.close()
		r.item, r.open = true, itemLine.FindStringSubmatch(line)[1]
	default:
		r.open += " " + bare
	}
}

func (r *briefReader) heading(text string) {
	r.close()
	if text = unmarked(text); text != "" {
		r.under = strings.ToLower(text)
		r.blocks = append(r.blocks, block{under: r.under, text: text, head: true})
	}
}

func (r *briefReader) close() {
	if text := unmarked(r.open); text != "" {
		r.blocks = append(r.blocks, block{under: r.under, text: text, item: r.item})
	}
	r.open, r.item = "", false
}

// unmarked is a text as it would be read aloud, on one line.
func unmarked(text string) string {
	text = link.ReplaceAllString(image.ReplaceAllString(text, ""), "$1")
	text = marks.ReplaceAllString(markup.ReplaceAllString(text, ""), "")
	text = strings.Map(func(r rune) rune {
		if r == '\t' || r == '\u00a0' || r == '\u2028' || r == '\u2029' {
			return ' '
		}
		if r < ' ' || r >= 0x7f && r < 0xa0 || r == '\ufeff' || r == '\ufffd' || r == '\ufffe' || r == '\uffff' {
			return -1
		}
		return r
	}, text)
	return strings.Join(strings.Fields(text), " ")
}

// notes finds the title: the first heading, or a first line that is short and no sentence, or the beginning.
func (r *briefReader) notes() notes {
	b := notes{blocks: r.blocks}
	for i, each := range b.blocks {
		short := i == 0 && !each.item && len([]rune(each.text)) <= 80 && !strings.HasSuffix(each.text, ".")
		if each.head || short {
			b.title = cut(each.text, 120)
			b.blocks = append(b.blocks[:i:i], b.blocks[i+1:]...)
			return b
		}
	}
	if len(b.blocks) > 0 {
		b.title = strings.TrimRight(cut(strings.TrimSpace(sentences(b.blocks[0].text)[0]), 60), ".")
	}
	return b
}

// cut shortens a text at a word.
func cut(text string, most int) string {
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	text = string(runes[:most-1])
	if at := strings.LastIndexByte(text, ' '); at > len(text)/2 {
		text = text[:at]
	}
	return strings.TrimRight(text, " ,;:") + "…"
}
