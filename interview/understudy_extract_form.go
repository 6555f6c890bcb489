package interview

import "strings"

// The words that tell a form, by stem.
var (
	feelingStems = stemSet(`calm proud happy happier sad anxious anxiety stressed stress stressful guilty guilt relaxed relax safe safer confident confidence comfortable comforting comfort
		worry worried worries peace joy joyful enjoy treat indulge indulgent annoyed angry anger frustrated frustration scared afraid fear nervous relieved relief excited
		lonely alone ashamed embarrassed embarrassing disappointed upset grateful valued appreciated respected ignored rushed supported overwhelmed pleased satisfied satisfying
		hopeless helpless reassured reassuring reassurance vulnerable guilty cosy pampered spoiled special unwind mind embarrassment dread panic trust cared anxious furious angry hate hated panicked flustered mad crazy nuts smile smiling laugh grin cry crying awkward awkwardness surprised shocked devastated thrilled delighted
		calmer soothing content mood bored exhausted miserable pressure pressured cheerful fun uneasy awkward tense shame smug virtuous loved livid mortified fuming gutted chuffed stupid silly worthless human`)
	bodyStems = stemSet(`bloated bloating stomach sick full fuller hungry energy energised energized tired sluggish heavy light lighter digest digestion digestible gut ache headache sleep awake
		skin spots cramps gassy indigestion weight fit warm pain tummy nauseous`)
	conductStems = stemSet(`responsible responsibility healthy healthier health honest honesty independent independence organised organized disciplined discipline ethical ethically sustainable sustainability
		environment environmental environmentally planet animals cruelty polite helpful caring loyal loyalty ambitious capable efficient sensible example provider professional
		control carbon footprint welfare climate productive balanced frugal careful considerate`)
	roleStems = stemSet("parent mother mum mom dad father wife husband friend daughter son host manager person neighbour citizen")
	goodStems = stemSet("good better great decent proper kind")
	endStems  = stemSet(`happiness security freedom belonging belong self-respect self-esteem selfrespect love harmony wisdom equality accomplishment fulfilment fulfillment fulfilled fulfilling
		friendship meaning purpose dignity contentment wellbeing well-being happy-life peaceful legacy`)
	problemStems = stemSet(`slow confusing confused annoying annoy crash crashes crashed error errors fail failed fails broken stuck wait waiting waited queue queues queued delay delayed delays late expensive hard difficult
		problem problems issue issues trouble struggle struggling hassle waste wasted lost lose worry hate hated frustrating frustrated complicated clunky noisy crowded cramped dirty rude unreliable glitch lag fee fees
		cancelled canceled missed miss boring pain painful pricey hidden lack missing blocked locked unclear mistake mistakes wrong cost overpriced stress stressful freeze freezes drain drains shut`)
	longStems   = stemSet("hour hours ages forever long minutes days weeks")
	socialStems = stemSet(`people others friends colleagues neighbours guests impress judge judged judging seen look embarrassed boss image status popular cool fit-in respected mates reputation everyone`)
	placeStems  = stemSet("morning evening night home work office train bus shop supermarket weekend kitchen ward hospital reception station desk school house holiday lunch breakfast")
	learnStems  = stemSet("learn learned learnt realise realised realize realized understand understood lesson discovered taught")
	changeStems = stemSet("switch switched stop stopped anymore nowadays start started quit changed")
	idealStems  = stemSet("ideal dream perfect")
	habitStems  = stemSet("never always")
	nowStems    = stemSet("now nowadays")
	expectStems = stemSet("expect expected expecting hoped assumed supposed thought")
	meansStems  = stemSet("use using used try tried download downloaded call called phone app website spreadsheet buy bought")
)

// timeConnectives open a clause that only says when.
var timeConnectives = wordSet("while whilst once after before until till")

