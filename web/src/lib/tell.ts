import type { Args, Phrases } from "./phrases";
import type { Place } from "./wire";

/** A seat; the public; all, once the game is over. */
export type Viewer = number | "public" | "all";

const SEATS = ["seat", "asker", "winner", "opener", "at"];

/** The first letter of a sentence. */
const BEGINNING = /(?:^|(?<=\. ))\p{L}/gu;

/** What happened, as a sentence to the viewer, who is "you"; `name` gives a seat's name as it is in
 * the middle of a sentence.
 *
 * The twin of tell.py: both are held to the sentences in tests/phrases/vectors.json. */
export function tell(
  phrases: Phrases,
  event: { readonly type: string },
  viewer: Viewer,
  name: (seat: number) => string,
): string {
  const told = phrases.phrase(`event-${event.type}`, eventArgs(phrases, event, viewer, name));
  return told.replace(BEGINNING, (letter) => letter.toLocaleUpperCase(phrases.language));
}

/** An event's fields as the arguments of its phrase.
 *
 * `me` is the field in which the viewer is. Null is "hidden", an empty list "none". Cards and
 * places stay ids, for CARD: a square is "7,5", and spaces separate a list. */
function eventArgs(
  phrases: Phrases,
  event: { readonly type: string },
  viewer: Viewer,
  name: (seat: number) => string,
): Args {
  const fields: Record<string, unknown> = { ...event };
  const who = (seat: number) => (seat === viewer ? phrases.phrase("event-you") : name(seat));
  const args: Args = { me: SEATS.find((field) => fields[field] === viewer) ?? "none" };
  for (const [field, value] of Object.entries(fields)) {
    if (field === "case_file") Object.assign(args, caseFile(value));
    else if (field === "bonus") args[field] = phrases.phrase(`bonus-${String(value)}`);
    else if (value === null) args[field] = "hidden";
    else if (typeof value === "boolean") args[field] = value ? "yes" : "no";
    else if (typeof value === "number") args[field] = SEATS.includes(field) ? name(value) : value;
    else if (typeof value === "string") args[field] = value;
    else if (Array.isArray(value) && value.length === 0) args[field] = "none";
    else if (Array.isArray(value)) Object.assign(args, list(phrases, field, value, viewer, who));
  }
  return args;
}

function caseFile(value: unknown): Args {
  const [suspect, weapon, room] = (value ?? ["hidden", "hidden", "hidden"]) as string[];
  return { case_suspect: suspect ?? "", case_weapon: weapon ?? "", case_room: room ?? "" };
}

function list(
  phrases: Phrases,
  field: string,
  items: readonly unknown[],
  viewer: Viewer,
  who: (seat: number) => string,
): Args {
  switch (field) {
    case "path": {
      const path = items as Place[];
      return { from: placeId(path[0]), to: placeId(path.at(-1)), steps: path.length - 1 };
    }
    case "rolls":
    case "sizes": {
      const told = (items as (number | null)[]).flatMap((number, seat) =>
        number === null ? [] : [phrases.phrase("event-by-seat", { who: who(seat), number })],
      );
      return { [field]: phrases.list(told), rollers: told.length };
    }
    case "again":
      return { [field]: phrases.list((items as number[]).map(who)) };
    case "faces":
      return { [field]: phrases.list(items.map(String)) };
    case "hands": {
      const own = typeof viewer === "number" ? (items[viewer] as string[] | null) : null;
      return { [field]: own?.join(" ") ?? "hidden" };
    }
    case "origin":
      return { [field]: items.join(",") };
    default:
      return { [field]: items.map((item) => item ?? "hidden").join(" ") };
  }
}

const placeId = (place: Place | undefined): string =>
  typeof place === "string" ? place : (place?.join(",") ?? "");
