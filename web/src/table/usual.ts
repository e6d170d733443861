import type { Action, EditionInfo, Legal } from "../lib/wire";

/** An action that a turn usually holds, and the one of its kind that is asked about. */
export interface Usual {
  name: string;
  action: Action;
}

/** The usual actions of a turn at this table that are not possible now. */
export function impossible(legal: Legal, edition: EditionInfo, row: number): Usual[] {
  const { options, suspects, weapons, rooms, board } = edition;
  const [suspect = "", weapon = "", room = ""] = [suspects[0], weapons[0], rooms[0]];
  const doors = options.shortcuts === "passages-and-doors" && board.inner_doors.length > 0;
  const all: [name: string, here: boolean, possible: boolean, action: Action][] = [
    ["roll", options.dice > 0, legal.roll, { type: "roll" }],
    ["passage", board.secret_passages.length > 0, !!legal.passage, { type: "passage" }],
    ["door", doors, legal.door.length > 0, { type: "door", to: board.inner_doors[0]?.[0] ?? "" }],
    ["stay", options.moved_may_stay, legal.stay, { type: "stay" }],
    ["suggest", true, !!legal.suggest, { type: "suggest", suspect, weapon }],
    ["peek", row > 0, legal.peek.length > 0, { type: "peek", place: 0 }],
    ["accuse", true, !!legal.accuse, { type: "accuse", suspect, weapon, room }],
    ["end", true, legal.end, { type: "end" }],
  ];
  return all
    .filter(([, here, possible]) => here && !possible)
    .map(([name, , , action]) => ({ name, action }));
}
