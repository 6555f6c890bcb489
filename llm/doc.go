// Package llm is the one way to a language model: streaming text, typed values, and every fault as a value.
//
// A Model takes a Request and releases the words of its Reply as they come. Providers live in the folders anthropic
// and openai; Script and Replay play a model without a network. What all of them need is wrapped around them by hand:
// WithPrice, WithBudget, WithTimeout, WithRecording, WithRetry. Ask turns a reply into a Go value that its schema
// accepts, with at most one call for repair. ParseConfig reads which model serves which Role; NewSet builds them.
//
// It keeps no conversation, knows no prompt, and decides nothing from what a model says: that is the caller's business.
package llm
