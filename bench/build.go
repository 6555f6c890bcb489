package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"throughline/bench/baseline"
	"throughline/game"
)

// buildRate is how many mechanics a second are promised to be built and validated.
const buildRate = 200_000

// buildRows measures a game's builder and validator together, at sizes that show whether they are linear.
func buildRows() ([]row, error) {
	var all []row
	for _, size := range []int{10, 100, 1000, 10_000} {
		design := madeDesign(size)
		text, err := json.Marshal(design)
		if err != nil {
			return nil, err
		}
		if found := game.Validate(game.Build(design), design); len(found) > 0 {
			return nil, found
		}
		all = append(all, row{
			what: fmt.Sprintf("game Build and Validate, %d mechanics", size), run: buildAndValidate(design),
			beside: "JSON decoding of the design", baseline: baseline.Unmarshal[game.Design](text),
			target: target{time: time.Duration(size) * time.Second / buildRate},
		})
	}
	return all, nil
}

func buildAndValidate(d game.Design) func(*testing.B) {
	return func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if found := game.Validate(game.Build(d), d); len(found) > 0 {
				b.Fatal(found)
			}
		}
	}
}

// madeDesign has scenes of ten mechanics: a parent with two children and a sibling behind it, gates and timers.
func madeDesign(size int) game.Design {
	labels := strings.Fields("atrium ventricle valve aorta vein artery septum apex")
	share, limit, diagram := 0.6, 60, true
	mechanic := func(kind game.Mechanic, children ...game.MechanicDesign) game.MechanicDesign {
		return game.MechanicDesign{
			MechanicType: kind, InstructionText: "Do what is to be done here.", ZoneLabelsUsed: labels[:4],
			ExpectedItemCount: 4, PointsPerItem: 10, AdvanceTrigger: game.OnCompletion, Children: children,
			ContentBrief: game.ContentBrief{
				GenerationGoal: "Labels for four parts", SequenceTopic: "the way of the blood", DescriptionSource: "the lesson",
				ComparisonSubjects: labels[:2], CategoryNames: labels[2:4],
			},
		}
	}
	gated, timed := mechanic(game.DragDrop, mechanic(game.ClickToIdentify), mechanic(game.TracePath)), mechanic(game.Sequencing)
	gated.AdvanceTrigger, gated.AdvanceTriggerValue = game.OnScore, &share
	timed.IsTimed, timed.TimeLimitSeconds = true, &limit
	scene := game.SceneDesign{
		Title: "A scene", LearningGoal: "Know the parts.", ZoneLabels: labels, NeedsDiagram: &diagram, TransitionToNext: game.TransitionAuto,
		Mechanics: []game.MechanicDesign{
			gated, timed, mechanic(game.CompareContrast), mechanic(game.DescriptionMatching, mechanic(game.Hierarchical, mechanic(game.ClickToIdentify))),
			mechanic(game.SortingCategories), mechanic(game.MemoryMatch),
		},
	}
	d := game.Design{Title: "A game", Difficulty: game.Beginner, EstimatedDurationMinutes: size, AllZoneLabels: labels}
	for range size / 10 {
		d.Scenes = append(d.Scenes, scene)
	}
	return d
}
