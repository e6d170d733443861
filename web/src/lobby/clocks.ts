import { words } from "../lib/words.svelte";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The clocks that are offered: seconds for each decision; 0 for as long as one likes. */
export const CLOCKS = [0, MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY] as const;

/** A clock in words. */
export function clockWords(seconds: number): string {
  if (seconds === 0) return words.t("lobby-clock-none");
  if (seconds % DAY === 0) return words.t("lobby-clock-days", { count: seconds / DAY });
  if (seconds % MINUTE === 0) return words.t("lobby-clock-minutes", { count: seconds / MINUTE });
  return words.t("lobby-clock-seconds", { count: seconds });
}
