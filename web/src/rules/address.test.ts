import { expect, test } from "vitest";
import { rulesFrom, rulesPath } from "./address";

test("by the box, the address is the edition's", () => {
  expect(rulesPath("travel", {})).toBe("/rules/travel");
  expect(rulesFrom("")).toEqual({});
});

test("house rules go there and back", () => {
  const rules = { dice: 1, seats: [2, 6], turn_limit: null, pawns_block: false };
  const [path, search] = rulesPath("dutch", rules).split("?");
  expect(path).toBe("/rules/dutch");
  expect(rulesFrom(`?${search}`)).toEqual(rules);
});

test.each(["?house_rules=", "?house_rules={", "?house_rules=[1]", "?house_rules=null", "?x=1"])(
  "%s says nothing",
  (search) => expect(rulesFrom(search)).toEqual({}),
);
