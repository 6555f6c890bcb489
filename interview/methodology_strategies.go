package interview

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"throughline/diag"
)

// signals checks the signals that are read, and the norms.
func (c *docCheck) signals(m *Methodology) {
	var known, numbers []string
	for _, s := range Signals() {
		known = append(known, s.Name)
		if s.Type == Number {
			numbers = append(numbers, s.Name)
		}
	}
	seen := map[string]bool{}
	for i, name := range m.Signals {
		path := "signals[" + strconv.Itoa(i) + "]"
		if _, _, ok := SignalNamed(name); !ok {
			c.unknownAt(ruleSignal, c.file.At(path), name, known, "there is no signal %s", cutQuote(name))
		}
		if seen[name] {
			c.report(ruleTwice, path, "the signal %q is listed twice", name)
		}
		seen[name] = true
	}
	for _, name := range slices.Sorted(maps.Keys(m.Norms)) {
		place := c.file.KeyAt(entryPath("norms", name))
		switch s, _, ok := SignalNamed(name); {
		case !ok:
			c.unknownAt(ruleSignal, place, name, numbers, "there is no signal %s", cutQuote(name))
		case s.Type != Number:
			c.reportAt(ruleNormSignal, place, "%s is no number", name)
		case m.Norms[name] <= 0 || m.Norms[name] > mostNorm:
			c.reportAt(ruleNorm, place, "%s cannot be divided by %g", name, m.Norms[name])
		}
	}
}

// entryPath is the path of a key that may have dots in it.
func entryPath(path, key string) string { return path + "[" + strconv.Quote(key) + "]" }

// strategies checks each strategy and all of them together.
func (c *docCheck) strategies(m *Methodology) {
	if len(m.Strategies) == 0 {
		c.report(ruleNoStrategy, "strategies", "the methodology has no strategies")
		return
	}
	c.count("strategies", len(m.Strategies), mostStrategies)
	seen, revitalizing, goesOn := map[string]bool{}, "", false
	for i := range m.Strategies {
		s, path := &m.Strategies[i], "strategies["+strconv.Itoa(i)+"]"
		c.id(ruleID, path+".id", s.ID, seen)
		c.line(ruleLong, path+".name", s.Name)
		c.strategy(path, s, m)
		goesOn = goesOn || !s.Closing
		if !s.Revitalizing {
			continue
		}
		if revitalizing != "" {
			c.report(ruleRevitalizing, path+".revitalizing", "%s is revitalizing already", revitalizing)
		}
		if s.Closing {
			c.report(ruleReviveAndEnd, path+".revitalizing", "%s closes the interview, so it revives nothing", s.ID)
		}
		revitalizing = s.ID
	}
	if !goesOn {
		c.report(ruleOnlyClosing, "strategies", "every strategy closes the interview, so it is over as soon as it begins")
	}
}

// strategy checks one strategy's weights, condition and templates.
func (c *docCheck) strategy(path string, s *Strategy, m *Methodology) {
	if s.NodeBinding != Bound && s.NodeBinding != Free {
		c.unknownAt(ruleBinding, c.file.At(path+".node_binding"), string(s.NodeBinding), []string{string(Bound), string(Free)},
			"node_binding cannot be %s", cutQuote(string(s.NodeBinding)))
	}
	tells, sound := false, true
	for _, key := range slices.Sorted(maps.Keys(s.Weights)) {
		at := c.file.KeyAt(entryPath(path+".weights", key))
		if w := s.Weights[key]; w < -mostWeight || w > mostWeight {
			c.reportAt(ruleWeight, at, "a weight of %g is out of bounds", w)
		}
		if !c.key(ruleWeightKey, at, key, s, m) {
			sound = false
		} else if _, signal, _ := readKey(key); signal.Scope == PerNode || signal.Scope == PerPair {
			tells = true
		}
	}
	if s.NodeBinding == Bound && sound && !tells && s.ValidWhen == "" {
		c.report(ruleBlindToNodes, path, "every weight of %s is the same for all concepts, so it always takes the oldest", s.ID)
	}
	if s.ValidWhen != "" {
		c.key(ruleGateKey, c.file.At(path+".valid_when"), s.ValidWhen, s, m)
	}
	c.count(path+".templates", len(s.Templates), mostListed)
	for i, text := range s.Templates {
		c.template(path+".templates["+strconv.Itoa(i)+"]", text, s.NodeBinding == Bound)
	}
}

// key checks that a key can match a reading some day.
func (c *docCheck) key(code diag.Code, at diag.Place, key string, s *Strategy, m *Methodology) bool {
	_, signal, why := readKey(key)
	switch {
	case why != "":
		c.unknownAt(code, at, key, c.keys(signal, s, m), "%s %s", cutQuote(key), why)
		return false
	case !m.reads(signal.Name):
		d := c.reportAt(code, at, "%s is not among the signals that are read", signal.Name)
		*d = d.WithHint("add %s to `signals:`, or leave `signals:` out to read all", signal.Name)
		return false
	case s.NodeBinding == Free && (signal.Scope == PerNode || signal.Scope == PerPair):
		d := c.reportAt(code, at, "%s is about a concept, and %s is about none", signal.Name, s.ID)
		*d = d.WithHint("remove it, or make the strategy's node_binding required")
		return false
	}
	if _, normed := m.Norms[signal.Name]; signal.Unbounded && !normed {
		d := c.reportAt(ruleNoNorm, at, "%s can be any number, and nothing says how large", signal.Name)
		*d = d.WithHint("add `%s:` to `norms:` with the largest value to be expected", signal.Name)
		return false
	}
	return true
}

// keys lists the keys that could have been meant: those that begin with the signal, if it was told, else all that can match here.
func (c *docCheck) keys(told Signal, s *Strategy, m *Methodology) []string {
	var all []string
	for _, each := range Signals() {
		if told.Name != "" && !strings.HasPrefix(each.Name, told.Name) {
			continue
		}
		if m.reads(each.Name) && (s.NodeBinding == Bound || each.Scope == Global || each.Scope == PerStrategy) {
			all = append(all, keysOf(each)...)
		}
	}
	return all
}

// reads says whether the methodology has a signal read.
func (m *Methodology) reads(signal string) bool {
	return len(m.Signals) == 0 || slices.Contains(m.Signals, signal)
}

// shifts checks that the phases shift strategies that exist, by numbers that can be meant.
func (c *docCheck) shifts(m *Methodology) {
	ids := make([]string, len(m.Strategies))
	for i, s := range m.Strategies {
		ids[i] = s.ID
	}
	for _, phase := range []struct {
		name Phase
		by   Shift
	}{{Early, m.Phases.Early}, {Mid, m.Phases.Mid}, {Late, m.Phases.Late}} {
		for _, part := range []struct {
			name string
			by   map[string]float64
		}{{"multipliers", phase.by.Multipliers}, {"bonuses", phase.by.Bonuses}} {
			for _, id := range slices.Sorted(maps.Keys(part.by)) {
				place := c.file.KeyAt(entryPath("phases."+string(phase.name)+"."+part.name, id))
				if !slices.Contains(ids, id) {
					c.unknownAt(ruleShift, place, id, ids, "there is no strategy %s", cutQuote(id))
				}
				if w := part.by[id]; w < -mostWeight || w > mostWeight {
					c.reportAt(ruleWeight, place, "%g is out of bounds", w)
				}
			}
		}
	}
}
