import { expect, test, vi } from "vitest";
import type { TableInfo } from "../lib/wire";
import { mayAct } from "./acting";

vi.mock("../lib/clock", () => ({ passingTime: () => 1000 }));

const table = (told: Partial<TableInfo>): TableInfo =>
  ({ host: false, host_away: null, mine: [0], ...told }) as TableInfo;

test.each([
  ["the host", { host: true, mine: [] }, true],
  ["whoever sits, while the host is here", {}, false],
  ["whoever sits, when the host has just gone", { host_away: 941 }, false],
  ["whoever sits, when the host has gone", { host_away: 940 }, true],
  ["whoever watches, when the host has gone", { host_away: 0, mine: [] }, false],
])("%s", (_, told, may) => {
  expect(mayAct(table(told))).toBe(may);
});
