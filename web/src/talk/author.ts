import { lastName } from "../lib/cards";
import type { Game } from "../lib/game.svelte";
import type { Line } from "../lib/wire";
import { words } from "../lib/words.svelte";

/** By what name somebody talks: their own, or that of their suspect. */
export function nameOf(game: Game, { seat, name }: Pick<Line, "seat" | "name">): string {
  if (name) return name;
  return seat === null ? words.t("talk-nobody") : lastName(words.name(game.suspect(seat)));
}

/** What is said in a line, in the reader's language where it is a quick phrase. */
export const saidIn = ({ phrase, text }: Pick<Line, "phrase" | "text">): string =>
  phrase === null ? text : words.t(`talk-phrase-${phrase}`);
