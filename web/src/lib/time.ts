/** A length of time, as a phrase and its number: whole minutes below an hour, and so on. */
export type Span = [phrase: "ui-seconds" | "ui-minutes" | "ui-hours" | "ui-days", number: number];

const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];

/** How long something has lasted: no longer than it has. Null for less than a minute. */
export function lasted(seconds: number): Span | null {
  if (seconds < MINUTE) return null;
  if (seconds < HOUR) return ["ui-minutes", Math.floor(seconds / MINUTE)];
  if (seconds < 2 * DAY) return ["ui-hours", Math.floor(seconds / HOUR)];
  return ["ui-days", Math.floor(seconds / DAY)];
}

/** How long something will last: no less than it will, and single seconds only below a minute. */
export const left = (seconds: number): Span =>
  lasted(seconds) ?? ["ui-seconds", Math.max(0, Math.floor(seconds))];
