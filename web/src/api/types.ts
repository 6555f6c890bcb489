import type { components } from "./schema";

// The words of the wire, under the names the rest of the app uses.
type Schemas = components["schemas"];

export type Status = Schemas["StatusOutputBody"];
export type DocumentHead = Schemas["Listing"];
export type DocumentText = Schemas["Text"];
export type Version = Schemas["Version"];
export type Saved = Schemas["SaveOutputBody"];
export type Draft = Schemas["Draft"];
export type Results = Schemas["Results"];
export type Participant = Results["people"][number];
export type RoleplayCohort = Extract<Results["cohort"], { kind: "roleplay" }>;
export type GameCohort = Extract<Results["cohort"], { kind: "game" }>;
export type ItemShare = GameCohort["items"][number];
export type Made = NonNullable<Draft["made"]>;
export type RoleplayParticipant = Omit<Participant, "outcome"> & { outcome: Debrief };
export type Head = Schemas["Head"];
/** Session is a session of any kind; what its view is like depends on the kind. */
export type Session = Schemas["Session"];
export type RoleplayView = Extract<Session["view"], { kind: "roleplay" }>;
export type RoleplaySession = Omit<Session, "view"> & { view: RoleplayView };
export type Briefing = RoleplayView["scenario"];
export type CastMember = RoleplayView["cast"][number];
export type Conversation = RoleplayView["conversations"][number];
export type SpokenLine = Conversation["lines"][number];
export type OpenPivot = NonNullable<Conversation["pivot"]>;
export type Guide = NonNullable<RoleplayView["guide"]>;
export type Debrief = NonNullable<RoleplayView["debrief"]>;
export type FactLine = Debrief["facts"][number];
export type TalkLine = Debrief["talks"][number];
export type Visit = TalkLine["path"][number];
export type Call = NonNullable<RoleplayInput["decide"]>;
export type Paper = RoleplayView["papers"][number];
/** Input is what a person does in a turn of any kind of session. */
export type Input = Schemas["TurnInputBody"]["input"];
export type RoleplayInput = Having<Input, "meet">;
/** GameView is what a player may see of a game at one moment; what stays the same is in its Blueprint. */
export type GameView = Extract<Session["view"], { kind: "game" }>;
export type GameSession = Omit<Session, "view"> & { view: GameView };
export type GameAction = Having<Input, "do">;
export type Blueprint = Schemas["GameBlueprint"];
export type Scene = Blueprint["scenes"][number];
export type Mechanic = Scene["mechanics"][number];
export type Picture = NonNullable<Scene["diagram"]>;
export type Zone = NonNullable<Picture["zones"]>[number];
export type ItemView = GameView["items"][number];
export type Feedback = GameView["feedback"][number];
export type GameResults = NonNullable<GameView["results"]>;
export type TimerMode = GameView["timer"];
/** InterviewView is what a respondent may see of an interview. */
export type InterviewView = Extract<Session["view"], { kind: "interview" }>;
export type InterviewSession = Omit<Session, "view"> & { view: InterviewView };
export type InterviewInput = Having<Input, "consent">;
export type Review = NonNullable<InterviewInput["review"]>;
/** InterviewOutcome is an interview as its researcher sees it. */
export type InterviewOutcome = Schemas["InterviewOutcome"];
export type OutcomeTurn = InterviewOutcome["turns"][number];
export type Concept = InterviewOutcome["concepts"][number];
export type Slot = InterviewOutcome["slots"][number];
export type Suggestion = InterviewOutcome["suggestions"][number];
export type InterviewCohort = Extract<Results["cohort"], { kind: "interview" }>;
export type SessionEvent = Schemas["Event"];
export type Replay = Schemas["Verdict"];
export type Diagnostic = Schemas["Diagnostic"];
export type ProblemBody = Partial<Schemas["Problem"]>;
export type Frame = Schemas["Frame"];
export type Change = Schemas["Change"];
export type Me = Schemas["MeOutputBody"];
export type Invite = Schemas["Invite"];
export type InviteRequest = Schemas["InviteInputBody"];
export type NewInvite = Schemas["InviteOutputBody"];
export type Invitation = Schemas["JoinPageOutputBody"];
export type Guest = Schemas["Arrival"];
export type Joined = Schemas["JoinOutputBody"];
export type Token = Schemas["Credential"];
export type NewToken = Schemas["TokenOutputBody"];
export type AuditEntry = Schemas["Entry"];
export type RoleModel = Schemas["RoleModel"];
export type Budget = Schemas["Budget"];
export type Trial = Schemas["TrialOutputBody"];

/** Having picks the forms of a union that have a key. */
type Having<Form, Key extends string> = Form extends unknown ? (Key extends keyof Form ? Form : never) : never;

/** isRoleplay tells whether a session is a role-play. */
export function isRoleplay(session: Session): session is RoleplaySession {
  return session.kind === "roleplay";
}

/** isRoleplayCohort tells whether results are those of a role-play. */
export function isRoleplayCohort(cohort: Results["cohort"]): cohort is RoleplayCohort {
  const kind: string = cohort.kind;
  return kind === "roleplay";
}

/** playedRole tells whether someone took part in a role-play. */
export function playedRole(person: Participant): person is RoleplayParticipant {
  return "facts" in person.outcome;
}

/** isGame tells whether a session is a game. */
export function isGame(session: Session): session is GameSession {
  return session.kind === "game";
}

/** isGameCohort tells whether results are those of a game. */
export function isGameCohort(cohort: Results["cohort"]): cohort is GameCohort {
  const kind: string = cohort.kind;
  return kind === "game";
}

/** isInterview tells whether a session is an interview. */
export function isInterview(session: Session): session is InterviewSession {
  return session.kind === "interview";
}

/** isInterviewCohort tells whether results are those of a study. */
export function isInterviewCohort(cohort: Results["cohort"]): cohort is InterviewCohort {
  const kind: string = cohort.kind;
  return kind === "interview";
}
