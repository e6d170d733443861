import type { Mark } from "../lib/wire";

export interface At {
  row: number;
  column: number;
}

/** Where a key leads in a grid, or null for a key that leads nowhere. */
export function step(
  { row, column }: At,
  key: string,
  size: { rows: number; columns: number },
): At | null {
  const clamp = (n: number, length: number): number => Math.min(Math.max(n, 0), length - 1);
  const go = (down: number, right: number): At => ({
    row: clamp(row + down, size.rows),
    column: clamp(column + right, size.columns),
  });
  switch (key) {
    case "ArrowUp":
      return go(-1, 0);
    case "ArrowDown":
      return go(1, 0);
    case "ArrowLeft":
      return go(0, -1);
    case "ArrowRight":
      return go(0, 1);
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: size.columns - 1 };
    case "PageUp":
      return { row: 0, column };
    case "PageDown":
      return { row: size.rows - 1, column };
    default:
      return null;
  }
}

const MARKS: Record<string, Mark> = {
  x: "no",
  "-": "no",
  v: "yes",
  "+": "yes",
  "?": "maybe",
  Delete: "",
  Backspace: "",
};

/** The mark that a key writes into the cell that has the focus, or null. */
export const keyed = (key: string): Mark | null => MARKS[key] ?? null;
