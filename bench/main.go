// Command bench measures what the product promises about speed, each figure beside a baseline from the same run.
//
// Every file of rows returns a list; main runs them one after another and prints a table. It measures and never fails
// because a figure is bad: a target that is missed is marked.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"regexp"
	"runtime/pprof"
	"strconv"
	"testing"
	"text/tabwriter"
	"time"
)

// row is one line of the table.
type row struct {
	what     string
	run      func(*testing.B)
	per      int    // how many of what is measured one run makes; 0 for one
	beside   string // what the baseline is
	baseline func(*testing.B)
	target   target
	says     func() (string, error) // in place of a time: figures that are no times
}

// target is what is promised. A zero field promises nothing.
type target struct {
	time   time.Duration // at most, an operation
	allocs *int64        // at most, an operation
	ratio  float64       // at most, to the baseline
}

func main() {
	testing.Init()
	chosen := flag.String("rows", "", "measure only rows whose name matches this regular expression")
	profile := flag.String("profile", "", "write a CPU profile of the whole run to this file")
	flag.Parse()
	if err := profiled(*profile, func() error { return bench(os.Stdout, os.Stderr, *chosen) }); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// profiled calls do, and writes a CPU profile meanwhile when a file is named.
func profiled(file string, do func() error) error {
	if file == "" {
		return do()
	}
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := pprof.StartCPUProfile(out); err != nil {
		return errors.Join(err, out.Close())
	}
	err = do()
	pprof.StopCPUProfile()
	return errors.Join(err, out.Close())
}

// bench measures the chosen rows and prints their table.
func bench(out, talk io.Writer, chosen string) error {
	pattern, err := regexp.Compile(chosen)
	if err != nil {
		return err
	}
	all, err := rows()
	if err != nil {
		return err
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "what\tfigure\tallocations\tbeside it\tbaseline\tratio\ttarget\t")
	for _, r := range all {
		if !pattern.MatchString(r.what) {
			continue
		}
		fmt.Fprintf(talk, "measuring %s\n", r.what)
		if r.says != nil {
			text, err := r.says()
			if err != nil {
				return fmt.Errorf("%s: %w", r.what, err)
			}
			fmt.Fprintf(table, "%s\t%s\t\t\t\t\t\t\n", r.what, text)
			continue
		}
		figure, baseline := testing.Benchmark(r.run), testing.Benchmark(r.baseline)
		figure.N *= max(1, r.per)
		if figure.N == 0 || baseline.N == 0 {
			return fmt.Errorf("%s could not be measured", r.what)
		}
		fmt.Fprintf(table, "%s\t%s\t%d\t%s\t%s\t%.1f\t%s\t%s\n", r.what, each(figure), figure.AllocsPerOp(), r.beside, each(baseline),
			ratio(figure, baseline), r.target, r.target.verdict(figure, baseline))
	}
	return table.Flush()
}

// rows lists everything that is measured.
func rows() ([]row, error) {
	var all []row
	for _, part := range []func() ([]row, error){walkRows, verifyRows, buildRows, playRows, chooseRows, turnRows, growthRows, vectorRows, slotRows} {
		some, err := part()
		if err != nil {
			return nil, err
		}
		all = append(all, some...)
	}
	return all, nil
}

// String puts the target into a few words.
func (t target) String() string {
	words := ""
	add := func(word string) {
		if words != "" {
			words += ", "
		}
		words += word
	}
	if t.time > 0 {
		add("≤ " + t.time.String())
	}
	if t.allocs != nil {
		add("≤ " + strconv.FormatInt(*t.allocs, 10) + " allocations")
	}
	if t.ratio > 0 {
		add("ratio ≤ " + strconv.FormatFloat(t.ratio, 'g', 3, 64))
	}
	return words
}

// verdict is "met" or "MISSED", and nothing where nothing is promised.
func (t target) verdict(figure, baseline testing.BenchmarkResult) string {
	switch {
	case t == (target{}):
		return ""
	case t.time > 0 && perOp(figure) > float64(t.time.Nanoseconds()),
		t.allocs != nil && figure.AllocsPerOp() > *t.allocs,
		t.ratio > 0 && ratio(figure, baseline) > t.ratio:
		return "MISSED"
	default:
		return "met"
	}
}

func ratio(figure, baseline testing.BenchmarkResult) float64 { return perOp(figure) / perOp(baseline) }

// perOp is nanoseconds an operation; unlike NsPerOp it keeps what is below one.
func perOp(r testing.BenchmarkResult) float64 { return float64(r.T.Nanoseconds()) / float64(r.N) }

// each prints the time of one operation with three digits.
func each(r testing.BenchmarkResult) string {
	ns := perOp(r)
	for _, unit := range []string{"ns", "µs", "ms"} {
		if ns < 1000 {
			return strconv.FormatFloat(ns, 'g', 3, 64) + " " + unit
		}
		ns /= 1000
	}
	return strconv.FormatFloat(ns, 'g', 3, 64) + " s"
}
