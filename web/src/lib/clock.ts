import { createSubscriber } from "svelte/reactivity";

let ahead = 0;

/** Takes the server's time from a response: the browser's clock may be quite another. */
export function setClock(date: string | null): void {
  const time = Date.parse(date ?? "");
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** What the server's clock shows, in seconds. */
export const serverTime = (): number => (Date.now() + ahead) / 1000;

const eachSecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The same, for what is to be drawn anew as time passes. */
export function passingTime(): number {
  eachSecond();
  return serverTime();
}
