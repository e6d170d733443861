import type { Place, Plan } from "../lib/wire";

export type Cell = [column: number, row: number];

/** The board as the server sends it, and its size in squares. */
export interface BoardData extends Plan {
  width: number;
  height: number;
}

export const boardOf = (plan: Plan): BoardData => ({
  ...plan,
  width: plan.map[0]?.length ?? 0,
  height: plan.map.length,
});

/** How much garden is seen round the house, in squares. */
export const MARGIN = 0.58;

/** The board's width in heights, as it is drawn. */
export const aspectOf = ({ width, height }: BoardData): number =>
  (width + 2 * MARGIN) / (height + 2 * MARGIN);

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

export interface Segment {
  a: Point;
  b: Point;
}

export type Side = "n" | "e" | "s" | "w";

export interface Walk {
  suspect: string;
  path: Place[];
}

export const SUSPECTS = ["scarlett", "mustard", "white", "green", "peacock", "plum"] as const;
export const WEAPONS = [
  "candlestick",
  "dagger",
  "lead-pipe",
  "revolver",
  "rope",
  "spanner",
] as const;

export const isCell = (place: Place): place is Cell => typeof place !== "string";

export const placeKey = (place: Place): string => (isCell(place) ? place.join(",") : place);

export const samePlace = (a: Place, b: Place): boolean => placeKey(a) === placeKey(b);
