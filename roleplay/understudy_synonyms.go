package roleplay

import "strings"

// synonyms maps a stem to those of the words that people also use for it. They help to find an answer; as evidence at a gate
// they would be too generous.
var synonyms = synonymsOf(
	"truck lorri heavi vehicl hgv", "car vehicl traffic drive", "detour divers diversion way road", "cold temperatur degre winter freez frost minus colder weather",
	"phone call ring", "shut close closur block", "deep depth", "tough toughness joul brittl", "troubl breach termin credit cost", "nervous afraid scare fear worri",
	"grow grew growth grown length", "spread turn direct", "side bank girder", "inhabit peopl live resid popul", "pee urin toilet water wee loo bathroom", "drink drunk fluid thirsti",
	"pill tablet painkil morphin drug medic", "eat food meal", "sleep sleepi drowsi awak asleep consciou", "breath respir", "pulse heart", "pressur blood bp systol",
	"fever temperatur hot", "infect sepsi leak antibiot", "doctor registrar clinician review", "nurs staff sister uniform", "famili daughter mother wife",
	"fallback router standbi backup", "letter notic write", "exempt except excus", "money fee budget cost credit", "date window deadlin", "user member peopl",
	"capac room take", "accuraci caught catch accur", "salt grit ici ice slipperi", "ambul medic paramed emerg", "hospit ambul", "polic enforc", "overload limit overweight",
	"sign signatur name", "sens monitor sensor acoust watch", "metal steel", "bridg cross", "beam girder", "stress load", "weigh tonn weight heavi", "lane traffic",
	"rate number", "section steel", "old sampl", "safe risk safeti", "blame fault land obstacl", "boss manag told", "slide headlin", "data eval number",
	"bind contract agreement", "talk call", "muddl confus remember", "behav himself ask", "chart box score observ", "score total number", "ceil emerg alarm trigger", "calcul rate number run",
	"depart go-liv", "nois small", "victim hurt someon", "patient he", "assum basi built", "defend case", "cultur blood", "lactat tissu", "kidney urin",
	"recogn recognis know", "handov hand", "hour time clock", "sudden chang", "qualiti good", "speed fast quick", "everyon peopl", "inspector inspect", "crack weld", "begin start origin", "break breach broke", "obey limit post rule stick", "commut vehicl traffic road", "expect commit contract", "promis commit",
)

func synonymsOf(groups ...string) map[string][]string {
	out := map[string][]string{}
	for _, group := range groups {
		all := strings.Fields(group)
		for _, each := range all {
			for _, other := range all {
				if other != each {
					out[stem(each)] = append(out[stem(each)], stem(other))
				}
			}
		}
	}
	return out
}
