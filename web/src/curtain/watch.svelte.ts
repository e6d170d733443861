import { streamPath } from "../lib/api/streams";
import { getTable } from "../lib/api/tables";
import { chapters, news, type Happened } from "../lib/log";
import { Stream } from "../lib/stream.svelte";
import { tell } from "../lib/tell";
import type { Message, Problem, TableInfo, TableState, View } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { awaitedIn } from "./awaited";

/** A table as all see it, whoever looks: there is nothing of any hand in it. */
export class Watch {
  readonly stream: Stream;
  view = $state.raw<View | null>(null);
  /** Why there is nothing to watch any more. */
  gone = $state.raw<Problem | null>(null);
  #happened = $state.raw<Happened[]>([]);
  readonly awaited = $derived.by(() => awaitedIn(this.view));
  readonly #news = $derived.by(() => news(chapters(this.#happened)));

  #table: () => TableInfo;

  constructor(table: () => TableInfo, onstate: (state: TableState) => void) {
    this.#table = table;
    const { id } = table();
    this.stream = new Stream(
      streamPath(id, null),
      { row: this.#take, table: onstate },
      () => void this.#glance(),
    );
  }

  get over(): boolean {
    return !!this.view?.outcome;
  }

  /** Whom a seat is called by: a person's name, else the suspect's. */
  name = (seat: number): string =>
    this.#table().seats[seat]?.name || words.title(this.suspect(seat));

  suspect = (seat: number): string => this.#table().seats[seat]?.suspect ?? "";

  /** What has happened last, in words for all. */
  get told(): string {
    const event = this.#news?.events.at(-1);
    if (!event) return "";
    return tell(words.phrases, event, "public", (seat) =>
      words.t("event-player", { suspect: this.suspect(seat) }),
    );
  }

  #take = ({ number, events, position }: Message): void => {
    this.#happened = [...this.#happened, ...events.map((event) => ({ row: number, event }))];
    if (position) this.view = position.view;
  };

  async #glance(): Promise<void> {
    const { data, problem } = await getTable(this.#table().id);
    if (data?.view) this.view = data.view;
    if (problem?.status === 404) this.gone = problem;
  }
}
