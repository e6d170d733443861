import type { Attachment } from "svelte/attachments";

/** How far from the end one still is at it, in pixels. */
const NEAR = 40;

/** Keeps a list at its newest line as `read` changes, for a reader who is there and wants to stay. */
export function follow(read: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    let pinned = true;
    const down = (): void => {
      if (pinned) list.scrollTop = list.scrollHeight;
    };
    const scrolled = (): void => {
      pinned = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    };
    const resized = new ResizeObserver(down);
    resized.observe(list);
    list.addEventListener("scroll", scrolled);
    $effect(() => {
      read();
      down();
    });
    return () => {
      list.removeEventListener("scroll", scrolled);
      resized.disconnect();
    };
  };
}
