import { comeBack } from "../lib/api/coming";
import type { Problem } from "../lib/wire";

const SECRET = "return";

/** The address that makes another device this person's too. What follows `#` no server sees. */
export function returnTo(table: string, secret: string): string {
  return `/table/${table}#${new URLSearchParams({ [SECRET]: secret }).toString()}`;
}

/** The secret in that last part of an address. */
export function returnIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get(SECRET) || null;
}

/**
 * Comes back to a table by the secret in the address, if there is one; why not, where that fails.
 * First of all it is taken out of the address: it must not be seen, sent on or kept there.
 */
export async function comeBackIfAsked(id: string): Promise<Problem | null> {
  const secret = returnIn(location.hash);
  if (secret === null) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  const { problem } = await comeBack(id, secret);
  return problem ?? null;
}
