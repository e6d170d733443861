import { createContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Outcome } from "../lib/api/client";
import { putMark, putNote } from "../lib/api/seats";
import { recall, remember } from "../lib/remember";
import type { Mark, Notebook } from "../lib/wire";

const CYCLE: readonly Mark[] = ["", "no", "yes", "maybe"];
const RETRY = 4000;

export const nextMark = (mark: Mark): Mark => CYCLE[(CYCLE.indexOf(mark) + 1) % CYCLE.length] ?? "";

const markKey = (card: string, seat: number): string => `${card} ${seat}`;
const noteKey = (card: string): string => `${card} note`;

/**
 * The marks and notes of one seat. What is written stands at once, and is sent at once; what has
 * not arrived is kept, also over a reload, and sent again. What partners write, or the same person
 * on another device, comes over the stream; it never changes a note that is half written here.
 */
export class Notes {
  #table: string;
  #seat: number;
  #saved = new SvelteMap<string, string>();
  #unsaved = new SvelteMap<string, string>();
  /** Notes that are being written, by card. */
  #drafts = new SvelteMap<string, string>();
  /** How often the whole notebook has come. */
  #heard = 0;
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(table: string, seat: number) {
    this.#table = table;
    this.#seat = seat;
    const kept = recall<[string, string][]>(this.#drawer, []);
    for (const [key, value] of kept) this.#unsaved.set(key, value);
    const drafts = recall<[string, string][]>(this.#desk, []);
    for (const [card, text] of drafts) this.#drafts.set(card, text);
  }

  get unsaved(): number {
    return this.#unsaved.size;
  }

  mark = (card: string, seat: number): Mark => (this.#read(markKey(card, seat)) as Mark) || "";
  note = (card: string): string => this.#read(noteKey(card));
  isUnsaved = (card: string, seat: number): boolean => this.#unsaved.has(markKey(card, seat));

  put = (card: string, seat: number, mark: Mark): void => this.#write(markKey(card, seat), mark);
  putNote = (card: string, text: string): void => this.#write(noteKey(card), text);

  /** The note on a card as far as it is written; undefined where none is being written. */
  draft = (card: string): string | undefined => this.#drafts.get(card);

  writeDraft = (card: string, text: string): void => {
    this.#drafts.set(card, text);
    remember(this.#desk, [...this.#drafts]);
  };

  /** The note on a card is finished. */
  finish = (card: string): void => {
    const text = this.#drafts.get(card)?.trim();
    if (text === undefined) return;
    if (text !== this.note(card)) this.putNote(card, text);
    this.#drafts.delete(card);
    remember(this.#desk, [...this.#drafts]);
  };

  /** Takes the notebook as the server has it. */
  take = ({ marks, notes }: Notebook): void => {
    this.#heard += 1;
    this.#saved.clear();
    for (const { card, seat, mark } of marks) this.#saved.set(markKey(card, seat), mark);
    for (const { card, text } of notes) this.#saved.set(noteKey(card), text);
  };

  /** Sends what could not be sent before: now, and whenever there is new hope. */
  start(): () => void {
    const send = (): void => {
      if (!document.hidden) void this.#send();
    };
    this.#stopped = false;
    send();
    document.addEventListener("visibilitychange", send);
    addEventListener("online", send);
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", send);
      removeEventListener("online", send);
    };
  }

  get #drawer(): string {
    return `notes.${this.#table}.${this.#seat}`;
  }

  get #desk(): string {
    return `drafts.${this.#table}.${this.#seat}`;
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

  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    clearTimeout(this.#timer);
    for (let next = first(this.#unsaved); next; next = first(this.#unsaved)) {
      const [key, value] = next;
      const heard = this.#heard;
      const { data, problem } = await this.#post(key, value);
      if (problem && problem.status === 0) {
        if (!this.#stopped) this.#timer = setTimeout(() => void this.#send(), RETRY);
        break;
      }
      // What has come meanwhile may be newer.
      if (data && heard === this.#heard) this.#saved.set(key, value);
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
