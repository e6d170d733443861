import { hyphenated } from "../lib/cards";

export interface Label {
  lines: string[];
  /** Font size, in squares. */
  size: number;
  w: number;
  h: number;
}

const LEADING = 1.02;
/** Widths of letters in the display face, in em, rounded up. */
const WIDTHS: [string, number][] = [
  [" ", 0.24],
  ["fijlrst.", 0.35],
  ["acekvxyz\u00e5\u00e4-", 0.47],
  ["mw\u00e6", 0.75],
];

/** Good enough without a canvas, so that the layout stays pure and can be tested. */
export function emWidth(text: string): number {
  let sum = 0;
  for (const char of text) {
    const known = WIDTHS.find(([letters]) => letters.includes(char));
    if (char !== "\u00ad") sum += known ? known[1] : /\p{Lu}/u.test(char) ? 0.78 : 0.54;
  }
  return sum;
}

/** The places where a name may be broken: a space, a soft hyphen, else before a syllable. */
function breaks(name: string): [string, string][] {
  const marked = /[ \u00ad]/.test(name) ? name : hyphenated(name, 0);
  return [...marked.matchAll(/[ \u00ad]/g)].map(({ index }): [string, string] => [
    marked.slice(0, index) + (marked[index] === " " ? "" : "-"),
    marked.slice(index + 1),
  ]);
}

const widest = (lines: string[]): number => Math.max(...lines.map(emWidth));

function split(name: string): string[] | null {
  const options = breaks(name);
  return options.length ? options.reduce((a, b) => (widest(b) < widest(a) ? b : a)) : null;
}

/** Fits a name to a width: as one line, broken in two, or shrunk, in that order. */
export function fitLabel(name: string, width: number, wanted: number, least: number): Label {
  const plain = name.replaceAll("\u00ad", "");
  const fit = (lines: string[]): Label => {
    const size = Math.min(wanted, width / widest(lines));
    return { lines, size, w: widest(lines) * size, h: lines.length * size * LEADING };
  };
  const one = fit([plain]);
  if (one.size >= least) return one;
  const halves = split(name);
  const two = halves ? fit(halves.map((line) => line.replaceAll("\u00ad", ""))) : one;
  return two.size > one.size ? two : one;
}

export const lineOffsets = (label: Label): number[] =>
  label.lines.map((_, i) => (i - (label.lines.length - 1) / 2) * label.size * LEADING);
