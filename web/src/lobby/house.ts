import type { EditionInfo } from "../lib/wire";

export type Options = EditionInfo["options"];
export type OptionKey = keyof Options;
/** What differs from the box, by the options' keys. */
export type HouseRules = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The options in force. */
export const inForce = (box: Options, rules: HouseRules): Options => ({ ...box, ...rules });

/** The same house rules with one option at another value: one that is as in the box is none. */
export function changed(
  box: Options,
  rules: HouseRules,
  key: OptionKey,
  value: unknown,
): HouseRules {
  const others = Object.entries(rules).filter(([one]) => one !== key);
  return Object.fromEntries(same(box[key], value) ? others : [...others, [key, value]]);
}

/** The options that make no difference as the others stand. The server refuses nothing because of
 * it; they are only shown quieter. */
export function idle(options: Options, seats: number): ReadonlySet<string> {
  const exact = options.roll === "exact" && options.dice > 0;
  const useless: [OptionKey, boolean][] = [
    ["reach", options.dice > 0],
    ["roll", options.dice === 0],
    ["same_square_twice", !exact],
    ["moved_may_stay", options.asking === "in-a-room"],
    ["row", seats !== 2],
  ];
  return new Set(useless.filter(([, is]) => is).map(([key]) => key));
}
