import { getRules } from "../lib/api/editions";
import { Latest } from "../lib/latest";
import type { Problem } from "../lib/wire";
import type { HouseRules } from "./house";

/** Asks the server, while house rules are being chosen, whether they make sense together. */
export class Check {
  /** Why no game can be played with what was asked about last. */
  problem = $state.raw<Problem | null>(null);
  /** The options that make no difference as the others stand, as far as is known. */
  idle = $state.raw<readonly string[]>([]);
  readonly #latest = new Latest();

  async ask(edition: string, rules: HouseRules, seats: number): Promise<void> {
    const found = await this.#latest.of(getRules(edition, rules, seats));
    if (!found) return;
    // A server out of reach has not said no.
    this.problem = found.problem?.status === 422 ? found.problem : null;
    if (found.data) this.idle = found.data.idle;
  }
}
