package interview

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"throughline/session"
)

// Turn answers what was done. An answer of the respondent goes through the twelve stages of answer.
func (s *sitting) Turn(ctx context.Context, t *session.Turn) error {
	switch t.Input.Type {
	case eventConsent:
		return s.begin(ctx, t)
	case eventAnswer:
		if s.status == Closing {
			return s.remark(ctx, t)
		}
		return s.answer(ctx, t)
	case eventReview:
		return s.review(t)
	default:
		return fmt.Errorf("no turn answers %q", t.Input.Type)
	}
}

// begin asks the first question, or takes leave of someone who declined.
func (s *sitting) begin(ctx context.Context, t *session.Turn) error {
	if s.status == Declined {
		return t.Decide(eventAsked, Asked{Purpose: Farewell, Question: farewell})
	}
	return s.ask(ctx, t, AskCue{Purpose: OpenWith})
}

// answer takes one answer through the stages. What the respondent said is in the log before the first of them (1 load,
// 2 save utterance), and what they came to is committed at once after the last (9 save response, 10 save scoring): a crash
// anywhere between takes the turn up again from what was said.
func (s *sitting) answer(ctx context.Context, t *session.Turn) error {
	watch := s.watch()
	said := s.utterance()
	watch.lap("load")
	clauses := Clauses(said.Text) // 2.5
	watch.lap("hints")
	found, err := s.extract(ctx, t, said, clauses) // 3
	if err != nil {
		return err
	}
	watch.fault("extract", found.Call)
	growth, err := s.grow(t, said, found) // 4
	if err != nil {
		return err
	}
	watch.lap("grow")
	compared, err := s.file(ctx, t, growth) // 4.5
	if err != nil {
		return err
	}
	watch.fault("slots", compared)
	rating, err := s.rate(ctx, t, said)
	if err != nil {
		return err
	}
	watch.fault("rate", rating.Call)
	state := s.measure() // 5
	watch.lap("state")
	board, failures := ReadBoard(s.methodology, s.graph, state.canonical, s.tracker, s.number(), &rating)
	watch.lap("signals")
	choice := s.choose(board, state) // 6
	watch.lap("choose")
	choice.Failures = failures
	s.goOn(&choice, board) // 7
	if err := t.Decide(eventChose, choice); err != nil {
		return err
	}
	watch.lap("continue")
	if err := s.ask(ctx, t, s.cue(&choice, board)); err != nil { // 8
		return err
	}
	watch.lap("ask")
	return s.time(ctx, t, watch) // 9, 10
}

// remark takes what the respondent adds after the last question. It grows the graph, and nothing more is asked.
func (s *sitting) remark(ctx context.Context, t *session.Turn) error {
	said := s.utterance()
	found, err := s.extract(ctx, t, said, Clauses(said.Text))
	if err != nil {
		return err
	}
	growth, err := s.grow(t, said, found)
	if err != nil {
		return err
	}
	if _, err := s.file(ctx, t, growth); err != nil {
		return err
	}
	return t.Decide(eventAsked, Asked{Purpose: Farewell, Question: s.thanks()})
}

// review files what a researcher decided.
func (s *sitting) review(t *session.Turn) error {
	var r Review
	if err := json.Unmarshal(t.Input.Body, &r); err != nil {
		return unreadable("the review", err)
	}
	filing, refused := s.slots.Review(r)
	if len(refused) > 0 {
		return fmt.Errorf("a review that was accepted is refused: %w", refused)
	}
	return t.Decide(eventFiled, filing)
}

// extract has the concepts and links of an answer found. A question left out has none.
func (s *sitting) extract(ctx context.Context, t *session.Turn, said Utterance, clauses []Clause) (Extraction, error) {
	if said.Text == "" {
		return Extraction{}, nil
	}
	cue := ExtractCue{
		Payer: s.payer(t), Study: s.study, Methodology: s.methodology, Utterance: said, Clauses: clauses,
		Question: s.answers[s.number()-1].question, Focus: s.focus(), Known: s.known(), History: s.history(s.number() - 1),
	}
	return session.Observe(ctx, t, eventExtract, ExtractRequest{Utterance: said.ID, Clauses: clauses, Prompt: hashOfPrompt(extractPrompt(&cue))}, func(ctx context.Context) (Extraction, error) {
		return s.kind.roles.Extractor.Extract(ctx, cue)
	})
}

// grow decides what of an extraction the graph takes.
func (s *sitting) grow(t *session.Turn, said Utterance, found Extraction) (Growth, error) {
	growth := s.graph.Grow(said, s.answers[s.number()-1].question, found)
	return growth, t.Decide(eventGrew, growth)
}

// file finds the slots of new concepts: those whose words are known at once, the others by likeness and judgement, which
// come from outside.
func (s *sitting) file(ctx context.Context, t *session.Turn, growth Growth) (Call, error) {
	if len(growth.Concepts) == 0 {
		return Call{}, nil
	}
	request := CompareRequest{Concepts: conceptIDs(growth.Concepts)}
	compared, err := session.Observe(ctx, t, eventCompared, request, func(ctx context.Context) (Compared, error) {
		return s.compare(ctx, s.payer(t), growth.Concepts)
	})
	if err != nil {
		return Call{}, err
	}
	return compared.Call, t.Decide(eventFiled, s.slots.Settle(growth.Concepts, compared.Shortlists))
}

