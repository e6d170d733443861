import { streamPath } from "../lib/api/streams";
import { getTable } from "../lib/api/tables";
import { Stream } from "../lib/stream.svelte";
import type { Problem, TableInfo, TableState } from "../lib/wire";

/** Who sits where, and how far all are: what is the reader's own may change with it. */
const whoSits = ({ stage, deal, seats }: TableState): string =>
  JSON.stringify([stage, deal, seats.map(({ kind, taken, people }) => [kind, taken, people])]);

interface Heard {
  /** The table as it was last seen. */
  now: () => TableInfo;
  onchange: (table: TableInfo) => void;
  onlost: (problem: Problem) => void;
}

/** Reads along while people gather. */
export class Live {
  readonly stream: Stream;
  readonly #heard: Heard;

  constructor(id: string, heard: Heard) {
    this.#heard = heard;
    const table = (state: TableState): void => this.#told(state);
    this.stream = new Stream(streamPath(id, null), { table }, () => void this.look());
  }

  /** Asks how the table is, as its reader may see it. */
  async look(): Promise<void> {
    const { data, problem } = await getTable(this.#heard.now().id);
    if (data) this.#heard.onchange(data);
    else if (problem.status !== 0) this.#heard.onlost(problem);
  }

  #told(state: TableState): void {
    const table = this.#heard.now();
    if (whoSits(state) === whoSits(table)) this.#heard.onchange({ ...table, ...state });
    else void this.look();
  }
}
