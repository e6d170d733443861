import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { HelpCell, Mark } from "../lib/wire";
import { words } from "../lib/words.svelte";
import Cell from "./Cell.svelte";
import { faceOf } from "./face";

beforeAll(() => words.begin());

function cell(own: Mark, help?: HelpCell, onclick?: () => void): HTMLElement {
  render(Cell, { face: faceOf(own, help), label: "rope, Plum", focused: true, onclick });
  return screen.getByRole("button");
}

test("a mark of one's own and a proven one are both to be seen", () => {
  expect(cell("maybe", { mark: "no", chance: null }).textContent).toMatch(/\?\s*✕/);
});

test("a contradiction has a sign, and is spoken", () => {
  const button = cell("yes", { mark: "no", chance: null });
  expect(button.textContent).toMatch(/✓\s*✕\s*!/);
  expect(button.getAttribute("aria-label")).toBe(
    "rope, Plum: has it, proven: no, your mark says otherwise",
  );
});

test("a percentage stands beside a mark of one's own", () => {
  expect(cell("no", { mark: "", chance: 0.004 }).textContent).toMatch(/✕\s*<1/);
});

test("where something is told, a dialog is announced", () => {
  expect(cell("", { mark: "yes", chance: null }).getAttribute("aria-haspopup")).toBe("dialog");
  document.body.replaceChildren();
  expect(cell("yes").hasAttribute("aria-haspopup")).toBe(false);
});

test("a cell that leads nowhere says so", () => {
  expect(cell("").getAttribute("aria-disabled")).toBe("true");
  document.body.replaceChildren();
  const pressed = vi.fn();
  const button = cell("", undefined, pressed);
  button.click();
  expect(button.getAttribute("aria-disabled")).toBe("false");
  expect(pressed).toHaveBeenCalledOnce();
});
