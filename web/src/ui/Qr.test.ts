import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Qr from "./Qr.svelte";

test("dark on light with four modules of quiet on every side", () => {
  render(Qr, { text: "http://tudor.test/table/abc", label: "The link" });
  const code = screen.getByRole("img", { name: "The link" });
  const size = Number(code.getAttribute("viewBox")?.split(" ")[2]);
  const drawn = code.querySelector("path")?.getAttribute("d") ?? "";
  const at = [...drawn.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...at)).toBe(4);
  expect(Math.max(...at)).toBe(size - 5);
});
