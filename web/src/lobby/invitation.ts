/** To play a seat together with those who have it. */
export interface Invitation {
  seat: number;
  secret: string;
}

/** The invitation in the part of an address that no server sees: `#seat=2&invitation=SECRET`. */
export function invitationIn(hash: string): Invitation | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = parts.get("seat") ?? "";
  const secret = parts.get("invitation");
  return secret && /^\d+$/.test(seat) ? { seat: Number(seat), secret } : null;
}
