import type { View } from "../lib/wire";

/** For what somebody is awaited. */
export type Call = "move" | "answer" | "show";

/** Who is awaited, and for what. */
export interface Awaited {
  seat: number;
  call: Call;
}

/** Who has to do something next, as all at the table see it; nobody before and after the game. */
export function awaitedIn(view: View | null): Awaited | null {
  if (!view || view.outcome) return null;
  const { phase, question, bonus, seat } = view;
  if (phase === "answering") return of(question?.asked, "answer");
  if (phase === "showing") return of(bonus?.at, "show");
  return of(seat, "move");
}

const of = (seat: number | null | undefined, call: Call): Awaited | null =>
  seat === null || seat === undefined ? null : { seat, call };
