import { beforeEach, expect, test, vi } from "vitest";
import { openUp, sitDown, startTable } from "../lib/api/gathering";
import { makeTable } from "../lib/api/tables";
import { tableOf } from "../lib/deal/deal.fixture";
import { keptOf } from "../lib/deal/kept";
import type { EditionInfo } from "../lib/wire";
import {
  begin,
  editionOf,
  houseRulesOf,
  invite,
  ownDiceOf,
  recallWishes,
  rememberWishes,
  seatsOf,
} from "./begin";

vi.mock(import("../lib/api/gathering"), () => ({
  openUp: vi.fn(),
  sitDown: vi.fn(),
  startTable: vi.fn(),
}));
vi.mock(import("../lib/api/tables"), () => ({ makeTable: vi.fn() }));

const SUSPECTS = ["scarlett", "mustard", "white", "green", "peacock", "plum"];
const TRAVEL = {
  key: "travel",
  options: { seats: [3, 6], dice: 2 },
  suspects: SUSPECTS,
} as unknown as EditionInfo;

beforeEach(() => {
  localStorage.clear();
  const done = Promise.resolve({ data: tableOf({ id: "abc" }) });
  for (const call of [makeTable, openUp, sitDown, startTable]) {
    vi.mocked(call).mockReset().mockReturnValue(done);
  }
});

test("the edition is the one chosen, or a guess from the language", () => {
  expect(editionOf(recallWishes(), "nl")).toBe("dutch");
  expect(editionOf(recallWishes(), "fi")).toBe("travel");
  expect(editionOf({ ...recallWishes(), edition: "swedish" }, "nl")).toBe("swedish");
});

test("house rules are remembered for each edition", () => {
  const wishes = { ...recallWishes(), houseRules: { travel: { dice: 1 }, dutch: { row: 4 } } };
  rememberWishes(wishes);
  expect(recallWishes()).toEqual(wishes);
  expect(houseRulesOf(recallWishes(), TRAVEL)).toEqual({ dice: 1 });
  expect(houseRulesOf(recallWishes(), { ...TRAVEL, key: "swedish" })).toEqual({});
});

test("a remembered house rule that is an option no more is none", () => {
  const wishes = { ...recallWishes(), houseRules: { travel: { dice: 1, weather: "rain" } } };
  expect(houseRulesOf(wishes, TRAVEL)).toEqual({ dice: 1 });
});

test("wishes of an older program are filled in", () => {
  localStorage.setItem("tudor.wishes", '{"seats": 5, "suspect": "plum", "name": "Anna"}');
  expect(recallWishes()).toEqual({
    edition: null,
    seats: 5,
    suspect: "plum",
    name: "Anna",
    ownDice: {},
    houseRules: {},
    help: "chances",
    listed: false,
    clock: 0,
  });
  localStorage.setItem("tudor.wishes", '{"ownDice": true}');
  expect(recallWishes().ownDice).toEqual({});
});

test("as many seats as the options in force allow", () => {
  const wishes = { ...recallWishes(), seats: 2 };
  expect(seatsOf(wishes, TRAVEL.options)).toBe(3);
  expect(seatsOf(wishes, { ...TRAVEL.options, seats: [2, 6] })).toBe(2);
});

test("own dice are for the edition they were chosen for, and where dice are rolled", () => {
  const wishes = { ...recallWishes(), ownDice: { travel: true } };
  expect(ownDiceOf(wishes, "travel", TRAVEL.options)).toBe(true);
  expect(ownDiceOf(wishes, "dutch", TRAVEL.options)).toBe(false);
  expect(ownDiceOf(wishes, "travel", { ...TRAVEL.options, dice: 0 })).toBe(false);
});

test("a table is laid with what differs from the box, and no more", async () => {
  const go = vi.fn();
  const wishes = {
    ...recallWishes(),
    seats: 2,
    suspect: "plum",
    ownDice: { travel: true },
    houseRules: { travel: { seats: [2, 6] }, dutch: { dice: 2 } },
    help: "proven" as const,
  };
  expect(await begin(wishes, TRAVEL, go)).toBeNull();
  const [body] = vi.mocked(makeTable).mock.calls[0] ?? [];
  expect(body).toMatchObject({
    edition: "travel",
    house_rules: { seats: [2, 6] },
    own_dice: true,
    help: "proven",
    seats: [{ kind: "person", suspect: "plum" }, { kind: "bot" }],
  });
  expect(body?.seats).toHaveLength(2);
  expect(go).toHaveBeenCalledWith("/table/abc");
});

test("against bots, all that the deal wants is done at once", async () => {
  expect(await begin(recallWishes(), TRAVEL, vi.fn())).toBeNull();
  const [, body] = vi.mocked(sitDown).mock.calls[0] ?? [];
  expect(startTable).toHaveBeenCalledExactlyOnceWith("abc", "refuse");
  const given = keptOf("abc", 1).given[body?.commitment ?? ""];
  expect(openUp).toHaveBeenCalledExactlyOnceWith("abc", 0, 1, given);
});

test("a table for friends has seats for people only, and nobody sits there yet", async () => {
  const go = vi.fn();
  const wishes = { ...recallWishes(), seats: 3, listed: true, clock: 120 };
  expect(await invite(wishes, TRAVEL, "secret", go)).toBeNull();
  const person = { kind: "person" };
  expect(vi.mocked(makeTable).mock.calls[0]?.[0]).toEqual({
    edition: "travel",
    house_rules: {},
    own_dice: false,
    help: "chances",
    listed: true,
    clock: 120,
    password: "secret",
    seats: [person, person, person],
  });
  expect(sitDown).not.toHaveBeenCalled();
  expect(go).toHaveBeenCalledWith("/table/abc");
});

test("a refusal is told, and leads nowhere", async () => {
  const problem = { status: 422, reason: "options", message: "No.", rule: null, number: null };
  vi.mocked(makeTable).mockResolvedValue({ problem });
  const go = vi.fn();
  expect(await begin(recallWishes(), TRAVEL, go)).toBe(problem);
  expect(sitDown).not.toHaveBeenCalled();
  expect(go).not.toHaveBeenCalled();
});
