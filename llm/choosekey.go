package llm

import (
	"errors"
	"strings"
)

// keyFile is what came of reading one.
type keyFile struct {
	key Key
	err error
}

// key finds the key of a choice, and reports whether the choice can be used: with one, or without where none is needed.
func (c *configurer) key(w written, p provider, made *Choice) bool {
	if w.KeyEnv != "" && w.KeyFile != "" {
		c.report(ruleKeyTwice.At(c.place(w, "key_file"), "key_env and key_file both say where the key is"))
		return false
	}
	if w.KeyFile != "" {
		return c.fromFile(w, made)
	}
	variable := w.KeyEnv
	if variable == "" && w.BaseURL == "" {
		variable = p.keyEnv
	}
	if variable == "" && w.Provider == "anthropic" {
		variable = p.keyEnv // a gateway that speaks the protocol wants one too
	}
	if variable == "" {
		return true // a server of one's own; a key is not sent to an address that it was not meant for
	}
	secret, _ := c.env(variable)
	if secret = strings.TrimSpace(secret); secret == "" || strings.ContainsFunc(secret, unprintable) {
		c.report(ruleNoKey.At(c.place(w, "key_env"), "there is no key for %s", w.Provider).
			WithHint("set %s, or `key_file:` in throughline.yaml", variable))
		return false
	}
	made.Key, made.KeyFrom = NewKey(secret), variable
	return true
}

func (c *configurer) fromFile(w written, made *Choice) bool {
	path := c.path(w.KeyFile)
	read, ok := c.keys[path]
	if !ok {
		read.key, read.err = readKey(path)
		c.keys[path] = read
	}
	at := c.place(w, "key_file")
	switch {
	case errors.Is(read.err, errKeyShared):
		c.report(ruleKeyShared.At(at, "others than its owner may read the key file %s", w.KeyFile).WithHint("run chmod 600 %s", w.KeyFile))
	case errors.Is(read.err, errKeyNone):
		c.report(ruleKeyContent.At(at, "the key file %s does not hold one key on one line", w.KeyFile))
	case read.err != nil:
		c.report(ruleKeyFile.At(at, "cannot read the key file %s: %s", w.KeyFile, read.err))
	default:
		made.Key, made.KeyFrom = read.key, w.KeyFile
	}
	return read.err == nil
}
