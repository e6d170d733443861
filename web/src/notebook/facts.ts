import type { Mark, View } from "../lib/wire";

/** What one's own hand and the open cards say of a cell: nobody needs to write that down. */
export function factOf(
  view: View | null,
  me: number,
  card: string,
  seat: number,
): "yes" | "no" | "" {
  if (!view?.hand.length) return "";
  if (view.open.includes(card)) return "no";
  if (view.hand.includes(card)) return seat === me ? "yes" : "no";
  return seat === me ? "no" : "";
}

/** Whether a card is one's own, or lies open or has a written "yes": not in the case file, then. */
export function foundIn(
  view: View | null,
  me: number,
  card: string,
  seats: readonly number[],
  markOf: (card: string, seat: number) => Mark,
): "yours" | "seen" | null {
  if (view?.hand.includes(card)) return "yours";
  if (view?.open.includes(card)) return "seen";
  const yes = (seat: number): boolean =>
    (factOf(view, me, card, seat) || markOf(card, seat)) === "yes";
  return seats.some(yes) ? "seen" : null;
}
