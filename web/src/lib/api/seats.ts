import type { Acted, Action, Mark, Notebook, Position, Why } from "../wire";
import { client, HELD, outcome, PATIENCE, seatOf, within } from "./client";

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

/** Whether the action is possible, and if not why; nothing is done. */
export const askWhy = (table: string, seat: number, action: Action) =>
  outcome<Why>(
    client.POST("/api/tables/{table_id}/seats/{seat}/why", {
      ...seatOf(table, seat),
      body: { action },
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
