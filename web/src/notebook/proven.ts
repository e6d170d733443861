import type { Help, HelpCell } from "../lib/wire";

const mark = (cell: HelpCell): HelpCell => ({ ...cell, chance: null });

/** What of a help holds by every model: all but its figures. */
export function provenOf(help: Help): Help {
  return {
    ...help,
    level: "proven",
    model: null,
    cards: help.cards.map((row) => ({
      ...row,
      seats: row.seats.map(mark),
      row: row.row.map(mark),
      case_file: mark(row.case_file),
    })),
    case_files: [],
    answers: help.answers.map((answer) => ({
      ...answer,
      cards: Object.fromEntries(Object.keys(answer.cards).map((card) => [card, null])),
    })),
  };
}
