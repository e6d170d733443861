import { makeTable, sitDown } from "../lib/api";
import { recall, remember } from "../lib/remember";
import type { EditionInfo, Problem } from "../lib/wire";

/** What a player has chosen, here or last time. */
export interface Wishes {
  seats: number;
  /** None: whoever it may be. */
  suspect: string | null;
  name: string;
}

const USUAL: Wishes = { seats: 4, suspect: null, name: "" };

export const recallWishes = (): Wishes => ({ ...USUAL, ...recall<Partial<Wishes>>("wishes", {}) });

/** As many seats as the edition has at most and at least, where others are wished for. */
export function seatsOf(wishes: Wishes, { options }: EditionInfo): number {
  const [least, most] = options.seats;
  return Math.min(Math.max(wishes.seats, least), most);
}

/** Lays a table with bots in all seats but one, and sits down there; leads to the table, or tells why not. */
export async function begin(
  wishes: Wishes,
  edition: EditionInfo,
  go: (path: string) => void,
): Promise<Problem | null> {
  remember("wishes", wishes);
  const own = edition.suspects.find((suspect) => suspect === wishes.suspect);
  const others = shuffled(edition.suspects.filter((suspect) => suspect !== own));
  const [first, ...bots] = own === undefined ? others : [own, ...others];
  const seats = [
    { kind: "person" as const, suspect: first },
    ...bots
      .slice(0, seatsOf(wishes, edition) - 1)
      .map((suspect) => ({ kind: "bot" as const, suspect })),
  ];
  const made = await makeTable({ edition: edition.key, seats });
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
