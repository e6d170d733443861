import { keptOf, type Terms } from "./kept";

/** What a player keeps of a game, to check it by: docs/fair-deal.md says how. */
export interface Receipt {
  format: "tudor-receipt/1";
  table: string;
  deal: number;
  terms: Terms;
  server: string;
  seats: readonly (string | null)[];
  openings: readonly (string | null)[];
  seat: number;
  mine: string;
  rows: number;
  chain: string;
}

/** The receipt of a seat; null where this browser gave nothing for it, or was told no row. */
export function receiptOf(table: string, deal: number, seat: number): Receipt | null {
  const { server, seats, terms, openings, given, seen } = keptOf(table, deal);
  const mine = given[seats?.[seat] ?? ""];
  const own = seen[seat];
  if (server === null || !seats || !terms || mine === undefined || !own) return null;
  return {
    format: "tudor-receipt/1",
    table,
    deal,
    terms,
    server,
    seats,
    openings: seats.map((_, one) => openings[one] ?? null),
    seat,
    mine,
    rows: own.rows,
    chain: own.chain,
  };
}
