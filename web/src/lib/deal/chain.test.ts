import { expect, test } from "vitest";
import type { Message } from "../wire";
import { link, START } from "./chain";
import games from "./told.fixture.txt?raw";

/** Rows of every edition as the server writes them, and the last link that it makes of them. */
const GAMES = games
  .trim()
  .split("\n\n")
  .map((game) => game.split("\n"))
  .map((lines) => ({ key: lines[0], data: lines.slice(1, -1), last: lines.at(-1) }));

test.each(GAMES)("the chain over $key is the server's", ({ data, last }) => {
  const rows = data.map((row) => JSON.parse(row) as Message);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.reduce(link, START)).toBe(last);
});

test.each(GAMES)("events of $key that are read and written again are the same", ({ data }) => {
  for (const row of data) {
    expect(row).toContain(`"events":${JSON.stringify((JSON.parse(row) as Message).events)},`);
  }
});
