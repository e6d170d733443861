import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Scene } from "./scene.svelte";
import type { Event, Message, Position } from "./wire";

const HERE = {} as Position;
const walk: Event = {
  type: "moved",
  seat: 0,
  suspect: "plum",
  path: [[23, 19], [22, 19], "library"],
  how: "walk",
};
const dealt = {
  type: "dealt",
  pawns: { plum: [23, 19] },
  weapons: { rope: "hall" },
} as unknown as Event;

const row = (number: number, events: Event[], position: Position | null = HERE): Message => ({
  number,
  by: 0,
  at: 0,
  events,
  stood_in: false,
  position,
});

let played: number[];
const scene = (still = false): Scene =>
  new Scene(
    ({ number }) => played.push(number),
    () => still,
  );

beforeEach(() => {
  played = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A scene that has shown what was there when it was opened. */
function opened(still = false): Scene {
  const one = scene(still);
  one.push(row(1, [dealt]));
  expect(played).toEqual([1]);
  return one;
}

test("what was missed is shown at once, and only when it is complete", () => {
  const one = scene();
  one.push(row(1, [dealt], null));
  expect(one.happened).toHaveLength(0);
  one.push(row(2, [walk]));
  expect(played).toEqual([1, 2]);
  expect(one.pawns).toEqual({ plum: "library" });
  expect(one.walk).toBeNull();
});

test("a walk is walked, and the pawn has arrived when it ends", async () => {
  const one = opened();
  await vi.runAllTimersAsync();
  one.push(row(2, [walk]));
  expect(one.walk).toMatchObject({ suspect: "plum" });
  expect(one.pawns).toEqual({ plum: [23, 19] });
  expect(played).toEqual([1]);
  one.walked();
  await vi.runAllTimersAsync();
  expect(one.walk).toBeNull();
  expect(one.pawns).toEqual({ plum: "library" });
  expect(played).toEqual([1, 2]);
});

test("a walk that nobody sees ends all the same", async () => {
  const one = opened();
  one.push(row(2, [walk]));
  await vi.runAllTimersAsync();
  expect(played).toEqual([1, 2]);
});

test("whoever does not want to watch skips to the end", async () => {
  const one = opened();
  one.push(row(2, [walk]));
  one.push(row(3, [{ type: "brought", piece: "rope", origin: "hall", room: "library" }]));
  one.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toEqual([1, 2, 3]);
  expect(one.weapons).toEqual({ rope: "library" });
});

test("nothing moves for those who want no movement", () => {
  const one = opened(true);
  one.push(row(2, [walk]));
  expect(played).toEqual([1, 2]);
});
