import type { TableInfo } from "../wire";
import { hashOf } from "./given";
import { keep, keptOf, type Terms } from "./kept";

/** What is wrong with a deal, by the end of its phrase; `seat` where it is one's own doing. */
export interface Trouble {
  kind: "server-changed" | "seat-changed" | "terms-changed" | "opening-wrong" | "elsewhere";
  seat: number | null;
}

type Told = Pick<
  TableInfo,
  "stage" | "deal" | "commitment" | "seats" | "edition" | "house_rules" | "own_dice"
>;

const termsOf = ({ edition, house_rules, own_dice, seats }: Told): Terms => ({
  edition: edition.key,
  house_rules,
  suspects: seats.map(({ suspect }) => suspect ?? ""),
  bots: seats.map(({ bot }) => bot),
  own_dice,
});

const differing = (one: readonly (string | null)[], other: readonly (string | null)[]): number =>
  one.length === other.length ? one.findIndex((hash, seat) => hash !== other[seat]) : one.length;

/**
 * Notes what is told of a deal when it is told, and compares it with what was told before: the
 * server's hash from the first sight on, those of the seats and the terms from when all are fixed,
 * what each seat tells with its hash. The first thing that is wrong, or null.
 */
export function watch(id: string, told: Told): Trouble | null {
  if (told.commitment === null) return null;
  const kept = keptOf(id, told.deal);
  const wrong = (kind: Trouble["kind"], seat: number | null): Trouble => {
    if (!kept.differs) keep(id, told.deal, { differs: true });
    return { kind, seat };
  };
  if (kept.server === null) keep(id, told.deal, { server: told.commitment });
  else if (kept.server !== told.commitment) return wrong("server-changed", null);
  if (told.stage === "lobby") return null;
  const hashes = told.seats.map(({ commitment }) => commitment);
  const terms = termsOf(told);
  if (kept.seats === null || kept.terms === null) keep(id, told.deal, { seats: hashes, terms });
  else {
    const seat = differing(kept.seats, hashes);
    if (seat >= 0) return wrong("seat-changed", seat);
    if (JSON.stringify(terms) !== JSON.stringify(kept.terms)) return wrong("terms-changed", null);
  }
  for (const { seat, commitment, opening } of told.seats) {
    if (opening !== null && hashOf(opening) !== commitment) return wrong("opening-wrong", seat);
  }
  const openings = told.seats.map(({ opening }, seat) => opening ?? kept.openings[seat] ?? null);
  if (differing(kept.openings, openings) >= 0) keep(id, told.deal, { openings });
  return null;
}
