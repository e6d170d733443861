import { expect, test } from "vitest";
import { drawn, hashOf } from "./given";

test("what is given is 32 bytes, and never the same", () => {
  const given = [drawn(), drawn(), drawn()];
  for (const one of given) expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(given).size).toBe(3);
});

test("the hash is SHA-256 over the bytes", () => {
  expect(hashOf("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hashOf("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
