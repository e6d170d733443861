import type { Message } from "../wire";
import { link, START } from "./chain";
import { keep, keptOf, type Seen } from "./kept";

/**
 * Keeps what a seat is told of the game, as one hash over all rows, for the receipt. It is told
 * every row from the first on, also after a reload: what is told otherwise then is noticed.
 */
export class Witness {
  readonly #table: string;
  readonly #deal: number;
  readonly #seat: number;
  #row = 0;
  #chain = START;

  constructor({ id, deal }: { id: string; deal: number }, seat: number) {
    this.#table = id;
    this.#deal = deal;
    this.#seat = seat;
  }

  saw(row: Pick<Message, "number" | "by" | "events">): void {
    if (row.number <= this.#row) return;
    this.#row = row.number;
    this.#chain = link(this.#chain, row);
    const seen = this.#seen;
    if (seen.differs) return;
    if (row.number > seen.rows) {
      this.#note({ rows: row.number, chain: this.#chain, differs: false });
    } else if (row.number === seen.rows && this.#chain !== seen.chain) {
      this.#note({ ...seen, differs: true });
    }
  }

  get #seen(): Seen {
    const nothing: Seen = { rows: 0, chain: START, differs: false };
    return keptOf(this.#table, this.#deal).seen[this.#seat] ?? nothing;
  }

  #note(seen: Seen): void {
    const others = keptOf(this.#table, this.#deal).seen;
    keep(this.#table, this.#deal, { seen: { ...others, [this.#seat]: seen } });
  }
}
