import createClient from "openapi-fetch";
import type { components, paths } from "../api.gen";
import { setClock } from "../clock";
import type { Problem } from "../wire";
import { words } from "../words.svelte";

/** What a call sends; what it leaves out is as the server has it. */
export type Body<T extends keyof components["schemas"]> = Partial<components["schemas"][T]>;

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
export const PATIENCE = 20_000;

/** How long an answer may be held back at most, in milliseconds. */
export const HELD = 60_000;

export const within =
  (patience: number) =>
  (request: Request): Promise<Response> =>
    fetch(request, { signal: AbortSignal.timeout(patience) });

export const client = createClient<paths>({ fetch: within(PATIENCE) });
client.use({
  onRequest: ({ request }) => request.headers.set("Accept-Language", words.language),
  onResponse: ({ response }) => setClock(response.headers.get("Date")),
});

const isProblem = (error: unknown): error is Problem =>
  typeof error === "object" && error !== null && "reason" in error && "message" in error;

/** The client's own types make arrays of tuples, so what comes is named here. */
export async function outcome<T>(
  call: Promise<{ data?: unknown; error?: unknown }>,
): Promise<Outcome<T>> {
  try {
    const { data, error } = await call;
    if (error !== undefined) return { problem: isProblem(error) ? error : unreached() };
    return { data: data as T };
  } catch {
    return { problem: unreached() };
  }
}

/** The path of a call about a table. */
export const tableOf = (table_id: string) => ({ params: { path: { table_id } } });

/** The path of a call about a seat. */
export const seatOf = (table_id: string, seat: number) => ({
  params: { path: { table_id, seat } },
});
