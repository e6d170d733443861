import { recall, remember } from "../remember";
import { drawn, hashOf } from "./given";

/** What is played, and by whom. */
export interface Terms {
  edition: string;
  house_rules: Readonly<Record<string, unknown>>;
  /** By seat. */
  suspects: readonly string[];
  /** By seat; null for a person. */
  bots: readonly (string | null)[];
  own_dice: boolean;
}

/** What a seat has been told of a game. */
export interface Seen {
  /** How many rows. */
  rows: number;
  /** The last link over them. */
  chain: string;
  /** Whether it has been told otherwise later. */
  differs: boolean;
}

/** What this browser keeps of one deal at a table. */
export interface Kept {
  /** The server's hash, as it was first told. */
  server: string | null;
  /** The seats' hashes as they were when all were fixed; null before that. */
  seats: readonly (string | null)[] | null;
  /** The terms as they were told when all was fixed; null before that. */
  terms: Terms | null;
  /** What each seat has told since. */
  openings: readonly (string | null)[];
  /** Whether anything of this was told otherwise later. */
  differs: boolean;
  /** What this browser gave, by its hash: seats are renumbered when free ones are taken away. */
  given: Readonly<Record<string, string>>;
  /** What its seats have been told, by their numbers. */
  seen: Readonly<Record<number, Seen>>;
}

const NOTHING: Kept = {
  server: null,
  seats: null,
  terms: null,
  openings: [],
  differs: false,
  given: {},
  seen: {},
};

/** For a browser that refuses to remember: then it is kept as long as the page is. */
const here = new Map<string, Kept>();

const keyOf = (table: string, deal: number): string => `deal.${table}.${deal}`;

export function keptOf(table: string, deal: number): Kept {
  const key = keyOf(table, deal);
  const own = here.get(key) ?? NOTHING;
  const stored = recall<Kept>(key, own);
  return { ...stored, given: { ...own.given, ...stored.given } };
}

/** Keeps something more. Read and written at one go, since other tabs keep things too. */
export function keep(table: string, deal: number, more: Partial<Kept>): Kept {
  const key = keyOf(table, deal);
  const kept = { ...keptOf(table, deal), ...more };
  here.set(key, kept);
  remember(key, kept);
  return kept;
}

/** Draws what a seat is to give to a deal, and keeps it; its hash. */
export function give(table: string, deal: number): string {
  const given = drawn();
  const hash = hashOf(given);
  keep(table, deal, { given: { ...keptOf(table, deal).given, [hash]: given } });
  return hash;
}
