package roleplay

import (
	"fmt"
	"strings"
)

// playInputs fill prompts/play.md, the system prompt: what stays the same for a whole conversation.
type playInputs struct {
	Name, Role, Language                     string
	Knows, Concerns, Goals                   string // JSON lists
	OpinionOption, OpinionArgument           string
	Others                                   string
	DocumentTitle, DocumentLines             string
	Facts                                    string
	Place, Happening, TalkingTo              string
	Question, Options                        string
	ObjectiveID, ObjectiveGoal, ObjectiveEnd string
	Reward                                   string
}

var playTemplate = readTemplate[playInputs]("play.md")

// systemPrompt is the prompt that every turn of a conversation with a character begins with, byte for byte.
func systemPrompt(s *Scenario, c *Character) string {
	in := playInputs{
		Name: oneLine(c.Name), Role: oneLine(c.Role), Language: languageName(s.language()),
		Knows: jsonList(c.Knows), Concerns: jsonList(c.Concerns), Goals: jsonList(c.Goals), Facts: bullets(c.DecisionFacts),
		Place: oneLine(s.Situation.Place), Happening: oneLine(s.Situation.Happening), TalkingTo: oneLine(s.Situation.TalkingTo),
		Question: oneLine(s.Decision.Question), Reward: rewardOf(s.Tier),
	}
	var labels, others []string
	for _, option := range s.Decision.Options {
		labels = append(labels, option.Label)
		if c.Opinion != nil && option.ID == c.Opinion.Option {
			in.OpinionOption, in.OpinionArgument = quoted(option.Label), oneLine(c.Opinion.Argument)
		}
	}
	in.Options = bullets(labels)
	for i := range s.Cast {
		if other := &s.Cast[i]; other.ID != c.ID {
			others = append(others, strings.TrimSuffix(oneLine(other.Name)+", "+oneLine(other.Role), ", "))
		}
	}
	in.Others = bullets(others)
	if paper := s.paper(c.Document); paper != nil {
		in.DocumentTitle, in.DocumentLines = quoted(paper.Title), bullets(paper.Lines)
	}
	if c.Objective != nil {
		in.ObjectiveID, in.ObjectiveGoal, in.ObjectiveEnd = oneLine(c.Objective.ID), oneLine(c.Objective.Goal), oneLine(c.Objective.EndCondition)
	}
	return playTemplate.fill(in)
}

// rewardOf says what a tier's engagement score is for.
func rewardOf(tier string) string {
	switch tier {
	case "academic":
		return "This is a lesson: reward honest thinking, right or wrong. +2 says the idea in their own words or asks what nobody asked, -2 refuses to think along."
	case "expert":
		return "This is an EXPERT sim: reward judgment under tension, not agreement. +2 answers the strongest argument against them or names what they give up, -2 a confident call that ignores it."
	}
	return "This is a TECHNICAL sim: reward sound reasoning, not politeness. +2 technically sound point or caught a real flaw, -2 confidently wrong or unsafe call."
}

// languageNames are the languages whose English name is worth more to a model than their code.
var languageNames = map[string]string{
	"en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "pt": "Portuguese", "nl": "Dutch", "pl": "Polish", "sv": "Swedish",
	"da": "Danish", "nb": "Norwegian", "fi": "Finnish", "cs": "Czech", "uk": "Ukrainian", "ru": "Russian", "tr": "Turkish", "ar": "Arabic", "he": "Hebrew",
	"hi": "Hindi", "ja": "Japanese", "ko": "Korean", "zh": "Chinese", "el": "Greek", "hu": "Hungarian", "ro": "Romanian", "vi": "Vietnamese", "id": "Indonesian",
}

// languageName is a language as a model is told it.
func languageName(code string) string {
	short, _, _ := strings.Cut(code, "-")
	if name, ok := languageNames[strings.ToLower(short)]; ok {
		return fmt.Sprintf("%s (%s)", name, code)
	}
	return code
}
