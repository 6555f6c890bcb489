package interview

import (
	"slices"
	"strings"
)

// This file reads the keys of weights and of valid_when. A key is a signal, or a signal, a dot and one of its values:
// a category's, true or false, or a number's bin.

// weightTest is what a key asks of a reading.
type weightTest uint8

const (
	asNumber weightTest = iota // a number: its normalised value
	asTruth                    // a bool: 1 or 0
	isValue                    // a category's value, true or false: 1 when it is the one
	isLow                      // a number's bin: 1 when it is in it
	isMid
	isHigh
)

// The bins of a number, on its normalised value.
const (
	lowBin  = 0.25 // low up to here
	highBin = 0.75 // high from here on
)

var (
	binNames   = []string{"low", "mid", "high"}
	truthNames = []string{"false", "true"} // by the reading of a bool
)

// weightKey is a key that was read.
type weightKey struct {
	signal int // its index in Signals
	test   weightTest
	value  Reading // what isValue wants
	norm   float64 // what a number is divided by
}

// readKey reads a key. The string says in words why it can never match, and is "" when it can.
func readKey(key string) (weightKey, Signal, string) {
	if s, i, ok := SignalNamed(key); ok {
		switch s.Type {
		case Bool:
			return weightKey{signal: i, test: asTruth, norm: 1}, s, ""
		case Category:
			return weightKey{}, s, "is one of several words and has no number; name the value too"
		}
		return weightKey{signal: i, test: asNumber, norm: 1}, s, ""
	}
	dot := strings.LastIndexByte(key, '.')
	if dot < 0 {
		return weightKey{}, Signal{}, "is no signal"
	}
	s, i, ok := SignalNamed(key[:dot])
	if !ok {
		return weightKey{}, Signal{}, "is no signal"
	}
	at := slices.Index(valuesOf(s), key[dot+1:])
	if at < 0 {
		return weightKey{}, s, "asks for a value that the signal does not have"
	}
	k := weightKey{signal: i, test: isValue, value: Reading(at), norm: 1}
	if s.Type == Number {
		k.test = isLow + weightTest(at)
	}
	return k, s, ""
}

// valuesOf lists the words that may follow a signal's name in a key.
func valuesOf(s Signal) []string {
	switch s.Type {
	case Category:
		return s.Values
	case Bool:
		return truthNames
	}
	return binNames
}

// keysOf lists every key that a signal can be weighed by.
func keysOf(s Signal) []string {
	var keys []string
	if s.Type != Category {
		keys = append(keys, s.Name)
	}
	for _, v := range valuesOf(s) {
		keys = append(keys, s.Name+"."+v)
	}
	return keys
}

// of is what the key makes of a reading: a normalised number, or 1 and 0. No reading makes 0.
func (k weightKey) of(r Reading) float64 {
	v := float64(r)
	switch k.test {
	case isValue:
		if r == k.value {
			return 1
		}
		return 0
	case asTruth:
		if v > 0 {
			return 1
		}
		return 0
	}
	if !(v > 0) { // below nothing, or no reading
		if k.test == isLow && v <= 0 {
			return 1
		}
		return 0
	}
	if v /= k.norm; v > 1 {
		v = 1
	}
	in := v
	switch k.test {
	case isLow:
		in = indicator(v <= lowBin)
	case isMid:
		in = indicator(v > lowBin && v < highBin)
	case isHigh:
		in = indicator(v >= highBin)
	}
	return in
}

func indicator(holds bool) float64 {
	if holds {
		return 1
	}
	return 0
}
