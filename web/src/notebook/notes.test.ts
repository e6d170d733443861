import { beforeEach, expect, test, vi } from "vitest";
import { putMark, putNote } from "../lib/api/seats";
import type { Notebook } from "../lib/wire";
import { Notes } from "./notes.svelte";

vi.mock("../lib/api/seats", () => ({ putMark: vi.fn(), putNote: vi.fn() }));

const book = (mark: "yes" | "no", text = ""): Notebook => ({
  marks: [{ card: "rope", seat: 1, mark }],
  notes: text ? [{ card: "rope", text }] : [],
});
const unreached = { status: 0, reason: "unreached", message: "", rule: null, number: null };

let notes: Notes;
beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  notes = new Notes("t", 0);
});

test("what a partner writes is seen as it comes", () => {
  notes.take(book("no", "hers"));
  expect([notes.mark("rope", 1), notes.note("rope")]).toEqual(["no", "hers"]);
  notes.take({ marks: [], notes: [] });
  expect([notes.mark("rope", 1), notes.note("rope")]).toEqual(["", ""]);
});

test("what is newer than one's own mark stands, though the answer to that comes later", async () => {
  let answer: (outcome: { data: Notebook }) => void = vi.fn();
  vi.mocked(putMark).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  notes.put("rope", 1, "yes");
  notes.take(book("yes"));
  notes.take(book("no"));
  expect(notes.mark("rope", 1)).toBe("yes");
  answer({ data: book("yes") });
  await vi.waitFor(() => expect(notes.unsaved).toBe(0));
  expect(notes.mark("rope", 1)).toBe("no");
});

test("what could not be sent is kept over a reload", async () => {
  vi.mocked(putMark).mockResolvedValue({ problem: unreached });
  notes.put("rope", 1, "yes");
  const again = new Notes("t", 0);
  again.take(book("no"));
  expect([again.mark("rope", 1), again.unsaved]).toEqual(["yes", 1]);
});

test("a note that is half written is kept, whatever comes, also over a reload", () => {
  notes.writeDraft("rope", "half a tho");
  notes.take(book("no", "hers"));
  expect(notes.draft("rope")).toBe("half a tho");
  expect(new Notes("t", 0).draft("rope")).toBe("half a tho");
  expect(new Notes("t", 1).draft("rope")).toBeUndefined();
});

test("a finished note is sent; one that says nothing new is not", () => {
  vi.mocked(putNote).mockResolvedValue({ data: book("no", "a thought") });
  notes.writeDraft("rope", " a thought ");
  notes.finish("rope");
  expect(putNote).toHaveBeenCalledWith("t", 0, "rope", "a thought");
  notes.finish("rope");
  notes.writeDraft("rope", "a thought");
  notes.finish("rope");
  expect(putNote).toHaveBeenCalledOnce();
  expect(new Notes("t", 0).draft("rope")).toBeUndefined();
});
