import type { Action, EditionInfo, Legal } from "../lib/wire";

/** The usual actions of a turn at this table that are not possible now: of each kind the one that
 * is asked about. */
export function impossible(legal: Legal, edition: EditionInfo): Action[] {
  const { actions, suspects, weapons, rooms, board } = edition;
  const [suspect = "", weapon = "", room = ""] = [suspects[0], weapons[0], rooms[0]];
  const all: [possible: boolean, action: Action][] = [
    [legal.roll, { type: "roll" }],
    [!!legal.passage, { type: "passage" }],
    [legal.door.length > 0, { type: "door", to: board.inner_doors[0]?.[0] ?? "" }],
    [legal.stay, { type: "stay" }],
    [!!legal.suggest, { type: "suggest", suspect, weapon }],
    [legal.peek.length > 0, { type: "peek", place: 0 }],
    [!!legal.accuse, { type: "accuse", suspect, weapon, room }],
    [legal.end, { type: "end" }],
  ];
  return all
    .filter(([possible, { type }]) => actions.includes(type) && !possible)
    .map(([, action]) => action);
}
