import { expect, test } from "vitest";
import type { HelpCell, HelpRow } from "../lib/wire";
import { cellOf, columnsOf, LEVELS, type Column } from "./columns";

const SEATS = [0, 1, 2];
const seats: Column[] = [{ seat: 1 }, { seat: 0 }, { seat: 2 }];
const places: Column[] = [{ place: 0 }, { place: 1 }];

test("one's own seat comes first, at every level", () => {
  for (const level of LEVELS) {
    expect(columnsOf(1, SEATS, 0, level).slice(0, 3)).toEqual(seats);
  }
});

test("what there is nothing to be told of has no column", () => {
  expect(columnsOf(1, SEATS, 2, "none")).toEqual(seats);
  expect(columnsOf(1, SEATS, 2, "shown")).toEqual([...seats, ...places]);
  expect(columnsOf(1, SEATS, 2, "proven")).toEqual([...seats, ...places, "case-file"]);
  expect(columnsOf(1, SEATS, 0, "chances")).toEqual([...seats, "case-file"]);
});

test("each column finds its own cell", () => {
  const cell = (chance: number): HelpCell => ({ mark: "", chance });
  const row: HelpRow = {
    card: "rope",
    seats: [cell(0.1), cell(0.2)],
    row: [cell(0.3), cell(0.4)],
    case_file: cell(0),
  };
  const columns: Column[] = [{ seat: 1 }, { place: 0 }, { place: 1 }, "case-file", { seat: 2 }];
  expect(columns.map((column) => cellOf(row, column)?.chance)).toEqual([
    0.2,
    0.3,
    0.4,
    0,
    undefined,
  ]);
  expect(cellOf(undefined, "case-file")).toBeUndefined();
});
