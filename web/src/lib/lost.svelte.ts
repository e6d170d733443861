/** A blink is not worth a word (ms). */
const PATIENCE = 1500;

/** Whether a connection has been lost for longer than that; for a component that is set up. */
export function lostFor(open: () => boolean): { readonly now: boolean } {
  let now = $state(false);
  $effect(() => {
    if (open()) {
      now = false;
      return;
    }
    const timer = setTimeout(() => (now = true), PATIENCE);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
