import { createContext, onDestroy } from "svelte";
import { getHelp, type HelpWanted } from "../lib/api/detective";
import { recall, remember } from "../lib/remember";
import type { Help, HelpCell, HelpLevel, HelpModel, Problem } from "../lib/wire";
import { cellOf, LEVELS, type Column } from "./columns";
import { provenOf } from "./proven";

const USUAL: HelpWanted = { level: "shown", model: "uniform" };
const MODELS: readonly HelpModel[] = ["uniform", "any"];
/** How long after a call that failed the next one is made, in milliseconds. */
const RETRY = 4000;

/**
 * The detective's help for one seat, as the server works it out. It is asked for anew with each
 * row of the log, one call at a time; what was told last stands until more has come, but never a
 * figure under the name of another model, nor more than is wanted.
 */
export class Detective {
  readonly cap: HelpLevel;
  readonly levels: readonly HelpLevel[];
  readonly models = MODELS;
  /** What this player wants at any table. */
  #wanted = $state.raw<HelpWanted>(recallWanted());
  #told = $state.raw<Help | null>(null);
  /** Why the newest has not come. */
  problem = $state.raw<Problem | null>(null);
  /** Counts the times that nobody answered for a while. */
  #missed = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What has been told, as far as it holds by what is wanted now. */
  readonly told = $derived.by(() => {
    if (this.level === "none" || !this.#told) return null;
    const told = LEVELS.indexOf(this.#told.level);
    if (told > LEVELS.indexOf(this.level))
      return this.level === "proven" ? provenOf(this.#told) : null;
    const holds = this.model === this.#told.model;
    return this.#told.level !== "chances" || holds ? this.#told : provenOf(this.#told);
  });
  #table: string;
  #seat: number;
  #asking = false;
  #again = false;
  #stopped = false;

  constructor(table: string, seat: number, cap: HelpLevel) {
    this.#table = table;
    this.#seat = seat;
    this.cap = cap;
    this.levels = LEVELS.slice(0, LEVELS.indexOf(cap) + 1);
  }

  /** What is wanted, as far as this table allows it. */
  get level(): HelpLevel {
    const { level } = this.#wanted;
    return this.levels.includes(level) ? level : this.cap;
  }

  get model(): HelpModel {
    return this.#wanted.model;
  }

  /** Whether what is wanted is on its way. */
  get busy(): boolean {
    return this.level !== (this.told?.level ?? "none") && !this.problem;
  }

  choose = (wanted: Partial<HelpWanted>): void => {
    this.#wanted = { ...this.#wanted, ...wanted };
    remember("help", this.#wanted);
  };

  cell = (card: string, column: Column): HelpCell | undefined =>
    cellOf(
      this.told?.cards.find((row) => row.card === card),
      column,
    );

  /** Asks no more, and knows nothing more: what it was told is its seat's alone. */
  stop = (): void => {
    this.#stopped = true;
    this.#told = null;
    clearTimeout(this.#timer);
  };

  /** Asks for the newest; in an effect, again whenever it is to be asked for anew. */
  ask(): void {
    void this.#missed;
    const { level, model } = this;
    if (level === "none") this.#told = this.problem = null;
    else void this.#ask({ level, model });
  }

  async #ask(wanted: HelpWanted): Promise<void> {
    this.#again = this.#asking;
    if (this.#asking) return;
    this.#asking = true;
    clearTimeout(this.#timer);
    const { data, problem } = await getHelp(this.#table, this.#seat, wanted);
    if (this.#stopped) return;
    this.#asking = false;
    const { level, model } = this;
    if (level === wanted.level && model === wanted.model) {
      this.problem = problem ?? null;
      if (data) this.#told = data;
    }
    if (this.#again) this.ask();
    else if (this.problem) this.#timer = setTimeout(() => (this.#missed += 1), RETRY);
  }
}

function recallWanted(): HelpWanted {
  const { level, model } = { ...USUAL, ...recall<Partial<HelpWanted>>("help", {}) };
  return {
    level: LEVELS.includes(level) ? level : USUAL.level,
    model: MODELS.includes(model) ? model : USUAL.model,
  };
}

const [getDetective, keep] = createContext<Detective>();

export { getDetective };

/** The detective of a page: asked no more once the page has gone. */
export function setDetective(detective: Detective): Detective {
  onDestroy(detective.stop);
  return keep(detective);
}
