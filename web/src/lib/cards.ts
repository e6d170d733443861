import type { EditionInfo } from "./wire";

export type Kind = "suspects" | "weapons" | "rooms";
export const KINDS: readonly Kind[] = ["suspects", "weapons", "rooms"];

export const kindOf = (card: string, edition: EditionInfo): Kind =>
  KINDS.find((kind) => edition[kind].includes(card)) ?? "rooms";

/** "Miss Scarlett" to "Scarlett": enough beside a pawn. */
export const lastName = (name: string): string => name.trim().split(/\s+/).at(-1) ?? name;

/** With soft hyphens in long words, so that they can stand on a card: before a syllable. */
export const hyphenated = (name: string): string =>
  name.replace(/\p{L}{12,}/gu, (word) =>
    word.replace(/(?<=...)(?=[^aeiouyåäöæø][aeiouyåäöæø]..)/giu, "\u00ad"),
  );
