import { describe, expect, test } from "vitest";
import vectors from "../../../tests/phrases/vectors.json";
import { createPhrases } from "./phrases";
import { tell, type Viewer } from "./tell";

const name = (seat: number) => vectors.names[seat] ?? "";

describe("the sentences that Python and the browser share", async () => {
  const [en, sv] = await Promise.all([createPhrases("en"), createPhrases("sv")]);

  test.each(vectors.sentences)("$en", (sentence) => {
    const viewer = sentence.viewer as Viewer;
    expect(tell(en, sentence.event, viewer, name)).toBe(sentence.en);
    expect(tell(sv, sentence.event, viewer, name)).toBe(sentence.sv);
  });
});
