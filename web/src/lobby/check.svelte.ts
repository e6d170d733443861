import { getRules } from "../lib/api";
import type { Problem } from "../lib/wire";
import type { HouseRules } from "./house";

/** Asks the server, while house rules are being chosen, whether they make sense together. */
export class Check {
  /** Why no game can be played with what was asked about last. */
  problem = $state.raw<Problem | null>(null);
  #asked = 0;

  async ask(edition: string, rules: HouseRules, seats: number): Promise<void> {
    const asked = ++this.#asked;
    // As in the box, there is nothing to ask; and a server out of reach has not said no.
    const known = Object.keys(rules).length === 0;
    const problem = known ? null : ((await getRules(edition, rules, seats)).problem ?? null);
    if (asked === this.#asked) this.problem = problem?.status === 422 ? problem : null;
  }
}
