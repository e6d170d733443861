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
  Recovery,
  TableInfo,
  TableListed,
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

/** How long a call may take, in milliseconds: nothing is worth a page that hangs. */
const PATIENCE = 20_000;

/** How long an answer may be held back at most, in milliseconds. */
const HELD = 60_000;

const within =
  (patience: number) =>
  (request: Request): Promise<Response> =>
    fetch(request, { signal: AbortSignal.timeout(patience) });

const client = createClient<paths>({ fetch: within(PATIENCE) });
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
    if (error !== undefined) return { problem: isProblem(error) ? error : unreached() };
    return { data: data as T };
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

const tableOf = (table_id: string) => ({ params: { path: { table_id } } });

export const getTable = (table_id: string) =>
  outcome<TableInfo>(client.GET("/api/tables/{table_id}", tableOf(table_id)));

/** The listed tables that have a free seat, the newest first. */
export const listTables = () => outcome<TableListed[]>(client.GET("/api/tables"));

/** The tables at which this browser sits, or which are its own; the last played first. */
export const listMyTables = () => outcome<TableListed[]>(client.GET("/api/tables/mine"));

/** Deletes the table with all that was played, said and written at it. */
export const deleteTable = (table: string) =>
  outcome<unknown>(client.DELETE("/api/tables/{table_id}", { ...tableOf(table), parseAs: "text" }));

/** Tells the password of a table that wants one. */
export const admit = (table: string, password: string) =>
  outcome<TableInfo>(
    client.POST("/api/tables/{table_id}/admission", { ...tableOf(table), body: { password } }),
  );

/** A secret that makes another device this person's too. */
export const makeRecovery = (table: string) =>
  outcome<Recovery>(client.POST("/api/tables/{table_id}/recovery", tableOf(table)));

/** Comes back with such a secret. */
export const comeBack = (table: string, secret: string) =>
  outcome<TableInfo>(
    client.POST("/api/tables/{table_id}/return", { ...tableOf(table), body: { secret } }),
  );

/** Begins; `empty` is what becomes of the free seats. */
export const startTable = (table: string, empty: "refuse" | "bots" | "remove") =>
  outcome<TableInfo>(
    client.POST("/api/tables/{table_id}/start", { ...tableOf(table), body: { empty } }),
  );

/** Begins the deal anew, where somebody does not open what they gave to it. */
export const restartDeal = (table: string) =>
  outcome<TableInfo>(client.POST("/api/tables/{table_id}/restart", tableOf(table)));

/** Has the same people at a new table: `rematch` has its id. */
export const playAgain = (table: string) =>
  outcome<TableInfo>(client.POST("/api/tables/{table_id}/rematch", tableOf(table)));

/** Gives the decision that is awaited as much time again. */
export const giveTime = (table: string) =>
  outcome<TableInfo>(client.POST("/api/tables/{table_id}/time", tableOf(table)));

/** Says something to those who may hear it. */
export const say = (table: string, body: Body<"Say">) =>
  outcome<unknown>(
    client.POST("/api/tables/{table_id}/chat", {
      ...tableOf(table),
      body: body as components["schemas"]["Say"],
      parseAs: "text",
    }),
  );

const seatOf = (table_id: string, seat: number) => ({ params: { path: { table_id, seat } } });

export const getPosition = (table: string, seat: number) =>
  outcome<Position>(client.GET("/api/tables/{table_id}/seats/{seat}", seatOf(table, seat)));

export const act = (table: string, seat: number, expected: number, action: Action) =>
  outcome<Acted>(
    client.POST("/api/tables/{table_id}/seats/{seat}/actions", {
      ...seatOf(table, seat),
      body: { expected, action },
      fetch: within(PATIENCE + HELD),
    }),
  );

/** Leaves a seat whose game has not begun, or has somebody leave it. */
export const leaveSeat = (table: string, seat: number) =>
  outcome<TableInfo>(client.DELETE("/api/tables/{table_id}/seats/{seat}", seatOf(table, seat)));

export const seatBot = (table: string, seat: number) =>
  outcome<TableInfo>(
    client.PUT("/api/tables/{table_id}/seats/{seat}/bot", {
      ...seatOf(table, seat),
      body: { bot: "novice" },
    }),
  );

/** Gives something to a deal, as its hash. */
export const commit = (table: string, seat: number, deal: number, commitment: string) =>
  outcome<TableInfo>(
    client.PUT("/api/tables/{table_id}/seats/{seat}/commitment", {
      ...seatOf(table, seat),
      body: { deal, commitment },
    }),
  );

/** Opens what was given to a deal. */
export const openUp = (table: string, seat: number, deal: number, opening: string) =>
  outcome<TableInfo>(
    client.PUT("/api/tables/{table_id}/seats/{seat}/opening", {
      ...seatOf(table, seat),
      body: { deal, opening },
    }),
  );

/** Lets a bot play for somebody who is away, or no longer. */
export const standIn = (table: string, seat: number, stand_in: boolean) =>
  outcome<TableInfo>(
    client.PUT("/api/tables/{table_id}/seats/{seat}/stand-in", {
      ...seatOf(table, seat),
      body: { stand_in },
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

export const getHelp = (table_id: string, seat: number, wanted: HelpWanted) =>
  outcome<Help>(
    client.GET("/api/tables/{table_id}/seats/{seat}/help", {
      params: { path: { table_id, seat }, query: { ...wanted } },
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

/** The game record, once the game is over. */
export const getRecord = (table: string) =>
  outcome<unknown>(client.GET("/api/tables/{table_id}/record", tableOf(table)));

/** Where the same is to be downloaded. */
export const recordPath = (table: string): string => `/api/tables/${table}/record`;

/** The key by which this browser lets the server push to it; null where it does not push. */
export const getPushKey = () => outcome<{ key: string | null }>(client.GET("/api/push"));

/** Has the server push to this browser when it is somebody's turn and nobody looks. */
export const subscribe = (body: Body<"Subscribe">) =>
  outcome<unknown>(
    client.PUT("/api/push", { body: body as components["schemas"]["Subscribe"], parseAs: "text" }),
  );

export const unsubscribe = (endpoint: string) =>
  outcome<unknown>(client.DELETE("/api/push", { body: { endpoint }, parseAs: "text" }));
