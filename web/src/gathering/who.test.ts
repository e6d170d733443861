import { beforeAll, expect, test } from "vitest";
import { seatOf, tableOf } from "../lib/deal/deal.fixture";
import type { EditionInfo } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { freeSuspects, isAgain, nameOf, notHere, notOpened, whoIn } from "./who";

beforeAll(() => words.choose("en"));

test("somebody goes by the name, else by the suspect, else by the seat", () => {
  expect(whoIn(seatOf(1, { name: "Anna", suspect: "plum" }))).toBe("Anna");
  expect(whoIn(seatOf(1, { suspect: "plum" }))).toBe("Professor Plum");
  expect(whoIn(seatOf(1))).toBe("Seat 2");
  expect(whoIn(seatOf(1, { kind: "bot" }))).toBe("Bot");
});

test("only people are waited for, and only those who sit", () => {
  const seats = [
    seatOf(0, { commitment: "aa" }),
    seatOf(1),
    seatOf(2, { kind: "bot" }),
    seatOf(3, { taken: false }),
  ];
  expect(notHere(seats).map(({ seat }) => seat)).toEqual([1]);
  expect(notOpened(seats).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("a suspect is free if nobody else plays it", () => {
  const edition = { suspects: ["scarlett", "plum", "green"] } as unknown as EditionInfo;
  const seats = [seatOf(0, { suspect: "plum" }), seatOf(1, { suspect: "green", taken: false })];
  expect(freeSuspects(tableOf({ edition, seats }), 1)).toEqual(["scarlett", "green"]);
});

test("people who sit without having come are those of the last game", () => {
  expect(isAgain(tableOf())).toBe(true);
  expect(isAgain(tableOf({ deal: 2 }))).toBe(false);
  expect(isAgain(tableOf({ seats: [seatOf(0), seatOf(1, { taken: false })] }))).toBe(false);
});

test("a table's name is said in words", () => {
  expect(nameOf("rose-next-rice-oblige")).toBe("rose next rice oblige");
});
