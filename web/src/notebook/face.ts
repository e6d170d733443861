import type { HelpCell, Mark } from "../lib/wire";
import { words } from "../lib/words.svelte";

export const SIGNS: Record<Mark, string> = { "": "", yes: "✓", no: "✕", maybe: "?" };

/** What a cell shows: the player's own mark, and beside it what the detective says. */
export interface Face {
  own: Mark;
  /** Proven. */
  printed: "" | "yes" | "no";
  /** In percent, where nothing is proven: 0 and 100 stand for nearly so. */
  percent: number | null;
  /** Whether the player's own mark is proven wrong. */
  contradicts: boolean;
}

export function faceOf(own: Mark, cell: HelpCell | undefined): Face {
  const printed = cell?.mark ?? "";
  const chance = cell?.chance ?? null;
  return {
    own,
    printed,
    percent: printed || chance === null ? null : rounded(chance),
    contradicts: printed !== "" && (own === "yes" || own === "no") && own !== printed,
  };
}

/** Whether there is anything that reasons can be asked for. */
export const hasHelp = ({ printed, percent }: Face): boolean => printed !== "" || percent !== null;

/** A probability in whole percent. */
export const rounded = (chance: number): number => Math.round(chance * 100);

/** As it stands in a cell: never as if it were certain. */
export function percentSign(percent: number): string {
  if (percent < 1) return "<1";
  return percent > 99 ? ">99" : String(percent);
}

/** A probability in a sentence. */
export const percentWords = (chance: number): string =>
  words.t("ui-percent", { percent: percentSign(rounded(chance)) });

/** All of it in words, for those who do not see the table. */
export function faceWords({ own, printed, percent, contradicts }: Face): string {
  const { t } = words;
  const told = [
    own && t(`ui-mark-${own}`),
    printed && t(`ui-proven-${printed}`),
    percent !== null && t("ui-percent", { percent: percentSign(percent) }),
    contradicts && t("ui-contradicts"),
  ].filter((part) => part);
  return told.length ? told.join(", ") : t("ui-mark-none");
}
