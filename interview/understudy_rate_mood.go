package interview

// sentiment weighs the words that praise and those that complain, turning them round after a negation. What comes after
// "but" is what is meant, and counts more.
func (h *heard) sentiment() Sentiment {
	total := 0.0
	for _, c := range h.clauses {
		weight := 1.0
		if c.relation == relationContrast {
			weight = 1.5
		}
		for i := c.from; i < c.hi; i++ {
			total += float64(weight * h.praise(i, c.from))
		}
	}
	switch {
	case total >= 0.75:
		return Positive
	case total <= -0.75:
		return Negative
	}
	return Neutral
}

// praise is 1 for a word that praises, −1 for one that complains.
func (h *heard) praise(i, from int) float64 {
	w := h.words[i]
	sign := 0.0
	switch {
	case praiseStems[h.stem(i)]:
		sign = 1
	case complaintStems[h.stem(i)]:
		sign = -1
	default:
		return 0
	}
	if w.word == "like" && w.tag == tagPrep || w.word == "pretty" || w.word == "well" && i == from || w.word == "kind" && w.filler {
		return 0
	}
	for k := i - 1; k >= from && k >= i-4; k-- {
		b := h.words[k].word
		if negation(b) || b == "less" || b == "hardly" || b == "barely" || b == "fewer" || b == "stop" || b == "stopped" || b == "avoid" || b == "too" && sign > 0 {
			return -sign * 0.8
		}
	}
	return sign
}

var (
	praiseStems = stemSet(`good great love loved like enjoy enjoyed nice nicer happy happier calm proud perfect best better amazing lovely easy easier quick fast smooth creamy tasty delicious comfortable
		comfort relaxed relax safe secure trust helpful kind friendly clear simple useful convenient healthy healthier fresh clean cheap affordable reliable excellent brilliant fantastic wonderful
		awesome pleased satisfied treat freedom peace joy confident confidence grateful thankful relieved relief reassured reassuring caring gentle patient smile warm cosy fun favourite favorite
		intuitive control energy energised save saves saved respect respected support supported quiet welcome beautiful delighted impressed recommend worth well`)
	complaintStems = stemSet(`bad worse worst hate hated dislike terrible awful horrible slow expensive overpriced confusing confused annoying annoyed angry furious frustrated frustrating frustration stress stressed
		stressful worry worried anxious anxiety scared afraid fear nervous sad lonely upset rude dirty cold bland bitter sour watery hard difficult complicated clunky unreliable crash crashed crashes
		error fail failed fails broken problem problems issue issues trouble hassle waste wasted lost lose pain painful hurt bloated cramps sick ignored rushed abandoned disappointed disappointing guilt
		guilty ashamed embarrassed embarrassing crowded cramped noisy delay delayed delays late queue queues waiting waited fee fees dying died die ache stuck useless pointless joke gross weird wrong
		mistake tired exhausted boring bored stupid overwhelmed nobody ugly nightmare dread cry crying`)
)
