import { beforeEach, expect, test, vi } from "vitest";
import { whenRested } from "./rest";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("it is told of a page out of sight, left, or asleep, and of nothing else", () => {
  const rested = vi.fn();
  const stop = whenRested(rested);
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(rested).not.toHaveBeenCalled();

  vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(rested).toHaveBeenCalledTimes(1);

  dispatchEvent(new Event("pagehide"));
  expect(rested).toHaveBeenCalledTimes(2);

  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(rested).toHaveBeenCalledTimes(3);

  stop();
  dispatchEvent(new Event("pagehide"));
  expect(rested).toHaveBeenCalledTimes(3);
});
