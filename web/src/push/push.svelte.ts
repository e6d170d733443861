import { getPushKey, subscribe, unsubscribe } from "../lib/api/push";
import type { Problem } from "../lib/wire";
import { words } from "../lib/words.svelte";

const WORKER = "/push-worker.js";

/** Whether this browser is told when it is its owner's turn; "none": it cannot be. */
export type Choice = "none" | "off" | "on" | "denied";

/** Over plain http a browser has none of what is needed, and some have not all of it anywhere. */
const able = (): boolean =>
  isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window;

/** Web Push to this browser. */
export class Push {
  choice = $state<Choice>("none");
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  #key = "";

  /** Looks how it stands. Where it is on, the server is told anew: of the language, too. */
  async load(): Promise<void> {
    if (!able()) return;
    const { data } = await getPushKey();
    if (!data?.key) return;
    this.#key = data.key;
    if (Notification.permission === "denied") {
      this.choice = "denied";
      return;
    }
    const worker = await navigator.serviceWorker.getRegistration(WORKER);
    const known = await worker?.pushManager.getSubscription();
    this.choice = known && (await this.#tell(known)) ? "on" : "off";
  }

  choose = async (on: boolean): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await (on ? this.#begin() : this.#end());
    } catch {
      // No push service can be reached, or the browser's owner said no.
      this.choice = Notification.permission === "denied" ? "denied" : "off";
    }
    this.busy = false;
  };

  async #begin(): Promise<void> {
    const allowed = await Notification.requestPermission();
    if (allowed === "denied") this.choice = "denied";
    if (allowed !== "granted") return;
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made for another key of the server's is of no use.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: this.#key,
    });
    this.choice = (await this.#tell(made)) ? "on" : "off";
  }

  async #end(): Promise<void> {
    const worker = await navigator.serviceWorker.getRegistration(WORKER);
    const known = await worker?.pushManager.getSubscription();
    if (known) {
      await known.unsubscribe();
      this.problem = (await unsubscribe(known.endpoint)).problem ?? null;
    }
    this.choice = "off";
  }

  async #tell(made: PushSubscription): Promise<boolean> {
    const { endpoint, keys } = made.toJSON();
    const { p256dh = "", auth = "" } = keys ?? {};
    const told = await subscribe({
      endpoint: endpoint ?? "",
      keys: { p256dh, auth },
      language: words.language,
    });
    this.problem = told.problem ?? null;
    return !told.problem;
  }
}
