import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes } from "@noble/hashes/utils.js";

const BYTES = 32;

/** What this browser gives to a deal: 32 bytes that nobody else knows yet, in hexadecimal. */
export const drawn = (): string => bytesToHex(randomBytes(BYTES));

/** What is told of them before they are told themselves. A page without https has no crypto of the
 * browser's own for this. */
export const hashOf = (given: string): string => bytesToHex(sha256(hexToBytes(given)));
