package llm

import "net/http"

// Endpoint is where a model is and how to reach it.
type Endpoint struct {
	Model string
	// BaseURL is the provider's address; empty means its own.
	BaseURL string
	Key     Key
	// Effort is how hard a model that thinks should think, in the provider's words; empty leaves it to the provider.
	Effort string
	// HTTP is the client to call with; nil means a plain one.
	HTTP *http.Client
}

// Provider makes the Model of an endpoint. anthropic.New and openai.New are the two there are.
type Provider func(Endpoint) Model

// NoKey is the error of a call that cannot be made for want of a key.
func NoKey(provider, variable string) error {
	return &Error{
		Provider: provider, Fault: FaultKey, Sentence: "there is no key",
		Advice: "set " + variable + ", or `key_file` in throughline.yaml",
	}
}
