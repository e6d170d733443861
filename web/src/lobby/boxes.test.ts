import { expect, test } from "vitest";
import { LANGUAGES, createPhrases } from "../lib/phrases";

const EDITIONS = Object.keys(import.meta.glob("../../../src/tudor/rules/editions/*.toml")).map(
  (path) => path.replace(/^.*\/|\.toml$/g, ""),
);

test.each(LANGUAGES)("%s tells how to know the box of every edition", async (language) => {
  const { phrase } = await createPhrases(language);
  for (const key of EDITIONS) {
    for (const part of ["", ".look", ".special", ".leaflet"]) {
      const id = `lobby-box-${key}${part}`;
      expect(phrase(id)).not.toBe(id);
    }
  }
});
