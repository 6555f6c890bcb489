package llm

import "throughline/diag"

// What can be wrong with the configuration of models.
var (
	ruleKind       = diag.Code{ID: "L001", Title: "another kind of document", Fix: "Begin the file with `kind: throughline/v1`."}
	ruleRole       = diag.Code{ID: "L002", Title: "a role that does not exist", Fix: "Use actor, extract, rate, ask, design, write, illustrate or arbiter."}
	ruleProvider   = diag.Code{ID: "L003", Title: "a provider that does not exist", Fix: "Use anthropic, openai, script or none; everything else that speaks OpenAI's protocol is openai with a base_url."}
	ruleAddress    = diag.Code{ID: "L004", Title: "not an address", Fix: "Use an address such as https://example.com/v1, without a name, a password, a key or an anchor."}
	ruleDuration   = diag.Code{ID: "L005", Title: "not a length of time", Fix: "Write it as in 90s or 2m, between 1s and 1h."}
	ruleNumber     = diag.Code{ID: "L006", Title: "a number that cannot be meant", Fix: "Use a number within the bounds that the message gives."}
	ruleNoModel    = diag.Code{ID: "L007", Title: "no model named", Fix: "Add `model:` with a name that the server at base_url knows."}
	ruleNoKey      = diag.Code{ID: "L008", Title: "no key", Severity: diag.Warning, Fix: "Set the environment variable that the message names, or `key_file:`; until then the role has no model."}
	ruleKeyFile    = diag.Code{ID: "L009", Title: "a key file that cannot be read", Fix: "Correct the path, or make the file readable to the one who runs the program."}
	ruleKeyShared  = diag.Code{ID: "L010", Title: "a key file that others can read", Fix: "Run chmod 600 on the file; if others may have read it, replace the key at the provider."}
	ruleKeyContent = diag.Code{ID: "L011", Title: "a key file without a key", Fix: "Put the key alone into the file, on one line."}
	ruleKeyTwice   = diag.Code{ID: "L012", Title: "two places for one key", Fix: "Keep key_env or key_file."}
	ruleKeyOpen    = diag.Code{ID: "L013", Title: "a key that would travel unencrypted", Fix: "Use https, or a server on this machine."}
	ruleWord       = diag.Code{ID: "L014", Title: "a word that is not used here", Fix: "Use one of the words that the hint names."}
	ruleNoPrice    = diag.Code{ID: "L015", Title: "a budget without a price", Severity: diag.Warning, Fix: "Add the model to `prices:`, or limit tokens instead of dollars."}
	ruleScript     = diag.Code{ID: "L016", Title: "no script", Fix: "Give the path of a script that can be read, with `script:`."}
	ruleUnused     = diag.Code{ID: "L017", Title: "a key that this provider does not use", Severity: diag.Warning, Fix: "Remove it."}
)

// What can be wrong with a script.
var (
	ruleNoReply    = diag.Code{ID: "L101", Title: "a script without replies", Fix: "Begin each reply with a line that starts with >>>."}
	ruleStray      = diag.Code{ID: "L102", Title: "text before the first reply", Fix: "Begin the reply with a line that starts with >>>, or the line with #."}
	ruleDirection  = diag.Code{ID: "L103", Title: "a direction that does not exist", Fix: "Use a role, or delay=, pause=, chunk=, stop=, usage=, fault=, retry-after= or after=."}
	ruleDirectionV = diag.Code{ID: "L104", Title: "a direction with a value that cannot be meant", Fix: "Write it as the hint shows."}
)

// Codes lists every finding of this package.
var Codes = diag.Table{
	ruleKind, ruleRole, ruleProvider, ruleAddress, ruleDuration, ruleNumber, ruleNoModel, ruleNoKey, ruleKeyFile, ruleKeyShared,
	ruleKeyContent, ruleKeyTwice, ruleKeyOpen, ruleWord, ruleNoPrice, ruleScript, ruleUnused,
	ruleNoReply, ruleStray, ruleDirection, ruleDirectionV,
}
