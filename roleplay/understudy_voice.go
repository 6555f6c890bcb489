package roleplay

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// voice turns what stands in a scenario into what a person would say.
type voice struct {
	proper map[string]bool // words that keep their capital within a sentence
	own    []string        // the character's own names, which nobody says of themselves
}

// newVoice learns the proper names of a scenario and the names of its speaker.
func newVoice(s *Scenario, c *Character) voice {
	v := voice{proper: map[string]bool{"I": true, "I'm": true, "I've": true, "I'd": true, "I'll": true}, own: strings.Fields(c.Name)}
	for _, each := range s.Cast {
		for _, name := range strings.Fields(each.Name) {
			v.proper[name] = true
		}
	}
	return v
}

var (
	aside     = regexp.MustCompile(`\s*\([^()]*\)`)
	spanDash  = regexp.MustCompile(`(\d)\s*[–—]\s*(\d)`)
	equals    = regexp.MustCompile(`(\w+) = (\S+% of )?`)
	longDash  = regexp.MustCompile(`\s*[–—]+\s*|\s+--?\s+`)
	shorthand = strings.NewReplacer(" vs. ", " against ", " vs ", " against ", " w/ ", " with ", " & ", " and ", "<", "under ", "≤", "at most ",
		"≥", "at least ", "~", "about ", "\n", " ", "“", "\"", "”", "\"")
	pronounBe = regexp.MustCompile(`(^|[.?!,;:"] |\b(?:and|but|because|so|if|when|think|know|since) )(I|[Ii]t|[Tt]hat|[Tt]here|[Ww]e|[Tt]hey|[Yy]ou) (am|is|are) `)
	negations = strings.NewReplacer("do not ", "don't ", "does not ", "doesn't ", "did not ", "didn't ", "cannot ", "can't ", "is not ", "isn't ", "are not ", "aren't ",
		"was not ", "wasn't ", "will not ", "won't ", "would not ", "wouldn't ", "have not ", "haven't ", "has not ", "hasn't ", "could not ", "couldn't ", "should not ", "shouldn't ")
)

// mend takes out of a text what is not spoken: asides in brackets, dashes, shorthand, stiff forms.
func (v voice) mend(text string) string {
	text = strings.TrimSpace(text)
	text = spanDash.ReplaceAllString(text, "$1 to $2")
	text = aside.ReplaceAllString(text, "")
	text = equals.ReplaceAllStringFunc(text, equal)
	text = longDash.ReplaceAllString(text, ", ")
	text = pronounBe.ReplaceAllStringFunc(shorthand.Replace(text), contract)
	text = negations.Replace(text)
	text = strings.Join(strings.Fields(strings.TrimLeft(text, "•*- ")), " ")
	return strings.Trim(text, " ,;")
}

// equal puts "prompts = 7.5% of " into words.
func equal(match string) string {
	subject, amount, _ := strings.Cut(match, " = ")
	many := plural(subject)
	switch {
	case amount != "" && many:
		return subject + " make up " + amount
	case amount != "":
		return subject + " makes up " + amount
	case many:
		return subject + " are "
	}
	return subject + " is "
}

// plural says whether a noun looks like more than one.
func plural(noun string) bool {
	return strings.HasSuffix(noun, "s") && !strings.HasSuffix(noun, "ss") && !strings.HasSuffix(noun, "us") && !strings.HasSuffix(noun, "sis")
}

// contract makes "it is " into "it's ".
func contract(match string) string {
	if strings.HasSuffix(strings.ToLower(match), "there are ") {
		return match
	}
	for long, short := range map[string]string{" am ": "'m ", " is ": "'s ", " are ": "'re "} {
		if head, found := strings.CutSuffix(match, long); found {
			return head + short
		}
	}
	return match
}

// speak is a text as spoken sentences: each begins with a capital and ends with a mark.
func (v voice) speak(text string) []string {
	var out []string
	bare := note(text)
	for _, clause := range strings.Split(v.mend(text), "; ") {
		if bare {
			clause = v.labelled(clause)
		}
		for _, sentence := range sentences(clause) {
			sentence = strings.TrimSpace(sentence)
			if sentence == "" || !strings.ContainsFunc(sentence, unicode.IsLetter) {
				continue
			}
			if bare {
				sentence = v.article(sentence)
			}
			out = append(out, finish(sentence))
		}
	}
	return out
}

// note says whether a text has to be made a sentence first; one with a mark at its end is its author's.
func note(text string) bool {
	text = strings.TrimSpace(text)
	_, size := utf8.DecodeLastRuneInString(text)
	return !strings.ContainsAny(text[len(text)-size:], ".!?…\"")
}

// role is a role as the middle of a sentence: "the QA lead", "the patient's daughter".
func (v voice) role(role string) string {
	fields := strings.Fields(v.mend(role))
	for i, field := range fields {
		if strings.ToUpper(field) != field && !v.proper[field] {
			fields[i] = strings.ToLower(field)
		}
	}
	if len(fields) == 0 {
		return ""
	}
	if determiners[fields[0]] {
		return strings.Join(fields, " ")
	}
	return "the " + strings.Join(fields, " ")
}

