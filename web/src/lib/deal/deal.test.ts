import { beforeEach, expect, test, vi } from "vitest";
import type { Outcome } from "../api/client";
import { commit, openUp } from "../api/gathering";
import type { TableInfo } from "../wire";
import { Deal } from "./deal.svelte";
import { OTHER, SERVER, seatOf, tableOf as anyTable } from "./deal.fixture";
import { drawn, hashOf } from "./given";
import { give, keptOf } from "./kept";

vi.mock(import("../api/gathering"), () => ({ commit: vi.fn(), openUp: vi.fn() }));

/** A table of its own for each test: what a page keeps it keeps as long as it lives. */
let ID = "";
const tableOf = (more: Partial<TableInfo> = {}) => anyTable({ id: ID, ...more });
const refused = (reason: string): Outcome<TableInfo> => ({
  problem: { status: 409, reason, message: "No.", rule: null, number: null },
});
const seated = (commitment: string | null, more: Parameters<typeof seatOf>[1] = {}) => [
  seatOf(0, { commitment, ...more }),
  seatOf(1, { commitment: hashOf(OTHER) }),
];

beforeEach(() => {
  localStorage.clear();
  ID = drawn();
  vi.mocked(commit).mockReset().mockResolvedValue({ data: tableOf() });
  vi.mocked(openUp).mockReset().mockResolvedValue({ data: tableOf() });
});

test("a seat that has given nothing gives something, once", async () => {
  const deal = new Deal(vi.fn());
  await deal.see(tableOf());
  await deal.see(tableOf());
  expect(commit).toHaveBeenCalledOnce();
  const [table, seat, number, hash] = vi.mocked(commit).mock.calls[0] ?? [];
  expect([table, seat, number]).toEqual([ID, 0, 1]);
  expect(hashOf(keptOf(ID, 1).given[hash ?? ""] ?? "")).toBe(hash);
});

test("what could not be given is given again", async () => {
  const deal = new Deal(vi.fn());
  vi.mocked(commit).mockResolvedValueOnce(refused("unreached"));
  await deal.see(tableOf());
  expect(deal.problem).toBeNull();
  await deal.see(tableOf());
  expect(commit).toHaveBeenCalledTimes(2);
});

test("the next deal wants something new", async () => {
  const deal = new Deal(vi.fn());
  await deal.see(tableOf());
  await deal.see(tableOf({ deal: 2, commitment: hashOf(drawn()) }));
  const [first, second] = vi.mocked(commit).mock.calls;
  expect(second?.[2]).toBe(2);
  expect(second?.[3]).not.toBe(first?.[3]);
});

test("the device that came last gives, and two do not replace each other's for ever", async () => {
  const first = hashOf(drawn());
  const deal = new Deal(vi.fn());
  await deal.see(tableOf({ seats: seated(first) }));
  expect(commit).toHaveBeenCalledOnce();
  await deal.see(tableOf({ seats: seated(hashOf(drawn())) }));
  expect(commit).toHaveBeenCalledOnce();
});

test("a partner's part is left alone", async () => {
  await new Deal(vi.fn()).see(tableOf({ seats: seated(hashOf(drawn()), { people: 2 }) }));
  expect(commit).not.toHaveBeenCalled();
});

test("nothing is told before all hashes are fixed; then they are noted first", async () => {
  const hash = give(ID, 1);
  const seats = seated(hash);
  const deal = new Deal(vi.fn());
  await deal.see(tableOf({ seats }));
  expect(openUp).not.toHaveBeenCalled();
  vi.mocked(openUp).mockImplementationOnce(() => {
    expect(keptOf(ID, 1).seats).toEqual([hash, hashOf(OTHER)]);
    return Promise.resolve({ data: tableOf({ stage: "playing", seats }) });
  });
  await deal.see(tableOf({ stage: "opening", seats }));
  expect(openUp).toHaveBeenCalledExactlyOnceWith(ID, 0, 1, keptOf(ID, 1).given[hash]);
});

