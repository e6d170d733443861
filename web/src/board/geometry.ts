import { backSide } from "./back";
import { charAt, everyCell, neighbours, outdoors, roomAt, sharedSide } from "./grid";
import { inscribed, toPath, trace, type Loop } from "./outline";
import type { Door } from "../lib/wire";
import type { BoardData, Cell, Point, Rect, Segment, Side } from "./types";

export interface DoorShape {
  room: string;
  opening: Segment;
  /** One step from the opening into the room. */
  inward: Point;
}

export interface PassageShape {
  cell: Cell;
  to: string;
}

export interface RoomShape {
  id: string;
  cells: Cell[];
  outline: Loop[];
  path: string;
  frame: Rect;
  doors: DoorShape[];
  /** The side that furniture leans against. */
  back: Side;
  passage: PassageShape | null;
}

export interface BoardShape {
  rooms: Map<string, RoomShape>;
  corridor: Cell[];
  /** Walled-in squares that belong to nothing: chimneys. */
  solid: Cell[];
  house: Loop[];
  innerDoors: Segment[];
  walls: Segment[];
}

function doorShape({ room, room_cell, corridor_cell }: Door): DoorShape {
  return {
    room,
    opening: sharedSide(room_cell, corridor_cell),
    inward: { x: room_cell[0] - corridor_cell[0], y: room_cell[1] - corridor_cell[1] },
  };
}

function passageShape(board: BoardData, id: string, cells: Cell[]): PassageShape | null {
  const pair = board.secret_passages.find((p) => p.includes(id));
  if (!pair) return null;
  const toCorner = ([c, r]: Cell): number =>
    Math.min(c, board.width - 1 - c) + Math.min(r, board.height - 1 - r);
  const cell = cells.reduce((a, b) => (toCorner(b) < toCorner(a) ? b : a));
  return { cell, to: pair[0] === id ? pair[1] : pair[0] };
}

function innerDoor(board: BoardData, [from, to]: [string, string]): Segment | null {
  const sides = everyCell(board)
    .filter((cell) => roomAt(board, cell) === from)
    .flatMap((cell) =>
      neighbours(cell)
        .filter((next) => roomAt(board, next) === to)
        .map((next) => sharedSide(cell, next)),
    );
  return sides[Math.floor(sides.length / 2)] ?? null;
}

export function shapeOf(board: BoardData): BoardShape {
  const cells = everyCell(board);
  const outside = outdoors(board);
  const rooms = new Map<string, RoomShape>();
  for (const id of new Set(Object.values(board.legend))) {
    const own = cells.filter((cell) => roomAt(board, cell) === id);
    if (!own.length) continue;
    const frame = inscribed(own);
    const outline = trace(own);
    const doors = board.doors.filter((d) => d.room === id).map((d) => doorShape(d));
    rooms.set(id, {
      id,
      cells: own,
      outline,
      path: toPath(outline),
      frame,
      doors,
      back: backSide(board, id, frame),
      passage: passageShape(board, id, own),
    });
  }
  const indoors = cells.filter((cell) => !outside.has(cell.join()));
  return {
    rooms,
    corridor: indoors.filter((cell) => charAt(board, cell) !== "#" && !roomAt(board, cell)),
    solid: indoors.filter((cell) => charAt(board, cell) === "#"),
    house: trace(indoors),
    innerDoors: board.inner_doors.flatMap((pair) => innerDoor(board, pair) ?? []),
    walls: board.walls.map(([a, b]) => sharedSide(a, b)),
  };
}
