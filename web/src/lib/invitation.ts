/** To play a seat together with those who have it. */
export interface Invitation {
  seat: number;
  secret: string;
}

const SEAT = "seat";
const SECRET = "invitation";

/** The address that invites to a table: `/table/…#seat=2&invitation=SECRET`. What follows `#` no
 * server sees. */
export function invitationTo(table: string, { seat, secret }: Invitation): string {
  const parts = new URLSearchParams({ [SEAT]: String(seat), [SECRET]: secret });
  return `/table/${table}#${parts.toString()}`;
}

/** The invitation in that last part of an address. */
export function invitationIn(hash: string): Invitation | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = parts.get(SEAT) ?? "";
  const secret = parts.get(SECRET);
  return secret && /^\d+$/.test(seat) ? { seat: Number(seat), secret } : null;
}
