import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import * as phrases from "./lib/phrases";

const nothing = vi.hoisted(() => () => Promise.resolve({ data: [] }));
vi.mock(import("./lib/api/editions"), () => ({
  getEditions: nothing,
  getOptions: nothing,
  getRules: () => Promise.resolve({ data: { idle: [] } as never }),
}));
vi.mock(import("./lib/api/tables"), () => ({ listTables: nothing, listMyTables: nothing }));
vi.mock(import("./lib/phrases"), { spy: true });
afterEach(() => vi.mocked(phrases.createPhrases).mockReset());

test("words that cannot be loaded are no blank page", async () => {
  vi.mocked(phrases.createPhrases).mockRejectedValue(new Error("no such chunk"));
  render(App);
  expect((await screen.findByRole("button")).textContent).toBe("Try again");
});

test("English where the wanted language cannot be loaded", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["sv"]);
  vi.mocked(phrases.createPhrases).mockRejectedValueOnce(new Error("no such chunk"));
  render(App);
  await screen.findByRole("heading", { level: 1 });
  expect(document.documentElement.lang).toBe("en");
});

test("the front door has its name as heading", async () => {
  render(App);
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.textContent).toBe("tudor");
});
