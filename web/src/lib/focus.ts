/** The parts of a table where a game is played; elsewhere the focus is the player's own affair. */
const PLAYED = ".now, .board, dialog";

/**
 * Where what had the focus is gone after an act, the browser drops it on the page, and the keyboard
 * has to come all the way back. Here it goes to what `next` says, or to a dialog that is open.
 */
export function keepFocus(next: () => HTMLElement | undefined): () => void {
  let kept = false;
  const noted = ({ target }: Event): void => {
    kept = target instanceof Element && target.closest(PLAYED) !== null;
  };
  const watch = new MutationObserver(() => {
    if (!kept || (document.activeElement ?? document.body) !== document.body) return;
    (document.querySelector<HTMLElement>("dialog[open]") ?? next())?.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", noted);
  document.addEventListener("pointerdown", noted);
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", noted);
    document.removeEventListener("pointerdown", noted);
  };
}
