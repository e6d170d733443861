import { beforeEach, expect, test, vi } from "vitest";
import { Curtain } from "./curtain.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const lifted = (seat: number): Curtain => {
  const curtain = new Curtain([0, 1, 2]);
  curtain.await(seat);
  curtain.lift(seat);
  return curtain;
};

test("it is down at first, and lifted for one of those who share the device alone", () => {
  const curtain = new Curtain([0, 2]);
  expect(curtain.lifted).toBeNull();
  curtain.lift(1);
  expect(curtain.lifted).toBeNull();
  curtain.lift(2);
  expect(curtain.lifted).toBe(2);
});

test("it falls when another of them is awaited, and not for anyone else", () => {
  const curtain = lifted(0);
  for (const elsewhere of [0, 3, null]) {
    curtain.await(elsewhere);
    expect(curtain.lifted).toBe(0);
  }
  curtain.await(1);
  expect(curtain.lifted).toBeNull();
});

test("who looks although another is awaited may go on until somebody else is", () => {
  const curtain = lifted(1);
  curtain.hide();
  vi.advanceTimersByTime(1000);
  curtain.lift(0);
  curtain.await(1);
  expect(curtain.lifted).toBe(0);
  curtain.await(2);
  expect(curtain.lifted).toBeNull();
});

test("a second tap that comes as it falls does not lift it", () => {
  const curtain = lifted(0);
  curtain.await(1);
  curtain.lift(1);
  expect(curtain.lifted).toBeNull();
  vi.advanceTimersByTime(1000);
  curtain.lift(1);
  expect(curtain.lifted).toBe(1);
});
