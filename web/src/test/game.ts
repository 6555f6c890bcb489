import type { Blueprint, GameSession, GameView, ItemView, Mechanic } from "../api/types";

/** aView is a game in which a first task is being played. */
export function aView(change: Partial<GameView> = {}): GameView {
  return {
    kind: "game",
    game: { id: "bread", title: "A bite of bread", subject: "Biology", language: "en" },
    phase: "playing",
    at: "s1_m1",
    move: 2,
    practice: false,
    scene: "scene_1",
    mechanic: "s1_m1",
    attempt: 1,
    items: [],
    paths: [],
    cards: [],
    feedback: [],
    timer: "on",
    score: 0,
    max_score: 30,
    bonus: 0,
    progress: [],
    ...change,
  };
}

/** anItem is an item that waits for its answer. */
export function anItem(id: string, change: Partial<ItemView> = {}): ItemView {
  return { id, state: "open", tries_left: 3, points: 0, hints: [], tried: [], answer: [], ...change };
}

/** aGame is a session that shows a view. */
export function aGame(view: GameView, change: Partial<GameSession> = {}): GameSession {
  return {
    id: "g1",
    kind: "game",
    version: view.move,
    turn: view.move,
    open: false,
    title: view.game.title,
    place: "",
    done: false,
    created: 1,
    updated: 2,
    view,
    ...change,
  };
}

/** aBlueprint is a game of one task. */
export function aBlueprint(mechanic: Partial<Mechanic>): Blueprint {
  return {
    id: "bread",
    title: "A bite of bread",
    subject: "Biology",
    language: "en",
    difficulty: "beginner",
    minutes: 5,
    narrative_intro: "Follow it.",
    completion_message: "",
    total_max_score: 30,
    sceneTransitions: [],
    scenes: [
      {
        id: "scene_1",
        title: "The way",
        learning_goal: "",
        narrative_intro: "",
        max_score: 30,
        modeTransitions: [],
        zoneGroups: [],
        diagram: {
          shape: "Two boxes.",
          width: 100,
          height: 50,
          svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" role="img" aria-label="Two boxes."></svg>',
          zones: [zone("zone_1", "A", 0), zone("zone_2", "B", 50)],
        },
        mechanics: [
          {
            id: "s1_m1",
            type: "drag_drop",
            instruction: "Put each name on its place.",
            max_score: 30,
            item_count: 2,
            hints: false,
            items: [],
            choices: [],
            zones: ["zone_1", "zone_2"],
            paths: [],
            cards: [],
            ...mechanic,
          },
        ],
      },
    ],
  };
}

function zone(id: string, mark: string, x: number) {
  return {
    id,
    mark,
    anchor: [x + 20, 50],
    box: { x, y: 0, width: 40, height: 100 },
    points: [
      [x, 0],
      [x + 40, 0],
      [x + 40, 100],
      [x, 100],
    ],
  };
}
