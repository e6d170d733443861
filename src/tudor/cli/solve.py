"""``tudor solve``: what notes of a game played anywhere say of the hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

import click

from tudor.cli.parameters import lang_option, words_in
from tudor.phrases.catalogue import Catalogue

if TYPE_CHECKING:
    from tudor.detective.model import Model


@click.command("solve")
@click.argument("notes", type=click.File("rb"))
@click.option("--model", default="uniform", show_default=True, help="One of any, uniform.")
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
        if supposed:
            raise click.UsageError(words.phrase("solve-why-supposed"))
        why = known_card(why, belief.table, words)
    explainer = Explainer(words, known, edition, belief)
    given = [supposition(text, known, belief.table, words) for text in supposed]
    for card, holder in given:
        belief = belief.given(card, holder)
    if as_json:
        import msgspec

        found = figures(explainer, belief, why)
        click.echo(msgspec.json.format(msgspec.json.encode(found)))
    else:
        click.echo("\n".join(report(explainer, belief, given, why)))
    context.exit(0 if belief.consistent else 1)


def _model(name: str, words: Catalogue) -> Model:
    models: dict[str, Model] = {"any": "any", "uniform": "uniform"}
    if name not in models:
        known = ", ".join(models)
        raise click.UsageError(words.phrase("solve-no-model", text=name, known=known))
    return models[name]
