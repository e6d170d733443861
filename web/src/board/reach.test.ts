import { describe, expect, it } from "vitest";
import { classic, modern } from "./boards.fixture";
import { shapeOf } from "./geometry";
import { initials } from "./initials";
import { fitLabel } from "./label";
import { byKey, nearest, placeAt, targetsOf } from "./reach";
import { footsteps } from "./stations";
import type { Place } from "../lib/wire";

const shape = shapeOf(classic);
const reachable: Place[] = [[8, 17], [9, 17], [8, 18], "lounge"];

describe("a finger", () => {
  const targets = targetsOf(shape, reachable, undefined, null);

  it("means the square under it", () => {
    expect(targets[nearest(targets, { x: 9.1, y: 17.9 })]?.place).toEqual([9, 17]);
  });

  it("means the room it is in", () => {
    expect(targets[nearest(targets, { x: 2, y: 22 })]?.place).toBe("lounge");
  });

  it("may land a little beside", () => {
    expect(targets[nearest(targets, { x: 10.9, y: 17.5 })]?.place).toEqual([9, 17]);
    expect(nearest(targets, { x: 12, y: 17.5 })).toBe(-1);
  });

  it("finds the trapdoor in a room that can be reached too", () => {
    const both = targetsOf(shape, ["lounge"], "lounge", "conservatory");
    const cell = shape.rooms.get("lounge")?.passage?.cell ?? [0, 0];
    expect(both[nearest(both, { x: cell[0] + 0.5, y: cell[1] + 0.5 })]?.passage).toBe(true);
  });
});

describe("a mouse", () => {
  const targets = targetsOf(shape, reachable, undefined, null);

  it("is held to what is under it", () => {
    expect(nearest(targets, { x: 10.9, y: 17.5 }, 0.3)).toBe(-1);
    expect(nearest(targets, { x: 9.5, y: 17.5 }, 0.3)).toBe(1);
  });
});

describe("a place that is not lit", () => {
  it("is a room, a square, or nothing", () => {
    expect(placeAt(classic, { x: 2.5, y: 22.5 })).toBe("lounge");
    expect(placeAt(classic, { x: 8.5, y: 17.5 })).toEqual([8, 17]);
    expect(placeAt(modern, { x: 9.5, y: 5.5 })).toBe("middle");
    expect(placeAt(modern, { x: 2.5, y: 5.5 })).toBeNull();
    expect(placeAt(classic, { x: -3, y: 40 })).toBeNull();
  });
});

describe("bonus squares", () => {
  it("are told from others, and the middle of the modern board is a room to go to", () => {
    const [square = [0, 0]] = modern.bonus;
    const targets = targetsOf(
      shapeOf(modern),
      [square, [9, 8], "middle"],
      undefined,
      null,
      modern.bonus,
    );
    expect(targets.map(({ bonus }) => bonus)).toEqual([true, false, false]);
    expect(targets[2]?.cells).toHaveLength(12);
  });
});

describe("an arrow key", () => {
  const targets = targetsOf(shape, reachable, undefined, null);

  it.each([
    ["ArrowRight", 1],
    ["ArrowDown", 2],
    ["ArrowUp", 0],
    ["ArrowLeft", 3],
    ["End", 3],
    ["a", null],
  ])("%s goes from the first square to %s", (key, to) => {
    expect(byKey(targets, 0, key)).toBe(to);
  });
});

describe("a walk", () => {
  it("leaves a room by its door", () => {
    const steps = footsteps(shape, ["lounge", [6, 18], [7, 18]], { x: 3, y: 22, w: 1 }, undefined);
    expect(steps.map((s) => [s.x, Math.floor(s.y)])).toEqual([
      [3, 22],
      [6.5, 19],
      [6.5, 18],
      [7.5, 18],
    ]);
  });
});

describe("the marks on the pawns", () => {
  it("are initials, with a second letter where two are alike", () => {
    expect(
      initials({ scarlett: "Miss Scarlett", plum: "Professor Plum", peacock: "Mrs Peacock" }),
    ).toEqual({ scarlett: "S", plum: "Pl", peacock: "Pe" });
  });

  it("differ in Finnish as well", () => {
    const marks = initials({
      scarlett: "Neiti Punakulta",
      white: "Rouva Valkopesu",
      green: "Pastori Viherlevä",
      peacock: "Rouva Päiväperhonen",
      plum: "Professori Purppuravalo",
    });
    expect(new Set(Object.values(marks)).size).toBe(5);
  });
});

describe("a name", () => {
  it("stays on one line where it can", () => {
    expect(fitLabel("dining room", 6, 0.6, 0.5).lines).toEqual(["dining room"]);
  });

  it("is broken at a space or a soft hyphen", () => {
    expect(fitLabel("dining room", 2, 0.6, 0.5).lines).toEqual(["dining", "room"]);
    expect(fitLabel("kylpy\u00adhuone", 1.9, 0.6, 0.5).lines).toEqual(["kylpy-", "huone"]);
  });

  it("shrinks when nothing else helps", () => {
    expect(fitLabel("hallen", 0.6, 0.6, 0.5).size).toBeLessThan(0.5);
  });
});
