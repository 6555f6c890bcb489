package roleplay

// mayaScenario is the launch review of the walker's design, small enough to read: Maya in full, two colleagues by outline.
func mayaScenario() *Scenario {
	return &Scenario{
		Kind: "roleplay/v1", ID: "launch-review-small", Title: "The launch review", Tier: "technical", LearnerRole: "Machine Learning Engineer",
		Situation: Situation{
			Place:     "ML product team, two days before a client launch",
			Happening: "A customer-facing feature hallucinates on edge cases; it ships in 48 hours",
			TalkingTo: "a Machine Learning Engineer brought in to make the call",
		},
		Decision: DecisionPoint{
			Question: "Do we ship in 48 hours as planned, or hold the launch?",
			Options: []Option{
				{ID: "a", Label: "Delay one week, run the full eval"},
				{ID: "b", Label: "Ship on time with a disclaimer"},
				{ID: "c", Label: "Ship without the medical topics"},
			},
			Best: "a", Why: "The contract allows 2.0% on exactly the prompts that fail at 23.4%.",
		},
		Documents: []Paper{{ID: "run-47", Title: "Eval Run #47 — Edge-Case Breakdown", Lines: []string{
			"Overall hallucination rate: 8.1% (n=2,400)",
			"Medical-advice subset: 23.4% (n=180)",
			"Eval set composition: medical-advice prompts = 7.5% of total",
			"Contractual error ceiling (client SLA): 2.0% on regulated-advice prompts",
		}}},
		Cast: []Character{
			{
				ID: "maya", Name: "Maya Patel", Role: "QA Lead",
				Greeting: "Hey, thanks for coming by. It's been a long week, so sorry if I look it.",
				Knows: []string{
					"Eval Run #47 shows 8% hallucination overall but 23% on medical-advice prompts",
					"The eval set undersamples medical-advice prompts, so the headline 8% understates risk",
					"I flagged this pattern two weeks ago and was told to wait for the launch review",
					"The client contract commits us to under 2% error on exactly these prompt types",
					"My personal stake: I'm the one who signed off on the eval methodology",
				},
				Concerns: []string{
					"If we ship at 23% on medical prompts and it surfaces, it lands on me",
					"Marcus will frame any delay as me being an obstacle to the launch",
				},
				Goals:         []string{"Get the learner to understand the risk is concentrated in high-stakes queries, not uniform"},
				Opinion:       &Opinion{Option: "a", Argument: "The 23% on medical prompts is the real signal; shipping blind on those queries is the actual risk, and one week buys a defensible number."},
				Document:      "run-47",
				DecisionFacts: []string{"Medical-advice subset hallucinates at 23.4% vs the 2.0% contractual ceiling"},
				Beats: map[int]string{
					1: "The model is hallucinating on edge cases, making up answers instead of saying it doesn't know",
					2: "The headline number makes it look fine, which is exactly the trap",
					4: "The failures sit in exactly the queries that can hurt someone",
					6: "I'd sign off on one week to run the full eval, as long as the medical prompts are in it",
				},
				Pivots: []Pivot{
					{ID: "p1", Kind: "relationship", Question: "Do you want the slide version, or what I actually think?", Options: []PivotOption{
						{ID: "a", Text: "What you actually think", Effect: 12, Outcome: "Okay. I think we got lucky so far, and I don't want our luck to be the plan."},
						{ID: "b", Text: "The slide version is fine", Effect: -6, Outcome: "Sure. The slide says we're on track, and the slide isn't lying, it's just not looking."},
					}},
					{ID: "p2", Kind: "judgment", Question: "Could you put your name under 23%?", Options: []PivotOption{
						{ID: "a", Text: "No, not on medical answers", Effect: 8, Outcome: "Good. Neither could I."},
						{ID: "b", Text: "Yes, with a disclaimer", Effect: -5, Outcome: "A disclaimer doesn't change the error rate, it changes who gets blamed for it."},
					}},
				},
				KeyReveal:   &KeyReveal{Text: "I was the one who chose the sample, and I knew it was thin on medical when I signed it", Needs: Cooperative},
				Objective:   &Objective{ID: "understand-risk", Goal: "See where the risk sits", EndCondition: "The learner acknowledges that the medical error rate breaks the contract"},
				HandsOver:   "run-47",
				RedirectsTo: "marcus",
			},
			{ID: "marcus", Name: "Marcus Webb", Role: "Product Lead", Greeting: "Come in.", Knows: []string{"The client call about the launch date is mine to make", "Slipping the date costs us the press slot"}},
			{ID: "dana", Name: "Dana Ortiz", Role: "Client Counsel", Greeting: "Hello.", Knows: []string{"The penalty clause starts at the first regulated error"}},
		},
	}
}

