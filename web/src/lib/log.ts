import type { Event, EventOf } from "./wire";

/** An event, and the number of the row that it stood in. */
export interface Happened {
  row: number;
  event: Event;
  /** A bot decided it for the person in the seat. */
  stoodIn?: boolean;
}

/** A line of the log: what belongs together is told together. */
export interface Entry {
  key: string;
  kind: "line" | "question";
  events: Event[];
  /** Those of them that a bot decided for a person. */
  stoodIn: Event[];
}

/** A turn with its lines; before the first turn `seat` is null. */
export interface Chapter {
  turn: number;
  seat: number | null;
  entries: Entry[];
}

type Type = Event["type"];

/** Told by what follows them, or by the picture. */
const UNTOLD = new Set<Type>(["turn-began", "dice-taken", "asked", "turn-ended", "brought"]);
/** They carry on the line before them, if that is one of these. */
const JOINS: Partial<Record<Type, Type[]>> = {
  moved: ["rolled"],
  "put-aside": ["accused", "challenged"],
  "laid-open": ["accused", "put-aside"],
  "bonus-drawn": ["pile-empty"],
  "bonus-chosen": ["bonus-drawn"],
  looked: ["bonus-chosen"],
  revealed: ["bonus-chosen"],
};
/** The choice that a bonus card left open tells already where its pawn goes. */
const isUntold = (event: Event): boolean =>
  UNTOLD.has(event.type) || (event.type === "moved" && event.how === "bonus");
const ANSWERS = new Set<Type>(["shown", "nothing-shown", "unanswered", "peeked"]);

export function chapters(happened: Happened[]): Chapter[] {
  const found: Chapter[] = [];
  let chapter: Chapter = { turn: 0, seat: null, entries: [] };
  found.push(chapter);
  happened.forEach(({ row, event, stoodIn = false }, i) => {
    if (event.type === "turn-began") {
      chapter = { turn: event.turn, seat: event.seat, entries: [] };
      found.push(chapter);
    }
    if (isUntold(event)) return;
    const last = chapter.entries.at(-1);
    const before = last?.events.at(-1)?.type;
    if (last?.kind === "question" && ANSWERS.has(event.type)) {
      last.events.push(event);
    } else if (last && before && JOINS[event.type]?.includes(before)) {
      last.events.push(event);
    } else {
      const kind = event.type === "suggested" ? "question" : "line";
      chapter.entries.push({ key: `${row}.${i}`, kind, events: [event], stoodIn: [] });
    }
    if (stoodIn) chapter.entries.at(-1)?.stoodIn.push(event);
  });
  return found.filter(({ turn, entries }) => turn > 0 || entries.length > 0);
}

/** The newest line; one of an earlier turn only if that turn ended by it. */
export function news(told: Chapter[]): Entry | null {
  const [before, now] = [told.at(-2)?.entries.at(-1), told.at(-1)?.entries.at(-1)];
  const ends = before?.events.some(({ type }) => type === "accused" || type === "challenged");
  return now ?? (ends ? before : undefined) ?? null;
}

/** A card that one seat has seen: `from` is who showed it, or the place in the row (from 0). */
export interface Seen {
  event: Event;
  card: string;
  from: { seat: number } | { place: number };
}

/** The card that `seat` was last shown or looked at, until its next turn begins. */
export function lastShown(happened: Happened[], seat: number): Seen | null {
  for (const { event } of happened.toReversed()) {
    if (event.type === "turn-began" && event.seat === seat) return null;
    const seen = seenIn(event, seat);
    if (seen) return seen;
  }
  return null;
}

function seenIn(event: Event, seat: number): Seen | null {
  const by = event.type === "shown" ? event.asker : "seat" in event ? event.seat : null;
  if (by !== seat || !("card" in event) || event.card === null) return null;
  const { card } = event;
  if (event.type === "shown") return { event, card, from: { seat: event.seat } };
  if (event.type === "looked") return { event, card, from: { seat: event.at } };
  return event.type === "peeked" ? { event, card, from: { place: event.place } } : null;
}

/** The suggestion of that number, if it is known of. */
export function suggestionOf(happened: Happened[], number: number): EventOf<"suggested"> | null {
  for (const { event } of happened) {
    if (event.type === "suggested" && event.number === number) return event;
  }
  return null;
}

/** The seats that have looked at each place of the row: all at the table have seen them do it. */
export function lookers(happened: Happened[], places: number): number[][] {
  const found = Array.from({ length: places }, (): number[] => []);
  for (const { event } of happened) {
    const seats = event.type === "peeked" ? found[event.place] : undefined;
    if (event.type === "peeked" && !seats?.includes(event.seat)) seats?.push(event.seat);
  }
  return found;
}

/** The seats whose false "nothing" has come to light. */
export const falseWitnesses = (happened: Happened[]): number[] =>
  happened.flatMap(({ event }) => (event.type === "challenged" && event.false ? [event.at] : []));
