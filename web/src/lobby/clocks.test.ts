import { expect, test } from "vitest";
import { words } from "../lib/words.svelte";
import { CLOCKS, clockWords } from "./clocks";

test("clocks are told in the largest unit that fits", async () => {
  await words.choose("en");
  expect(CLOCKS.map(clockWords)).toEqual([
    "as long as you like",
    "one minute",
    "2 minutes",
    "5 minutes",
    "one day",
    "3 days",
  ]);
  expect(clockWords(90)).toBe("90 seconds");
});
