import type { Line } from "../lib/wire";

/** How soon one has to go on talking for it to be read as one: in seconds. */
const BREATH = 300;

/** What one author says at a stretch, in one place, stands together; `isMine` tells partners apart. */
export function groupsOf(lines: readonly Line[], isMine: (line: Line) => boolean): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (last && goesOn(last, line) && isMine(last) === isMine(line)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

const goesOn = (last: Line, line: Line): boolean =>
  last.seat === line.seat &&
  last.name === line.name &&
  last.channel === line.channel &&
  line.at - last.at < BREATH;
