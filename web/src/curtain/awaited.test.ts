import { expect, test } from "vitest";
import type { View } from "../lib/wire";
import { awaitedIn } from "./awaited";

const view = (fields: Partial<View>): View =>
  ({ outcome: null, question: null, bonus: null, seat: 1, phase: "to-move", ...fields }) as View;

test("nobody is awaited before the game and after it", () => {
  expect(awaitedIn(null)).toBeNull();
  expect(awaitedIn(view({ phase: "opening", seat: null }))).toBeNull();
  expect(awaitedIn(view({ phase: "over", outcome: {} as View["outcome"] }))).toBeNull();
});

test("whoever is asked goes before whose turn it is", () => {
  const question = { asked: 3 } as View["question"];
  expect(awaitedIn(view({ phase: "answering", question }))).toEqual({ seat: 3, call: "answer" });
  expect(awaitedIn(view({ phase: "asked", question }))).toEqual({ seat: 1, call: "move" });
  const bonus = { card: "look", idle: false, at: 0 } as View["bonus"];
  expect(awaitedIn(view({ phase: "showing", bonus }))).toEqual({ seat: 0, call: "show" });
});

test("while dice roll, it is still for the same to move", () => {
  expect(awaitedIn(view({ phase: "rolling" }))).toEqual({ seat: 1, call: "move" });
});
