import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Outcome } from "../lib/api/client";
import { getHelp, type HelpWanted } from "../lib/api/detective";
import type { Help, HelpLevel } from "../lib/wire";
import { Detective } from "./detective.svelte";

vi.mock("../lib/api/detective", () => ({ getHelp: vi.fn() }));

const UNREACHED = {
  problem: { status: 0, reason: "unreached", message: "", rule: null, number: null },
};
const LIKELY = { mark: "" as const, chance: 0.5 };
const SURE = { mark: "no" as const, chance: 0 };
const CASE_FILE = { suspect: "plum", weapon: "rope", room: "hall", chance: 0.5 };

/** The calls that have been made and not answered. */
let calls: { wanted: HelpWanted; answer: (found: Outcome<Help>) => Promise<void> }[];
const told = (number: number, { level, model }: HelpWanted): { data: Help } => ({
  data: { number, level, model, deals: null, cards: [], case_files: [], answers: [] },
});
const withFigures = (wanted: HelpWanted): { data: Help } => ({
  data: {
    ...told(1, wanted).data,
    deals: "6",
    cards: [{ card: "rope", seats: [LIKELY, SURE], row: [LIKELY], case_file: LIKELY }],
    case_files: [CASE_FILE],
    answers: [{ suggestion: 1, seat: 1, cards: { rope: 0.5 } }],
  },
});

beforeEach(() => {
  localStorage.clear();
  calls = [];
  vi.mocked(getHelp).mockReset();
  vi.mocked(getHelp).mockImplementation((_table, _seat, wanted) => {
    return new Promise((resolve) => {
      const answer = async (found: Outcome<Help>): Promise<void> => {
        resolve(found);
        await tick();
      };
      calls.push({ wanted, answer });
    });
  });
});

afterEach(() => vi.useRealTimers());

const detective = (cap: HelpLevel = "chances"): Detective => new Detective("abc", 2, cap);

test("a player begins with cards that are seen, and is remembered by this browser", () => {
  expect(detective().level).toBe("shown");
  detective().choose({ level: "chances" });
  detective().choose({ model: "any" });
  expect(detective()).toMatchObject({ level: "chances", model: "any" });
});

test("what was remembered by another program is no level", () => {
  localStorage.setItem("tudor.help", '{"level": "all", "model": 3}');
  expect(detective()).toMatchObject({ level: "shown", model: "uniform" });
});

test("a table's cap is kept to, and forgotten at the next table", () => {
  detective().choose({ level: "chances" });
  const capped = detective("proven");
  expect(capped.levels).toEqual(["none", "shown", "proven"]);
  expect(capped.level).toBe("proven");
  capped.ask();
  expect(calls[0]?.wanted.level).toBe("proven");
  expect(detective().level).toBe("chances");
});

test("there is one call at a time, and one more for all that happened meanwhile", async () => {
  const one = detective();
  for (let row = 0; row < 5; row += 1) one.ask();
  expect(calls).toHaveLength(1);
  await calls[0]?.answer(told(1, calls[0].wanted));
  expect(one.told?.number).toBe(1);
  expect(calls).toHaveLength(2);
  await calls[1]?.answer(told(5, calls[1].wanted));
  expect(one.told?.number).toBe(5);
  expect(calls).toHaveLength(2);
});

test("what was told stands until there is more, also where nobody answers", async () => {
  const one = detective();
  one.ask();
  await calls[0]?.answer(told(1, calls[0].wanted));
  one.ask();
  expect(one.told?.number).toBe(1);
  await calls[1]?.answer(UNREACHED);
  expect(one.told?.number).toBe(1);
  expect(calls).toHaveLength(2);
  one.ask();
  await calls[2]?.answer(told(3, calls[2].wanted));
  expect(one.told?.number).toBe(3);
});

