import type { Recovery, TableInfo } from "../wire";
import { client, outcome, tableOf } from "./client";

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