// rate has the answer judged. A question left out is as shallow as can be, and needs no judge.
func (s *sitting) rate(ctx context.Context, t *session.Turn, said Utterance) (Rating, error) {
	cue := RateCue{
		Payer: s.payer(t), Study: s.study, Utterance: said,
		Question: s.answers[s.number()-1].question, History: s.history(s.number() - 1),
	}
	return session.Observe(ctx, t, eventRated, RateRequest{Utterance: said.ID, Prompt: hashOfPrompt(ratePrompt(&cue))}, func(ctx context.Context) (Rating, error) {
		if said.Text == "" {
			return Rating{Depth: Surface, Sentiment: Neutral}, nil
		}
		return s.kind.roles.Rater.Rate(ctx, cue)
	})
}

// measure takes the state of both graphs.
func (s *sitting) measure() measures {
	m := measures{graph: s.graph.Measure(), canonical: s.slots.Measure(s.graph)}
	m.graph.TurnCount = s.number()
	m.graph.CurrentPhase = s.methodology.Boundaries.phase(m.graph.NodeCount)
	m.graph.StrategyHistory = s.tracker.History(strategyHistory)
	m.comparison = Compare(m.graph, m.canonical)
	return m
}

// strategyHistory is how many of the latest strategies a state shows, keptPairs how many of the best pairs are logged.
const (
	strategyHistory = 10
	keptPairs       = 50
)

// choose takes the best pair or, with a tired respondent and nothing good enough, the revitalizing strategy.
func (s *sitting) choose(board *Board, state measures) Choice {
	best, pairs := s.policy.Rank(board, keptPairs)
	c := Choice{
		Graph: state.graph, Canonical: state.canonical, Comparison: state.comparison,
		Signals: GlobalValues(board), Ranking: best, Pairs: pairs,
	}
	if len(best) == 0 {
		return c
	}
	winner := best[0]
	if winner.Score < s.methodology.Limits.FallbackScore && c.Signals["llm.global_response_trend"] == "fatigued" {
		if i := slices.IndexFunc(best, func(r Ranked) bool { return s.strategy(r.Strategy).Revitalizing }); i >= 0 {
			winner, c.Fallback = best[i], i > 0
		}
	}
	c.Strategy, c.Score = winner.Strategy, winner.Score
	if winner.Node != nil {
		c.Focus = *winner.Node
	}
	c.Reasons = s.policy.Reasons(winner, board)
	return c
}

// goOn decides whether there is a next question.
func (s *sitting) goOn(c *Choice, board *Board) {
	reason, on := GoOn(s.methodology, s.maxTurns(), s.number(), s.strategy(c.Strategy), board, s.tracker)
	c.Continue, c.Ended = on, reason
}

// cue is what the next question is worded from.
func (s *sitting) cue(c *Choice, board *Board) AskCue {
	if !c.Continue {
		return AskCue{Purpose: CloseWith}
	}
	cue := AskCue{Purpose: FollowUp, Strategy: s.strategy(c.Strategy), Used: s.used[c.Strategy] - 1, Focus: s.graph.Concept(c.Focus), Reasons: c.Reasons}
	if i := slices.IndexFunc(c.Ranking, func(r Ranked) bool { return r.Strategy == c.Strategy && nodeOf(r) == c.Focus }); i >= 0 {
		cue.Signals = s.policy.Active(c.Ranking[i], board)
	}
	if cue.Focus != nil {
		for _, id := range s.graph.Neighbours(c.Focus) {
			cue.Near = append(cue.Near, *s.graph.Concept(id))
		}
	}
	return cue
}

func nodeOf(r Ranked) ConceptID {
	if r.Node == nil {
		return ""
	}
	return *r.Node
}

// ask has the question worded. Whatever was worded, only what passes the gate is asked.
func (s *sitting) ask(ctx context.Context, t *session.Turn, cue AskCue) error {
	cue.Payer, cue.Study, cue.Methodology = s.payer(t), s.study, s.methodology
	cue.History, cue.Asked = s.history(s.number()), &s.before
	request := AskRequest{Purpose: cue.Purpose, Prompt: Prompt(&cue)}
	worded, err := session.Observe(ctx, t, eventWorded, request, func(ctx context.Context) (Question, error) {
		return s.kind.roles.Asker.Ask(ctx, cue)
	})
	if err != nil {
		return err
	}
	asked := Asked{Question: worded.Text, Purpose: cue.Purpose}
	if len(CheckQuestion(worded.Text, &cue)) > 0 {
		asked.Question, asked.Template = Template(&cue), true
	}
	t.Release(asked.Question)
	return t.Decide(eventAsked, asked)
}

func conceptIDs(all []Concept) []ConceptID {
	ids := make([]ConceptID, len(all))
	for i := range all {
		ids[i] = all[i].ID
	}
	return ids
}
