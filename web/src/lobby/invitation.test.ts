import { expect, test } from "vitest";
import { invitationIn } from "./invitation";

test("an invitation is a seat and a secret", () => {
  expect(invitationIn("#seat=2&invitation=a-b_C")).toEqual({ seat: 2, secret: "a-b_C" });
});

test.each([
  "",
  "#",
  "#seat=2",
  "#invitation=abc",
  "#seat=x&invitation=abc",
  "#seat=-1&invitation=a",
])("%s is none", (hash) => expect(invitationIn(hash)).toBeNull());
