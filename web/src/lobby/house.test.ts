import { expect, test } from "vitest";
import { changed, inForce, type Options } from "./house";

const BOX = {
  seats: [3, 6],
  dice: 2,
  roll: "exact",
  asking: "must-on-entry",
  turn_limit: null,
} as unknown as Options;

test("an option changed is a house rule; changed back, it is none", () => {
  const one = changed(BOX, {}, "dice", 1);
  expect(one).toEqual({ dice: 1 });
  const two = changed(BOX, one, "seats", [2, 6]);
  expect(two).toEqual({ dice: 1, seats: [2, 6] });
  expect(changed(BOX, two, "seats", [3, 6])).toEqual({ dice: 1 });
  expect(changed(BOX, { turn_limit: 200 }, "turn_limit", null)).toEqual({});
});

test("a house rule goes before what the box says", () => {
  expect(inForce(BOX, { dice: 0 })).toEqual({ ...BOX, dice: 0 });
});
