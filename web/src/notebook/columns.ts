import type { HelpCell, HelpLevel, HelpRow } from "../lib/wire";

/** A holder of cards: a seat, a place of the row of hidden cards (from 0), or the case file. */
export type Column = { seat: number } | { place: number } | "case-file";

/** From the least to the most; each holds what those before it do. */
export const LEVELS: readonly HelpLevel[] = ["none", "shown", "proven", "chances"];

/** Whether a level tells what follows from what others have said. */
export const isProven = (level: HelpLevel): boolean =>
  LEVELS.indexOf(level) >= LEVELS.indexOf("proven");

/** One's own seat, the others, and what there is help about beside them. */
export function columnsOf(
  me: number,
  seats: readonly number[],
  places: number,
  level: HelpLevel,
): Column[] {
  const others = seats.filter((seat) => seat !== me);
  const row = level === "none" ? [] : Array.from({ length: places }, (_, place) => ({ place }));
  return [
    ...[me, ...others].map((seat) => ({ seat })),
    ...row,
    ...(isProven(level) ? ["case-file" as const] : []),
  ];
}

export const isSeat = (column: Column): column is { seat: number } =>
  typeof column === "object" && "seat" in column;

/** What is told of a card's holder, if anything is. */
export function cellOf(row: HelpRow | undefined, column: Column): HelpCell | undefined {
  if (column === "case-file") return row?.case_file;
  return isSeat(column) ? row?.seats[column.seat] : row?.row[column.place];
}
