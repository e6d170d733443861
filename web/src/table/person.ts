import { lastName } from "../lib/cards";
import type { SeatInfo } from "../lib/wire";
import { words } from "../lib/words.svelte";

/** Who sits there, by their own name; by that of their suspect if they gave none. */
export const personOf = ({ name, suspect }: SeatInfo): string =>
  name || lastName(words.title(suspect ?? ""));
