import type { TableListed } from "../lib/wire";
import { words } from "../lib/words.svelte";

type Listed = TableListed["seats"][number];

/** Where a table of one's own stands, and whether it waits for oneself. */
export function statusOf(table: TableListed): { told: string; waits: boolean } {
  const { stage, seats, mine, awaited, over } = table;
  if (over) return { told: words.t("coming-stage-over"), waits: false };
  const seat = awaited === null ? undefined : seats[awaited];
  if (awaited === null || !seat) return { told: words.t(`coming-stage-${stage}`), waits: false };
  if (mine.includes(awaited)) return { told: words.t("coming-turn-yours"), waits: true };
  const name = seat.name || words.title(seat.suspect ?? "");
  return { told: words.t("coming-turn-theirs", { name }), waits: false };
}

/** With whom one sits there, or would; empty where nobody else is there. */
export function companyOf({ seats, mine }: TableListed): string {
  const others = seats.filter(({ taken }, seat) => taken && !mine.includes(seat));
  const people = others.filter(({ kind }) => kind === "person");
  const known = people.map(whoIn).filter(Boolean);
  const counted = (phrase: string, count: number): string[] =>
    count ? [words.t(phrase, { count })] : [];
  const names = [
    ...known,
    ...counted("coming-people", people.length - known.length),
    ...counted("coming-bots", others.length - people.length),
  ];
  return names.length ? words.t("coming-with", { names: words.phrases.list(names) }) : "";
}

/** Empty for somebody without a name of any kind; with a password, strangers are told none. */
const whoIn = ({ name, suspect }: Listed): string => name || (suspect ? words.name(suspect) : "");
