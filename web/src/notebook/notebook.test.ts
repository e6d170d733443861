import { expect, test } from "vitest";
import type { Mark, View } from "../lib/wire";
import { factOf, foundIn } from "./facts";
import { keyed, step } from "./keys";
import { nextMark } from "./notes.svelte";

const view = {
  hand: ["rope"],
  open: ["hall"],
  row: [null, "lounge", null, null],
  laid_open: { 2: ["dagger", "study"], 1: ["kitchen"] },
  sizes: [1, 2, 2],
} as unknown as View;

test("a tap leads round all marks", () => {
  const round = [0, 1, 2, 3].reduce((marks) => [...marks, nextMark(marks.at(-1) ?? "")], [
    "",
  ] as ReturnType<typeof nextMark>[]);
  expect(round).toEqual(["", "no", "yes", "maybe", ""]);
});

test("a card that was seen in the row lies there, and nowhere else", () => {
  expect(factOf(view, 0, "lounge", "row")).toBe("yes");
  expect(factOf(view, 0, "lounge", 1)).toBe("no");
  expect(factOf(view, 0, "rope", "row")).toBe("no");
  expect(factOf(view, 0, "plum", "row")).toBe("");
  const seen = { ...view, row: ["lounge", "plum"] };
  expect(factOf(seen, 0, "white", "row")).toBe("no");
});

test("cards of a hand that lie open are there; a whole hand has no others", () => {
  expect(factOf(view, 0, "dagger", 2)).toBe("yes");
  expect(factOf(view, 0, "dagger", 1)).toBe("no");
  expect(factOf(view, 0, "plum", 2)).toBe("no");
  expect(factOf(view, 0, "kitchen", 1)).toBe("yes");
  expect(factOf(view, 0, "plum", 1)).toBe("");
});

test("facts follow from one's own hand and open cards", () => {
  expect(factOf(view, 0, "rope", 0)).toBe("yes");
  expect(factOf(view, 0, "rope", 1)).toBe("no");
  expect(factOf(view, 0, "plum", 0)).toBe("no");
  expect(factOf(view, 0, "plum", 1)).toBe("");
  expect(factOf(view, 0, "hall", 1)).toBe("no");
  expect(factOf(null, 0, "rope", 0)).toBe("");
});

test("a card is found in one's own hand, seen, or by a written yes alone", () => {
  const marks: Record<string, Mark> = { "plum 2": "yes", "green 1": "no", "white 1": "maybe" };
  const found = (card: string) =>
    foundIn(view, 0, card, [0, 1, 2], (card, seat) => marks[`${card} ${seat}`] ?? "");
  const cards = ["rope", "hall", "lounge", "dagger", "plum", "green", "white"];
  expect(cards.map(found)).toEqual(["yours", "seen", "seen", "seen", "seen", null, null]);
});

test("keys stay within the table", () => {
  const size = { rows: 21, columns: 5 };
  expect(step({ row: 0, column: 0 }, "ArrowUp", size)).toEqual({ row: 0, column: 0 });
  expect(step({ row: 20, column: 4 }, "ArrowRight", size)).toEqual({ row: 20, column: 4 });
  expect(step({ row: 3, column: 2 }, "End", size)).toEqual({ row: 3, column: 4 });
  expect(step({ row: 3, column: 2 }, "PageDown", size)).toEqual({ row: 20, column: 2 });
  expect(step({ row: 3, column: 2 }, "a", size)).toBeNull();
});

test("some keys write", () => {
  expect([keyed("x"), keyed("v"), keyed("?"), keyed("Delete"), keyed("q")]).toEqual([
    "no",
    "yes",
    "maybe",
    "",
    null,
  ]);
});
