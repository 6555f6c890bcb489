package roleplay

import (
	"context"
	"strings"
	"time"

	"throughline/llm"
)

// Performer is the actor that a model speaks for. Its words are released sentence by sentence, each after its guards; a
// reply that cannot be used is asked for once more; and where the model fails, the understudy stands in, so that a
// conversation always goes on.
type Performer struct {
	model      llm.Model
	understudy Understudy
	now        func() time.Time
}

// NewPerformer returns an actor that may serve any number of conversations at once.
func NewPerformer(model llm.Model, now func() time.Time) *Performer {
	return &Performer{model: model, understudy: NewUnderstudy(), now: now}
}

// maxReplyTokens bounds a reply: a few sentences, the report, and room for a model that thinks first.
const maxReplyTokens = 2048

// maxOffered is how many sentences of a reply are looked at, and maxKept how many bytes of it are logged: a line has two
// or three, and a model that does not stop is not listened to.
const (
	maxOffered = 12
	maxKept    = 32 << 10
)

// Speak answers the cue. Line.Speech is exactly what was released. The only error is that of ctx: the turn is then taken
// up again.
func (p *Performer) Speak(ctx context.Context, cue Cue) (Line, error) {
	s := &performance{cue: &cue, guards: newGuards(&cue), began: p.now(), now: p.now}
	request := llm.Request{
		Role: llm.Actor, Session: cue.Session, Spent: cue.Spent, System: cue.System, MaxTokens: maxReplyTokens,
		Messages: []llm.Message{{From: llm.User, Text: cue.User}},
	}
	failed := s.hear(ctx, p.model, request)
	if ctx.Err() != nil {
		return Line{}, context.Cause(ctx)
	}
	if missing := s.missing(); !failed && (missing.speech || missing.report) {
		s.askAgain(ctx, p.model, request, missing)
		if ctx.Err() != nil {
			return Line{}, context.Cause(ctx)
		}
	}
	s.noteMissing()
	return s.line(ctx, p.understudy)
}

// performance is one line in the making.
type performance struct {
	cue    *Cue
	guards *guards
	began  time.Time
	now    func() time.Time

	released strings.Builder
	first    time.Time // of the first words
	gap      bool      // there was space after the last sentence
	offered  int       // sentences, of one call
	wrong    []Fired   // what stopped the speech; nothing is released after it
	report   *ActorWords
	raw      string
	mended   string
	model    string
	faults   []string
	failed   bool // a call was
	usage    llm.Usage
	calls    int
}

// hear makes the call and releases what it says. It reports whether the call failed.
func (s *performance) hear(ctx context.Context, m llm.Model, r llm.Request) (failed bool) {
	var in Reply
	var cut sentencer
	got, err := m.Generate(ctx, r, func(delta string) { cut.add(in.Add(delta), false, s.offer) })
	s.count(got)
	s.raw, s.model = got.Text, got.Model
	if in.text.Len() == 0 && got.Text != "" { // a model that released nothing and replied all the same
		cut.add(in.Add(got.Text), false, s.offer)
	}
	rest, report := in.End()
	s.report = report
	if err != nil {
		s.fault(err)
		return true // the sentence that broke off is not said
	}
	// Where the reply was cut off for its length, so was its last sentence.
	cut.add(rest, got.Stop != llm.StopLength || report != nil, s.offer)
	return false
}

// offer releases a sentence if its guards let it pass. After a wrong one nothing more is released of a reply: what
// follows may lean on it.
func (s *performance) offer(sentence string) {
	if s.offered++; len(s.wrong) > 0 || s.offered > maxOffered {
		return
	}
	v := s.guards.check(sentence)
	if len(v.wrong) > 0 {
		s.wrong = v.wrong
		return
	}
	if v.sentence == "" {
		return
	}
	s.release(v.sentence, strings.TrimRight(sentence, " \n\t\r") != sentence)
}

func (s *performance) release(sentence string, space bool) {
	words := sentence
	if s.released.Len() > 0 && s.gap {
		words = " " + words
	}
	if s.first.IsZero() {
		s.first = s.now()
	}
	s.gap = space || sentence[len(sentence)-1] < 0x80
	s.released.WriteString(words)
	s.guards.heard(sentence)
	if s.cue.Release != nil {
		s.cue.Release(words)
	}
}

