import { beforeAll, expect, test } from "vitest";
import type { TableListed } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { companyOf, statusOf } from "./status";

beforeAll(() => words.begin());

type Seat = TableListed["seats"][number];
const seat = (fields: Partial<Seat>): Seat => ({
  kind: "person",
  name: "",
  suspect: null,
  taken: true,
  ...fields,
});

const SEATS = [
  seat({ name: "Anna" }),
  seat({ name: "Bo" }),
  seat({ suspect: "plum" }),
  seat({ kind: "bot" }),
  seat({ kind: "bot" }),
  seat({ taken: false }),
];
const table = (fields: Partial<TableListed>): TableListed => ({
  id: "four-words-at-random",
  edition: "travel",
  stage: "playing",
  seats: SEATS,
  clock: 0,
  locked: false,
  mine: [0],
  created: 0,
  awaited: null,
  over: false,
  ...fields,
});

test("a table that waits for oneself says so, and stands out", () => {
  expect(statusOf(table({ awaited: 0 }))).toEqual({ told: "Your turn", waits: true });
});

test("one that waits for others says for whom: by name, else by suspect", () => {
  const told = [1, 2].map((awaited) => statusOf(table({ awaited })).told);
  expect(told).toEqual([expect.stringContaining("Bo"), expect.stringContaining("Professor Plum")]);
});

test("before the game it is told how far it is, and after it that it is over", () => {
  expect(statusOf(table({ stage: "lobby" })).told).toBe("Gathering");
  const over = statusOf(table({ over: true, awaited: 0 }));
  expect(over).toEqual({ told: "Finished", waits: false });
});

test("with whom one plays: the others who are there, and how many bots", () => {
  expect(companyOf(table({}))).toBe("With Bo, Professor Plum and 2 bots");
  expect(companyOf(table({ mine: [0, 1], seats: SEATS.slice(0, 2) }))).toBe("");
});

test("people without any name are counted", () => {
  const seats = [seat({}), seat({ name: "Bo" }), seat({}), seat({ kind: "bot" })];
  expect(companyOf(table({ mine: [], seats }))).toBe("With Bo, 2 people and a bot");
  expect(companyOf(table({ mine: [], seats: seats.slice(0, 2) }))).toBe("With Bo and one person");
});
