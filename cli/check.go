package cli

import (
	"fmt"

	"throughline/diag"
)

type checkCmd struct {
	Files []string `arg:"" name:"file" help:"Documents to check."`
	JSON  bool     `name:"json" help:"Print the diagnostics as JSON."`
}

// Run checks every file, and says no when one has errors.
func (c *checkCmd) Run(p *program) error {
	known := formats(domains())
	all := diag.List{}
	texts := map[string][]byte{}
	for _, name := range c.Files {
		text, err := readFile(name)
		if err != nil {
			return err
		}
		texts[name] = text
		all = append(all, known.Check(name, text, beside(name))...)
	}
	if c.JSON {
		if err := p.printJSON(all.Sorted()); err != nil {
			return err
		}
	} else {
		all.Print(p.stdout, func(name string) []byte { return texts[name] })
		c.summarise(p, all)
	}
	if all.HasErrors() {
		return errNo
	}
	return nil
}

func (c *checkCmd) summarise(p *program, all diag.List) {
	errs := 0
	for _, d := range all {
		if d.Severity == diag.Error {
			errs++
		}
	}
	if len(all) == 0 {
		p.say("%s checked, nothing to mend", plural(len(c.Files), "document"))
		return
	}
	p.say("%s checked: %s, %s", plural(len(c.Files), "document"), plural(errs, "error"), plural(len(all)-errs, "warning"))
}

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}
