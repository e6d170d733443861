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

test("what is left is promised no longer than it is, by seconds only below a minute", () => {
  expect([-3, 0.2, 59.9, 60, 119, 3599, 3600].map(left)).toEqual([
    ["ui-seconds", 0],
    ["ui-seconds", 0],
    ["ui-seconds", 59],
    ["ui-minutes", 1],
    ["ui-minutes", 1],
    ["ui-minutes", 59],
    ["ui-hours", 1],
  ]);
});
