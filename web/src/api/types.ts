import type { components } from "./schema";

// The words of the wire, under the names the rest of the app uses.
type Schemas = components["schemas"];

export type Status = Schemas["Status"];
export type DocumentHead = Schemas["DocumentHead"];
export type Head = Schemas["Head"];
export type Session = Schemas["Session"];
export type RoleplayView = Schemas["View"];
export type Briefing = Schemas["Briefing"];
export type CastMember = Schemas["CastMember"];
export type Conversation = Schemas["Conversation"];
export type SpokenLine = Schemas["SpokenLine"];
export type OpenPivot = Schemas["OpenPivot"];
export type Paper = Schemas["Paper"];
export type Input = Schemas["Input"];
export type SessionEvent = Schemas["Event"];
export type Replay = Schemas["Replay"];
export type Diagnostic = Schemas["Diagnostic"];
export type ProblemBody = Schemas["Problem"];
export type Words = Schemas["Words"];
export type Reset = Schemas["Reset"];
export type Changed = Schemas["Changed"];
