import { describe, expect, it } from "vitest";
import { classic, modern } from "./boards.fixture";
import { shapeOf } from "./geometry";
import { roomAt } from "./grid";
import { area, inscribed, trace } from "./outline";
import type { Cell, Point } from "./types";

/** Whether a side of one square lies on an outline. */
function onOutline(loops: Point[][], a: Point, b: Point): boolean {
  const between = (v: number, p: number, q: number): boolean =>
    Math.min(p, q) <= v && v <= Math.max(p, q);
  return loops.some((loop) =>
    loop.some((p, i) => {
      const q = loop[(i + 1) % loop.length] as Point;
      return [a, b].every(
        (v) =>
          (p.x === q.x && v.x === p.x && between(v.y, p.y, q.y)) ||
          (p.y === q.y && v.y === p.y && between(v.x, p.x, q.x)),
      );
    }),
  );
}

describe.each([classic, modern])("the $key board", (board) => {
  const shape = shapeOf(board);
  const rooms = [...shape.rooms.values()];

  it("has every room of the legend", () => {
    expect([...shape.rooms.keys()].sort()).toEqual(
      [...new Set(Object.values(board.legend))].sort(),
    );
  });

  it.each(rooms)("draws $id with one closed outline round all its squares", (room) => {
    expect(room.outline).toHaveLength(1);
    expect(area(room.outline)).toBe(room.cells.length);
  });

  it.each(rooms)("puts the frame of $id inside the room", ({ id, frame }) => {
    expect(frame.w * frame.h).toBeGreaterThan(0);
    for (let c = frame.x; c < frame.x + frame.w; c++) {
      for (let r = frame.y; r < frame.y + frame.h; r++) expect(roomAt(board, [c, r])).toBe(id);
    }
  });

  it("finds every door, on its room's outline", () => {
    expect(rooms.flatMap((room) => room.doors)).toHaveLength(board.doors.length);
    for (const { outline, doors } of rooms) {
      for (const { opening } of doors) {
        expect(onOutline(outline, opening.a, opening.b)).toBe(true);
      }
    }
  });

  it("opens its doors into the room, not into the corridor", () => {
    for (const { id, doors } of rooms) {
      for (const { opening, inward } of doors) {
        const x = (opening.a.x + opening.b.x + inward.x) / 2;
        const y = (opening.a.y + opening.b.y + inward.y) / 2;
        expect(roomAt(board, [Math.floor(x), Math.floor(y)])).toBe(id);
      }
    }
  });

  it("finds the doors between rooms, on both outlines", () => {
    expect(shape.innerDoors).toHaveLength(board.inner_doors.length);
    board.inner_doors.flat().forEach((id, i) => {
      const door = shape.innerDoors[Math.floor(i / 2)];
      const outline = shape.rooms.get(id)?.outline;
      expect(door && outline && onOutline(outline, door.a, door.b)).toBe(true);
    });
  });

  it("gives both ends of a passage a trapdoor in the room", () => {
    for (const [a, b] of board.secret_passages) {
      const [from, to] = [shape.rooms.get(a), shape.rooms.get(b)];
      expect(from?.passage?.to).toBe(b);
      expect(to?.passage?.to).toBe(a);
      expect(from?.cells).toContainEqual(from?.passage?.cell);
    }
  });

  it("accounts for every square of the house", () => {
    const inRooms = rooms.reduce((sum, room) => sum + room.cells.length, 0);
    expect(area(shape.house)).toBe(inRooms + shape.corridor.length + shape.solid.length);
  });
});

it("counts the corridors", () => {
  expect(shapeOf(classic).corridor).toHaveLength(188);
  expect(shapeOf(modern).solid).toEqual([
    [2, 5],
    [3, 5],
  ]);
});

describe("an outline", () => {
  it("runs round a hole as well", () => {
    const ring: Cell[] = [0, 1, 2].flatMap((r) =>
      [0, 1, 2].filter((c) => c !== 1 || r !== 1).map((c): Cell => [c, r]),
    );
    expect(trace(ring)).toHaveLength(2);
    expect(area(trace(ring))).toBe(8);
  });

  it("keeps squares apart that touch by a corner", () => {
    expect(
      trace([
        [0, 0],
        [1, 1],
      ]).map((loop) => loop.length),
    ).toEqual([4, 4]);
  });

  it("holds the largest rectangle", () => {
    const cells: Cell[] = [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ];
    expect(inscribed(cells)).toEqual({ x: 1, y: 1, w: 2, h: 2 });
  });
});
