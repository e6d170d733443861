import type { HelpCell } from "../lib/wire";
import type { Face } from "./face";

/**
 * Whether a card is known not to be in the case file: by what is proven of that; where nothing
 * is, by a mark of one's own that it is with a seat, unless that one is proven wrong.
 */
export function isKnown(caseFile: HelpCell | undefined, seats: readonly Face[]): boolean {
  if (caseFile?.mark) return caseFile.mark === "no";
  return seats.some(({ own, contradicts }) => own === "yes" && !contradicts);
}
