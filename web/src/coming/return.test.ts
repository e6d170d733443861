import { beforeEach, expect, test, vi } from "vitest";
import { comeBack } from "../lib/api/coming";
import { comeBackIfAsked, returnIn, returnTo } from "./return";

vi.mock(import("../lib/api/coming"), () => ({ comeBack: vi.fn() }));
beforeEach(() => void vi.mocked(comeBack).mockReset());

test("the secret comes out of the address as it went in", () => {
  const address = new URL(returnTo("abc", "s_-+&=#/e"), "http://tudor.test");
  expect(address.pathname + address.search).toBe("/table/abc");
  expect(returnIn(address.hash)).toBe("s_-+&=#/e");
});

test("it has left the address before anything is sent", async () => {
  history.replaceState({ kept: 1 }, "", "/table/abc#return=secret");
  vi.mocked(comeBack).mockImplementation(() => {
    expect(location.href).toMatch(/\/table\/abc$/);
    return Promise.resolve({ data: {} as never });
  });
  expect(await comeBackIfAsked("abc")).toBeNull();
  expect(comeBack).toHaveBeenCalledExactlyOnceWith("abc", "secret");
  expect(history.state).toEqual({ kept: 1 });
});

test("it is told why one cannot come back", async () => {
  history.replaceState(null, "", "/table/abc#return=old");
  const problem = { status: 403, reason: "link-used", message: "Used.", rule: null, number: null };
  vi.mocked(comeBack).mockResolvedValue({ problem });
  expect(await comeBackIfAsked("abc")).toBe(problem);
});

test("without one, and with other things in its place, nothing happens", async () => {
  for (const hash of ["", "#return=", "#seat=1&invitation=secret"]) {
    history.replaceState(null, "", `/table/abc${hash}`);
    expect(await comeBackIfAsked("abc")).toBeNull();
    expect(location.hash).toBe(hash);
  }
  expect(comeBack).not.toHaveBeenCalled();
});
