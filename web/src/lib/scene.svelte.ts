import type { Happened } from "./log";
import type { Event, Message, Place } from "./wire";

/** How long an event is looked at, in milliseconds; a walk ends when the pawn has arrived. */
const LENGTH: Partial<Record<Event["type"], number>> = {
  "opening-rolled": 600,
  dealt: 600,
  "turn-began": 250,
  rolled: 800,
  moved: 1400,
  stayed: 400,
  suggested: 1400,
  brought: 560,
  "nothing-shown": 1200,
  shown: 1400,
  unanswered: 1400,
  peeked: 1400,
  "pile-empty": 600,
  "bonus-drawn": 2600,
  "bonus-chosen": 1400,
  looked: 1400,
  revealed: 2000,
  challenged: 3200,
  accused: 2400,
  "laid-open": 1600,
};
/** So many rows behind, and the rest is shown at once. */
const TOO_FAR_BEHIND = 24;

/**
 * What the table looks like at this moment. Rows are played one after another, their events each
 * for a while; rows that were missed, after a reload or a nap, are shown at once.
 */
export class Scene {
  pawns = $state.raw<Record<string, Place>>({});
  weapons = $state.raw<Record<string, string>>({});
  walk = $state.raw<{ suspect: string; path: Place[] } | null>(null);
  rolling = $state(false);
  playing = $state(false);
  happened = $state.raw<Happened[]>([]);
  #queue: Message[] = [];
  #hurry = true;
  #next: (() => void) | null = null;

  #played: (row: Message) => void;
  #still: () => boolean;

  constructor(onplayed: (row: Message) => void, still: () => boolean) {
    this.#played = onplayed;
    this.#still = still;
  }

  push(row: Message): void {
    this.#queue.push(row);
    // Only the newest row says where the game stands: older ones come in a burst before it.
    if (row.position === null) this.#hurry = true;
    else if (!this.playing) void this.#play();
  }

  /** Shows at once all that is still to be played. */
  skip = (): void => {
    this.#hurry = true;
    this.#next?.();
  };

  walked = (): void => {
    if (this.walk) this.#next?.();
  };

  async #play(): Promise<void> {
    this.playing = true;
    for (let row = this.#queue.shift(); row; row = this.#queue.shift()) {
      for (const event of row.events) {
        this.#show(row, event);
        const length = LENGTH[event.type] ?? 0;
        const behind = this.#queue.length;
        if (length && !this.#hurry && behind < TOO_FAR_BEHIND && !this.#still()) {
          await this.#pause(length / (1 + behind / 12));
        }
        this.#settle(event);
      }
      this.#played(row);
    }
    this.#hurry = false;
    this.playing = false;
  }

  #pause(length: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#next?.(), length);
      this.#next = () => {
        clearTimeout(timer);
        this.#next = null;
        resolve();
      };
    });
  }

  #show({ number, stood_in }: Message, event: Event): void {
    this.happened = [...this.happened, { row: number, event, stoodIn: stood_in }];
    if (event.type === "moved") this.walk = { suspect: event.suspect, path: event.path };
    if (event.type === "rolled") this.rolling = true;
    if (event.type === "brought") this.#put(event.piece, event.room);
    if (event.type === "put-aside") this.#put(event.suspect, event.room);
    if (event.type === "dealt") {
      this.pawns = event.pawns;
      this.weapons = event.weapons;
    }
  }

  #settle(event: Event): void {
    this.rolling = false;
    if (event.type !== "moved") return;
    const end = event.path.at(-1);
    if (end !== undefined) this.#put(event.suspect, end);
    this.walk = null;
  }

  #put(piece: string, to: Place): void {
    if (piece in this.pawns) this.pawns = { ...this.pawns, [piece]: to };
    else if (typeof to === "string") this.weapons = { ...this.weapons, [piece]: to };
  }
}
