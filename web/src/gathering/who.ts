import type { SeatInfo, TableInfo } from "../lib/wire";
import { words } from "../lib/words.svelte";

/** Whom a seat is known by: a name, a suspect, or its number. */
export function whoIn({ seat, name, suspect, kind }: SeatInfo): string {
  if (name) return name;
  if (suspect) return words.name(suspect);
  return words.t(kind === "bot" ? "ui-bot" : "lobby-seat", { number: seat + 1 });
}

const people = (seats: readonly SeatInfo[]): SeatInfo[] =>
  seats.filter(({ kind, taken }) => kind === "person" && taken);

/** The people who have not given anything to the deal yet: they are not here. */
export const notHere = (seats: readonly SeatInfo[]): SeatInfo[] =>
  people(seats).filter(({ commitment }) => commitment === null);

/** The people who have not told yet what they gave to the deal. */
export const notOpened = (seats: readonly SeatInfo[]): SeatInfo[] =>
  people(seats).filter(({ opening }) => opening === null);

export const freeSeats = (seats: readonly SeatInfo[]): SeatInfo[] =>
  seats.filter(({ taken }) => !taken);

/** The suspects that nobody else plays, for somebody in seat `number`. */
export function freeSuspects({ edition, seats }: TableInfo, number: number): string[] {
  const played = seats.filter(({ seat }) => seat !== number).map(({ suspect }) => suspect);
  return edition.suspects.filter((suspect) => !played.includes(suspect));
}

/** The same people play again: nobody comes to such a table without having had a seat before. It
 * begins by itself. */
export const isAgain = ({ deal, seats }: TableInfo): boolean =>
  deal === 1 && freeSeats(seats).length === 0 && notHere(seats).length > 0;

/** The name of a table, as it is said. */
export const nameOf = (id: string): string => id.replaceAll("-", " ");
