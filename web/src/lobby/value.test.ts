import { expect, test } from "vitest";
import values from "../../../tests/phrases/values.json";
import type { OptionInfo } from "../lib/api/editions";
import { LANGUAGES } from "../lib/phrases";
import { words } from "../lib/words.svelte";
import { valueWords } from "./value";

test.each(LANGUAGES)(
  "values in the words that Python and the browser share: %s",
  async (language) => {
    await words.choose(language);
    for (const { key, kind, value, [language]: said } of values) {
      expect(valueWords({ key, kind: kind as OptionInfo["kind"] }, value)).toBe(said);
    }
  },
);
