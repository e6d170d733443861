import { render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { joinTeam } from "../lib/api/gathering";
import { getTable } from "../lib/api/tables";
import { words } from "../lib/words.svelte";
import Arrival from "./Arrival.svelte";

vi.mock(import("../lib/api/gathering"), () => ({ joinTeam: vi.fn() }));
vi.mock(import("../lib/api/tables"), () => ({ getTable: vi.fn() }));

const refused = (message: string) => ({
  problem: { status: 403, reason: "refused", message, rule: null, number: null },
});

beforeAll(() => words.begin());
beforeEach(() => {
  vi.mocked(getTable).mockReset().mockResolvedValue(refused("This is the table."));
  vi.mocked(joinTeam).mockReset();
});

test("an invitation is taken up, and does not stay in the address", async () => {
  history.replaceState(null, "", "/table/abc#seat=2&invitation=secret");
  vi.mocked(joinTeam).mockResolvedValue({ data: {} as never });
  render(Arrival, { id: "abc" });
  expect(location.href).toMatch(/\/table\/abc$/);
  await screen.findByText("This is the table.");
  expect(joinTeam).toHaveBeenCalledExactlyOnceWith("abc", 2, "secret");
});

test("one that is refused says why, and lets watch", async () => {
  history.replaceState(null, "", "/table/abc#seat=2&invitation=wrong");
  vi.mocked(joinTeam).mockResolvedValue(refused("Ask for the link again."));
  render(Arrival, { id: "abc" });
  expect((await screen.findByRole("alert")).textContent).toBe("Ask for the link again.");
  screen.getByRole("button", { name: words.t("lobby-watch") }).click();
  await screen.findByText("This is the table.");
});

test("without one, the table is shown", async () => {
  history.replaceState(null, "", "/table/abc");
  render(Arrival, { id: "abc" });
  await screen.findByText("This is the table.");
  expect(joinTeam).not.toHaveBeenCalled();
});
