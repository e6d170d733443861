import { createContext } from "svelte";
import type { Outcome } from "./api/client";
import { act, askWhy, getPosition } from "./api/seats";
import { streamPath } from "./api/streams";
import { getTable } from "./api/tables";
import { chapters, falseWitnesses, lastShown, lookers, news } from "./log";
import { Scene } from "./scene.svelte";
import { Stream, type Heard } from "./stream.svelte";
import { tell } from "./tell";
import type {
  Action,
  Denied,
  Event,
  Message,
  Place,
  Position,
  Problem,
  SeatInfo,
  TableInfo,
  TableState,
} from "./wire";
import { words } from "./words.svelte";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** What the server has said to an act, or to the question why it is not possible. */
export type Told = Pick<Problem, "message" | "rule">;

/** A started game as one seat sees it, or a visitor: what to draw, and what may be done. */
export class Game {
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly scene: Scene;
  readonly stream: Stream;
  position = $state.raw<Position | null>(null);
  /** Why the last action was refused, or would be. */
  problem = $state.raw<Told | null>(null);
  /** How the table is: who is here, and what becomes of it. */
  state = $state.raw<TableState>() as TableState;
  /** The table is there no more: what the server says of it. */
  gone = $state.raw<Problem | null>(null);
  /** A bot has played for this seat, whose owner is back. */
  returned = $state(false);
  /** The answers of which one is about to be challenged. */
  doubted = $state.raw<readonly Denied[]>([]);
  /** What is to be brought where by a bonus card: chosen by its button or on the board. */
  bringing = $state<{ suspect: string | null; room: string | null }>({ suspect: null, room: null });
  /** Where the game is known to stand: kept up to date also while the tab is hidden. */
  #newest = $state.raw<Position | null>(null);
  /** When a bot will decide what is awaited, in seconds. */
  #deadline = $state.raw<number | null>(null);
  /** The newest position that has come: what led to it may still be shown. */
  #arrived = $state.raw<Position | null>(null);
  #sending = $state(false);
  #acted = $state(0);
  readonly chapters = $derived.by(() => chapters(this.scene.happened));

  /** The newest line of what has happened. */
  readonly news = $derived.by(() => news(this.chapters));

  /** `others`: who else wants to hear what comes. */
  constructor(table: TableInfo, seat: number | null, others: Heard = {}) {
    this.table = table;
    this.state = table;
    this.seat = seat;
    this.#deadline = table.deadline;
    this.scene = new Scene(
      (row) => this.#played(row),
      () => STILL.matches || document.hidden,
    );
    this.stream = new Stream(
      streamPath(table.id, seat),
      {
        ...others,
        row: (row) => {
          this.take(row);
          others.row?.(row);
        },
        table: (state) => {
          this.adopt(state);
          others.table?.(state);
        },
      },
      () => void this.#glance(),
    );
  }

  get seats(): readonly SeatInfo[] {
    return this.state.seats;
  }

  /** Whether others hold this seat too. */
  get hasPartners(): boolean {
    return this.seat !== null && (this.seats[this.seat]?.people ?? 0) > 1;
  }

  /** Who is awaited. */
  get actor(): Position["actor"] {
    return this.#newest ? this.#newest.actor : "chance";
  }

  /** Whose turn it is, for the title of the page. */
  get turn(): number | null {
    return this.#newest?.view.seat ?? null;
  }

