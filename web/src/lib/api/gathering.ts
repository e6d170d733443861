import type { components } from "../api.gen";
import type { Invitation, TableInfo } from "../wire";
import { type Body, client, outcome, seatOf, tableOf } from "./client";

export const sitDown = (table_id: string, body: Body<"SitDown">) =>
  outcome<TableInfo>(
    client.POST("/api/tables/{table_id}/seats", {
      params: { path: { table_id } },
      body: body as components["schemas"]["SitDown"],
    }),
  );

/** Begins; `empty` is what becomes of the free seats. */
export const startTable = (table: string, empty: "refuse" | "bots" | "remove") =>
  outcome<TableInfo>(
    client.POST("/api/tables/{table_id}/start", { ...tableOf(table), body: { empty } }),
  );

/** Begins the deal anew, where somebody does not open what they gave to it. */
export const restartDeal = (table: string) =>
  outcome<TableInfo>(client.POST("/api/tables/{table_id}/restart", tableOf(table)));

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
