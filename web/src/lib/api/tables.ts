import type { components } from "../api.gen";
import type { TableInfo, TableListed } from "../wire";
import { type Body, client, outcome, tableOf } from "./client";

export const makeTable = (body: Body<"NewTable">) =>
  outcome<TableInfo>(
    client.POST("/api/tables", { body: body as components["schemas"]["NewTable"] }),
  );

export const getTable = (table_id: string) =>
  outcome<TableInfo>(client.GET("/api/tables/{table_id}", tableOf(table_id)));

/** The listed tables that have a free seat, the newest first. */
export const listTables = () => outcome<TableListed[]>(client.GET("/api/tables"));

/** The tables at which this browser sits, or which are its own; the last played first. */
export const listMyTables = () => outcome<TableListed[]>(client.GET("/api/tables/mine"));

/** Deletes the table with all that was played, said and written at it. */
export const deleteTable = (table: string) =>
  outcome<unknown>(client.DELETE("/api/tables/{table_id}", { ...tableOf(table), parseAs: "text" }));

/** Has the same people at a new table: `rematch` has its id. */
export const playAgain = (table: string) =>
  outcome<TableInfo>(client.POST("/api/tables/{table_id}/rematch", tableOf(table)));

/** Gives the decision that is awaited as much time again. */
export const giveTime = (table: string) =>
  outcome<TableInfo>(client.POST("/api/tables/{table_id}/time", tableOf(table)));

/** The game record, once the game is over. */
export const getRecord = (table: string) =>
  outcome<unknown>(client.GET("/api/tables/{table_id}/record", tableOf(table)));

/** Where the same is to be downloaded. */
export const recordPath = (table: string): string => `/api/tables/${table}/record`;
