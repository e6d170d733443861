import type { HelpLine } from "../lib/wire";

/** A line of a reason, with those that stand under its supposition. */
export interface Nested {
  line: HelpLine;
  under: Nested[];
}

/** Lines by depth as a tree: each deeper line stands under the last that is less deep. */
export function nested(lines: readonly HelpLine[]): Nested[] {
  const all: Nested[] = [];
  const open: Nested[] = [];
  for (const line of lines) {
    while (open.length && (open.at(-1)?.line.depth ?? 0) >= line.depth) open.pop();
    const one: Nested = { line, under: [] };
    (open.at(-1)?.under ?? all).push(one);
    open.push(one);
  }
  return all;
}

/** The numbers of the suggestions that lines rest on, each once, in their order. */
export const suggestionsOf = (lines: readonly HelpLine[]): number[] =>
  [...new Set(lines.flatMap(({ suggestions }) => suggestions))].toSorted((a, b) => a - b);
