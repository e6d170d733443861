import type { BoardData, Cell, Segment } from "./types";

const STEPS: [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export const neighbours = ([c, r]: Cell): Cell[] => STEPS.map(([dc, dr]) => [c + dc, r + dr]);

export const charAt = (board: BoardData, [c, r]: Cell): string => board.map[r]?.[c] ?? "#";

export function roomAt(board: BoardData, cell: Cell): string | null {
  return board.legend[charAt(board, cell)] ?? null;
}

export function everyCell(board: BoardData): Cell[] {
  return board.map.flatMap((row, r) => [...row].map((_, c): Cell => [c, r]));
}

/** The side that two neighbouring squares share. */
export function sharedSide([ac, ar]: Cell, [bc, br]: Cell): Segment {
  const x = Math.max(ac, bc);
  const y = Math.max(ar, br);
  return ar === br ? { a: { x, y }, b: { x, y: y + 1 } } : { a: { x, y }, b: { x: x + 1, y } };
}

/** The squares outside the house, those that can be come to from the board's edge. */
export function outdoors(board: BoardData): Set<string> {
  const seen = new Set<string>();
  const queue: Cell[] = everyCell(board).filter(
    ([c, r]) => c === 0 || r === 0 || c === board.width - 1 || r === board.height - 1,
  );
  for (let cell = queue.pop(); cell; cell = queue.pop()) {
    const [c, r] = cell;
    const within = c >= 0 && r >= 0 && c < board.width && r < board.height;
    if (!within || charAt(board, cell) !== "#" || seen.has(cell.join())) continue;
    seen.add(cell.join());
    queue.push(...neighbours(cell));
  }
  return seen;
}
