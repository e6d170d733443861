import { createContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { getNotebook, putMark, putNote, type Outcome } from "../lib/api";
import { recall, remember } from "../lib/remember";
import type { Mark, Notebook } from "../lib/wire";

const CYCLE: readonly Mark[] = ["", "no", "yes", "maybe"];
const RETRY = 4000;

export const nextMark = (mark: Mark): Mark => CYCLE[(CYCLE.indexOf(mark) + 1) % CYCLE.length] ?? "";

const markKey = (card: string, seat: number): string => `${card} ${seat}`;
const noteKey = (card: string): string => `${card} note`;

/**
 * The marks and notes of one seat. What is written stands at once, and is sent at once; what has
 * not arrived is kept, also over a reload, and sent again.
 */
export class Notes {
  #table: string;
  #seat: number;
  #saved = new SvelteMap<string, string>();
  #unsaved = new SvelteMap<string, string>();
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, seat: number) {
    this.#table = table;
    this.#seat = seat;
    const kept = recall<[string, string][]>(this.#drawer, []);
    for (const [key, value] of kept) this.#unsaved.set(key, value);
  }

  get unsaved(): number {
    return this.#unsaved.size;
  }

  mark = (card: string, seat: number): Mark => (this.#read(markKey(card, seat)) as Mark) || "";
  note = (card: string): string => this.#read(noteKey(card));
  isUnsaved = (card: string, seat: number): boolean => this.#unsaved.has(markKey(card, seat));

  put = (card: string, seat: number, mark: Mark): void => this.#write(markKey(card, seat), mark);
  putNote = (card: string, text: string): void => this.#write(noteKey(card), text);

  /** Reads the notebook now, and whenever the page comes to light again. */
  start(): () => void {
    const load = async (): Promise<void> => {
      if (document.hidden) return;
      const { data } = await getNotebook(this.#table, this.#seat);
      if (data) this.#take(data);
      void this.#send();
    };
    void load();
    document.addEventListener("visibilitychange", load);
    addEventListener("online", load);
    return () => {
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", load);
      removeEventListener("online", load);
    };
  }

  get #drawer(): string {
    return `notes.${this.#table}.${this.#seat}`;
  }

  #read(key: string): string {
    return this.#unsaved.get(key) ?? this.#saved.get(key) ?? "";
  }

  #write(key: string, value: string): void {
    this.#unsaved.set(key, value);
    this.#keep();
    void this.#send();
  }

  #keep(): void {
    remember(this.#drawer, [...this.#unsaved]);
  }

  #take({ marks, notes }: Notebook): void {
    this.#saved.clear();
    for (const { card, seat, mark } of marks) this.#saved.set(markKey(card, seat), mark);
    for (const { card, text } of notes) this.#saved.set(noteKey(card), text);
  }

  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    clearTimeout(this.#timer);
    for (let next = first(this.#unsaved); next; next = first(this.#unsaved)) {
      const [key, value] = next;
      const { data, problem } = await this.#post(key, value);
      if (problem && problem.status === 0) {
        this.#timer = setTimeout(() => void this.#send(), RETRY);
        break;
      }
      if (data) this.#saved.set(key, value);
      // Written anew meanwhile: that is sent next. Refused: what is saved is shown again.
      if (this.#unsaved.get(key) === value) this.#unsaved.delete(key);
      this.#keep();
    }
    this.#sending = false;
  }

  #post(key: string, value: string): Promise<Outcome<Notebook>> {
    const [card = "", column = ""] = key.split(" ");
    if (column === "note") return putNote(this.#table, this.#seat, card, value);
    return putMark(this.#table, this.#seat, card, Number(column), value as Mark);
  }
}

const first = <K, V>(map: Map<K, V>): [K, V] | undefined => map.entries().next().value;

export const [getNotes, setNotes] = createContext<Notes>();
