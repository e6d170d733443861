import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bestLanguage, createPhrases, phrasesFrom } from "./phrases";

const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => complaints.mockClear());
afterEach(() => vi.unstubAllEnvs());

test("a phrase in each language", async () => {
  const sv = await createPhrases("sv");
  expect(sv.language).toBe("sv");
  expect(sv.phrase("event-unanswered", { me: "asker" })).toBe("Ingen visar dig något kort.");
  expect(sv.phrase("card-rope.med")).toBe("med repet");
});

test("a phrase that there is not is its id, and the console says so in development", async () => {
  const en = await createPhrases("en");
  expect(en.phrase("no-such")).toBe("no-such");
  expect(complaints).toHaveBeenCalledOnce();
  vi.stubEnv("DEV", false);
  expect(en.phrase("no-such")).toBe("no-such");
  expect(complaints).toHaveBeenCalledOnce();
});

test("a missing argument is no reason to say nothing", async () => {
  const en = await createPhrases("en");
  expect(en.phrase("event-turn-ended", { me: "none" })).toBe("{$seat} ends the turn.");
  expect(complaints).toHaveBeenCalledOnce();
});

test.each([
  ["rope", undefined, "rep"],
  ["kitchen", "i", "i köket"],
  ["plum", "den", "professor Plommon"],
  ["plum", "no-such-case", "Professor Plommon"],
  ["7,5", "i", "på ruta H6"],
  ["no-such-card", "i", "no-such-card"],
])("the name of %s, case %s", async (card, case_, name) => {
  expect((await createPhrases("sv")).name(card, case_)).toBe(name);
});

test("lists", async () => {
  const { list } = await createPhrases("sv");
  expect([list([]), list(["a"]), list(["a", "b", "c"])]).toEqual(["", "a", "a, b och c"]);
});

test("CARD takes one card or a list of them", () => {
  const { phrase } = phrasesFrom("en", [
    "list-and = { $items } and { $last }",
    "card-a = A\n    .the = the A",
    "card-b = B\n    .the = the B",
    'held = You hold { CARD($cards, case: "the") }; { CARD($cards) }.',
  ]);
  expect(phrase("held", { cards: "a b" })).toBe("You hold the A and the B; A and B.");
  expect(phrase("held", { cards: "b" })).toBe("You hold the B; B.");
});

test.each([
  [["sv-FI", "en"], "sv"],
  [["de", "nn-NO"], "nb"],
  [["de"], "en"],
  [[], "en"],
])("the best of %s is %s", (wanted, language) => {
  expect(bestLanguage(wanted)).toBe(language);
});
