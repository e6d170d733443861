import type { Help, HelpLevel, HelpModel, HelpWhy, WhyLevel } from "../wire";
import { client, outcome } from "./client";

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
