import type { Line, Message, Notebook, TableState } from "./wire";

/** What comes over a stream: rows, and beside them what is in no row. */
export interface Heard {
  row?: (row: Message) => void;
  table?: (state: TableState) => void;
  chat?: (line: Line) => void;
  notebook?: (notebook: Notebook) => void;
}

const RETRY = 2000;
const GLANCE = 15_000;

/**
 * The rows of a table, as they are written. The browser reconnects by itself and says where it
 * was; we only begin again where it gives up. A hidden tab closes the stream, because a browser
 * keeps no more than six to one server, and glances at the table now and then; so does one whose
 * stream is refused, to see whether there is still a table.
 */
export class Stream {
  /** Whether rows arrive as they are written. */
  open = $state(false);
  #source: EventSource | null = null;
  #last = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  #path: string;
  #heard: Heard;
  #glance: () => void;

  constructor(path: string, heard: Heard, glance: () => void) {
    this.#path = path;
    this.#heard = heard;
    this.#glance = glance;
  }

  start(): () => void {
    const seen = (): void => (document.hidden ? this.#sleep() : this.#connect());
    const offline = (): void => this.#close();
    const online = (): void => this.#connect();
    document.addEventListener("visibilitychange", seen);
    addEventListener("offline", offline);
    addEventListener("online", online);
    seen();
    return () => {
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("offline", offline);
      removeEventListener("online", online);
      this.#close();
    };
  }

  #connect(): void {
    this.#close();
    if (document.hidden) return;
    const source = new EventSource(this.#last ? `${this.#path}?after=${this.#last}` : this.#path);
    this.#source = source;
    source.onopen = () => (this.open = true);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const row = JSON.parse(data) as Message;
      if (row.number <= this.#last) return;
      this.#last = row.number;
      this.#heard.row?.(row);
    };
    for (const kind of ["table", "chat", "notebook"] as const) {
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
        this.#heard[kind]?.(JSON.parse(data));
      });
    }
    source.onerror = () => {
      this.open = false;
      if (source.readyState !== EventSource.CLOSED) return;
      this.#glance();
      this.#timer = setTimeout(() => this.#connect(), RETRY);
    };
  }

  #sleep(): void {
    this.#close();
    const look = (): void => {
      this.#glance();
      this.#timer = setTimeout(look, GLANCE);
    };
    this.#timer = setTimeout(look, GLANCE);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.open = false;
  }
}
