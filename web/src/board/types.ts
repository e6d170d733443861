export type Cell = [number, number];
/** A room id, or a corridor square as [column, row]. */
export type Place = string | Cell;

export interface Door {
  room: string;
  room_cell: Cell;
  corridor_cell: Cell;
}

/** The board as the server sends it, and its size in squares. */
export interface BoardData {
  key: string;
  width: number;
  height: number;
  map: string[];
  legend: Record<string, string>;
  doors: Door[];
  walls: [Cell, Cell][];
  inner_doors: [string, string][];
  secret_passages: [string, string][];
  start: Record<string, Place>;
}

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