test("a server that exchanges its part is not told anything", async () => {
  const seats = seated(give(ID, 1));
  const deal = new Deal(vi.fn());
  await deal.see(tableOf({ seats }));
  await deal.see(tableOf({ stage: "opening", seats, commitment: hashOf(OTHER) }));
  expect(deal.trouble).toEqual({ kind: "server-changed", seat: null });
  expect(openUp).not.toHaveBeenCalled();
});

test("hashes that change after all are fixed are told", async () => {
  const own = give(ID, 1);
  const deal = new Deal(vi.fn());
  await deal.see(tableOf({ stage: "opening", seats: seated(own) }));
  const seats = [seatOf(0, { commitment: own }), seatOf(1, { commitment: hashOf(SERVER) })];
  await deal.see(tableOf({ stage: "opening", seats }));
  expect(deal.trouble).toEqual({ kind: "seat-changed", seat: 1 });
});

test("an opening that is not what was promised is told", async () => {
  const deal = new Deal(vi.fn());
  const promised = { commitment: hashOf(OTHER) };
  const seats = [seatOf(0, { commitment: give(ID, 1) }), seatOf(1, promised)];
  await deal.see(tableOf({ stage: "opening", seats }));
  const told = [seats[0] as (typeof seats)[0], seatOf(1, { ...promised, opening: SERVER })];
  await deal.see(tableOf({ stage: "playing", seats: told }));
  expect(deal.trouble).toEqual({ kind: "opening-wrong", seat: 1 });
  expect(keptOf(ID, 1).differs).toBe(true);
});

test.each([
  ["dice of one's own", { own_dice: true }],
  ["a house rule", { house_rules: {} }],
  ["a bot", { seats: [seatOf(0), seatOf(1, { bot: "novice" })] }],
])("%s that comes once all is fixed is noticed", async (_, more) => {
  const deal = new Deal(vi.fn());
  const table = tableOf({ stage: "opening", seats: [seatOf(0), seatOf(1)], mine: [] });
  await deal.see(table);
  expect(deal.trouble).toBeNull();
  await deal.see({ ...table, ...more });
  expect(deal.trouble).toEqual({ kind: "terms-changed", seat: null });
  expect(keptOf(ID, 1).differs).toBe(true);
});

test("bytes that are on another device cannot be told from here, and that is said", async () => {
  const deal = new Deal(vi.fn());
  await deal.see(tableOf({ stage: "opening", seats: seated(hashOf(drawn())) }));
  expect(deal.trouble).toEqual({ kind: "elsewhere", seat: 0 });
  expect(openUp).not.toHaveBeenCalled();
});

test("what another tab of the same browser gave can be told from here", async () => {
  const given = drawn();
  const kept = { ...keptOf(ID, 1), given: { [hashOf(given)]: given } };
  localStorage.setItem(`tudor.deal.${ID}.1`, JSON.stringify(kept));
  await new Deal(vi.fn()).see(tableOf({ stage: "opening", seats: seated(hashOf(given)) }));
  expect(openUp).toHaveBeenCalledExactlyOnceWith(ID, 0, 1, given);
});

test("a browser that refuses to remember can still tell what it gave", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await new Deal(vi.fn()).see(tableOf({ stage: "opening", seats: seated(give(ID, 1)) }));
  expect(openUp).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test("a table from before there was anything to give is left alone", async () => {
  const deal = new Deal(vi.fn());
  await deal.see(tableOf({ deal: 0, commitment: null }));
  expect(deal.trouble).toBeNull();
  expect(commit).not.toHaveBeenCalled();
});

test("a refusal is told, except that the table has moved on", async () => {
  const deal = new Deal(vi.fn());
  vi.mocked(commit).mockResolvedValueOnce(refused("wrong-deal"));
  await deal.see(tableOf());
  expect(deal.problem).toBeNull();
  vi.mocked(commit).mockResolvedValueOnce(refused("storage"));
  await deal.see(tableOf());
  expect(deal.problem?.reason).toBe("storage");
});
