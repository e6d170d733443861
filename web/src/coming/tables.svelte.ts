import { listMyTables, listTables } from "../lib/api/tables";
import type { TableListed } from "../lib/wire";

/** How often a list is looked at anew while it is in sight, in milliseconds. */
const LOOK = 20_000;

/** Has `look` look now, and from time to time while the page is in sight. */
export function watchCalmly(look: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  const again = async (): Promise<void> => {
    clearTimeout(timer);
    if (document.hidden || gone) return;
    await look();
    if (!gone) timer = setTimeout(() => void again(), LOOK);
  };
  const seen = (): void => void again();
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    gone = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** The listed tables that have a free seat, without one's own. */
export class Listed {
  found = $state.raw<readonly TableListed[]>([]);

  look = async (): Promise<void> => {
    const { data } = await listTables();
    if (data) this.found = data.filter(({ mine }) => mine.length === 0);
  };
}

/** The tables at which this browser sits: those that go on, and those that are over. */
export class MyTables {
  #found = $state.raw<readonly TableListed[]>([]);
  readonly running = $derived.by(() => this.#found.filter(({ over }) => !over));
  readonly over = $derived.by(() => this.#found.filter(({ over }) => over));

  look = async (): Promise<void> => {
    const { data } = await listMyTables();
    if (data) this.#found = data;
  };
}
