import { expect, test } from "vitest";
import {
  chapters,
  falseWitnesses,
  lastShown,
  lookers,
  news,
  suggestionOf,
  type Happened,
} from "./log";
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
  expect(lastShown(happened, 0)).toMatchObject({ card: "rope", from: { seat: 2 } });
  expect(lastShown(happened, 1)).toBeNull();
  expect(lastShown([...happened, ...rows(began(3, 0))], 0)).toBeNull();
});

test("a card seen by a bonus card or in the row was shown too, to the looker alone", () => {
  const looked: Event = { type: "looked", seat: 0, at: 2, card: "rope" };
  const peeked: Event = { type: "peeked", seat: 0, place: 3, card: "hall" };
  expect(lastShown(rows(looked), 0)).toMatchObject({ card: "rope", from: { seat: 2 } });
  expect(lastShown(rows(peeked), 0)).toMatchObject({ card: "hall", from: { place: 3 } });
  expect(lastShown(rows(looked, peeked), 2)).toBeNull();
});

const bonus = (card: string): Event => ({
  type: "bonus-drawn",
  seat: 0,
  bonus: card,
  left: 12,
  idle: false,
  then: "choosing",
});
const challenged = (at: number, isFalse: boolean): Event => ({
  type: "challenged",
  seat: 0,
  at,
  suggestion: 1,
  false: isFalse,
});

test("a bonus card, what is chosen and what comes of it are one line", () => {
  const [turn] = chapters(
    rows(
      began(1, 0),
      { type: "pile-empty", seat: 0 },
      bonus("butlers-errand"),
      {
        type: "bonus-chosen",
        seat: 0,
        bonus: "butlers-errand",
        at: null,
        suspect: null,
        room: "hall",
        by_table: false,
      },
      { type: "moved", seat: 0, suspect: "scarlett", path: [[7, 24], "hall"], how: "bonus" },
    ),
  );
  expect(turn?.entries.map(({ events }) => events.map(({ type }) => type))).toEqual([
    ["pile-empty", "bonus-drawn", "bonus-chosen"],
  ]);
});

test("who has looked at a place of the row is remembered, once each", () => {
  const peeked = (seat: number, place: number): Event => ({
    type: "peeked",
    seat,
    place,
    card: null,
  });
  expect(lookers(rows(peeked(1, 2), peeked(0, 2), peeked(1, 2), peeked(1, 0)), 4)).toEqual([
    [1],
    [],
    [1, 0],
    [],
  ]);
});

test("only an answer that was false makes a false witness", () => {
  expect(falseWitnesses(rows(challenged(1, true), challenged(2, false)))).toEqual([1]);
});

test("a suggestion is found again by its number", () => {
  expect(suggestionOf(rows(began(1, 0), suggested), 1)).toBe(suggested);
  expect(suggestionOf(rows(suggested), 2)).toBeNull();
});

test("what ended a turn is news in the next one, until something happens there", () => {
  const told = (...events: Event[]) => news(chapters(rows(...events)))?.events[0]?.type;
  expect(told(began(1, 0), challenged(0, true), began(2, 1))).toBe("challenged");
  expect(told(began(1, 0), suggested, began(2, 1))).toBeUndefined();
  const rolled: Event = { type: "rolled", seat: 1, faces: [1], stuck: false };
  expect(told(began(1, 0), challenged(0, true), began(2, 1), rolled)).toBe("rolled");
});

test("what a bot decided for a person is marked, in whatever line it is told", () => {
  const walk: Event = { type: "moved", seat: 0, suspect: "plum", path: ["hall"], how: "walk" };
  const roll: Event = { type: "rolled", seat: 0, faces: [3, 4], stuck: false };
  const [turn] = chapters([
    { row: 1, event: began(1, 0) },
    { row: 2, event: roll },
    { row: 3, event: walk, stoodIn: true },
    { row: 4, event: suggested },
    { row: 5, event: nothing(1), stoodIn: true },
  ]);
  expect(turn?.entries.map(({ stoodIn }) => stoodIn)).toEqual([[walk], [nothing(1)]]);
});
