import createClient from "openapi-fetch";
import type { components, paths } from "./api.gen";
import { setClock } from "./clock";
import type {
  Acted,
  Action,
  EditionInfo,
  Help,
  HelpLevel,
  HelpModel,
  HelpWhy,
  Invitation,
  Mark,
  Notebook,
  Position,
  Problem,
  TableInfo,
  Why,
  WhyLevel,
} from "./wire";
import { words } from "./words.svelte";

export type OptionInfo = components["schemas"]["OptionInfo"];
export type Rulebook = components["schemas"]["Rulebook"];

type Body<T extends keyof components["schemas"]> = Partial<components["schemas"][T]>;

/** What a call came to: what was asked for, or why not. */
export type Outcome<T> = { data: T; problem?: undefined } | { data?: undefined; problem: Problem };

/** Nobody answered, or something that is not the server did. */
const unreached = (): Problem => ({
  status: 0,
  reason: "unreached",
  message: words.t("ui-unreached"),
  rule: null,
  number: null,
});

const client = createClient<paths>();
client.use({
  onRequest: ({ request }) => request.headers.set("Accept-Language", words.language),
  onResponse: ({ response }) => setClock(response.headers.get("Date")),
});

const isProblem = (error: unknown): error is Problem =>
  typeof error === "object" && error !== null && "reason" in error && "message" in error;

/** The client's own types make arrays of tuples, so what comes is named here. */
async function outcome<T>(call: Promise<{ data?: unknown; error?: unknown }>): Promise<Outcome<T>> {
  try {
    const { data, error } = await call;
    if (data !== undefined) return { data: data as T };
    return { problem: isProblem(error) ? error : unreached() };
  } catch {
    return { problem: unreached() };
  }
}

export const getEditions = () => outcome<EditionInfo[]>(client.GET("/api/editions"));

export const getOptions = () => outcome<OptionInfo[]>(client.GET("/api/options"));

/** The rules of an edition with house rules; the problem says which of those make no sense,
 * or make none for so many seats. */
export const getRules = (
  key: string,
  houseRules: Readonly<Record<string, unknown>>,
  seats?: number,
) =>
  outcome<Rulebook>(
    client.GET("/api/editions/{key}/rules", {
      params: { path: { key }, query: { house_rules: JSON.stringify(houseRules), seats } },
    }),
  );

export const makeTable = (body: Body<"NewTable">) =>
  outcome<TableInfo>(
    client.POST("/api/tables", { body: body as components["schemas"]["NewTable"] }),
  );

export const sitDown = (table_id: string, body: Body<"SitDown">) =>
  outcome<TableInfo>(
    client.POST("/api/tables/{table_id}/seats", {
      params: { path: { table_id } },
      body: body as components["schemas"]["SitDown"],
    }),
  );

export const getTable = (table_id: string) =>
  outcome<TableInfo>(client.GET("/api/tables/{table_id}", { params: { path: { table_id } } }));

const seatOf = (table_id: string, seat: number) => ({ params: { path: { table_id, seat } } });

export const getPosition = (table: string, seat: number) =>
  outcome<Position>(client.GET("/api/tables/{table_id}/seats/{seat}", seatOf(table, seat)));

export const act = (table: string, seat: number, expected: number, action: Action) =>
  outcome<Acted>(
    client.POST("/api/tables/{table_id}/seats/{seat}/actions", {
      ...seatOf(table, seat),
      body: { expected, action },
    }),
  );

/** Whether the action is possible, and if not why; nothing is done. */
export const askWhy = (table: string, seat: number, action: Action) =>
  outcome<Why>(
    client.POST("/api/tables/{table_id}/seats/{seat}/why", {
      ...seatOf(table, seat),
      body: { action },
    }),
  );

export const getInvitation = (table: string, seat: number) =>
  outcome<Invitation>(
    client.GET("/api/tables/{table_id}/seats/{seat}/invitation", seatOf(table, seat)),
  );

/** Sits down beside those who hold the seat, who gave the secret away. */
export const joinTeam = (table: string, seat: number, secret: string) =>
  outcome<TableInfo>(
    client.POST("/api/tables/{table_id}/seats/{seat}/partners", {
      ...seatOf(table, seat),
      body: { secret },
    }),
  );

export const getNotebook = (table: string, seat: number) =>
  outcome<Notebook>(
    client.GET("/api/tables/{table_id}/seats/{seat}/notebook", seatOf(table, seat)),
  );

export const putMark = (table: string, seat: number, card: string, column: number, mark: Mark) =>
  outcome<Notebook>(
    client.PUT("/api/tables/{table_id}/seats/{seat}/notebook/marks", {
      ...seatOf(table, seat),
      body: { card, seat: column, mark },
    }),
  );

export const putNote = (table: string, seat: number, card: string, text: string) =>
  outcome<Notebook>(
    client.PUT("/api/tables/{table_id}/seats/{seat}/notebook/notes", {
      ...seatOf(table, seat),
      body: { card, text },
    }),
  );

/** How much help, and by which model where there are probabilities. */
export interface HelpWanted<Level = HelpLevel> {
  level: Level;
  model: HelpModel;
}

/** A holder of cards: a seat, a place of the row (from 0), or, with neither, the case file. */
export interface Holder {
  holder?: number;
  place?: number;
}

/** How long help may take, in milliseconds: it is not worth a page that hangs. */
const PATIENCE = 20_000;

export const getHelp = (table_id: string, seat: number, wanted: HelpWanted) =>
  outcome<Help>(
    client.GET("/api/tables/{table_id}/seats/{seat}/help", {
      params: { path: { table_id, seat }, query: { ...wanted } },
      signal: AbortSignal.timeout(PATIENCE),
    }),
  );

export const getHelpWhy = (
  table_id: string,
  seat: number,
  card: string,
  holder: Holder,
  wanted: HelpWanted<WhyLevel>,
) =>
  outcome<HelpWhy>(
    client.GET("/api/tables/{table_id}/seats/{seat}/help/why", {
      params: { path: { table_id, seat }, query: { card, ...holder, ...wanted } },
    }),
  );

export const streamPath = (table: string, seat: number | null): string =>
  seat === null ? `/api/tables/${table}/stream` : `/api/tables/${table}/seats/${seat}/stream`;

export const recordPath = (table: string): string => `/api/tables/${table}/record`;
