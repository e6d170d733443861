import type { OptionInfo } from "../lib/api/editions";
import { words } from "../lib/words.svelte";

type Named = Pick<OptionInfo, "key" | "kind">;

const dashed = (key: string): string => key.replaceAll("_", "-");

/** As the phrases spell a value. */
const spelled = (value: unknown): string =>
  value === null ? "none" : typeof value === "boolean" ? (value ? "yes" : "no") : String(value);

/** An option, in a word or two. */
export const optionWords = ({ key }: Named): string => words.t(`option-${dashed(key)}`);

/** What an option is about, in a sentence. */
export const optionText = ({ key }: Named): string => words.t(`option-${dashed(key)}.text`);

/** One of an option's values, in a word or two. */
export function valueWords({ key, kind }: Named, value: unknown): string {
  const phrase = `option-${dashed(key)}`;
  if (Array.isArray(value)) {
    const [least, most] = value as [number, number];
    return least === most ? String(least) : words.t(`${phrase}-value`, { least, most });
  }
  if (kind === "number" && typeof value === "number") {
    return words.t(`${phrase}-value`, { number: value });
  }
  return words.t(`${phrase}-${spelled(value)}`);
}
