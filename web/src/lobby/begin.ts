import { makeTable, sitDown } from "../lib/api";
import { recall, remember } from "../lib/remember";
import type { Problem } from "../lib/wire";

/** What a player has chosen, here or last time. */
export interface Wishes {
  seats: number;
  /** None: whoever it may be. */
  suspect: string | null;
  name: string;
}

const USUAL: Wishes = { seats: 4, suspect: null, name: "" };

export const recallWishes = (): Wishes => ({ ...USUAL, ...recall<Partial<Wishes>>("wishes", {}) });

/** Lays a table with bots in all seats but one, and sits down there; leads to the table, or tells why not. */
export async function begin(
  wishes: Wishes,
  suspects: readonly string[],
  go: (path: string) => void,
): Promise<Problem | null> {
  remember("wishes", wishes);
  const others = shuffled(suspects.filter((suspect) => suspect !== wishes.suspect));
  const own = wishes.suspect ?? others.shift() ?? null;
  const bots = others.slice(0, wishes.seats - 1);
  const seats = [
    { kind: "person" as const, bot: "novice", suspect: own },
    ...bots.map((suspect) => ({ kind: "bot" as const, bot: "novice", suspect })),
  ];
  const made = await makeTable({ edition: "travel", seats });
  if (made.problem) return made.problem;
  const sat = await sitDown(made.data.id, { seat: 0, name: wishes.name });
  if (sat.problem) return sat.problem;
  go(`/table/${made.data.id}`);
  return null;
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
