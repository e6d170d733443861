import { beforeEach, expect, test, vi } from "vitest";
import { act, askWhy, getPosition } from "./api/seats";
import { Game } from "./game.svelte";
import type {
  Event,
  Legal,
  Message,
  Position,
  Problem,
  SeatInfo,
  TableInfo,
  TableState,
} from "./wire";

vi.mock("./api/seats", () => ({ act: vi.fn(), askWhy: vi.fn(), getPosition: vi.fn() }));
vi.mock("./api/tables", () => ({ getTable: vi.fn() }));

const DENIED = { type: "challenge" as const, seat: 2, suggestion: 7 };
const seat = (more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: 1, kind: "person", stand_in: false, away: null, people: 1, ...more }) as SeatInfo;
const state = (one: SeatInfo, more: Partial<TableState> = {}): TableState => ({
  version: 1,
  stage: "playing",
  seats: [{ ...one, seat: 0 }, one],
  deal: 1,
  commitment: null,
  deadline: null,
  rematch: null,
  host_away: null,
  ...more,
});
const table = { ...state(seat()), id: "t", edition: { options: {} } } as unknown as TableInfo;
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
  vi.mocked(act)
    .mockResolvedValueOnce(refused("stale"))
    .mockResolvedValueOnce({
      data: { number: 10 },
    });
  vi.mocked(getPosition).mockResolvedValue({ data: position(9, [DENIED]) });
  await game.challenge(DENIED);
  expect(vi.mocked(act).mock.calls.map(([, , expected]) => expected)).toEqual([8, 9]);
  expect(game.problem).toBeNull();
});

test("one that may no longer be made is explained, and not made", async () => {
  vi.mocked(act).mockResolvedValue(refused("stale"));
  vi.mocked(getPosition).mockResolvedValue({ data: position(9, []) });
  const why = { legal: false, reason: "nothing-to-challenge", rule: "T25", message: "Too late." };
  vi.mocked(askWhy).mockResolvedValue({ data: why });
  await game.challenge(DENIED);
  expect(act).toHaveBeenCalledOnce();
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

const arrived = (number: number, deadline: number | null): Message =>
  ({
    number,
    events: [],
    position: { ...position(number, []), awaited: 1, since: 5, deadline },
  }) as unknown as Message;

test("the clock is the newest that has come, with a row or beside it", () => {
  game.take(arrived(9, 100));
  expect(game.awaited).toMatchObject({ seat: { seat: 1 }, since: 5, deadline: 100 });
  game.adopt(state(seat(), { deadline: 160 }));
  expect(game.awaited?.deadline).toBe(160);
  game.take(arrived(10, 130));
  expect(game.awaited?.deadline).toBe(130);
});

test("whoever comes back is told that a bot has played for them, until they act", async () => {
  game.adopt(state(seat({ stand_in: true, away: 3 })));
  expect(game.returned).toBe(false);
  game.adopt(state(seat()));
  expect(game.returned).toBe(true);
  game.take(arrived(9, null));
  game.stream.open = true;
  vi.mocked(act).mockResolvedValue({ data: { number: 10 } });
  await game.act({ type: "roll" });
  expect(game.returned).toBe(false);
});

test("what a call about the table comes to is how it is", async () => {
  const data = { ...table, rematch: "next" };
  expect(await game.tabled(Promise.resolve({ data }))).toBeNull();
  expect(game.state.rematch).toBe("next");
  const older = { ...table, version: 0, rematch: null };
  await game.tabled(Promise.resolve({ data: older }));
  expect(game.state.rematch).toBe("next");
  const { problem } = refused("no-clock");
  expect(await game.tabled(Promise.resolve({ problem }))).toEqual(problem);
});

class Refused {
  static readonly CLOSED = 2;
  readonly readyState = 2;
  onerror: (() => void) | null = null;
  constructor() {
    queueMicrotask(() => this.onerror?.());
  }
  addEventListener(): void {}
  close(): void {}
}

test.each([
  [404, true],
  [503, false],
])("a stream that is refused, and a table that answers %i: gone is %s", async (status, gone) => {
  vi.stubGlobal("EventSource", Refused);
  const problem = { ...refused("some-reason").problem, status };
  vi.mocked(getPosition).mockResolvedValue({ problem });
  const stop = game.stream.start();
  await vi.waitFor(() => expect(getPosition).toHaveBeenCalled());
  await Promise.resolve();
  expect(game.gone !== null).toBe(gone);
  stop();
  vi.unstubAllGlobals();
});
