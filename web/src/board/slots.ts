import type { RoomShape } from "./geometry";
import type { Rect } from "./types";

const WALL = 0.17;
/** Pawns stand taller than they are wide. */
const TALL = 1.2;
const LARGEST = 1.12;
/** Tokens smaller than this make the name rise to the wall. */
const CRAMPED = 0.9;
const SMALLEST = 0.2;

export interface RoomLayout {
  name: Rect;
  pawns: Rect[];
  weapons: Rect[];
}

/** Where the name stands: a little above the middle, so that tokens gather below it. */
export function nameBox({ frame }: RoomShape, size: { w: number; h: number }): Rect {
  const middle = Math.max(WALL + size.h / 2, frame.h * 0.34);
  return {
    x: frame.x + (frame.w - size.w) / 2,
    y: frame.y + middle - size.h / 2,
    ...size,
  };
}

/** The stretch of free floor between two heights that holds the room's middle, or the longest. */
function stretch(room: RoomShape, top: number, bottom: number): [number, number] | null {
  const free = new Set(room.cells.map((c) => c.join()));
  if (room.passage) free.delete(room.passage.cell.join());
  const open = (c: number): boolean => {
    for (let r = Math.floor(top - WALL / 2); r < bottom + WALL / 2; r++) {
      if (!free.has(`${c},${r}`)) return false;
    }
    return true;
  };
  const xs = room.cells.map((c) => c[0]);
  const runs: [number, number][] = [];
  for (let c = Math.min(...xs); c <= Math.max(...xs); c++) {
    if (!open(c)) continue;
    const start = c;
    while (open(c + 1)) c++;
    runs.push([start + WALL, c + 1 - WALL]);
  }
  const middle = room.frame.x + room.frame.w / 2;
  const home = runs.find(([a, b]) => a < middle && middle < b);
  return (
    home ??
    runs.reduce<[number, number] | null>((a, b) => (a && a[1] - a[0] >= b[1] - b[0] ? a : b), null)
  );
}

/** Rows of slots, nearest the name first, each as many slots wide as the room is there. */
function rowsOf(
  room: RoomShape,
  name: Rect,
  s: number,
): { y: number; ends: [number, number]; fits: number }[] {
  const h = s * TALL;
  const ys = room.cells.map((c) => c[1]);
  const floor = Math.max(...ys) + 1;
  const roof = Math.min(...ys);
  const tops: number[] = [];
  for (let y = name.y + name.h + 0.06; y + h <= floor - WALL / 2; y += h) tops.push(y);
  for (let y = name.y - 0.06 - h; y >= roof + WALL / 2; y -= h) tops.push(y);
  return tops.flatMap((y) => {
    const ends = stretch(room, y, y + h);
    const fits = ends ? Math.floor((ends[1] - ends[0]) / s + 1e-9) : 0;
    return ends && fits ? [{ y, ends, fits }] : [];
  });
}

function place(room: RoomShape, name: Rect, s: number, groups: number[]): Rect[][] | null {
  const rows = rowsOf(room, name, s);
  const placed: Rect[][] = [];
  for (const count of groups) {
    const group: Rect[] = [];
    while (group.length < count) {
      const row = rows.shift();
      if (!row) return null;
      const left = count - group.length;
      // Four and three look better than six and one.
      const share = Math.ceil(left / Math.ceil(left / row.fits));
      const gap = Math.min(0.12 * s, (row.ends[1] - row.ends[0] - share * s) / share);
      const middle = room.frame.x + room.frame.w / 2;
      const span = share * s + (share - 1) * gap;
      const x = Math.min(Math.max(middle - span / 2, row.ends[0]), row.ends[1] - span);
      for (let i = 0; i < share; i++)
        group.push({ x: x + i * (s + gap), y: row.y, w: s, h: s * TALL });
    }
    placed.push(group);
  }
  return placed;
}

/** The name moved up to the wall, if it fits there beside the trapdoor. */
function raise(room: RoomShape, name: Rect): Rect | null {
  const y = room.frame.y + WALL;
  const ends = stretch(room, y, y + name.h);
  if (!ends || ends[1] - ends[0] < name.w) return null;
  return { ...name, x: Math.min(Math.max(name.x, ends[0]), ends[1] - name.w), y };
}

/** Slots for pawns and weapons, as large as the room allows, and in rows of their own if they can be. */
export function layoutRoom(
  room: RoomShape,
  name: Rect,
  pawns: number,
  weapons: number,
): RoomLayout {
  const raised = raise(room, name);
  for (let s = LARGEST; s >= SMALLEST; s -= 0.02) {
    for (const box of s < CRAMPED && raised ? [name, raised] : [name]) {
      const apart = place(room, box, s, [pawns, weapons]);
      if (apart) return { name: box, pawns: apart[0] ?? [], weapons: apart[1] ?? [] };
      const all = place(room, box, s, [pawns + weapons])?.[0];
      if (all) return { name: box, pawns: all.slice(0, pawns), weapons: all.slice(pawns) };
    }
  }
  return { name, pawns: [], weapons: [] };
}
