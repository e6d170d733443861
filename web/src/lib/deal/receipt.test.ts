import { beforeEach, expect, test } from "vitest";
import schema from "../../../../docs/receipt.schema.json";
import type { Event, Message, TableInfo } from "../wire";
import { link, START } from "./chain";
import { finding } from "./check";
import { OTHER, SERVER, seatOf, tableOf as anyTable } from "./deal.fixture";
import { drawn, hashOf } from "./given";
import { give, keptOf } from "./kept";
import { receiptOf, type Receipt } from "./receipt";
import { watch } from "./watch";
import { Witness } from "./witness";

/** A table of its own for each test: what a page keeps it keeps as long as it lives. */
let ID = "";
const tableOf = (more: Partial<TableInfo> = {}) => anyTable({ id: ID, ...more });
type Row = Pick<Message, "number" | "by" | "events">;
const rowOf = (number: number, ...faces: number[]): Row => ({
  number,
  by: "chance",
  events: [{ type: "rolled", seat: 1, faces, stuck: false } satisfies Event],
});
const ROWS = [rowOf(1, 5), rowOf(2, 6, 2), rowOf(3, 1, 1)];

/** Plays as far as three rows; the table as it was before, with what seat 0 gave. */
function play(): { table: TableInfo; mine: string } {
  const hash = give(ID, 1);
  const mine = keptOf(ID, 1).given[hash] ?? "";
  const seats = [
    seatOf(0, { commitment: hash, suspect: "plum" }),
    seatOf(1, { commitment: hashOf(OTHER), suspect: "white" }),
  ];
  const table = tableOf({ seats });
  watch(ID, table);
  watch(ID, { ...table, stage: "opening" });
  const told = seats.map((seat, at) => ({ ...seat, opening: [mine, OTHER][at] ?? null }));
  watch(ID, { ...table, stage: "playing", seats: told });
  const witness = new Witness(table, 0);
  for (const row of ROWS) witness.saw(row);
  return { table, mine };
}

const receipt = (): Receipt => {
  const found = receiptOf(ID, 1, 0);
  if (!found) throw new Error("no receipt");
  return found;
};

beforeEach(() => {
  localStorage.clear();
  ID = drawn();
});

test("a receipt has what was promised, told, given and seen, as its schema says", () => {
  const { mine } = play();
  expect(receipt()).toEqual({
    format: "tudor-receipt/1",
    table: ID,
    deal: 1,
    terms: {
      edition: "travel",
      house_rules: { seats: [2, 4] },
      suspects: ["plum", "white"],
      bots: [null, null],
      own_dice: false,
    },
    server: hashOf(SERVER),
    seats: [hashOf(mine), hashOf(OTHER)],
    openings: [mine, OTHER],
    seat: 0,
    mine,
    rows: 3,
    chain: ROWS.reduce(link, START),
  });
  expect(Object.keys(receipt()).toSorted()).toEqual(schema.required.toSorted());
  const { terms } = receipt();
  expect(Object.keys(terms).toSorted()).toEqual(schema.$defs.Terms.required.toSorted());
});

test("what is told again after a reload goes on with the chain", () => {
  const { table } = play();
  const again = new Witness(table, 0);
  for (const row of [...ROWS, rowOf(3, 4), rowOf(4, 3)]) again.saw(row);
  expect(receipt().chain).toBe([...ROWS, rowOf(4, 3)].reduce(link, START));
  expect(keptOf(ID, 1).seen[0]?.differs).toBe(false);
});

test.each([1, 2, 3])("row %i that is told otherwise after a reload is noticed", (number) => {
  const { table } = play();
  const before = receipt();
  const again = new Witness(table, 0);
  for (const row of ROWS) again.saw(row.number === number ? rowOf(number, 4, 4) : row);
  again.saw(rowOf(4, 3));
  expect(keptOf(ID, 1).seen[0]?.differs).toBe(true);
  expect(receipt()).toEqual(before);
});

test("two tabs of a browser make one chain", () => {
  const { table } = play();
  const [one, other] = [new Witness(table, 0), new Witness(table, 0)];
  const rows = [...ROWS, rowOf(4, 3), rowOf(5, 2)];
  for (const row of rows) {
    one.saw(row);
    other.saw(row);
  }
  expect(receipt()).toMatchObject({ rows: 5, chain: rows.reduce(link, START) });
  expect(keptOf(ID, 1).seen[0]?.differs).toBe(false);
});

test("who gave nothing here, or watches, has no receipt", () => {
  const { table } = play();
  new Witness(table, 1).saw(rowOf(1, 5));
  expect(receiptOf(ID, 1, 1)).toBeNull();
  expect(receiptOf("another-table", 1, 0)).toBeNull();
});

test("a record is checked against what was told and promised", () => {
  const { mine } = play();
  const chance = { server: SERVER, openings: [mine, OTHER], deal: 1 };
  const record = {
    edition: "travel",
    house_rules: { seats: [2, 4] },
    seats: [{ suspect: "plum", name: "Anna" }, { suspect: "white" }],
    chance,
  };
  const found = (more: object, one: Receipt = receipt()) => finding({ ...record, ...more }, one);
  const given = (more: object) => found({ chance: { ...chance, ...more } });
  expect(found({})).toBeNull();
  expect(given({ deal: 2 })).toBe("deal-differs");
  expect(given({ openings: [mine] })).toBe("seats-differ");
  expect(given({ server: OTHER })).toBe("server-differs");
  expect(given({ openings: [drawn(), OTHER] })).toBe("mine-left-out");
  expect(given({ openings: [mine, drawn()] })).toBe("commitment-differs");
  expect(given({ openings: [mine, null] })).toBe("commitment-differs");
  expect(found({}, { ...receipt(), openings: [mine, SERVER] })).toBe("opening-differs");
  expect(given({ own_dice: true })).toBe("terms-differ");
  expect(found({ edition: "modern" })).toBe("terms-differ");
  expect(found({ house_rules: {} })).toBe("terms-differ");
  expect(found({ seats: [record.seats[0], { suspect: "green" }] })).toBe("terms-differ");
  const program = { suspect: "white", bot: "novice" };
  expect(found({ seats: [record.seats[0], program] })).toBe("terms-differ");
});

test("a record whose chance cannot be checked is no proof", () => {
  const chance = { server: SERVER, openings: [OTHER, null], deal: 1 };
  play();
  expect(finding({}, receipt())).toBe("no-chance");
  expect(finding({ chance: { seed: [7] } }, receipt())).toBe("no-chance");
  expect(finding({ chance: { ...chance, server: "x" } }, receipt())).toBe("no-chance");
  expect(finding({ chance: { ...chance, openings: ["x"] } }, receipt())).toBe("no-chance");
});
