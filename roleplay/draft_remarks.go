package roleplay

import "strconv"

// remarks say beside each part of a draft what it is for.
func remarks(opening string) map[string]string {
	return map[string]string{
		"":             opening + "\nEdit it freely; `throughline check` says what is wrong, `throughline roleplay run` plays it.\nThe format is described in docs/formats/roleplay.md.",
		"tier":         "how the conversations go: academic (understand an idea), technical (find the facts that decide), expert (defend a decision)",
		"learner_role": "who the learner is in this",
		"situation":    "what everybody knows",
		"decision":     "what it all leads to; best is the option that the facts ask for, and why is shown in the debrief",
		"documents":    "papers that somebody can hand over; their figures may be quoted",
		"cast":         "the people to talk to: each should hold something that the others do not",
		"guide":        "who opens and closes the scenario",
	}
}

// templateRemarks say besides what is made up and waits for the author.
func templateRemarks(s *Scenario) map[string]string {
	all := remarks("A draft by template, made of your brief without a model. It can be played as it is. Where a remark says TO FILL IN,\nthe brief gave nothing, or rules cannot tell.")
	all["decision"] += "\nTO FILL IN: what can be decided, which option is best, and why"
	all["situation"] += "\nTO FILL IN: the place, and who the cast thinks they talk to"
	for i := range s.Cast {
		at := castPath(i)
		all[at+".knows"] = "what they tell when they are asked"
		all[at+".decision_facts"] = "what decides the matter: the conversation holds here until the learner has taken it in"
		if i > 0 {
			continue
		}
		all[at+".greeting"] = "TO FILL IN: how this person speaks"
		all[at+".beats"] = "lines for certain moments: 1 opens, 2 and 4 deepen, 6 winds down\nTO FILL IN: make them theirs"
		all[at+".pivots"] = "forks in the conversation; effect moves the standing, from -15 to 15"
		all[at+".objective"] = "TO FILL IN: also possible here are concerns, goals, opinion and key_reveal"
	}
	return all
}

// modelRemarks are for a draft that a model wrote.
func modelRemarks(model string) map[string]string {
	return remarks("A draft by " + strconv.Quote(model) + " from your brief. Check every fact against what you know.")
}
