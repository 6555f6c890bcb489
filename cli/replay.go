package cli

import (
	"fmt"

	"throughline/session"
	"throughline/store"
)

type replayCmd struct {
	database
	Sessions []string `arg:"" optional:"" name:"session" help:"Sessions to replay."`
	All      bool     `help:"Replay every session."`
	Verify   bool     `help:"Say no unless every verdict is same; otherwise only a difference is a no."`
	JSON     bool     `name:"json" help:"Print the verdicts as JSON."`
}

// Run prints a verdict for each session.
func (c *replayCmd) Run(p *program) error {
	if c.All == (len(c.Sessions) > 0) {
		return fmt.Errorf("name the sessions to replay, or say --all")
	}
	db, err := c.open(p, store.ReadOnly())
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	ids, err := c.ids(p, db)
	if err != nil {
		return err
	}
	ks := kinds(domains())
	verdicts := []session.Verdict{}
	count := map[session.Outcome]int{}
	for _, id := range ids {
		verdict, err := replayOne(p, db, ks, id)
		if err != nil {
			return about(string(id), err)
		}
		verdicts = append(verdicts, verdict)
		count[verdict.Outcome]++
		if !c.JSON {
			printVerdict(p, verdict)
		}
	}
	if c.JSON {
		if err := p.printJSON(verdicts); err != nil {
			return err
		}
	} else {
		p.say("%s: %d same, %d differ, %d of another version", plural(len(ids), "session"),
			count[session.Same], count[session.Differs], count[session.OtherVersion])
	}
	if count[session.Differs] > 0 || c.Verify && count[session.Same] < len(ids) {
		return errNo
	}
	return nil
}

func (c *replayCmd) ids(p *program, log session.Log) ([]session.ID, error) {
	if c.All {
		return allIDs(p, log)
	}
	var ids []session.ID
	for _, id := range c.Sessions {
		ids = append(ids, session.ID(id))
	}
	return ids, nil
}

func replayOne(p *program, log session.Log, ks session.Kinds, id session.ID) (session.Verdict, error) {
	events, err := log.Events(p.ctx, id, 0, 0)
	if err != nil {
		return session.Verdict{}, err
	}
	if len(events) == 0 {
		return session.Verdict{}, session.ErrNotFound
	}
	return session.Replay(p.ctx, ks, id, events)
}

func printVerdict(p *program, v session.Verdict) {
	fmt.Fprintf(p.stdout, "%s  %s  (%s, %s)\n", v.Session, v.Outcome, plural(v.Turns, "turn"), plural(v.Events, "event"))
	if d := v.Difference; d != nil {
		fmt.Fprintf(p.stdout, "  turn %d, event %d (%s)\n  logged: %s\n  again:  %s\n", d.Turn, d.Version, d.Type, d.Logged, d.Again)
	}
}
