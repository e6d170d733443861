import { expect, test } from "vitest";
import { chapters, lastShown, type Happened } from "./log";
import type { Event } from "./wire";

const rows = (...events: Event[]): Happened[] => events.map((event, row) => ({ row, event }));
const began = (turn: number, seat: number): Event => ({ type: "turn-began", turn, seat });
const suggested: Event = {
  type: "suggested",
  number: 1,
  seat: 0,
  suspect: "plum",
  weapon: "rope",
  room: "hall",
};
const nothing = (seat: number): Event => ({ type: "nothing-shown", seat, asker: 0 });
const shown = (seat: number, card: string | null): Event => ({
  type: "shown",
  seat,
  asker: 0,
  card,
});
const asked = (seat: number): Event => ({ type: "asked", seat, by_table: false });

test("a suggestion and its answers are one entry", () => {
  const [turn] = chapters(
    rows(
      began(1, 0),
      suggested,
      { type: "brought", piece: "plum", origin: [23, 19], room: "hall" },
      asked(1),
      nothing(1),
      asked(2),
      shown(2, "rope"),
    ),
  );
  expect(turn?.entries.map(({ kind, events }) => [kind, events.map(({ type }) => type)])).toEqual([
    ["question", ["suggested", "nothing-shown", "shown"]],
  ]);
});

test("no answer is left out, an empty question neither", () => {
  const [turn] = chapters(
    rows(began(1, 0), suggested, nothing(1), nothing(2), { type: "unanswered", asker: 0 }),
  );
  expect(turn?.entries[0]?.events).toHaveLength(4);
});

test("a roll and the walk after it are one line, in the turn they belong to", () => {
  const found = chapters(
    rows(
      began(1, 0),
      { type: "dice-taken", seat: 0 },
      { type: "rolled", seat: 0, faces: [4, 3], stuck: false },
      { type: "moved", seat: 0, suspect: "scarlett", path: [[7, 24], "lounge"], how: "walk" },
      { type: "turn-ended", seat: 0 },
      began(2, 1),
      { type: "rolled", seat: 1, faces: [1, 1], stuck: true },
    ),
  );
  expect(found.map(({ seat, entries }) => [seat, entries.map((one) => one.events.length)])).toEqual(
    [
      [0, [2]],
      [1, [1]],
    ],
  );
});

test("a passage is a line of its own", () => {
  const [turn] = chapters(
    rows(began(1, 0), suggested, shown(1, null), {
      type: "moved",
      seat: 0,
      suspect: "scarlett",
      path: ["kitchen", "study"],
      how: "passage",
    }),
  );
  expect(turn?.entries.map(({ kind }) => kind)).toEqual(["question", "line"]);
});

test("the entries keep their keys when more happens", () => {
  const early = rows(began(1, 0), suggested, nothing(1));
  const late = [...early, ...rows(shown(2, null))];
  const keys = (happened: Happened[]) => chapters(happened)[0]?.entries.map(({ key }) => key);
  expect(keys(late)).toEqual(keys(early));
});

test("the card that was last shown to a seat lasts until its next turn", () => {
  const happened = rows(began(1, 0), suggested, shown(2, "rope"), began(2, 1), shown(0, null));
  expect(lastShown(happened, 0)).toMatchObject({ seat: 2, card: "rope" });
  expect(lastShown(happened, 1)).toBeNull();
  expect(lastShown([...happened, ...rows(began(3, 0))], 0)).toBeNull();
});
