import type { SeatInfo, TableInfo } from "../wire";
import { hashOf } from "./given";

/** What the others at the table give. */
export const SERVER = "a0".repeat(32);
export const OTHER = "b0".repeat(32);

export const seatOf = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: "person",
  bot: null,
  suspect: null,
  name: "",
  taken: true,
  people: 1,
  commitment: null,
  opening: null,
  away: null,
  stand_in: false,
  ...more,
});

/** A table at which the reader sits beside somebody else. */
export const tableOf = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "four-words-at-random",
    stage: "lobby",
    deal: 1,
    commitment: hashOf(SERVER),
    edition: { key: "travel" },
    house_rules: { seats: [2, 4] },
    own_dice: false,
    seats: [seatOf(0), seatOf(1, { commitment: hashOf(OTHER) })],
    mine: [0],
    ...more,
  }) as TableInfo;
