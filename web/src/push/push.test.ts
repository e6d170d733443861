import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getPushKey, subscribe, unsubscribe } from "../lib/api/push";
import { words } from "../lib/words.svelte";
import { Push } from "./push.svelte";

vi.mock(import("../lib/api/push"), () => ({
  getPushKey: vi.fn(),
  subscribe: vi.fn(),
  unsubscribe: vi.fn(),
}));

const ENDPOINT = "https://push.test/me";
const made = {
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: "point", auth: "secret" } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};
let known: typeof made | null;
let permission: NotificationPermission;
const pushManager = {
  getSubscription: () => Promise.resolve(known),
  subscribe: vi.fn(() => Promise.resolve((known = made))),
};
const registration = { pushManager };
const serviceWorker = {
  register: vi.fn(() => Promise.resolve(registration)),
  getRegistration: () => Promise.resolve(registration),
  ready: Promise.resolve(registration),
};
const refused = { status: 503, reason: "storage", message: "Not now.", rule: null, number: null };

beforeAll(() => words.begin());
beforeEach(() => {
  known = null;
  permission = "default";
  vi.mocked(getPushKey)
    .mockReset()
    .mockResolvedValue({ data: { key: "key" } });
  vi.mocked(subscribe).mockReset().mockResolvedValue({ data: {} });
  vi.mocked(unsubscribe).mockReset().mockResolvedValue({ data: {} });
  pushManager.subscribe.mockClear();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve((permission = "granted")),
  });
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  return () => vi.unstubAllGlobals();
});

const loaded = async (): Promise<Push> => {
  const push = new Push();
  await push.load();
  return push;
};

test("over plain http it is not offered, and nobody is asked", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect((await loaded()).choice).toBe("none");
  expect(getPushKey).not.toHaveBeenCalled();
});

test("nor where the server does not push", async () => {
  vi.mocked(getPushKey).mockResolvedValue({ data: { key: null } });
  expect((await loaded()).choice).toBe("none");
});

test("chosen, the server is told, in the language of the page", async () => {
  const push = await loaded();
  expect(push.choice).toBe("off");
  await push.choose(true);
  expect(push.choice).toBe("on");
  const options = { userVisibleOnly: true, applicationServerKey: "key" };
  expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith(options);
  const keys = { p256dh: "point", auth: "secret" };
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ endpoint: ENDPOINT, keys, language: "en" });
});

test("it stays chosen, and can be ended", async () => {
  known = made;
  const push = await loaded();
  expect(push.choice).toBe("on");
  await push.choose(false);
  expect(push.choice).toBe("off");
  expect(made.unsubscribe).toHaveBeenCalled();
  expect(unsubscribe).toHaveBeenCalledExactlyOnceWith(ENDPOINT);
});

test("what the server refuses is not on, and says why", async () => {
  vi.mocked(subscribe).mockResolvedValue({ problem: refused });
  const push = await loaded();
  await push.choose(true);
  expect(push.choice).toBe("off");
  expect(push.problem).toBe(refused);
});

test("a browser that says no is told of, and not asked again", async () => {
  permission = "denied";
  const push = await loaded();
  expect(push.choice).toBe("denied");
  expect(pushManager.subscribe).not.toHaveBeenCalled();
});

test("where no push service can be reached it stays off", async () => {
  pushManager.subscribe.mockRejectedValueOnce(new Error("no push service"));
  const push = await loaded();
  await push.choose(true);
  expect(push.choice).toBe("off");
  expect(push.busy).toBe(false);
});
