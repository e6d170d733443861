import type { EditionInfo } from "./wire";

export type Kind = "suspects" | "weapons" | "rooms";
export const KINDS: readonly Kind[] = ["suspects", "weapons", "rooms"];

export const kindOf = (card: string, edition: EditionInfo): Kind =>
  KINDS.find((kind) => edition[kind].includes(card)) ?? "rooms";

/** "Miss Scarlett" to "Scarlett": enough beside a pawn. */
export const lastName = (name: string): string => name.trim().split(/\s+/).at(-1) ?? name;

/** With a soft hyphen before each syllable of the words that have so many letters. */
export const hyphenated = (name: string, letters = 12): string =>
  name.replace(/\p{L}+/gu, (word) =>
    word.length < letters
      ? word
      : word.replace(/(?<=...)(?<!t(?=r))(?=(?:tr|[^aeiouyåäöæø])[aeiouyåäöæø]..)/giu, "\u00ad"),
  );
