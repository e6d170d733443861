import { MediaQuery } from "svelte/reactivity";

/** A telephone: one section at a time. In styles it is `.phone`, a class of the whole page. */
export const phone = new MediaQuery(
  "(max-width: 35.99rem), (max-width: 47.99rem) and (orientation: portrait)",
);
