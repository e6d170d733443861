import { expect, test } from "vitest";
import type { HelpCell, Mark } from "../lib/wire";
import { faceOf } from "./face";
import { isKnown } from "./known";

const proven = (mark: "yes" | "no"): HelpCell => ({ mark, chance: mark === "yes" ? 1 : 0 });
const open: HelpCell = { mark: "", chance: null };
const marked = (own: Mark, told?: HelpCell) => faceOf(own, told);

test("without help, one's own mark that a seat has it counts, and no other mark", () => {
  expect(isKnown(undefined, [marked(""), marked("yes")])).toBe(true);
  expect(isKnown(undefined, [marked("no"), marked("maybe"), marked("")])).toBe(false);
});

test("where nothing is proven, one's own mark counts, whatever is likely", () => {
  const likely: HelpCell = { mark: "", chance: 0.9 };
  const unlikely: HelpCell = { mark: "", chance: 0.05 };
  expect(isKnown(open, [marked("yes", open)])).toBe(true);
  expect(isKnown(likely, [marked("yes", unlikely)])).toBe(true);
  expect(isKnown(unlikely, [marked("", likely)])).toBe(false);
});

test("what is proven not to be in the case file is known, marked or not", () => {
  expect(isKnown(proven("no"), [marked("", open), marked("", open)])).toBe(true);
  expect(isKnown(proven("no"), [marked("yes", proven("no")), marked("no", open)])).toBe(true);
});

test("what is proven to be in the case file is not known by a mistaken mark", () => {
  expect(isKnown(proven("yes"), [marked("yes", proven("no"))])).toBe(false);
  expect(isKnown(proven("yes"), [marked("yes")])).toBe(false);
});

test("a mark that is proven wrong does not count, one beside it does", () => {
  const wrong = marked("yes", proven("no"));
  expect(isKnown(open, [wrong, marked("", open)])).toBe(false);
  expect(isKnown(undefined, [wrong])).toBe(false);
  expect(isKnown(open, [wrong, marked("yes", open)])).toBe(true);
});