// formsOf weighs what the grammar and the words of a phrase say about it.
func (r *reading) formsOf(f *foundPhrase) [forms]float64 {
	var out [forms]float64
	c := r.clauses[f.clause]
	me := f.subject == "i" || f.subject == "" && f.verb != "" && !f.adj
	hit := func(set map[string]bool) bool {
		for k := f.lo; k < f.hi; k++ {
			if set[r.stem(k)] && r.words[k].word != "lovely" { // a lovely lady is no love
				return true
			}
		}
		return false
	}
	feels := f.verb == "feel" && (f.subject != "it" || f.lo+1 < f.hi && hearWeak[r.words[f.lo+1].word]) || r.words[f.lo].tag == tagVerb && hearFeels(r.words[f.lo].word) && f.subject != "it"
	// How the phrase is made.
	switch {
	case f.setting:
		out[formSetting] = 1.5
	case f.adj && !me && (f.subject != "thing" || !r.mine(f)), f.noun && f.verb != "" && !me && f.subject != "thing":
		out[formQuality] = 1
	case f.noun && f.verb == "":
		out[formQuality], out[formThing] = 0.7, 0.6
		if f.adj {
			out[formQuality], out[formThing] = 1, 0.3
		}
	case f.verb == "be" && me:
		out[formFeeling], out[formAbility] = 0.8, 0.5
		if (f.able || f.noun && !f.adj) && !f.neg {
			out[formFeeling], out[formConduct] = 0.4, 0.9 // be independent, I'm a decent manager
		}
	case (f.subject == "thing" || f.subject == "person") && r.mine(f), f.subject == "nobody":
		out[formAbility], out[formQuality] = 0.9, 0.6 // my head is clear, my kids drink it
	case f.subject == "it", f.subject == "thing", f.subject == "person":
		out[formQuality], out[formAbility] = 0.9, 0.4
	case f.verb != "":
		out[formAbility] = 0.9
	}
	if f.subject == "thing" && f.verb == "" {
		out[formThing] = 2
		if hit(idealStems) {
			out[formIdeal] = 1.5
		}
	}
	if f.subject == "it" && r.toMe(f) { // it keeps me going
		out[formAbility] += 0.6
		out[formQuality] -= 0.5
	}
	if f.subject == "nobody" && f.neg && !r.kinds.ladder {
		out[formAbility] -= 0.6 // nobody could work it out
	} else if (f.able || c.verb) && (r.kinds.ladder || !f.adj || f.subject != "it") { // would be tough is still a quality
		out[formAbility] += 0.6
		out[formQuality] -= 0.4
	}
	if f.past && f.verb != "" && f.verb != "be" {
		switch {
		case f.going:
			out[formSetting], out[formAction] = 1.1, 0.6 // I was waiting for a scan
		case f.subject == "i" && f.verb != "get":
			out[formAction], out[formEvent] = 1.2, 0.4
		default:
			out[formEvent], out[formAction] = 1, 0.7
		}
	}
	// What its words mean.
	switch body := hit(bodyStems); {
	case body:
		out[formAbility]++
		if feels {
			out[formAbility] += 0.6
			out[formFeeling] -= 1.4
		}
	case feels, f.verb == "get" && f.adj && f.subject == "i":
		out[formFeeling] += 2
	case hit(feelingStems):
		out[formFeeling] += 1.3
	}
	if hit(conductStems) || hit(roleStems) && hit(goodStems) {
		out[formConduct] += 1.1
		if f.able && f.verb == "be" {
			out[formConduct]++
		}
	}
	if w := r.words[f.lo].word; !f.neg && (w == "being" || w == "be" && f.verb == "be") {
		out[formConduct] += 1.5
	}
	if f.wish && (f.subject == "person" || r.mine(f)) { // for someone of one's own
		out[formEnd] += 2.2
	}
	if hit(endStems) {
		out[formEnd] += 2
		if endStems[r.stem(f.hi-1)] {
			out[formEnd] += 1.4
		}
	}
	if f.verb == "take" && hit(longStems) || hit(problemStems) && (f.verb != "get" || !f.adj || f.subject != "i") || f.neg && f.verb != "be" && !r.spared(f) {
		out[formProblem] += 1.1
	}
	if r.words[f.lo].word == "no" && f.lo+1 < f.hi && r.words[f.lo+1].word == "idea" {
		out[formProblem] += 1.1
	}
	if r.tooMuch(c) {
		out[formProblem] += 1.3
	}
	if hit(socialStems) {
		out[formSocial] += 0.8
	}
	if hit(placeStems) && f.verb == "" {
		out[formSetting] += 0.6
	}
	if c.relation == relationContrast {
		out[formContrast] = 1.2
	}
	switch {
	case strings.HasSuffix(c.connective, "by the time"):
		out[formSetting] += 1.4
	case c.relation == relationCondition:
		out[formSetting] += 0.7
	case c.relation == relationTime && timeConnectives[c.connective]:
		out[formSetting] += 1.4
	}
	if r.clauseHas(c, learnStems) {
		out[formLearning] += 1.2
	}
	if r.clauseHas(c, changeStems) || !f.past && f.subject == "i" && (r.clauseHas(c, nowStems) || r.clauseHas(c, habitStems)) {
		out[formChange]++
	}
	if r.clauseHas(c, expectStems) {
		out[formExpect]++
	}
	if f.hoped {
		out[formExpect] += 2
	}
	if hit(meansStems) && f.verb != "" {
		out[formMeans]++
	}
	if f.past && f.subject == "i" && c.connective == "before that" { // what was done in its place
		out[formMeans] += 1.8
	}
	if f.past && f.verb == "keep" && f.subject != "i" && r.keepsOn(f) { // the price kept going up
		out[formProblem] += 1.1
	}
	switch c.relation {
	case relationCause:
		out[formReason] += 0.8
	case relationEffect:
		out[formResult] += 0.8
	}
	return out
}

