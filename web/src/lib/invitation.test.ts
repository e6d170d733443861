import { expect, test } from "vitest";
import { invitationIn, invitationTo } from "./invitation";

test("an invitation is a seat and a secret", () => {
  expect(invitationIn("#seat=2&invitation=a-b_C")).toEqual({ seat: 2, secret: "a-b_C" });
});

test.each([
  { seat: 0, secret: "a-b_C" },
  { seat: 5, secret: "a+b/c== &#d" },
])("%j goes there and back", (invitation) => {
  const address = new URL(invitationTo("abc", invitation), "http://house");
  expect(address.pathname).toBe("/table/abc");
  expect(address.search).toBe("");
  expect(invitationIn(address.hash)).toEqual(invitation);
});

test.each([
  "",
  "#",
  "#seat=2",
  "#invitation=abc",
  "#seat=x&invitation=abc",
  "#seat=-1&invitation=a",
])("%s is none", (hash) => expect(invitationIn(hash)).toBeNull());
