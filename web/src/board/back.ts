import { charAt, roomAt } from "./grid";
import type { BoardData, Cell, Rect, Side } from "./types";

/** The squares inside and outside one side of a rectangle. */
function alongSide({ x, y, w, h }: Rect, side: Side): { inner: Cell; outer: Cell }[] {
  const across = side === "n" || side === "s";
  return Array.from({ length: across ? w : h }, (_, i) => {
    if (across) {
      const r = side === "n" ? y : y + h - 1;
      return { inner: [x + i, r], outer: [x + i, side === "n" ? r - 1 : r + 1] };
    }
    const c = side === "w" ? x : x + w - 1;
    return { inner: [c, y + i], outer: [side === "w" ? c - 1 : c + 1, y + i] };
  });
}

/** The side that furniture can best lean against: a whole wall, without doors, to the outside, long. */
export function backSide(board: BoardData, id: string, frame: Rect): Side {
  const cost = (side: Side): number => {
    const squares = alongSide(frame, side);
    const doors = squares.filter(({ inner, outer }) =>
      board.doors.some(
        (d) => d.room_cell.join() === inner.join() && d.corridor_cell.join() === outer.join(),
      ),
    );
    const gaps = squares.filter(({ outer }) => roomAt(board, outer) === id);
    const outside = squares.filter(({ outer }) => charAt(board, outer) === "#");
    const share = (part: unknown[]): number => part.length / squares.length;
    return 3 * doors.length + 4 * share(gaps) - 2 * share(outside) - squares.length / 100;
  };
  return (["n", "w", "e", "s"] as Side[]).reduce((a, b) => (cost(b) < cost(a) ? b : a));
}
