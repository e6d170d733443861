import { hashOf } from "./given";
import type { Terms } from "./kept";
import type { Receipt } from "./receipt";

/** What a record says that everybody gave to the deal. */
interface Chance {
  server: string;
  openings: readonly (string | null)[];
  deal: number;
  own_dice?: boolean;
}

/** The part of a record that can be checked without the rules. */
interface Played {
  edition: string;
  house_rules: Record<string, unknown>;
  seats: readonly { suspect: string; bot?: string }[];
  chance: Chance;
}

/** What is not as it should be, by the end of its phrase. */
export type Finding =
  | "no-chance"
  | "deal-differs"
  | "seats-differ"
  | "terms-differ"
  | "server-differs"
  | "mine-left-out"
  | "commitment-differs"
  | "opening-differs";

const isHex32 = (text: unknown): text is string =>
  typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

/** Whether a record says from what chance was drawn, in a way that can be checked. */
function isPlayed(record: unknown): record is Played {
  const { chance } = record as Partial<Played>;
  if (!chance || !isHex32(chance.server) || !Array.isArray(chance.openings)) return false;
  return chance.openings.every((given) => given === null || isHex32(given));
}

const termsIn = ({ edition, house_rules, seats, chance }: Played): Terms => ({
  edition,
  house_rules,
  suspects: seats.map(({ suspect }) => suspect),
  bots: seats.map(({ bot }) => bot ?? null),
  own_dice: chance.own_dice ?? false,
});

/**
 * Whether a record is of the game to which this browser gave its part: by the terms that were told
 * before, and with what everybody had committed themselves to. The first thing that is not so, or
 * null. That the cards follow from it, and that all went as this browser saw it, is for the rules
 * to say, which the browser has not.
 */
export function finding(record: unknown, receipt: Receipt): Finding | null {
  if (!isPlayed(record)) return "no-chance";
  const { server, openings, deal } = record.chance;
  if (deal !== receipt.deal) return "deal-differs";
  if (openings.length !== receipt.seats.length) return "seats-differ";
  if (JSON.stringify(termsIn(record)) !== JSON.stringify(receipt.terms)) return "terms-differ";
  if (hashOf(server) !== receipt.server) return "server-differs";
  if (openings[receipt.seat] !== receipt.mine) return "mine-left-out";
  const hashes = openings.map((given) => given && hashOf(given));
  if (hashes.some((hash, seat) => hash !== receipt.seats[seat])) return "commitment-differs";
  const seen = receipt.openings;
  if (openings.some((given, seat) => seen[seat] && seen[seat] !== given)) return "opening-differs";
  return null;
}
