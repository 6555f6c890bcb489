// Package playtest has simulated people use what authors wrote, so that it can be judged before real people meet it.
//
// A Respondent answers questions from what a person knows about a study, in the manner of a Persona. Interview holds one
// interview with a respondent in a Room, and Measure holds a corpus of such interviews against the health rules. All of it
// is scripted and seeded: the questions are the only variable. It keeps nothing, and it judges structure, not wording.
package playtest
