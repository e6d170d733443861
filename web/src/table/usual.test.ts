import { expect, test } from "vitest";
import type { EditionInfo, Legal } from "../lib/wire";
import { mustAsk } from "./status";
import { impossible } from "./usual";

const edition = {
  actions: ["roll", "move", "passage", "stay", "suggest", "accuse", "end", "show", "nothing"],
  board: { inner_doors: [] },
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
const names = (legal: Legal, of = edition): string[] =>
  impossible(legal, of).map(({ type }) => type);

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
  const bare: EditionInfo = { ...edition, actions: ["move", "suggest", "peek", "end"] };
  expect(names(NOTHING, bare)).toEqual(["suggest", "peek", "end"]);
});

test("a suggestion is the only thing to do, or one of several", () => {
  expect(mustAsk({ ...NOTHING, suggest })).toBe(true);
  expect(mustAsk({ ...NOTHING, suggest, end: true })).toBe(false);
  expect(mustAsk({ ...NOTHING, suggest, move: ["hall"] })).toBe(false);
});
