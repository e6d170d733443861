import type { Event, EventOf } from "./wire";

/** An event, and the number of the row that it stood in. */
export interface Happened {
  row: number;
  event: Event;
}

/** A line of the log: what belongs together is told together. */
export interface Entry {
  key: string;
  kind: "line" | "question";
  events: Event[];
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
  "put-aside": ["accused"],
  "laid-open": ["accused", "put-aside"],
};
const ANSWERS = new Set<Type>(["shown", "nothing-shown", "unanswered", "peeked"]);

export function chapters(happened: Happened[]): Chapter[] {
  const found: Chapter[] = [];
  let chapter: Chapter = { turn: 0, seat: null, entries: [] };
  found.push(chapter);
  happened.forEach(({ row, event }, i) => {
    if (event.type === "turn-began") {
      chapter = { turn: event.turn, seat: event.seat, entries: [] };
      found.push(chapter);
    }
    if (UNTOLD.has(event.type)) return;
    const last = chapter.entries.at(-1);
    const before = last?.events.at(-1)?.type;
    if (last?.kind === "question" && ANSWERS.has(event.type)) {
      last.events.push(event);
    } else if (last && before && JOINS[event.type]?.includes(before)) {
      last.events.push(event);
    } else {
      const kind = event.type === "suggested" ? "question" : "line";
      chapter.entries.push({ key: `${row}.${i}`, kind, events: [event] });
    }
  });
  return found.filter(({ turn, entries }) => turn > 0 || entries.length > 0);
}

/** The card that `seat` was last shown, until its next turn begins. */
export function lastShown(happened: Happened[], seat: number): EventOf<"shown"> | null {
  for (const { event } of happened.toReversed()) {
    if (event.type === "turn-began" && event.seat === seat) return null;
    if (event.type === "shown" && event.asker === seat && event.card !== null) return event;
  }
  return null;
}
