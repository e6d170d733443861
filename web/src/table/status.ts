import type { Game } from "../lib/game.svelte";
import type { Legal, View } from "../lib/wire";

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
  const at = phase === "showing" ? view.bonus?.at : question?.asked;
  if (at != null && (phase === "answering" || phase === "showing")) {
    if (at === seat) return [`ui-you-${phase}`, { who }];
    const answers = { who: game.suspect(at), asker: who };
    return [view.seat === seat ? `ui-to-you-${phase}` : `ui-they-${phase}`, answers];
  }
  const place = view.pawns[who];
  const steps = view.dice.reduce((sum, face) => sum + face, 0);
  const args = { who, steps, room: typeof place === "string" ? place : "" };
  if (phase === "picking") return ["ui-picking", { who: game.suspect(hand(view)) }];
  if (phase === "shuffling") return ["ui-shuffling"];
  if (game.typing) return ["ui-you-typing", { count: game.typing }];
  if (view.seat !== seat) return [`ui-they-${phase}`, args];
  if (phase === "moved" && legal?.suggest) return ["ui-you-suggest", args];
  if (phase === "walking" && !steps) return ["ui-you-walking-free"];
  return [`ui-you-${phase}`, args];
}

/** The seat whose hand the table shows from. */
const hand = ({ question, bonus }: View): number => bonus?.at ?? question?.asked ?? 0;

/** Whether nothing but a suggestion is left to do. */
export const mustAsk = ({ end, roll, move, passage, door, stay }: Legal): boolean =>
  !end && !roll && !move.length && passage === null && !door.length && !stay;
