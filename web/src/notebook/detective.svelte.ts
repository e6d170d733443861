import { createContext } from "svelte";
import { getHelp, type HelpWanted } from "../lib/api";
import { recall, remember } from "../lib/remember";
import type { Help, HelpCell, HelpLevel, HelpModel } from "../lib/wire";
import { cellOf, LEVELS, type Column } from "./columns";

const USUAL: HelpWanted = { level: "shown", model: "uniform" };
const MODELS: readonly HelpModel[] = ["uniform", "any"];

/**
 * The detective's help for one seat, as the server works it out. It is asked for anew with each
 * row of the log, one call at a time; what was told last stands until more has come.
 */
export class Detective {
  readonly cap: HelpLevel;
  readonly levels: readonly HelpLevel[];
  readonly models = MODELS;
  /** What this player wants at any table. */
  #wanted = $state.raw<HelpWanted>(recallWanted());
  #told = $state.raw<Help | null>(null);
  #table: string;
  #seat: number;
  #asking = false;
  #again = false;

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

  /** What has been told, by the level and the model that it was told by. */
  get told(): Help | null {
    return this.level === "none" ? null : this.#told;
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

  /** Asks for the newest; in an effect, again whenever level or model is another. */
  ask(): void {
    const { level, model } = this;
    if (level === "none") this.#told = null;
    else void this.#ask({ level, model });
  }

  async #ask(wanted: HelpWanted): Promise<void> {
    this.#again = this.#asking;
    if (this.#asking) return;
    this.#asking = true;
    const { data } = await getHelp(this.#table, this.#seat, wanted);
    this.#asking = false;
    const { level, model } = this;
    // Where nobody answers, the next row asks again.
    if (data && level === wanted.level && model === wanted.model) this.#told = data;
    if (this.#again) this.ask();
  }
}

function recallWanted(): HelpWanted {
  const { level, model } = { ...USUAL, ...recall<Partial<HelpWanted>>("help", {}) };
  return {
    level: LEVELS.includes(level) ? level : USUAL.level,
    model: MODELS.includes(model) ? model : USUAL.model,
  };
}

export const [getDetective, setDetective] = createContext<Detective>();
