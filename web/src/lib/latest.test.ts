import { expect, test } from "vitest";
import { Latest } from "./latest";

test("of two calls the later one counts, also when the earlier is answered last", async () => {
  const latest = new Latest();
  let answer: (found: string) => void = () => undefined;
  const early = latest.of(new Promise<string>((resolve) => (answer = resolve)));
  const late = latest.of(Promise.resolve("second"));
  expect(await late).toBe("second");
  answer("first");
  expect(await early).toBeUndefined();
});

test("a call that nobody waits for any more may fail; the latest says so", async () => {
  const latest = new Latest();
  const early = latest.of(Promise.reject(new Error("early")));
  const late = latest.of(Promise.reject(new Error("late")));
  expect(await early).toBeUndefined();
  await expect(late).rejects.toThrow("late");
});

test("one after the other, each counts", async () => {
  const latest = new Latest();
  expect(await latest.of(Promise.resolve(1))).toBe(1);
  expect(await latest.of(Promise.resolve(2))).toBe(2);
});
