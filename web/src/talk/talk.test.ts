import { beforeEach, expect, test, vi } from "vitest";
import { say } from "../lib/api/talk";
import type { Line } from "../lib/wire";
import { channelsOf, Talk } from "./talk.svelte";

vi.mock("../lib/api/talk", () => ({ say: vi.fn() }));

const line = (number: number, seat: number | null, name = ""): Line => ({
  number,
  at: 0,
  channel: seat === null ? "spectators" : "table",
  seat,
  name,
  text: `line ${number}`,
  phrase: null,
});
const heard = (talk: Talk): number[] => talk.lines.map(({ number }) => number);

let talk: Talk;
beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  talk = new Talk("t", 0);
});

test("a line is heard once, also when a new stream tells it again", () => {
  for (const number of [1, 2, 1, 2, 3]) talk.take(line(number, 1));
  expect(heard(talk)).toEqual([1, 2, 3]);
});

test("what others say is unread until one looks, and stays read over a reload", () => {
  talk.take(line(1, 1));
  talk.take(line(2, 0));
  expect(talk.unread).toBe(1);
  talk.watch(true);
  talk.take(line(3, 1));
  expect(talk.unread).toBe(0);
  talk.watch(false);
  const again = new Talk("t", 0);
  for (const number of [1, 2, 3, 4]) again.take(line(number, 1));
  expect(again.unread).toBe(1);
});

test("whoever is muted is not heard, now or later, until they are again", () => {
  talk.take(line(1, 1));
  talk.take(line(2, 2));
  talk.mute({ seat: 1, name: "" }, true);
  const again = new Talk("t", 0);
  for (const number of [1, 2, 3]) again.take(line(number, number === 2 ? 2 : 1));
  expect(heard(again)).toEqual([2]);
  expect(again.unread).toBe(1);
  expect(again.muted).toMatchObject([{ seat: 1 }]);
  again.mute({ seat: 1, name: "" }, false);
  expect(heard(again)).toEqual([1, 2, 3]);
});

test("those who watch are told apart by their names", () => {
  talk = new Talk("t", null);
  talk.take(line(1, null, "Bo"));
  talk.take(line(2, null, "Cilla"));
  talk.mute({ seat: null, name: "Bo" }, true);
  expect(heard(talk)).toEqual([2]);
});

test("among partners, what was not said here is theirs", async () => {
  talk = new Talk("t", 0, () => true);
  vi.mocked(say).mockResolvedValue({ data: null });
  await talk.say({ channel: "table", text: "  line  2 " });
  const [theirs, mine] = [line(1, 0), line(2, 0)];
  for (const one of [theirs, mine]) talk.take(one);
  expect([talk.isMine(theirs), talk.isMine(mine), talk.unread]).toEqual([false, true, 1]);
});

test("what was refused was not said", async () => {
  talk = new Talk("t", null);
  const problem = { status: 429, reason: "too-many", message: "", rule: null, number: null };
  vi.mocked(say).mockResolvedValue({ problem });
  expect(await talk.say({ channel: "spectators", text: "line 1" })).toEqual(problem);
  talk.take(line(1, null, "Bo"));
  expect(talk.unread).toBe(1);
});

test("all talk can be silenced, at one table", () => {
  talk.take(line(1, 1));
  talk.muteAll(true);
  expect([heard(talk), talk.unread]).toEqual([[], 0]);
  expect(new Talk("t", 0).off).toBe(true);
  expect(new Talk("other", 0).off).toBe(false);
});

test("one talks to partners only where there are any, and watching only to those who watch", () => {
  expect(channelsOf(2, false)).toEqual(["table"]);
  expect(channelsOf(2, true)).toEqual(["table", "team"]);
  expect(channelsOf(null, false)).toEqual(["spectators"]);
});
