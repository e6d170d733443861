import type { components } from "./api.gen";

type Shapes = components["schemas"];

export type EditionInfo = Shapes["EditionInfo"];
export type SeatInfo = Shapes["SeatInfo"];
export type TableInfo = Shapes["TableInfo"];
/** What changes about a table; comes as the event `table` of a stream. */
export type TableState = Shapes["TableState"];
export type Stage = TableState["stage"];
export type TableListed = Shapes["TableListed"];
export type Recovery = Shapes["Recovery"];
/** A line of talk; comes as the event `chat` of a stream. */
export type Line = Shapes["Line"];
export type Channel = Line["channel"];
export type Phrase = NonNullable<Shapes["Say"]["phrase"]>;
export type View = Shapes["View"];
export type Legal = Shapes["Legal"];
export type Position = Shapes["Position"];
export type Message = Shapes["Message"];
export type Action = Shapes["Act"]["action"];
export type Acted = Shapes["Acted"];
export type Why = Shapes["Why"];
export type Invitation = Shapes["Invitation"];
export type Denied = Shapes["Challenge"];
export type Question = NonNullable<View["question"]>;
export type Notebook = Shapes["Notebook"];
export type Mark = Shapes["Mark"]["mark"];
export type Help = Shapes["Help"];
export type HelpLevel = Help["level"];
/** The levels at which anything is told that there may be reasons for. */
export type WhyLevel = Exclude<HelpLevel, "none">;
export type HelpModel = NonNullable<Help["model"]>;
export type HelpCell = Shapes["HelpCell"];
export type HelpRow = Shapes["HelpRow"];
export type HelpLine = Shapes["HelpLine"];
export type HelpWhy = Shapes["HelpWhy"];
export type Problem = Shapes["Problem"];
export type Event = Message["events"][number];
export type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;
export type Plan = Shapes["Plan"];
export type Door = Shapes["DoorPlan"];
export type Place = Plan["start"][string] | string;
