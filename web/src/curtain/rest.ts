import { flushSync } from "svelte";

/** How often the time is looked at, and a gap by which the device must have slept (ms). */
const BEAT = 1000;
const SLEEP = 10_000;

/**
 * Calls back when the page goes out of sight, or when the device wakes up from a sleep of which the
 * page heard nothing. What that changes has left the page before any picture of it is kept.
 */
export function whenRested(callback: () => void): () => void {
  const rest = (): void => flushSync(callback);
  const hidden = (): void => {
    if (document.hidden) rest();
  };
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (now - last > SLEEP) rest();
    last = now;
  }, BEAT);
  document.addEventListener("visibilitychange", hidden);
  addEventListener("pagehide", rest);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", hidden);
    removeEventListener("pagehide", rest);
  };
}
