/** A length of time, as a phrase and its number: whole minutes below an hour, and so on. */
export type Span = [phrase: "ui-seconds" | "ui-minutes" | "ui-hours" | "ui-days", number: number];

const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];

/** Whole units that have passed, or that have begun. */
function span(seconds: number, whole: (units: number) => number): Span {
  if (seconds < HOUR) return ["ui-minutes", whole(seconds / MINUTE)];
  if (seconds < 2 * DAY) return ["ui-hours", whole(seconds / HOUR)];
  return ["ui-days", whole(seconds / DAY)];
}

/** How long something has lasted: no longer than it has. Null for less than a minute. */
export const lasted = (seconds: number): Span | null =>
  seconds < MINUTE ? null : span(seconds, Math.floor);

/** How long something will last: the unit that has begun counts, so that it adds up with what has
 * passed; below a minute, whole seconds. */
export const left = (seconds: number): Span =>
  seconds < MINUTE ? ["ui-seconds", Math.max(0, Math.floor(seconds))] : span(seconds, Math.ceil);
