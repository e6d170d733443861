import { openUp, sitDown, startTable } from "../lib/api/gathering";
import { makeTable } from "../lib/api/tables";
import { give, keptOf } from "../lib/deal/kept";
import { watch } from "../lib/deal/watch";
import type { Language } from "../lib/phrases";
import { recall, remember } from "../lib/remember";
import type { EditionInfo, HelpLevel, Problem } from "../lib/wire";
import { inForce, type HouseRules, type Options } from "./house";

/** What a player has chosen, here or last time. */
export interface Wishes {
  /** None: a guess from the language. */
  edition: string | null;
  seats: number;
  /** None: whoever it may be. */
  suspect: string | null;
  name: string;
  /** For each edition: whether what the dice on the player's own table show is typed in. */
  ownDice: Readonly<Record<string, boolean>>;
  /** For each edition. */
  houseRules: Readonly<Record<string, HouseRules>>;
  /** The most of the detective's help that anyone at the table may have. */
  help: HelpLevel;
  /** Among friends: whether anyone may find the table. */
  listed: boolean;
  /** Among friends: seconds for each decision; 0 for as long as one likes. */
  clock: number;
}

const USUAL: Wishes = {
  edition: null,
  seats: 4,
  suspect: null,
  name: "",
  ownDice: {},
  houseRules: {},
  help: "chances",
  listed: false,
  clock: 0,
};

/** The box that is likeliest on a shelf where the language is read. */
const LIKELIEST: Partial<Record<Language, string>> = { nl: "dutch" };
const ELSEWHERE = "travel";

export const rememberWishes = (wishes: Wishes): void => remember("wishes", wishes);

export function recallWishes(): Wishes {
  const wishes = { ...USUAL, ...recall<Partial<Wishes>>("wishes", {}) };
  // An older program remembered a single wish for all editions.
  return typeof wishes.ownDice === "object" ? wishes : { ...wishes, ownDice: {} };
}

export const editionOf = (wishes: Wishes, language: Language): string =>
  wishes.edition ?? LIKELIEST[language] ?? ELSEWHERE;

/** The house rules for an edition; one that was remembered for too long is an option no more. */
export const houseRulesOf = (wishes: Wishes, { key, options }: EditionInfo): HouseRules =>
  Object.fromEntries(
    Object.entries(wishes.houseRules[key] ?? {}).filter(([option]) => option in options),
  );

/** As many seats as there are at most and at least, where others are wished for. */
export function seatsOf(wishes: Wishes, { seats: [least, most] }: Options): number {
  return Math.min(Math.max(wishes.seats, least), most);
}

/** Own dice are of no use where nobody rolls. */
export const ownDiceOf = (wishes: Wishes, edition: string, { dice }: Options): boolean =>
  dice > 0 && (wishes.ownDice[edition] ?? false);

/** What is played, as the server wants to know it. */
function game(wishes: Wishes, edition: EditionInfo) {
  const house_rules = houseRulesOf(wishes, edition);
  const options = inForce(edition.options, house_rules);
  const own_dice = ownDiceOf(wishes, edition.key, options);
  const seats = seatsOf(wishes, options);
  return { seats, wanted: { edition: edition.key, house_rules, own_dice, help: wishes.help } };
}

/** Lays a table for friends; leads to it, or tells why not. Nobody sits there yet. */
export async function invite(
  wishes: Wishes,
  edition: EditionInfo,
  password: string,
  go: (path: string) => void,
): Promise<Problem | null> {
  const { seats: count, wanted } = game(wishes, edition);
  const { listed, clock } = wishes;
  const seats = Array.from({ length: count }, () => ({ kind: "person" as const }));
  const made = await makeTable({ ...wanted, listed, clock, password, seats });
  if (made.problem) return made.problem;
  go(`/table/${made.data.id}`);
  return null;
}

/** Lays a table with bots in all seats but one, sits down there and begins; leads to the table, or
 * tells why not. */
export async function begin(
  wishes: Wishes,
  edition: EditionInfo,
  go: (path: string) => void,
): Promise<Problem | null> {
  const { seats: count, wanted } = game(wishes, edition);
  const own = edition.suspects.find((suspect) => suspect === wishes.suspect);
  const others = shuffled(edition.suspects.filter((suspect) => suspect !== own));
  const [first, ...bots] = own === undefined ? others : [own, ...others];
  const seats = [
    { kind: "person" as const, suspect: first },
    ...bots.slice(0, count - 1).map((suspect) => ({ kind: "bot" as const, suspect })),
  ];
  const made = await makeTable({ ...wanted, seats });
  if (made.problem) return made.problem;
  const { id, deal } = made.data;
  watch(id, made.data);
  const commitment = give(id, deal);
  const sat = await sitDown(id, { seat: 0, name: wishes.name, commitment });
  if (sat.problem) return sat.problem;
  const started = await startTable(id, "refuse");
  if (started.problem) return started.problem;
  // What is wrong with the deal, the table's page says.
  const given = keptOf(id, deal).given[commitment];
  if (given !== undefined && !watch(id, started.data)) await openUp(id, 0, deal, given);
  go(`/table/${id}`);
  return null;
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
