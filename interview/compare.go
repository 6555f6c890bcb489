package interview

import "context"

// compare shortlists the slots that each new concept is like and has the pairs judged. Without an embedder there is nothing
// to judge. Pairs with slots that were there before are judged all at once, so that a turn waits for one judgement; only
// concepts of the same answer that are like each other take more.
func (s *sitting) compare(ctx context.Context, payer Payer, fresh []Concept) (Compared, error) {
	if s.kind.embedder == nil || s.kind.embedder() == nil {
		return Compared{}, nil
	}
	bench := &tribunal{sitting: s, payer: payer, verdicts: map[[2]string]Verdict{}}
	var before []Pair
	for _, c := range fresh {
		if _, known := s.slots.Known(c); known {
			continue
		}
		like, err := s.slots.Shortlist(ctx, s.kind.embedder(), c)
		if err != nil {
			return Compared{}, err
		}
		before = append(before, Pairs(c, like)...)
	}
	if err := bench.judge(ctx, before); err != nil {
		return Compared{}, err
	}
	tray, compared := s.slots.Tray(), Compared{}
	for _, c := range fresh {
		like, err := tray.Shortlist(ctx, s.kind.embedder(), c)
		if err != nil {
			return Compared{}, err
		}
		if err := bench.judge(ctx, Pairs(c, like)); err != nil {
			return Compared{}, err
		}
		for i := range like {
			like[i].Verdict = bench.verdicts[[2]string{c.Label, like[i].Label}]
		}
		if len(like) > 0 {
			compared.Shortlists = append(compared.Shortlists, Shortlist{Concept: c.ID, Like: like})
		}
		tray.File(c, like)
	}
	compared.Call = bench.call
	return compared, nil
}

// tribunal has pairs judged, each once in a turn.
type tribunal struct {
	sitting  *sitting
	payer    Payer
	verdicts map[[2]string]Verdict
	call     Call // of all judgements together
}

func (b *tribunal) judge(ctx context.Context, pairs []Pair) error {
	var open []Pair
	for _, p := range pairs {
		if _, judged := b.verdicts[[2]string{p.A, p.B}]; !judged {
			b.verdicts[[2]string{p.A, p.B}] = UnsureConcept
			open = append(open, p)
		}
	}
	if len(open) == 0 {
		return nil
	}
	judged, err := b.sitting.kind.roles.Arbiter.Judge(ctx, JudgeCue{Payer: b.payer, Study: b.sitting.study, Pairs: open})
	if err != nil {
		return err
	}
	for i, p := range open {
		b.verdicts[[2]string{p.A, p.B}] = judged.Verdicts[i]
	}
	if judged.Call.Usage != nil {
		b.payer.Spent = b.payer.Spent.Add(*judged.Call.Usage)
	}
	b.call = b.call.and(judged.Call)
	return nil
}

// and joins how two replies came about into one account.
func (c Call) and(next Call) Call {
	if c.By == "" {
		return next
	}
	next.Faults = append(c.Faults, next.Faults...)
	next.Fallback = next.Fallback || c.Fallback
	next.Calls += c.Calls
	next.MS += c.MS
	if c.Usage != nil && next.Usage != nil {
		sum := c.Usage.Add(*next.Usage)
		next.Usage = &sum
	} else if next.Usage == nil {
		next.Usage = c.Usage
	}
	return next
}
