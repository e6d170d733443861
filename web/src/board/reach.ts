import type { BoardShape } from "./geometry";
import type { Place } from "../lib/wire";
import { charAt, roomAt } from "./grid";
import { isCell, placeKey, type BoardData, type Cell, type Point } from "./types";

/** How far beside its mark, in squares, a finger may land. */
const SLACK = 1.2;

/** Something on the board that can be chosen: a reachable place, or the passage under one's feet. */
export interface Target {
  key: string;
  place: Place;
  passage: boolean;
  /** A bonus card is drawn there. */
  bonus: boolean;
  cells: Cell[];
  centre: Point;
}

export function targetsOf(
  shape: BoardShape,
  reachable: Place[],
  mine: Place | undefined,
  passageTo: string | null,
  bonus: Cell[] = [],
): Target[] {
  const drawing = new Set(bonus.map(placeKey));
  const targets = reachable.map((place): Target => {
    const room = isCell(place) ? undefined : shape.rooms.get(place);
    const f = room?.frame;
    const cell = isCell(place) ? place : room?.cells[0];
    return {
      key: placeKey(place),
      place,
      passage: false,
      bonus: drawing.has(placeKey(place)),
      cells: room?.cells ?? (cell ? [cell] : []),
      centre: f
        ? { x: f.x + f.w / 2, y: f.y + f.h / 2 }
        : { x: (cell?.[0] ?? 0) + 0.5, y: (cell?.[1] ?? 0) + 0.5 },
    };
  });
  const hatch = typeof mine === "string" ? shape.rooms.get(mine)?.passage : null;
  if (passageTo && hatch) {
    targets.push({
      key: "passage",
      place: passageTo,
      passage: true,
      bonus: false,
      cells: [hatch.cell],
      centre: { x: hatch.cell[0] + 0.5, y: hatch.cell[1] + 0.5 },
    });
  }
  return targets;
}

function distance([c, r]: Cell, p: Point): number {
  return Math.hypot(Math.max(c - p.x, 0, p.x - c - 1), Math.max(r - p.y, 0, p.y - r - 1));
}

/** The index of the target under a finger or beside it, or -1; a mouse is held to what is under it. */
export function nearest(targets: Target[], p: Point, slack = SLACK): number {
  let best = -1;
  let least = slack;
  targets.forEach(({ cells, passage }, i) => {
    // The trapdoor lies inside a room: where both are hit, it is meant.
    const d = Math.min(...cells.map((cell) => distance(cell, p))) - (passage ? 1e-6 : 0);
    if (d < least) [best, least] = [i, d];
  });
  return best;
}

/** The square or room at a point; none outside the house. */
export function placeAt(board: BoardData, p: Point): Place | null {
  const cell: Cell = [Math.floor(p.x), Math.floor(p.y)];
  return roomAt(board, cell) ?? (charAt(board, cell) === "." ? cell : null);
}

const HEADING: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The next target in an arrow's direction (straight ahead before near), or by Home and End; null for any other key. */
export function byKey(targets: Target[], from: number, key: string): number | null {
  if (key === "Home") return 0;
  if (key === "End") return targets.length - 1;
  const heading = HEADING[key];
  const here = targets[from]?.centre;
  if (!heading || !here) return null;
  let best = from;
  let least = Infinity;
  targets.forEach(({ centre: p }, i) => {
    const ahead = (p.x - here.x) * heading.x + (p.y - here.y) * heading.y;
    const aside = Math.abs((p.x - here.x) * heading.y) + Math.abs((p.y - here.y) * heading.x);
    if (i === from || ahead < 0.4 || aside > 3 * ahead + 1) return;
    const cost = ahead + 1.6 * aside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}
