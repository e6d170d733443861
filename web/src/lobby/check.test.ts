import { beforeEach, expect, test, vi } from "vitest";
import type { Outcome } from "../lib/api/client";
import { getRules, type Rulebook } from "../lib/api/editions";
import { Check } from "./check.svelte";

vi.mock(import("../lib/api/editions"), () => ({ getRules: vi.fn() }));

const refused = (message: string, status = 422): Outcome<Rulebook> => ({
  problem: { status, reason: "options", message, rule: null, number: null },
});
const fits = (...idle: string[]): Outcome<Rulebook> => ({ data: { idle } as unknown as Rulebook });

beforeEach(() => vi.mocked(getRules).mockReset());

test("what makes no difference is said, also as in the box", async () => {
  const check = new Check();
  vi.mocked(getRules).mockResolvedValueOnce(fits("row"));
  await check.ask("travel", {}, 4);
  expect(getRules).toHaveBeenCalledExactlyOnceWith("travel", {}, 4);
  expect(check.problem).toBeNull();
  expect(check.idle).toEqual(["row"]);
});

test("what makes no sense is told, until it does", async () => {
  const check = new Check();
  vi.mocked(getRules).mockResolvedValueOnce(refused("No door."));
  await check.ask("travel", { accuse_where: "middle" }, 4);
  expect(check.problem?.message).toBe("No door.");
  vi.mocked(getRules).mockResolvedValueOnce(fits());
  await check.ask("travel", { dice: 1 }, 4);
  expect(check.problem).toBeNull();
});

test("a server out of reach has not said no", async () => {
  const check = new Check();
  vi.mocked(getRules).mockResolvedValueOnce(refused("Nobody there.", 0));
  await check.ask("travel", { dice: 1 }, 4);
  expect(check.problem).toBeNull();
});

test("an answer that comes late is about something else", async () => {
  const check = new Check();
  let answer: (outcome: Outcome<Rulebook>) => void = () => undefined;
  vi.mocked(getRules)
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    .mockResolvedValueOnce(fits());
  const late = check.ask("travel", { accuse_where: "middle" }, 4);
  await check.ask("travel", { dice: 1 }, 4);
  answer(refused("No door."));
  await late;
  expect(check.problem).toBeNull();
});
