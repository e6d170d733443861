import { getEditions } from "./api/editions";
import type { EditionInfo, Problem } from "./wire";

/** What can be played, as the server says; it is asked once. */
class Editions {
  /** None before the server has answered. */
  all = $state.raw<readonly EditionInfo[]>([]);
  #asked: Promise<Problem | null> | null = null;

  /** The edition with that key, or else the first: the one that is played where nobody chooses. */
  of = (key: string): EditionInfo | undefined =>
    this.all.find((edition) => edition.key === key) ?? this.all[0];

  /** Asks, or waits for the answer; asks again where none came. */
  load = (): Promise<Problem | null> => (this.#asked ??= this.#ask());

  async #ask(): Promise<Problem | null> {
    const { data, problem } = await getEditions();
    if (data) this.all = data;
    else this.#asked = null;
    return problem ?? null;
  }
}

export const editions = new Editions();
