import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the front door has its name as heading", async () => {
  render(App);
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.textContent).toBe("tudor");
});
