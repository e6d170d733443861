import { expect, test } from "vitest";
import type { EditionInfo, Legal } from "../lib/wire";
import { mustAsk } from "./status";
import { impossible } from "./usual";

const edition = {
  options: { dice: 2, shortcuts: "passages", moved_may_stay: true },
  board: { secret_passages: [["kitchen", "study"]], inner_doors: [] },
  suspects: ["plum"],
  weapons: ["rope"],
  rooms: ["hall"],
} as unknown as EditionInfo;

const NOTHING: Legal = {
  roll: false,
  move: [],
  passage: null,
  door: [],
  stay: false,
  suggest: null,
  peek: [],
  choose: null,
  accuse: null,
  end: false,
  show: [],
  nothing: false,
  challenge: [],
};
const suggest = { suspects: ["plum"], weapons: ["rope"], room: "hall" };
const names = (legal: Legal, row = 0, of = edition): string[] =>
  impossible(legal, of, row).map(({ name }) => name);

test("what a turn usually holds is asked about when it is not possible", () => {
  expect(names({ ...NOTHING, roll: true })).toEqual([
    "passage",
    "stay",
    "suggest",
    "accuse",
    "end",
  ]);
});

test("what this table does not know is not asked about", () => {
  const bare = { ...edition, options: { ...edition.options, dice: 0, moved_may_stay: false } };
  expect(names(NOTHING, 0, bare as EditionInfo)).toEqual(["passage", "suggest", "accuse", "end"]);
  expect(names(NOTHING, 4)).toContain("peek");
});

test("a suggestion is the only thing to do, or one of several", () => {
  expect(mustAsk({ ...NOTHING, suggest })).toBe(true);
  expect(mustAsk({ ...NOTHING, suggest, end: true })).toBe(false);
  expect(mustAsk({ ...NOTHING, suggest, move: ["hall"] })).toBe(false);
});
