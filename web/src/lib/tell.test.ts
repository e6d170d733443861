import { describe, expect, test } from "vitest";
import vectors from "../../../tests/phrases/vectors.json";
import { createPhrases, LANGUAGES } from "./phrases";
import { tell, type Viewer } from "./tell";

const name = (seat: number) => vectors.names[seat] ?? "";

describe.each(LANGUAGES)(
  "the sentences that Python and the browser share: %s",
  async (language) => {
    const phrases = await createPhrases(language);

    test.each(vectors.sentences)("$en", (sentence) => {
      const viewer = sentence.viewer as Viewer;
      expect(tell(phrases, sentence.event, viewer, name)).toBe(sentence[language]);
    });
  },
);