// mayaWalk is the technical backbone bound to Maya by hand.
func mayaWalk(c *Character) *Walk {
	content := func(source string, items ...string) Content { return Content{Source: source, Items: items} }
	return &Walk{
		Backbone: "technical", Character: c.ID, Backstop: 6, Evidence: EvidenceRequired, End: 7, RevealAt: 10,
		Nodes: []Stop{
			{
				ID: "GROUND", Intent: "Say who you are, why the learner is here and which decision is at stake; no facts yet", MinTurns: 1, MaxTurns: 1, Advance: 1,
				Content: []Content{content(sourceGreeting, c.Greeting), content(sourceBeats+"1", c.Beats[1])},
			},
			{
				ID: "SURFACE", Intent: "Name the core problem and one specific fact", SatisfyWhen: "the core problem is named and the learner engaged with it", MinTurns: 1, MaxTurns: 2, SelfLoop: true, Advance: 2,
				Content: []Content{content(sourceBeats+"1", c.Beats[1])},
			},
			{
				ID: "DEEPEN", Intent: "Teach the mechanism behind the problem; react to the learner's reasoning; drip one fresh specific", SatisfyWhen: "one concrete fact has landed and the learner responded to it", MinTurns: 1, MaxTurns: 2, SelfLoop: true, Advance: 3,
				Content: []Content{content(sourceKnows, c.Knows...), content(sourceBeats+"2", c.Beats[2]), content(sourceBeats+"4", c.Beats[4])},
			},
			{
				ID: "PIVOT_1", Intent: "Put the relationship to the test with a pointed question", MinTurns: 1, MaxTurns: 1, Pivot: 1, Options: []string{"a", "b"}, Effects: []int{12, -6}, Advance: 4,
				Content: []Content{content(sourcePivots+"p1", c.Pivots[0].Question)},
			},
			{
				ID: "DECISIVE", Intent: "Surface the single binding constraint that decides this call, and make sure the learner registers it", SatisfyWhen: "the learner clearly acknowledges this constraint", MinTurns: 1, MaxTurns: 2, Gate: true, SelfLoop: true, Advance: 5,
				Content: []Content{content(sourceFacts, c.DecisionFacts...)},
			},
			{
				ID: "PIVOT_2", Intent: "Ask for a technical judgment", MinTurns: 1, MaxTurns: 1, Pivot: 2, Options: []string{"a", "b"}, Effects: []int{8, -5}, Advance: 6,
				Content: []Content{content(sourcePivots+"p2", c.Pivots[1].Question)},
			},
			{
				ID: "RESOLVE", Intent: "Say what you would accept", SatisfyWhen: "the learner knows what you would accept", MinTurns: 1, MaxTurns: 2, SelfLoop: true, Reveals: true, Advance: 7,
				Content: []Content{content(sourceBeats+"6", c.Beats[6]), content(sourceReveal, c.KeyReveal.Text)},
			},
			{
				ID: "CLOSE", Intent: "Resolve, hand over the paper, send them on", MinTurns: 1, MaxTurns: 1, Advance: -1,
				Content: []Content{content(sourceEnd, c.Objective.EndCondition), content(sourceRedirect, "Marcus Webb, Product Lead")},
			},
		},
	}
}
