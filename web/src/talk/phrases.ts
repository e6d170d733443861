import type { Phrase } from "../lib/wire";

/** What can be said with one tap, and read by each in their own language. */
export const PHRASES: readonly Phrase[] = [
  "hello",
  "good-luck",
  "one-moment",
  "your-turn",
  "thinking",
  "aha",
  "suspicious",
  "oh-no",
  "well-done",
  "thanks",
  "back-soon",
  "another-game",
];
