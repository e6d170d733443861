import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Message } from "../wire";

/** What the first link follows. */
export const START = "00".repeat(32);

/**
 * The link of a row over the one before. What is parsed and written again has the bytes that the
 * server wrote: no key of an event is a number, and no value a fraction.
 */
export function link(
  before: string,
  { number, by, events }: Pick<Message, "number" | "by" | "events">,
): string {
  const told = utf8ToBytes(JSON.stringify([number, by, events]));
  return bytesToHex(sha256(concatBytes(hexToBytes(before), told)));
}
