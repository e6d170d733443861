import { expect, test } from "vitest";
import type { HelpLine } from "../lib/wire";
import { nested, suggestionsOf, type Nested } from "./nested";

const lines = (...depths: number[]): HelpLine[] =>
  depths.map((depth, i) => ({ depth, text: String(i), suggestions: [i % 2, 5] }));
const shape = (all: Nested[]): unknown[] => all.map(({ line, under }) => [line.text, shape(under)]);
const flat = (all: Nested[]): HelpLine[] =>
  all.flatMap(({ line, under }) => [line, ...flat(under)]);

test("what is supposed stands over what follows from it", () => {
  expect(shape(nested(lines(0, 1, 1, 2, 0)))).toEqual([
    [
      "0",
      [
        ["1", []],
        ["2", [["3", []]]],
      ],
    ],
    ["4", []],
  ]);
});

test("no line is lost, and none changes its place", () => {
  for (const depths of [[], [0], [2, 1, 0], [0, 3, 1, 2], [1, 1]]) {
    const given = lines(...depths);
    expect(flat(nested(given))).toEqual(given);
  }
});

test("each suggestion is named once, the first first", () => {
  expect(suggestionsOf(lines(0, 0, 0))).toEqual([0, 1, 5]);
});
