import { expect, test } from "vitest";
import { lasted, left } from "./time";

test("what lasts a moment is not worth a word", () => {
  expect(lasted(59)).toBeNull();
});

test("a wait is told no longer than it is", () => {
  expect([60, 119, 3599].map(lasted)).toEqual([
    ["ui-minutes", 1],
    ["ui-minutes", 1],
    ["ui-minutes", 59],
  ]);
  expect([3600, 47 * 3600, 5 * 24 * 3600].map(lasted)).toEqual([
    ["ui-hours", 1],
    ["ui-hours", 47],
    ["ui-days", 5],
  ]);
});

test("what is left is told by the minute that has begun, and below that by seconds", () => {
  expect([-3, 0.2, 59.9, 60, 61, 299, 3599, 3600].map(left)).toEqual([
    ["ui-seconds", 0],
    ["ui-seconds", 0],
    ["ui-seconds", 59],
    ["ui-minutes", 1],
    ["ui-minutes", 2],
    ["ui-minutes", 5],
    ["ui-minutes", 60],
    ["ui-hours", 1],
  ]);
});

test("what has passed and what is left add up", () => {
  for (const seconds of [61, 100, 179.5, 240.5, 299]) {
    expect((lasted(seconds)?.[1] ?? 0) + left(360 - seconds)[1]).toBe(6);
  }
});
