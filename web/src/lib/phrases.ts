import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "@fluent/bundle";

/** Each has every phrase. */
export const LANGUAGES = ["en", "sv", "da", "nb", "fi", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

/** The phrases of one language. */
export interface Phrases {
  readonly language: Language;
  /** The phrase `id`, or `id.attribute`; the id itself if there is none. */
  phrase(id: string, args?: Args): string;
  /** The name of a card or a place, in one of the language's own cases. A square is "7,5". */
  name(card: string, case_?: string): string;
  /** As a list in words: a, b and c. */
  list(items: readonly string[]): string;
}

// The very files that the server reads; not those from which it alone makes sentences.
const FILES = import.meta.glob<string>(
  [
    "../../../src/tudor/phrases/locales/*/*.ftl",
    "!../../../src/tudor/phrases/locales/*/{notes,reasons}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const USUAL: Language = "en";
const ALIASES: Partial<Record<string, Language>> = { no: "nb", nn: "nb" };

export const isLanguage = (tag: string): tag is Language =>
  (LANGUAGES as readonly string[]).includes(tag);

/** The first of the wanted languages (as in `navigator.languages`) that is one of ours. */
export function bestLanguage(wanted: readonly string[]): Language {
  const primary = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return primary.map((tag) => ALIASES[tag] ?? tag).find(isLanguage) ?? USUAL;
}

/** Loads a language; resolves once every phrase can be said. */
export async function createPhrases(language: Language): Promise<Phrases> {
  return phrasesFrom(language, await load(language));
}

async function load(language: Language): Promise<string[]> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/${language}/`));
  return Promise.all(paths.map((path) => FILES[path]?.() ?? ""));
}

/** Phrases from the texts of .ftl files. */
export function phrasesFrom(language: Language, texts: readonly string[]): Phrases {
  const bundle = bundleOf(language, texts);
  const phrase = (id: string, args?: Args): string => {
    const text = find(bundle, id, args);
    if (text === undefined) complain(`no phrase ${id}`);
    return text ?? id;
  };
  const list = (items: readonly string[]) => join(bundle, items);
  return { language, phrase, name: (card, case_) => nameOf(bundle, card, case_), list };
}

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      // A list of cards is one argument: their ids with spaces between.
      CARD: ([ids], { case: case_ }) => {
        const cards = typeof ids === "string" ? ids.split(" ") : [];
        const wanted = typeof case_ === "string" ? case_ : undefined;
        const names = cards.map((card) => nameOf(bundle, card, wanted));
        return join(bundle, names);
      },
    },
  });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function nameOf(bundle: FluentBundle, card: string, case_?: string): string {
  const [column, row] = card.split(",").map(Number);
  if (row === undefined) return find(bundle, `card-${card}`, {}, case_) ?? card;
  const square = `${String.fromCharCode(65 + (column ?? 0))}${row + 1}`;
  return find(bundle, "card-square", { square }, case_) ?? square;
}

function join(bundle: FluentBundle, items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const others = items.slice(0, -1).join(", ");
  return find(bundle, "list-and", { items: others, last }) ?? `${others}, ${last}`;
}

/** `id` or `id.attribute`; `preferred` names an attribute that goes before the value where there
 * is one. */
function find(
  bundle: FluentBundle,
  id: string,
  args: Args = {},
  preferred = "",
): string | undefined {
  const [name = "", attribute] = id.split(".");
  const message: Message | undefined = bundle.getMessage(name);
  const pattern = attribute
    ? message?.attributes[attribute]
    : (message?.attributes[preferred] ?? message?.value);
  if (pattern === null || pattern === undefined) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) complain(`${id}: ${error.message}`);
  return text;
}

function complain(what: string): void {
  if (import.meta.env.DEV) console.error(`phrases: ${what}`);
}
