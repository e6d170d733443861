import { createContext } from "svelte";
import type { Outcome } from "../api/client";
import { commit, openUp } from "../api/gathering";
import type { Problem, TableInfo } from "../wire";
import { give, keptOf } from "./kept";
import { watch, type Trouble } from "./watch";

/** What the server says when the table has moved on meanwhile: it tells of that by itself. */
const MOVED_ON = ["wrong-deal", "already-started", "not-opening", "not-your-seat", "unreached"];

/** Does what this browser's seats have to do for the deal, whenever the table is seen. */
export class Deal {
  /** What is wrong with the deal. */
  trouble = $state.raw<Trouble | null>(null);
  problem = $state.raw<Problem | null>(null);
  readonly #changed: (table: TableInfo) => void;
  /** The seats and deals that this page has met. */
  #met: readonly string[] = [];
  #busy = false;
  #next: TableInfo | null = null;

  /** `changed` hears how the table is after something has been done. */
  constructor(changed: (table: TableInfo) => void) {
    this.#changed = changed;
  }

  async see(table: TableInfo): Promise<void> {
    this.#next = table;
    if (this.#busy) return;
    this.#busy = true;
    while (this.#next) {
      const seen: TableInfo = this.#next;
      this.#next = null;
      await this.#attend(seen);
    }
    this.#busy = false;
  }

  async #attend(table: TableInfo): Promise<void> {
    this.trouble = watch(table.id, table);
    if (this.trouble) return;
    for (const seat of table.mine) {
      const done = await this.#turn(table, seat);
      if (done?.data) this.#changed(done.data);
      const problem = done?.problem ?? null;
      this.problem = problem && !MOVED_ON.includes(problem.reason) ? problem : null;
      if (problem) this.#met = this.#met.filter((one) => one !== named(table, seat));
    }
  }

  /** What a seat of this browser has to do now, if anything. */
  #turn(table: TableInfo, number: number): Promise<Outcome<TableInfo>> | null {
    const seat = table.seats[number];
    if (!seat || table.commitment === null) return null;
    const { commitment, opening, people } = seat;
    const { id, deal } = table;
    const { given } = keptOf(id, deal);
    const own = commitment === null ? undefined : given[commitment];
    if (table.stage === "lobby") {
      // What another device of the same person gave is replaced by the one that came last, once:
      // two that are open would else replace each other's for ever.
      const met = this.#met.includes(named(table, number));
      this.#met = [...this.#met, named(table, number)];
      const awaited = commitment === null || (own === undefined && people < 2);
      return !awaited || met ? null : commit(id, number, deal, give(id, deal));
    }
    if (table.stage !== "opening" || opening !== null) return null;
    if (own !== undefined) return openUp(id, number, deal, own);
    this.trouble = { kind: "elsewhere", seat: number };
    return null;
  }
}

const named = ({ deal }: TableInfo, seat: number): string => `${deal}.${seat}`;

export const [getDeal, setDeal] = createContext<Deal>();
