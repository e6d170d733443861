import { expect, test } from "vitest";
import { LANGUAGES } from "./phrases";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const CATALOGUES = import.meta.glob<string>(
  "../../../src/tudor/phrases/locales/*/{interface,lobby}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** What the sources ask for; one that ends in a hyphen is the beginning of several. */
const used = new Set(
  Object.values(SOURCES).flatMap((source) => source.match(/\b(?:ui|lobby)-[a-z][a-z-]*/g) ?? []),
);
const asked = (id: string): boolean =>
  [...used].some((one) => (one.endsWith("-") ? id.startsWith(one) : one === id));

const idsOf = (language: string): string[] =>
  Object.entries(CATALOGUES)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, text]) =>
      [...text.matchAll(/^((?:ui|lobby)-[a-z0-9-]+) =/gm)].map(([, id]) => id ?? ""),
    );
const EDITIONS = Object.keys(import.meta.glob("../../../src/tudor/rules/editions/*.toml")).map(
  (path) => path.replace(/^.*\/|\.toml$/g, ""),
);

test.each(LANGUAGES)("%s has a name for every edition, and for no other", (language) => {
  const texts = Object.entries(CATALOGUES).filter(([path]) => path.includes(`/${language}/`));
  const named = [
    ...texts
      .map(([, text]) => text)
      .join("\n")
      .matchAll(/^edition-([a-z-]+) =/gm),
  ].map(([, key]) => key);
  expect(named.toSorted()).toEqual(EDITIONS.toSorted());
});

test.each(LANGUAGES)(
  "%s has every phrase that the interface asks for, and no other",
  (language) => {
    const ids = idsOf(language);
    const missing = [...used].filter(
      (one) => !ids.some((id) => (one.endsWith("-") ? id.startsWith(one) : id === one)),
    );
    expect(missing).toEqual([]);
    expect(ids.filter((id) => !asked(id))).toEqual([]);
  },
);
