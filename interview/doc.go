// Package interview runs research interviews whose every question is chosen by code.
//
// ParseMethodology and ParseStudy read what researchers write. An answer goes through one turn (turn.go): what it says is
// extracted, grows the Graph of the respondent's own words and the Slots that gather paraphrases, the signals are read off
// both, Choose ranks every pair of strategy and concept under the methodology, and the chosen pair is put into words. Models
// extract, rate and word, or the understudy does; they decide nothing. An interview is a session (see Kind): the package
// keeps nothing itself and knows no HTTP.
package interview
