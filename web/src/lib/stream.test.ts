import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stream } from "./stream.svelte";
import type { Message } from "./wire";

class Source {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly #listeners = new Map<string, (event: { data: string }) => void>();
  constructor(readonly url: string) {
    Source.all.push(this);
  }
  addEventListener(kind: string, listener: (event: { data: string }) => void): void {
    this.#listeners.set(kind, listener);
  }
  tell(kind: string, data: unknown): void {
    this.#listeners.get(kind)?.({ data: JSON.stringify(data) });
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
  send(number: number): void {
    this.onmessage?.({ data: JSON.stringify({ number }) });
  }
}

let hidden = false;
let rows: number[];
let said: string[];
let glances: number;
let stop: () => void;
let stream: Stream;

const newest = (): Source => Source.all.at(-1) as Source;
const hide = (value: boolean): void => {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  Source.all = [];
  [hidden, rows, said, glances] = [false, [], [], 0];
  stream = new Stream(
    "/stream",
    {
      row: ({ number }: Message) => rows.push(number),
      chat: ({ text }) => said.push(text),
    },
    () => glances++,
  );
  stop = stream.start();
  newest().onopen?.();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a row is told once, also when it comes again", () => {
  for (const number of [1, 2, 2, 1, 3]) newest().send(number);
  expect(rows).toEqual([1, 2, 3]);
  expect(stream.open).toBe(true);
});

test("a hidden tab lets go of the stream, glances, and resumes where it was", () => {
  newest().send(7);
  hide(true);
  expect(newest().readyState).toBe(Source.CLOSED);
  expect(stream.open).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(glances).toBe(2);
  hide(false);
  expect(newest().url).toBe("/stream?after=7");
  vi.advanceTimersByTime(60_000);
  expect(glances).toBe(2);
});

test("what comes beside the rows is told to whoever hears it", () => {
  newest().tell("chat", { text: "Hello" });
  newest().tell("table", {});
  expect(said).toEqual(["Hello"]);
  expect(rows).toEqual([]);
});

test("where the browser gives up, we look at the table, and begin again", () => {
  newest().send(3);
  newest().readyState = Source.CLOSED;
  newest().onerror?.();
  expect(stream.open).toBe(false);
  expect(glances).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(Source.all.map(({ url }) => url)).toEqual(["/stream", "/stream?after=3"]);
});

test("while the browser tries by itself, we wait", () => {
  newest().onerror?.();
  vi.advanceTimersByTime(60_000);
  expect(Source.all).toHaveLength(1);
  newest().onopen?.();
  expect(stream.open).toBe(true);
});