// missing is what the line still lacks.
func (s *performance) missing() lack {
	return lack{
		speech: s.released.Len() == 0 || len(s.wrong) > 0, report: s.report == nil,
		wrong: s.wrong, heard: s.released.String(),
	}
}

// askAgain makes the one call for what is missing. What was wrong is repaired if the new words pass.
func (s *performance) askAgain(ctx context.Context, m llm.Model, r llm.Request, w lack) {
	var in Reply
	var cut sentencer
	stopped, before := s.wrong, s.released.Len()
	s.wrong, s.offered = nil, 0
	again := onceMore(r, s.raw, w)
	again.Spent = again.Spent.Add(s.usage)
	got, err := m.Generate(ctx, again, func(delta string) {
		if piece := in.Add(delta); w.speech {
			cut.add(piece, false, s.offer)
		}
	})
	s.count(got)
	s.mended = got.Text
	if in.text.Len() == 0 && got.Text != "" {
		in.Add(got.Text)
		in.given = 0
	}
	rest, report := in.End()
	if s.report == nil {
		s.report = report
	}
	if err != nil {
		s.fault(err)
	}
	if w.speech {
		cut.add(rest, err == nil, s.offer)
	}
	done := Dropped
	if s.released.Len() > before {
		done = Repaired
	}
	for _, each := range stopped {
		s.guards.fire(each.Guard, each.Sentence, each.Why, done)
	}
}

// noteMissing puts into words what the model did not bring although it answered.
func (s *performance) noteMissing() {
	s.failed = len(s.faults) > 0
	if s.failed {
		return
	}
	if s.report == nil {
		s.faults = append(s.faults, "the model's report could not be read, nor when it was asked for again")
	}
	if s.released.Len() == 0 {
		s.faults = append(s.faults, "the model said nothing that can be shown")
	}
}

// line is what came of it. Where nothing could be said, the understudy says its line for the same cue.
func (s *performance) line(ctx context.Context, understudy Understudy) (Line, error) {
	spoken := s.released.Len() > 0
	done := Dropped
	if !spoken {
		done = Replaced
	}
	for _, each := range s.wrong {
		s.guards.fire(each.Guard, each.Sentence, each.Why, done)
	}
	line := Line{Raw: quoteAt(s.raw, maxKept), Mended: quoteAt(s.mended, maxKept), Faults: s.faults, Calls: s.calls, Actor: s.model}
	if spoken {
		line.Report = s.safeReport()
	} else {
		stand, err := understudy.Speak(ctx, *s.cue)
		if err != nil {
			return Line{}, err
		}
		s.first = s.now()
		s.released.WriteString(stand.Speech)
		line.Fallback, line.Actor, line.Report = true, understudyName, stand.Report
		if s.report != nil && !s.failed { // the model judged the exchange well enough to be read
			line.Report = *s.report
			line.Report.InformationRevealed = stand.Report.InformationRevealed
		}
		for i := range s.guards.fired {
			if s.guards.fired[i].Done == Dropped {
				s.guards.fired[i].Done = Replaced
			}
		}
	}
	line.Speech, line.Guards = s.released.String(), s.guards.fired
	if s.calls > 0 {
		line.Usage = &s.usage
	}
	line.FirstMS, line.TotalMS = s.first.Sub(s.began).Milliseconds(), s.now().Sub(s.began).Milliseconds()
	return line, nil
}

// safeReport is the model's report, without points that the speech could not make; the safe one when there is none:
// nothing is satisfied, and the walk goes on.
func (s *performance) safeReport() ActorWords {
	if s.report == nil {
		return ActorWords{EmotionalState: string(s.cue.At.Standing.State()), InformationRevealed: []string{}, AgreementSignal: "neutral"}
	}
	report := *s.report
	report.InformationRevealed = []string{}
	for _, point := range s.report.InformationRevealed {
		if _, why := s.guards.figures.check(point); why == "" && s.guards.people.stranger(point) == "" {
			report.InformationRevealed = append(report.InformationRevealed, oneLine(point))
		}
	}
	return report
}

func (s *performance) count(got llm.Reply) {
	s.usage = s.usage.Add(got.Usage)
	s.calls += got.Calls
	if s.model == "" {
		s.model = got.Model
	}
}

func (s *performance) fault(err error) { s.faults = append(s.faults, err.Error()) }