// labelled turns "My stake: I signed it" and "Error ceiling: 2.0%" into clauses.
func (v voice) labelled(clause string) string {
	label, rest, found := strings.Cut(clause, ": ")
	if !found || len(strings.Fields(label)) > 6 || strings.ContainsAny(label, ".?!,\"") || rest == "" || v.clauseLike(label) {
		return clause
	}
	first := words(label + " x")[0]
	if opening := words(rest + " x")[0]; finiteVerbs[opening] { // "Topic router: can send …"
		if !determiners[first] {
			label = "the " + v.lowerFirst(label)
		}
		return upperFirst(label) + " " + rest
	}
	last := headNoun(label)
	verb := " is "
	if plural(last) {
		verb = " are "
	}
	if v.clauseLike(rest) {
		if first != "my" && first != "the" && first != "our" { // "Fun fact: we never ran it"
			return upperFirst(rest)
		}
		return label + " is that " + v.lowerFirst(rest)
	}
	if !determiners[first] && !v.proper[label[:max(strings.IndexByte(label, ' '), 0)]] {
		label = "the " + v.lowerFirst(label)
	}
	return upperFirst(label) + verb + v.lowerFirst(rest)
}

// headNoun is the word a label is about: the last one before "of", "for" and the like.
func headNoun(label string) string {
	head := ""
	for _, field := range strings.Fields(label) {
		if head != "" && stopWords[strings.ToLower(field)] {
			break
		}
		head = field
	}
	return head
}

// clauseLike says whether a text has a subject and a verb of its own.
func (v voice) clauseLike(text string) bool {
	all := words(text)
	if len(all) < 3 {
		return false
	}
	if subjectWords[all[0]] {
		return true
	}
	for _, word := range all[1:] {
		if finiteVerbs[word] || strings.HasSuffix(word, "n't") {
			return true
		}
	}
	return false
}

// article puts "the" before a bare singular subject, as in notes: "Medical subset fails at 23%".
func (v voice) article(sentence string) string {
	fields := strings.Fields(sentence)
	if len(fields) < 3 || determiners[strings.ToLower(fields[0])] || v.proper[fields[0]] {
		return sentence
	}
	for i := 1; i < min(len(fields), 5); i++ {
		if r, _ := utf8.DecodeRuneInString(fields[i]); unicode.IsUpper(r) || !unicode.IsLetter(r) {
			return sentence
		}
		if bareSubjects[strings.ToLower(fields[i])] && i+1 < len(fields) {
			next := strings.ToLower(fields[i+1])
			if finiteVerbs[next] || strings.HasSuffix(next, "s") && !bareSubjects[strings.TrimSuffix(next, "s")] {
				return "The " + v.lowerFirst(sentence)
			}
		}
	}
	return sentence
}

// speakable says whether a text can be said aloud by its character: not a note about them or to an actor.
func (v voice) speakable(text string) bool {
	all := words(text)
	label, _, labelled := strings.Cut(text, ":")
	if len(all) < 3 || labelled && !strings.ContainsFunc(label, unicode.IsLetter) { // "7.1: …" is for readers
		return false
	}
	if note(text) && labelled && (strings.ContainsAny(label, "0123456789,") || len(strings.Fields(label)) > 6) { // so is a row of a table
		return false
	}
	if slices.Contains(all, "learner") || slices.Contains(all, "learner's") { // a note to an actor
		return false
	}
	for _, name := range v.own {
		name = strings.ToLower(name)
		for _, word := range all {
			if strings.TrimSuffix(word, "'s") == name {
				return false
			}
		}
	}
	return true
}

// lowerFirst is text as the middle of a sentence: its first letter small, unless it begins with a name.
func (v voice) lowerFirst(text string) string {
	first, rest, _ := strings.Cut(text, " ")
	bare := strings.TrimSuffix(strings.TrimRight(first, ",.:;"), "'s")
	if first == "" || v.proper[first] || v.proper[bare] || strings.HasPrefix(first, "I'") {
		return text
	}
	for i, r := range first {
		if i > 0 && (unicode.IsUpper(r) || unicode.IsDigit(r)) { // QA, GPT4
			return text
		}
	}
	if next, _ := utf8.DecodeRuneInString(rest); rest != "" && unicode.IsUpper(next) && !strings.HasPrefix(rest, "I ") && !strings.HasPrefix(rest, "I'") { // Eval Run
		return text
	}
	r, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToLower(r)) + text[size:]
}

func upperFirst(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(r)) + text[size:]
}

// finish gives a sentence its capital and its mark.
func finish(sentence string) string {
	sentence = upperFirst(strings.TrimRight(strings.TrimSpace(sentence), ",;:"))
	if sentence == "" || strings.ContainsAny(sentence[len(sentence)-1:], ".!?\"") || strings.HasSuffix(sentence, "…") {
		return sentence
	}
	return sentence + "."
}

var (
	determiners  = set("the a an this that these those my our your his her its their every each all any some no i i'm we we're you it it's he she they there if when while nobody everyone only what")
	subjectWords = set("i i'm i've i'd i'll we we're we've you they he she it it's that's there there's nobody everyone this that")
	finiteVerbs  = set(`make makes is are was were has have had will would can can't could should must may might does did do needs shows means says
		commits gives takes makes gets runs costs hits fails passes covers expires ends starts sits goes lands requires allows promised
		committed failed showed said told knew took gave got went came flagged signed agreed hallucinates undersamples understates`)
	bareSubjects = set(`subset rate ceiling set ratio share number figure contract budget limit sample average median total headline margin error gap target
		threshold build release pipeline queue server model feature team client vendor deadline launch review plan report test run rollback clause
		suite audit backlog schedule estimate forecast pilot policy system service dataset`)
)
