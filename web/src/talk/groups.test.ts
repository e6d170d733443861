import { expect, test } from "vitest";
import type { Channel, Line } from "../lib/wire";
import { groupsOf } from "./groups";

const line = (number: number, seat: number, at: number, channel: Channel = "table"): Line => ({
  number,
  at,
  channel,
  seat,
  name: "",
  text: "",
  phrase: null,
});
const numbers = (...lines: Line[]): number[][] =>
  groupsOf(lines, () => false).map((group) => group.map(({ number }) => number));

test("what one says at a stretch stands together", () => {
  expect(numbers(line(1, 0, 0), line(2, 0, 60), line(3, 1, 61), line(4, 0, 62))).toEqual([
    [1, 2],
    [3],
    [4],
  ]);
});

test("a pause begins anew, and so does another channel", () => {
  expect(numbers(line(1, 0, 0), line(2, 0, 300), line(3, 0, 301, "team"))).toEqual([[1], [2], [3]]);
});

test("partners speak from one seat, but each for themselves", () => {
  const lines = [line(1, 0, 0, "team"), line(2, 0, 1, "team")];
  expect(groupsOf(lines, ({ number }) => number === 1)).toHaveLength(2);
});
