package llm

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"throughline/diag"
)

// part is one reply of a script, with its directions.
type part struct {
	role       Role // "" answers any
	text       string
	delay      time.Duration // before the first words
	pause      time.Duration // between pieces
	chunk      int           // characters of a piece; 0 means all at once
	stop       Stop
	usage      Usage
	fault      string
	after      int // characters released before the fault
	retryAfter time.Duration
}

// ParseScript reads a script: replies that a Script plays in order. A line that starts with >>> begins one:
//
//	>>> actor delay=2s pause=50ms chunk=8 usage=900/40
//	Good morning. What brings you here?
//	>>> extract fault=429 retry-after=3s
//	>>> fault=dropped after=12
//	Good morning. What brings you here?
//
// All directions are optional: a role that the reply is kept for; delay before the first words; pause between pieces
// of chunk characters; stop=length for a reply that was cut off; usage=input/output in tokens, or with two more for what
// the cache gave and took; fault, which is an HTTP status, dropped, refused, or stall (until the call is given up), after
// so many characters. Lines that start with # before the first reply are remarks.
func ParseScript(name string, text []byte) (*Script, diag.List) {
	s := &Script{}
	var found diag.List
	for i, line := range strings.Split(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n") {
		at := diag.Place{File: name, Line: i + 1, Column: 1}
		directions, begins := strings.CutPrefix(line, ">>>")
		switch {
		case begins:
			p, wrong := direct(at, directions)
			s.parts = append(s.parts, p)
			found = append(found, wrong...)
		case len(s.parts) > 0:
			s.parts[len(s.parts)-1].text += line + "\n"
		case strings.TrimSpace(line) != "" && !strings.HasPrefix(line, "#"):
			found = append(found, ruleStray.At(at, "this line belongs to no reply"))
		}
	}
	if len(s.parts) == 0 && len(found) == 0 {
		found = append(found, ruleNoReply.At(diag.Place{File: name}, "the script has no reply"))
	}
	for i := range s.parts {
		s.parts[i].text = strings.Trim(s.parts[i].text, "\n")
	}
	return s, found
}

var directions = []string{"delay", "pause", "chunk", "stop", "usage", "fault", "retry-after", "after"}

// direct reads the directions of one reply.
func direct(at diag.Place, line string) (part, diag.List) {
	p := part{stop: StopEnd}
	var found diag.List
	for _, word := range strings.Fields(line) {
		key, value, given := strings.Cut(word, "=")
		if !given {
			if p.role = Role(word); !slices.Contains(Roles, p.role) {
				found = append(found, ruleDirection.At(at, "there is no role %q", word).DidYouMean(word, roleNames()))
			}
			continue
		}
		if !slices.Contains(directions, key) {
			found = append(found, ruleDirection.At(at, "there is no direction %q", key).DidYouMean(key, directions))
			continue
		}
		if hint := p.set(key, value); hint != "" {
			found = append(found, ruleDirectionV.At(at, "%s cannot be %q", key, value).WithHint("write it as in %s=%s", key, hint))
		}
	}
	return p, found
}

// set takes one direction, or returns an example of what it could have been.
func (p *part) set(key, value string) string {
	var err error
	var example string
	switch key {
	case "delay":
		p.delay, err = duration(value)
		example = "2s"
	case "pause":
		p.pause, err = duration(value)
		example = "50ms"
	case "retry-after":
		p.retryAfter, err = duration(value)
		example = "3s"
	case "chunk":
		p.chunk, err = count(value)
		example = "8"
	case "after":
		p.after, err = count(value)
		example = "12"
	case "stop":
		if p.stop = Stop(value); p.stop != StopEnd && p.stop != StopLength && p.stop != StopOther {
			return string(StopLength)
		}
	case "usage":
		err = p.count(value)
		example = "900/40"
	case "fault":
		p.fault = value
		if status, bad := strconv.Atoi(value); !slices.Contains([]string{"dropped", "refused", "stall"}, value) && (bad != nil || status < 400 || status > 599) {
			return "429, fault=dropped, fault=refused or fault=stall"
		}
	}
	if err != nil {
		return example
	}
	return ""
}

// count takes tokens: input and output, and perhaps those read from and written to the cache.
func (p *part) count(written string) error {
	counts := strings.Split(written, "/")
	if len(counts) != 2 && len(counts) != 4 {
		return strconv.ErrSyntax
	}
	for i, into := range []*int64{&p.usage.Input, &p.usage.Output, &p.usage.CacheRead, &p.usage.CacheWrite}[:len(counts)] {
		n, err := strconv.ParseUint(counts[i], 10, 31)
		if err != nil {
			return err
		}
		*into = int64(n)
	}
	return nil
}

func duration(written string) (time.Duration, error) {
	d, err := time.ParseDuration(written)
	if err == nil && d < 0 {
		err = strconv.ErrRange
	}
	return d, err
}

func count(written string) (int, error) {
	n, err := strconv.Atoi(written)
	if err == nil && n < 1 {
		err = strconv.ErrRange
	}
	return n, err
}

func roleNames() []string {
	names := make([]string, len(Roles))
	for i, r := range Roles {
		names[i] = string(r)
	}
	return names
}
