package interview

import (
	"context"
	"errors"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"throughline/session"
	"throughline/store"
)

// pulled is a set of roles whose plug is pulled in the middle of one call.
type pulled struct {
	Roles
	at   string
	plug func()
}

func (p *pulled) pull(ctx context.Context, at string) bool {
	if p.at != at {
		return false
	}
	p.at = ""
	go p.plug()
	<-ctx.Done()
	return true
}

func (p *pulled) Extract(ctx context.Context, c ExtractCue) (Extraction, error) {
	if p.pull(ctx, eventExtract) {
		return Extraction{}, context.Cause(ctx)
	}
	return p.Extractor.Extract(ctx, c)
}

func (p *pulled) Rate(ctx context.Context, c RateCue) (Rating, error) {
	if p.pull(ctx, eventRated) {
		return Rating{}, context.Cause(ctx)
	}
	return p.Rater.Rate(ctx, c)
}

func (p *pulled) Ask(ctx context.Context, c AskCue) (Question, error) {
	if p.pull(ctx, eventWorded) {
		return Question{}, context.Cause(ctx)
	}
	return p.Asker.Ask(ctx, c)
}

func (p *pulled) Judge(ctx context.Context, c JudgeCue) (Judgement, error) {
	if p.pull(ctx, eventCompared) {
		return Judgement{}, context.Cause(ctx)
	}
	return p.Arbiter.Judge(ctx, c)
}

// TestATurnThatIsCutOffBetweenAnyTwoStagesIsTakenUpAgain stops the node while each of the stages that reach outside is under
// way; another node on the same log then comes to the very state of an interview that was never cut off.
func TestATurnThatIsCutOffBetweenAnyTwoStagesIsTakenUpAgain(t *testing.T) {
	t.Parallel()
	answers := []string{
		"I like the creamy texture because it makes my coffee feel like a treat.",
		"It is smooth on the tongue, so I enjoy my mornings more, which means I start the day relaxed.",
	}
	whole := newHouse(t, understudies(), example(t, "oat-milk"))
	whole.agree()
	for _, a := range answers {
		whole.answer(a)
	}
	for _, stage := range []string{eventExtract, eventCompared, eventRated, eventWorded} {
		t.Run(stage, func(t *testing.T) {
			t.Parallel()
			if stage == eventCompared && ear(t) == nil {
				t.Skip("without weights nothing is compared")
			}
			db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "cut.db"))
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = db.Close() }()
			p := &pulled{Roles: understudies()}
			roles := Roles{Extractor: p, Rater: p, Asker: p, Arbiter: p}
			node := func(name string) *house {
				h := &house{t: t, log: db, kinds: session.Kinds{NewKind(roles, ear(t), time.Now)}}
				h.host = session.NewHost(session.Config{Log: db, Kinds: h.kinds, Node: name, Lease: 200 * time.Millisecond})
				return h
			}
			first := node("first")
			opening, _ := NewOpening("study", example(t, "oat-milk"), nil)
			opened, err := first.host.Open(t.Context(), opening, "")
			if err != nil {
				t.Fatal(err)
			}
			first.id, first.seen = opened.Head.ID, opened.Head.Version
			first.agree()
			first.answer(answers[0])
			cut, now := context.WithCancel(t.Context())
			now()
			p.at, p.plug = stage, func() { _ = first.host.Close(cut) }
			if _, err := first.try(Input{Answer: answers[1]}); err == nil {
				t.Fatal("the plug was not pulled")
			}
			second := node("second")
			defer func() { _ = second.host.Close(context.Background()) }()
			second.id = first.id
			second.settle()
			if diff := cmp.Diff(whole.outcome(), second.outcome()); diff != "" {
				t.Errorf("(-whole +taken up):\n%s", diff)
			}
			second.replay()
		})
	}
}

// errSettled ends the watching of a session whose turn is finished.
var errSettled = errors.New("settled")

// settle has the open turn taken up and waits for its end.
func (h *house) settle() {
	h.t.Helper()
	ctx, stop := context.WithCancel(h.t.Context())
	defer stop()
	go h.host.Resume(ctx)
	err := h.host.Watch(h.t.Context(), h.id, 0, func(u session.Update) error {
		if u.Head != nil && !u.Head.Open {
			return errSettled
		}
		return nil
	})
	if !errors.Is(err, errSettled) {
		h.t.Fatal(err)
	}
}
