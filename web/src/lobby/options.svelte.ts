import { getOptions, type OptionInfo } from "../lib/api/editions";
import type { Problem } from "../lib/wire";

/** What a table may change, as the server says; it is asked once. */
class OptionList {
  /** None before the server has answered. */
  all = $state.raw<readonly OptionInfo[]>([]);
  #asked: Promise<Problem | null> | null = null;

  /** The options by their groups, both in the server's order. */
  get groups(): [string, readonly OptionInfo[]][] {
    const names = [...new Set(this.all.map(({ group }) => group))];
    return names.map((name) => [name, this.all.filter(({ group }) => group === name)]);
  }

  /** Asks, or waits for the answer; asks again where none came. */
  load = (): Promise<Problem | null> => (this.#asked ??= this.#ask());

  async #ask(): Promise<Problem | null> {
    const { data, problem } = await getOptions();
    if (data) this.all = data;
    else this.#asked = null;
    return problem ?? null;
  }
}

export const optionList = new OptionList();