// spared says whether a denial tells what the speaker is rid of: don't have to chase anyone.
func (r *reading) spared(f *foundPhrase) bool {
	for k := f.lo; k < f.hi && k < f.lo+3; k++ {
		if w := r.words[k]; w.tag == tagHave || w.word == "need" {
			return r.words[f.lo].neg && k+1 < f.hi && r.words[k+1].tag == tagTo
		}
	}
	return false
}

// tooMuch says whether a clause complains of an amount: too tired, so much plastic.
func (r *reading) tooMuch(c hearClause) bool {
	for k := c.lo; k < c.hi; k++ {
		w := r.words[k].word
		if (w == "too" || w == "so" && k+1 < c.hi && (r.words[k+1].word == "much" || r.words[k+1].word == "many")) && (k == 0 || !r.words[k-1].neg) {
			return true
		}
	}
	return false
}

// keepsOn says whether something goes on and on: kept crashing.
func (r *reading) keepsOn(f *foundPhrase) bool {
	for k := f.lo; k+1 < f.hi; k++ {
		if hearVerbBase(r.words[k].word) == "keep" {
			return r.gerund(k + 1)
		}
	}
	return false
}

// toMe says whether something is done to the speaker.
func (r *reading) toMe(f *foundPhrase) bool {
	for k := f.lo; k < f.hi; k++ {
		if w := r.words[k].word; w == "me" || w == "us" {
			return true
		}
	}
	return false
}

// mine says whether a phrase is about someone of the speaker's own, not of those who serve them.
func (r *reading) mine(f *foundPhrase) bool {
	for k := f.lo; k < f.hi && r.words[k].tag != tagVerb; k++ {
		if k > 0 && r.words[k-1].tag == tagPoss {
			return true
		}
	}
	return false
}

func (r *reading) clauseHas(c hearClause, set map[string]bool) bool {
	for k := c.from; k < c.hi; k++ {
		if set[r.stem(k)] {
			return true
		}
	}
	return false
}

// stem is the stem of word k, found once.
func (h *heard) stem(k int) string {
	if h.stems == nil {
		h.stems = make([]string, len(h.words))
	}
	if h.stems[k] == "" {
		word := h.words[k].word
		h.stems[k] = lemma(word)
		if next := k + 1; h.words[k].tag == tagHave && next < len(h.words) && h.words[next].tag == tagTo || word == "last" && h.words[k].tag != tagVerb || lemma(word) == "keep" && next < len(h.words) && strings.HasSuffix(h.words[next].word, "ing") {
			h.stems[k] = word + " " // last time lasts no longer, kept looking keeps nothing
		}
		if word == "friendly" || h.words[k].tag == tagNoun && hearNouns[word] && (strings.HasSuffix(word, "ing") || strings.HasSuffix(word, "ings")) {
			h.stems[k] = word // friendly staff are no friends, savings save nothing by themselves
		}
	}
	return h.stems[k]
}
