import { expect, test } from "vitest";
import { keyed, step } from "./keys";
import { nextMark } from "./notes.svelte";

test("a tap leads round all marks", () => {
  const round = [0, 1, 2, 3].reduce((marks) => [...marks, nextMark(marks.at(-1) ?? "")], [
    "",
  ] as ReturnType<typeof nextMark>[]);
  expect(round).toEqual(["", "no", "yes", "maybe", ""]);
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
