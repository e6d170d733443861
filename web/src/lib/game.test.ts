import { beforeEach, expect, test, vi } from "vitest";
import * as api from "./api";
import { Game } from "./game.svelte";
import type { Event, Legal, Message, Position, Problem, TableInfo } from "./wire";

vi.mock("./api", () => ({
  act: vi.fn(),
  askWhy: vi.fn(),
  getPosition: vi.fn(),
  getTable: vi.fn(),
  streamPath: () => "/stream",
}));

const DENIED = { type: "challenge" as const, seat: 2, suggestion: 7 };
const table = { id: "t", seats: [], edition: { options: {} } } as unknown as TableInfo;
const refused = (reason: string): { problem: Problem } => ({
  problem: { status: 409, reason, message: reason, rule: null, number: 9 },
});
const position = (number: number, challenge: Legal["challenge"]): Position =>
  ({ number, legal: { challenge, show: [] }, view: {} }) as unknown as Position;

let game: Game;
beforeEach(() => {
  vi.resetAllMocks();
  game = new Game(table, 1);
  game.position = position(8, [DENIED]);
});

test("a challenge that the table has outrun is made once more, if it still may be", async () => {
  vi.mocked(api.act)
    .mockResolvedValueOnce(refused("stale"))
    .mockResolvedValueOnce({
      data: { number: 10 },
    });
  vi.mocked(api.getPosition).mockResolvedValue({ data: position(9, [DENIED]) });
  await game.challenge(DENIED);
  expect(vi.mocked(api.act).mock.calls.map(([, , expected]) => expected)).toEqual([8, 9]);
  expect(game.problem).toBeNull();
});

test("one that may no longer be made is explained, and not made", async () => {
  vi.mocked(api.act).mockResolvedValue(refused("stale"));
  vi.mocked(api.getPosition).mockResolvedValue({ data: position(9, []) });
  const why = { legal: false, reason: "nothing-to-challenge", rule: "T25", message: "Too late." };
  vi.mocked(api.askWhy).mockResolvedValue({ data: why });
  await game.challenge(DENIED);
  expect(api.act).toHaveBeenCalledOnce();
  expect(game.problem).toMatchObject({ message: "Too late.", rule: "T25" });
});

test("a challenge that may be made makes it nobody's turn", () => {
  expect(game.challenges).toEqual([DENIED]);
  expect(game.mine).toBe(false);
  expect(game.legal).toBeNull();
});

test("while a challenge is still being shown, what it has settled is offered no more", () => {
  const OTHER = { ...DENIED, seat: 3 };
  const row = (number: number, events: Event[], legal: Legal["challenge"]): Message =>
    ({ number, events, position: position(number, legal) }) as unknown as Message;
  game.take(row(8, [], [DENIED, OTHER]));
  expect(game.challenges).toEqual([DENIED, OTHER]);
  game.take(row(9, [{ type: "challenged" } as unknown as Event], [OTHER]));
  expect(game.scene.playing).toBe(true);
  expect(game.challenges).toEqual([OTHER]);
});