  /** What is awaited of a seat: of which, since when, and until when if there is a clock. */
  get awaited(): { seat: SeatInfo; since: number; deadline: number | null } | null {
    if (this.outcome || !this.#newest) return null;
    const seat = this.seats[this.#newest.awaited ?? -1];
    return seat ? { seat, since: this.#newest.since, deadline: this.#deadline } : null;
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
    if (this.seat === null || this.outcome) return false;
    return this.actor === this.seat || !!this.#newest?.dice_to_type;
  }

  /** How many faces of one's own dice are to be typed now. */
  get typing(): number {
    return this.scene.playing ? 0 : (this.position?.dice_to_type ?? 0);
  }

  /** Whether it is for this seat to show a card, or to say that it has none. */
  get answering(): boolean {
    return !!this.legal && (this.legal.show.length > 0 || this.legal.nothing);
  }

  /** The answers that have been seen and may be challenged still, also in others' turns. */
  get challenges(): readonly Denied[] {
    if (this.outcome) return [];
    const still = (this.#arrived ?? this.position)?.legal.challenge ?? [];
    return (this.position?.legal.challenge ?? []).filter((denied) => isAmong(denied, still));
  }

  /** How this seat is out, if it may no longer suggest and accuse. */
  get out() {
    return this.seat === null ? undefined : this.view?.out[this.seat];
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

  /** The card that this seat was shown, or looked at, since its turn began. */
  readonly shown = $derived.by(() =>
    this.seat === null ? null : lastShown(this.scene.happened, this.seat),
  );

  /** Who has looked at which card of the row. */
  readonly lookers = $derived.by(() =>
    lookers(this.scene.happened, this.position?.view.row.length ?? 0),
  );

  /** Those whose false "nothing" has come to light. */
  readonly falseWitnesses = $derived.by(() => falseWitnesses(this.scene.happened));

  /** Where the board leads: a walk's ends, or the rooms of a bonus card. */
  get places(): Place[] {
    return this.legal ? [...this.legal.move, ...(this.legal.choose?.rooms ?? [])] : [];
  }

  /** Takes a row as it comes from the server. */
  take = (row: Message): void => {
    if (row.position) {
      this.#arrived = row.position;
      this.#deadline = row.position.deadline;
    }
    this.scene.push(row);
  };

  /** Takes how the table is, unless something newer has come before. */
  adopt = (state: TableState): void => {
    if (state.version < this.state.version) return;
    const played = this.seat !== null && this.seats[this.seat]?.stand_in;
    if (played && !state.seats[this.seat ?? 0]?.stand_in) this.returned = true;
    this.state = state;
    this.#deadline = state.deadline;
  };

  suspect = (seat: number): string => this.seats[seat]?.suspect ?? "";

  /** An event in words, as this seat may say it. Players go by their suspects, as at a table. */
  tell = (event: Event): string =>
    tell(words.phrases, event, this.seat ?? "public", (seat) =>
      words.t("event-player", { suspect: this.suspect(seat) }),
    );

  async act(action: Action): Promise<void> {
    if (!this.position || !this.ready) return;
    const problem = await this.#send(action, this.position.number);
    // A table that has moved on tells its own news: there is nothing to complain of.
    if (problem && problem.reason !== "stale") this.problem = problem;
  }

  /** Challenges an answer; where the table has moved on meanwhile, once more if it is still possible. */
  async challenge(denied: Denied): Promise<void> {
    if (!this.position || this.#sending) return;
    let problem = await this.#send(denied, this.position.number);
    if (problem?.reason === "stale") {
      const { data } = await getPosition(this.table.id, this.seat ?? 0);
      if (!data || !isAmong(denied, data.legal.challenge)) return this.why(denied);
      problem = await this.#send(denied, data.number);
    }
    this.problem = problem;
  }

  /** Asks why an action is not possible. */
  async why(action: Action): Promise<void> {
    if (this.seat === null) return;
    const { data, problem } = await askWhy(this.table.id, this.seat, action);
    this.problem = data ?? problem ?? null;
  }

  /** What a call about the table comes to is how the table is from then on. */
  async tabled(call: Promise<Outcome<TableInfo>>): Promise<Problem | null> {
    const { data, problem } = await call;
    if (data) this.adopt(data);
    return problem ?? null;
  }

  async #send(action: Action, expected: number): Promise<Problem | null> {
    if (this.seat === null) return null;
    this.problem = null;
    this.returned = false;
    this.#sending = true;
    const { data, problem } = await act(this.table.id, this.seat, expected, action);
    this.#sending = false;
    if (data) this.#acted = Math.max(this.#acted, data.number);
    return problem ?? null;
  }

  #played(row: Message): void {
    if (!row.position) return;
    this.position = row.position;
    this.#newest = row.position;
    this.problem = null;
  }

  async #glance(): Promise<void> {
    const { data, problem } =
      this.seat === null
        ? await getTable(this.table.id)
        : await getPosition(this.table.id, this.seat);
    if (problem?.status === 404) this.gone = problem;
    if (data && "legal" in data) this.#newest = data;
  }
}

const isAmong = ({ seat, suggestion }: Denied, answers: readonly Denied[]): boolean =>
  answers.some((one) => one.seat === seat && one.suggestion === suggestion);

export const [getGame, setGame] = createContext<Game>();
