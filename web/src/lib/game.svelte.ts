import { createContext } from "svelte";
import * as api from "./api";
import { chapters, lastShown } from "./log";
import { Scene } from "./scene.svelte";
import { Stream } from "./stream.svelte";
import { tell } from "./tell";
import type { Action, Event, Message, Position, Problem, SeatInfo, TableInfo } from "./wire";
import { words } from "./words.svelte";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** A started game as one seat sees it, or a visitor: what to draw, and what may be done. */
export class Game {
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly scene: Scene;
  readonly stream: Stream;
  position = $state.raw<Position | null>(null);
  /** Why the last action was refused. */
  problem = $state.raw<Problem | null>(null);
  /** Where the game is known to stand: kept up to date also while the tab is hidden. */
  #newest = $state.raw<Position | null>(null);
  #sending = $state(false);
  #acted = $state(0);
  readonly chapters = $derived.by(() => chapters(this.scene.happened));

  constructor(table: TableInfo, seat: number | null) {
    this.table = table;
    this.seat = seat;
    this.scene = new Scene(
      (row) => this.#played(row),
      () => STILL.matches || document.hidden,
    );
    this.stream = new Stream(
      api.streamPath(table.id, seat),
      (row) => this.scene.push(row),
      () => void this.#glance(),
    );
  }

  /** Who is awaited. */
  get actor(): Position["actor"] {
    return this.#newest ? this.#newest.actor : "chance";
  }

  /** Whose turn it is, for the title of the page. */
  get turn(): number | null {
    return this.#newest?.view.seat ?? null;
  }

  get view() {
    return this.position?.view ?? null;
  }

  get outcome() {
    return this.view?.outcome ?? null;
  }

  get latest() {
    return this.scene.happened.at(-1)?.event ?? null;
  }

  /** Whether it is for this seat to do something. */
  get mine(): boolean {
    return this.seat !== null && this.actor === this.seat && !this.outcome;
  }

  /** Whether this seat may no longer suggest and accuse. */
  get out(): boolean {
    return this.seat !== null && !!this.view?.inactive.includes(this.seat);
  }

  /** What may be done, once all that led to it has been seen. */
  get legal() {
    return this.mine && !this.scene.playing ? (this.position?.legal ?? null) : null;
  }

  /** Whether it can be done at this moment: nothing is on its way, and the server is there. */
  get ready(): boolean {
    const current = this.#acted <= (this.position?.number ?? 0);
    return this.stream.open && !this.scene.playing && !this.#sending && current;
  }

  /** The card that was shown to this seat since its turn began. */
  get shown() {
    return this.seat === null ? null : lastShown(this.scene.happened, this.seat);
  }

  get seats(): readonly SeatInfo[] {
    return this.table.seats;
  }

  suspect = (seat: number): string => this.seats[seat]?.suspect ?? "";

  /** How a player is called: by the suspect, as at a table. */
  player = (seat: number): string => words.name(this.suspect(seat));

  /** An event in words, as this seat may say it. */
  tell = (event: Event): string => tell(words.phrases, event, this.seat ?? "public", this.player);

  async act(action: Action): Promise<void> {
    if (this.seat === null || !this.position || !this.ready) return;
    this.problem = null;
    this.#sending = true;
    const { data, problem } = await api.act(this.table.id, this.seat, this.position.number, action);
    this.#sending = false;
    if (data) this.#acted = data.number;
    // A table that has moved on tells its own news: there is nothing to complain of.
    else if (problem.reason !== "stale") this.problem = problem;
  }

  #played(row: Message): void {
    if (!row.position) return;
    this.position = row.position;
    this.#newest = row.position;
    this.problem = null;
  }

  async #glance(): Promise<void> {
    if (this.seat === null) return;
    const { data } = await api.getPosition(this.table.id, this.seat);
    if (data) this.#newest = data;
  }
}

export const [getGame, setGame] = createContext<Game>();
