import type { View } from "../lib/wire";

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
