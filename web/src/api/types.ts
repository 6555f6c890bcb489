import type { components } from "./schema";

// The words of the wire, under the names the rest of the app uses.
type Schemas = components["schemas"];

export type Status = Schemas["StatusOutputBody"];
export type DocumentHead = Schemas["Listing"];
export type Head = Schemas["Head"];
export type Session = Schemas["Session"];
export type RoleplayView = Session["view"];
export type Briefing = RoleplayView["scenario"];
export type CastMember = RoleplayView["cast"][number];
export type Conversation = RoleplayView["conversations"][number];
export type SpokenLine = Conversation["lines"][number];
export type OpenPivot = NonNullable<Conversation["pivot"]>;
export type Paper = RoleplayView["papers"][number];
export type Input = Schemas["Input"];
export type SessionEvent = Schemas["Event"];
export type Replay = Schemas["Verdict"];
export type Diagnostic = Schemas["Diagnostic"];
export type ProblemBody = Partial<Schemas["Problem"]>;
export type Frame = Schemas["Frame"];
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
