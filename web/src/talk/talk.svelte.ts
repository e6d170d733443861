import { createContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { say } from "../lib/api/talk";
import { serverTime } from "../lib/clock";
import { recall, remember } from "../lib/remember";
import type { Channel, Line, Phrase, Problem } from "../lib/wire";

type Said = Pick<Line, "channel" | "seat"> & { text?: string; phrase?: Phrase; name?: string };
type Author = Pick<Line, "seat" | "name">;

/** Who says something: a seat, or by name somebody who watches. */
const authorOf = ({ seat, name }: Author): string => (seat === null ? `name ${name}` : `${seat}`);

/** What is said and to whom, however the server tidies it. */
const contentOf = ({ channel, text = "", phrase }: Partial<Line>): string =>
  `${channel} ${phrase ?? text.trim().replace(/\s+/g, " ")}`;

/**
 * What is said at a table, as far as one may hear it. Whom one does not want to hear, and how far
 * one has read, this browser remembers.
 */
export class Talk {
  readonly seat: number | null;
  #table: string;
  #partners: () => boolean;
  #lines = $state.raw<readonly Line[]>([]);
  #muted: SvelteSet<string>;
  #off = $state(false);
  #read = $state(0);
  #since = serverTime();
  /** What is being said here, and the lines that came of it. */
  #saying: string[] = [];
  #said = new SvelteSet<string>();
  /** Somebody is looking at it. */
  #watched = false;

  /** `partners`: whether others talk from the same seat. */
  constructor(table: string, seat: number | null, partners = (): boolean => false) {
    this.#table = table;
    this.seat = seat;
    this.#partners = partners;
    this.#muted = new SvelteSet(recall<string[]>(`talk.muted.${table}`, []));
    this.#off = recall(`talk.off.${table}`, false);
    this.#read = recall(`talk.read.${table}`, 0);
  }

  /** The lines of those whom one wants to hear, the oldest first. */
  readonly lines = $derived.by(() =>
    this.#off ? [] : this.#lines.filter((line) => !this.#muted.has(authorOf(line))),
  );

  /** How many lines of others have not been looked at. */
  readonly unread = $derived.by(
    () => this.lines.filter((line) => line.number > this.#read && !this.isMine(line)).length,
  );

  /** The newest line of others, if it came while one was here. */
  readonly heard = $derived.by(() => {
    const line = this.lines.at(-1);
    return line && !this.isMine(line) && line.at > this.#since ? line : null;
  });

  /** Whether nothing at all is to be heard. */
  get off(): boolean {
    return this.#off;
  }

  /** The authors of the lines who are not to be heard: the newest line of each. */
  readonly muted = $derived.by(() => {
    const silent = this.#lines.filter((line) => this.#muted.has(authorOf(line)));
    const authors = silent.map(authorOf);
    return silent.filter((_, i) => authors.lastIndexOf(authors[i] ?? "") === i);
  });

  /** Whether it was said here. Among partners only what has been said since the page was laid is
   * known to be. */
  isMine = (line: Line): boolean =>
    this.#said.has(keyOf(line)) ||
    (line.seat !== null && line.seat === this.seat && !this.#partners());

  /** Says something; why not, if that is refused. */
  async say(told: Omit<Said, "seat">): Promise<Problem | null> {
    const key = contentOf(told);
    this.#saying.push(key);
    const { problem } = await say(this.#table, { ...told, seat: this.seat });
    if (problem) this.#saying.splice(this.#saying.indexOf(key), 1);
    return problem ?? null;
  }

  /** Takes a line as it comes; the newest come again with every new stream. */
  take = (line: Line): void => {
    if (this.#lines.some((one) => keyOf(one) === keyOf(line))) return;
    const saying = line.seat === this.seat ? this.#saying.indexOf(contentOf(line)) : -1;
    if (saying >= 0) {
      this.#saying.splice(saying, 1);
      this.#said.add(keyOf(line));
    }
    this.#lines = [...this.#lines, line];
    if (this.#watched) this.#look();
  };

  /** It is looked at, from now on or no longer. */
  watch(watched: boolean): void {
    this.#watched = watched;
    if (watched) this.#look();
  }

  mute(author: Author, muted: boolean): void {
    if (muted) this.#muted.add(authorOf(author));
    else this.#muted.delete(authorOf(author));
    remember(`talk.muted.${this.#table}`, [...this.#muted]);
  }

  muteAll(off: boolean): void {
    this.#off = off;
    remember(`talk.off.${this.#table}`, off);
  }

  #look(): void {
    this.#read = Math.max(this.#read, this.#lines.at(-1)?.number ?? 0);
    remember(`talk.read.${this.#table}`, this.#read);
  }
}

/** A line's number is its own among those of its channel. */
export const keyOf = ({ channel, number }: Line): string => `${channel} ${number}`;

/** Where one may talk: a seat to all, and to its partners if there are any; else as a spectator. */
export function channelsOf(seat: number | null, partners: boolean): readonly Channel[] {
  if (seat === null) return ["spectators"];
  return partners ? ["table", "team"] : ["table"];
}

export const [getTalk, setTalk] = createContext<Talk>();
