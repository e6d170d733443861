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