test("a figure is only told under the model that it is of", async () => {
  const one = detective();
  one.choose({ level: "chances" });
  one.ask();
  await calls[0]?.answer(withFigures(calls[0].wanted));
  expect(one.cell("rope", { seat: 0 })).toEqual(LIKELY);
  const proven = {
    level: "proven",
    deals: "6",
    cards: [
      {
        card: "rope",
        seats: [
          { mark: "", chance: null },
          { mark: "no", chance: null },
        ],
        row: [{ mark: "", chance: null }],
        case_file: { mark: "", chance: null },
      },
    ],
    case_files: [],
    answers: [{ suggestion: 1, seat: 1, cards: { rope: null } }],
  };
  one.choose({ model: "any" });
  expect(one.told).toMatchObject(proven);
  one.ask();
  expect(one.busy).toBe(true);
  await calls[1]?.answer(UNREACHED);
  expect(one.told).toMatchObject(proven);
  expect(one.busy).toBe(false);
  one.ask();
  await calls[2]?.answer(withFigures(calls[2].wanted));
  expect(one.told).toMatchObject({ model: "any", case_files: [CASE_FILE] });
});

test("figures go as soon as they are no longer wanted, and come back where they are again", async () => {
  const one = detective();
  one.choose({ level: "chances" });
  one.ask();
  await calls[0]?.answer(withFigures(calls[0].wanted));
  one.choose({ level: "proven" });
  expect(one.told).toMatchObject({ level: "proven", case_files: [] });
  expect(one.busy).toBe(false);
  one.choose({ level: "chances" });
  expect(one.told).toMatchObject({ level: "chances", case_files: [CASE_FILE] });
});

test("whoever wants less has less at once", async () => {
  const one = detective();
  one.choose({ level: "chances" });
  one.ask();
  await calls[0]?.answer(withFigures(one));
  one.choose({ level: "proven" });
  expect(one.told?.level).toBe("proven");
  one.choose({ level: "shown" });
  expect(one.told).toBeNull();
});

test("it is busy while what is wanted has not come", async () => {
  const one = detective();
  expect(one.busy).toBe(true);
  one.ask();
  await calls[0]?.answer(told(1, calls[0].wanted));
  expect(one.busy).toBe(false);
  one.choose({ level: "proven" });
  expect(one.busy).toBe(true);
  one.choose({ level: "none" });
  expect(one.busy).toBe(false);
});

test("why the newest has not come is told until it comes", async () => {
  const one = detective();
  one.ask();
  await calls[0]?.answer(UNREACHED);
  expect(one.problem).toEqual(UNREACHED.problem);
  one.ask();
  expect(one.problem).toEqual(UNREACHED.problem);
  await calls[1]?.answer(told(2, calls[1].wanted));
  expect(one.problem).toBeNull();
  one.ask();
  await calls[2]?.answer(UNREACHED);
  one.choose({ level: "none" });
  one.ask();
  expect(one.problem).toBeNull();
});

test("where nobody answers it is asked again after a while, as long as anybody looks", async () => {
  vi.useFakeTimers();
  const one = detective();
  const stop = $effect.root(() => {
    $effect(() => one.ask());
  });
  flushSync();
  await calls[0]?.answer(UNREACHED);
  expect(calls).toHaveLength(1);
  vi.advanceTimersToNextTimer();
  flushSync();
  expect(calls).toHaveLength(2);
  await calls[1]?.answer(UNREACHED);
  one.ask();
  await calls[2]?.answer(told(3, calls[2].wanted));
  expect(vi.getTimerCount()).toBe(0);
  one.ask();
  await calls[3]?.answer(UNREACHED);
  stop();
  vi.runAllTimers();
  flushSync();
  expect(calls).toHaveLength(4);
});

test("an answer to what is no longer wanted is not taken", async () => {
  const one = detective();
  one.ask();
  one.choose({ level: "chances" });
  one.ask();
  await calls[0]?.answer(told(1, calls[0].wanted));
  expect(one.told).toBeNull();
  await calls[1]?.answer(told(1, calls[1].wanted));
  expect(one.told?.level).toBe("chances");
});

test("another level or model asks anew; whoever wants no help gets none at once", async () => {
  const one = detective();
  const stop = $effect.root(() => {
    $effect(() => one.ask());
  });
  flushSync();
  await calls[0]?.answer(told(1, calls[0].wanted));
  one.choose({ level: "none" });
  expect(one.told).toBeNull();
  flushSync();
  expect(calls).toHaveLength(1);
  one.choose({ level: "chances" });
  flushSync();
  await calls[1]?.answer(told(1, calls[1].wanted));
  one.choose({ model: "any" });
  flushSync();
  expect(calls.map(({ wanted }) => `${wanted.level} ${wanted.model}`)).toEqual([
    "shown uniform",
    "chances uniform",
    "chances any",
  ]);
  stop();
});
