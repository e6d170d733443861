import type { Mark, View } from "../lib/wire";

/** A seat, or the row of hidden cards. */
export type Column = number | "row";

/** Where all that one has seen says that a card lies. */
function homeOf(view: View, me: number, card: string): Column | "open" | null {
  if (view.hand.includes(card)) return me;
  if (view.open.includes(card)) return "open";
  if (view.row.includes(card)) return "row";
  const seat = Object.keys(view.laid_open).find((one) => view.laid_open[one]?.includes(card));
  return seat === undefined ? null : Number(seat);
}

/** Whether every card of a column has been seen, so that no other can be there. */
function isWhole(view: View, me: number, column: Column): boolean {
  if (column === "row") return view.row.length > 0 && !view.row.includes(null);
  return column === me || view.laid_open[column]?.length === view.sizes[column];
}

/** What cards that one has seen oneself say of a cell: nobody needs to write that down. */
export function factOf(
  view: View | null,
  me: number,
  card: string,
  column: Column,
): "yes" | "no" | "" {
  if (!view?.hand.length) return "";
  const home = homeOf(view, me, card);
  if (home !== null) return home === column ? "yes" : "no";
  return isWhole(view, me, column) ? "no" : "";
}

/** Whether a card is one's own, or has been seen, or has a written "yes": not in the case file, then. */
export function foundIn(
  view: View | null,
  me: number,
  card: string,
  seats: readonly number[],
  markOf: (card: string, seat: number) => Mark,
): "yours" | "seen" | null {
  const home = view && homeOf(view, me, card);
  if (home !== null) return home === me ? "yours" : "seen";
  return seats.some((seat) => markOf(card, seat) === "yes") ? "seen" : null;
}
