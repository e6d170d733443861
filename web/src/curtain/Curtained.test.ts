import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Message, TableInfo, View } from "../lib/wire";
import { words } from "../lib/words.svelte";
import Curtained from "./Curtained.svelte";

// What a hand shows is another's test: here it is only whether, and whose.
vi.mock("../table/Play.svelte", async () => import("./Hand.fixture.svelte"));

const HAND = "/api/tables/abc/seats/";

class Source {
  static readonly CLOSED = 2;
  static readonly made: Source[] = [];
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Source.made.push(this);
  }
  addEventListener(): void {
    // The test says nothing beside the rows.
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
}

const seats = ["Anna", "Bo", "Cilla"].map((name, seat) => ({ seat, name, suspect: "plum" }));
const table = { id: "abc", stage: "playing", mine: [0, 1], seats } as unknown as TableInfo;
const asked: string[] = [];
let number = 0;

/** A row comes after which a seat is awaited; without one, the game is over. */
async function awaits(seat: number | null): Promise<void> {
  const outcome = seat === null ? {} : null;
  const view = { phase: "to-move", seat, outcome } as unknown as View;
  const row = { number: (number += 1), events: [], position: { view } } as unknown as Message;
  for (const source of Source.made) {
    if (source.readyState === 1 && !source.url.startsWith(HAND)) {
      source.onmessage?.({ data: JSON.stringify(row) });
    }
  }
  await tick();
}

const hands = (): string[] => screen.queryAllByTestId("hand").map(({ textContent }) => textContent);

async function lift(name: string): Promise<void> {
  screen.getByRole("button", { name: words.t("coming-lift", { name }) }).click();
  await tick();
}

beforeAll(() => words.begin());
beforeEach(() => {
  vi.useFakeTimers();
  Source.made.length = asked.length = number = 0;
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("fetch", (request: Request) => {
    asked.push(request.url);
    return new Promise(() => undefined);
  });
  render(Curtained, { table, onchange: vi.fn() });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const privately = (): string[] =>
  [
    ...Source.made.filter(({ readyState }) => readyState === 1).map(({ url }) => url),
    ...asked,
  ].filter((url) => url.includes(HAND));

test("no hand is there, nor asked for, before its curtain is lifted", async () => {
  expect(hands()).toEqual([]);
  await awaits(1);
  expect(screen.getByRole("heading").textContent).toBe("Hand the device to Bo");
  expect(hands()).toEqual([]);
  expect(privately()).toEqual([]);
  await lift("Bo");
  expect(hands()).toEqual(["1"]);
  screen.getByRole("button", { name: words.t("coming-hide") }).click();
  await tick();
  expect(hands()).toEqual([]);
});

test("with the next one's turn the hand is gone", async () => {
  await awaits(1);
  await lift("Bo");
  await awaits(2);
  expect(hands()).toEqual(["1"]);
  await awaits(0);
  expect(hands()).toEqual([]);
  expect(screen.getByRole("heading").textContent).toBe("Hand the device to Anna");
  await lift("Anna");
  expect(hands()).toEqual([]);
  vi.advanceTimersByTime(1000);
  await tick();
  await lift("Anna");
  expect(hands()).toEqual(["0"]);
});

test("at the end all lies open, without a curtain", async () => {
  await awaits(1);
  await awaits(null);
  expect(hands()).toEqual(["0"]);
  expect(screen.queryByRole("button")).toBeNull();
  dispatchEvent(new Event("pagehide"));
  expect(hands()).toEqual(["0"]);
});

test("a table that is gone is asked for no more", async () => {
  const gone = { status: 404, reason: "unknown-table", message: "There is no such table." };
  vi.stubGlobal("fetch", (request: Request) => {
    asked.push(request.url);
    return Promise.resolve(Response.json(gone, { status: 404 }));
  });
  const [source] = Source.made;
  if (source) {
    source.close();
    source.onerror?.();
  }
  await vi.advanceTimersByTimeAsync(120_000);
  expect(screen.getByText(words.t("ui-gone-hint"))).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(Source.made.filter(({ readyState }) => readyState !== Source.CLOSED)).toEqual([]);
});
