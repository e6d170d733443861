import { describe, expect, it } from "vitest";
import { classic, modern } from "./boards.fixture";
import { shapeOf } from "./geometry";
import { roomAt } from "./grid";
import { layoutRoom } from "./slots";
import { nameRooms, stationsOf } from "./stations";
import { SUSPECTS, WEAPONS, type Rect } from "./types";

const overlap = (a: Rect, b: Rect): boolean =>
  a.x + a.w > b.x + 1e-9 &&
  b.x + b.w > a.x + 1e-9 &&
  a.y + a.h > b.y + 1e-9 &&
  b.y + b.h > a.y + 1e-9;

const PHONE = 360;
const LONG: Record<string, string> = {
  conservatory: "vinterträdgården",
  "billiard-room": "biljardi\u00adhuone",
  study: "arbejds\u00adværelset",
  bathroom: "bade\u00adværelset",
  "living-room": "vardagsrummet",
};

describe.each([classic, modern])("on the $key board", (board) => {
  const shape = shapeOf(board);
  const unit = PHONE / (board.width + 1);
  const rooms = nameRooms(shape, (id) => LONG[id] ?? id, unit);

  describe.each(rooms)("$room.id", ({ room, label, box }) => {
    it.each([
      [1, 0],
      [2, 3],
      [6, 6],
    ])("has room for %i pawns and %i weapons", (pawns, weapons) => {
      const layout = layoutRoom(room, box, pawns, weapons);
      expect(layout.pawns).toHaveLength(pawns);
      expect(layout.weapons).toHaveLength(weapons);
      const boxes = [layout.name, ...layout.pawns, ...layout.weapons];
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
      });
    });

    it("keeps its tokens between its walls and off the trapdoor", () => {
      const { pawns, weapons } = layoutRoom(room, box, 6, 6);
      for (const { x, y, w, h } of [...pawns, ...weapons]) {
        for (const corner of [
          [x, y],
          [x + w, y],
          [x, y + h],
          [x + w, y + h],
        ]) {
          const [c = 0, r = 0] = corner.map(Math.floor);
          expect(roomAt(board, [c, r])).toBe(room.id);
          expect([c, r]).not.toEqual(room.passage?.cell);
        }
      }
    });

    it("writes its name large enough for a telephone", () => {
      if (room.id !== "middle") expect(label.size * unit).toBeGreaterThanOrEqual(9.5);
    });
  });

  it("puts every token somewhere", () => {
    const somewhere = rooms[0]?.room.id ?? "";
    const stations = stationsOf(
      rooms,
      Object.fromEntries(SUSPECTS.map((id) => [id, somewhere])),
      Object.fromEntries(WEAPONS.map((id) => [id, somewhere])),
    );
    expect(stations.pawns.size).toBe(6);
    expect(stations.weapons.size).toBe(6);
  });
});
