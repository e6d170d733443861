"""``tudor solve``: what notes of a game played anywhere say of the hidden cards."""

from __future__ import annotations

from typing import BinaryIO

import click

from tudor.cli.parameters import lang_option, words_in
from tudor.detective.model import MODELS, Model
from tudor.phrases.catalogue import Catalogue


@click.command("solve")
@click.argument("notes", type=click.File("rb"))
@click.option("--model", default="uniform", show_default=True, help=f"One of {', '.join(MODELS)}.")
@click.option("--why", metavar="CARD", help="Say why, for each that can hold the card.")
@click.option(
    "--suppose",
    "supposed",
    multiple=True,
    metavar="CARD=HOLDER",
    help="Take for granted that a suspect, a seat (from 1), row:1 or case-file has a card.",
)
@lang_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def command(
    context: click.Context,
    *,
    notes: BinaryIO,
    model: str,
    why: str | None,
    supposed: tuple[str, ...],
    lang: str,
    as_json: bool,
) -> None:
    """Say where every card of NOTES can lie, and how likely. "-": from standard input.

    Exit code 1 where no deal fits.
    """
    from tudor.cli.solving.explained import Explainer
    from tudor.cli.solving.figures import figures
    from tudor.cli.solving.holders import known_card, supposition
    from tudor.cli.solving.report import report
    from tudor.detective.belief import Belief
    from tudor.detective.notes.file import read_notes
    from tudor.detective.notes.mistakes import NotesError
    from tudor.phrases.mistakes import mistake_words

    words = words_in(lang)
    weighed = _model(model, words)
    try:
        known, edition = read_notes(notes.read())
    except NotesError as mistake:
        raise click.UsageError(f"{notes.name}: {mistake_words(words, mistake)}") from None
    belief = Belief.of(known, edition, weighed)
    if why is not None:
        why = known_card(why, belief.table, words)
    given = [supposition(text, known, belief.table, words) for text in supposed]
    if belief.consistent:
        for card, holder in given:
            belief = belief.given(card, holder)
    else:
        given = []
    explainer = Explainer(words, known, edition, belief)
    if as_json:
        import msgspec

        found = figures(explainer, given, why)
        click.echo(msgspec.json.format(msgspec.json.encode(found)))
    else:
        click.echo("\n".join(report(explainer, given, why)))
    context.exit(0 if belief.consistent else 1)


def _model(name: str, words: Catalogue) -> Model:
    for model in MODELS:
        if model == name:
            return model
    known = ", ".join(MODELS)
    raise click.UsageError(words.phrase("solve-no-model", text=name, known=known))
