import type { Game } from "../lib/game.svelte";

type Phrase = [id: string, args?: Record<string, string | number>];

/** Who is awaited, and for what: told to this seat. */
export function statusOf(game: Game): Phrase {
  const { view, outcome, seat, legal } = game;
  if (!view) return ["ui-status-waiting"];
  if (outcome) {
    if (outcome.winner === null) return ["ui-over-unsolved"];
    return outcome.winner === seat
      ? ["ui-over-you"]
      : ["ui-over-won", { who: game.suspect(outcome.winner) }];
  }
  const { phase, question } = view;
  if (view.seat === null || phase === "opening" || phase === "dealing")
    return ["ui-status-dealing"];
  const who = game.suspect(view.seat);
  if (question?.asked != null && (phase === "answering" || phase === "picking")) {
    if (question.asked === seat) return ["ui-you-answering", { who }];
    const answers = { who: game.suspect(question.asked), asker: who };
    return [view.seat === seat ? "ui-answering-you" : "ui-they-answering", answers];
  }
  const place = view.pawns[who];
  const steps = view.dice.reduce((sum, face) => sum + face, 0);
  const args = { who, steps, room: typeof place === "string" ? place : "" };
  if (view.seat !== seat) return [`ui-they-${phase}`, args];
  if (phase === "moved" && legal?.suggest) return ["ui-you-suggest", args];
  return [`ui-you-${phase}`, args];
}
