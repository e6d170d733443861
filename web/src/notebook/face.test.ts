import { beforeAll, expect, test } from "vitest";
import type { HelpCell, Mark } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { faceOf, faceWords, hasHelp, percentSign, percentWords, rounded } from "./face";

const OWN: Mark[] = ["", "yes", "no", "maybe"];
const proven = (mark: "yes" | "no"): HelpCell => ({ mark, chance: null });
const likely = (chance: number): HelpCell => ({ mark: "", chance });

beforeAll(() => words.begin());

test("the player's own mark stands whatever is told beside it", () => {
  for (const own of OWN) {
    for (const cell of [undefined, proven("yes"), proven("no"), likely(0.3)]) {
      expect(faceOf(own, cell).own).toBe(own);
    }
  }
});

test("only a yes or a no that is proven wrong contradicts", () => {
  const contradicting = OWN.flatMap((own) =>
    (["yes", "no"] as const)
      .filter((mark) => faceOf(own, proven(mark)).contradicts)
      .map((m) => own + m),
  );
  expect(contradicting).toEqual(["yesno", "noyes"]);
  expect(faceOf("yes", likely(0.001)).contradicts).toBe(false);
});

test("what is not proven never looks certain", () => {
  for (let chance = 0; chance <= 1; chance += 1 / 4096) {
    const sign = percentSign(rounded(chance));
    expect(sign).not.toMatch(/^(0|100)$/);
    expect(sign).toMatch(/^(<1|[1-9]\d?|>99)$/);
  }
  expect([0.0001, 0.12, 0.9999].map(percentWords)).toEqual(["<1%", "12%", ">99%"]);
});

test("what is proven is shown as a mark, and no percentage", () => {
  expect(faceOf("", { mark: "yes", chance: 1 })).toMatchObject({ printed: "yes", percent: null });
  expect(faceOf("", { mark: "no", chance: 0 })).toMatchObject({ printed: "no", percent: null });
  expect(faceOf("", likely(0.256))).toMatchObject({ printed: "", percent: 26 });
});

test("reasons can be asked for wherever anything is told", () => {
  const told = [undefined, { mark: "" as const, chance: null }, proven("no"), likely(0)];
  expect(told.map((cell) => hasHelp(faceOf("maybe", cell)))).toEqual([false, false, true, true]);
});

test("whoever listens hears the mark, that it is proven, the chance and the contradiction", () => {
  const heard = (own: Mark, cell?: HelpCell) => faceWords(faceOf(own, cell));
  expect(heard("")).toBe("no mark");
  expect(heard("yes")).toBe("has it");
  expect(heard("", proven("no"))).toBe("proven: no");
  expect(heard("maybe", likely(0.4))).toBe("maybe, 40%");
  expect(heard("no", proven("yes"))).toBe(
    "does not have it, proven: yes, your mark says otherwise",
  );
});
