"""Walking by the rules document, written with sets of cells and no cleverness: to compare with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from tudor.rules.actions import Place
from tudor.rules.board import Cell, Plan
from tudor.rules.options import Options

Path = tuple[Place, ...]


class Walker:
    """A board, read from its map letter by letter."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    @cached_property
    def squares(self) -> frozenset[Cell]:
        """The corridor, starting squares included."""
        dots = {
            (column, row)
            for row, line in enumerate(self.plan.map)
            for column, letter in enumerate(line)
            if letter == "."
        }
        return frozenset(dots | set(self.plan.start.values()))

    @cached_property
    def rooms(self) -> tuple[str, ...]:
        """The rooms, the middle among them."""
        return tuple(dict.fromkeys(self.plan.legend.values()))

    @cached_property
    def walls(self) -> frozenset[frozenset[Cell]]:
        """The pairs of squares with a wall between."""
        return frozenset(frozenset(wall) for wall in self.plan.walls)

    def beside(self, cell: Cell) -> Iterator[Cell]:
        """The squares one step from a square, up, down or sideways, with no wall between."""
        column, row = cell
        for other in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if other in self.squares and frozenset({cell, other}) not in self.walls:
                yield other

    def doors(self, room: str) -> set[Cell]:
        """The squares before the doors of a room."""
        return {door.corridor_cell for door in self.plan.doors if door.room == room}

    def steps(self, place: Place, free: frozenset[Cell]) -> Iterator[Place]:
        """Every place one step away: free squares, and rooms by their doors."""
        if isinstance(place, str):
            yield from self.doors(place) & free
        else:
            yield from (cell for cell in self.beside(place) if cell in free)
            yield from (door.room for door in self.plan.doors if door.corridor_cell == place)

    def walks(self, start: Place, steps: int, free: frozenset[Cell]) -> Iterator[Path]:
        """Every walk of just `steps`, and every shorter one that ends in a room."""
        yield from self._on((start,), steps, free)

    def _on(self, path: Path, left: int, free: frozenset[Cell]) -> Iterator[Path]:
        if len(path) > 1 and (isinstance(path[-1], str) or not left):
            yield path
        elif left:
            for place in self.steps(path[-1], free):
                yield from self._on((*path, place), left - 1, free)

    def ends(self, start: Place, steps: int, free: frozenset[Cell]) -> tuple[set[Place], set[Cell]]:
        """Where such walks end, and all squares that they touch on the way and at the end."""
        here: set[Place] = {start}
        rooms: set[Place] = set()
        touched: set[Cell] = set()
        for _ in range(steps):
            here = {place for one in here for place in self.steps(one, free)}
            rooms |= {place for place in here if isinstance(place, str)}
            here -= rooms
            touched |= {place for place in here if not isinstance(place, str)}
        return rooms | here, touched

    def joined(self, room: str) -> tuple[set[str], set[str]]:
        """The rooms to which inner doors lead, and those to which a secret passage leads."""
        doors, passages = (
            {other for pair in pairs if room in pair for other in pair if other != room}
            for pairs in (self.plan.inner_doors, self.plan.secret_passages)
        )
        return doors, passages

    def reachable(self, options: Options, turn: Turn) -> set[Place]:
        """Where a roll may take a pawn, by an edition's options."""
        free = self.squares - (turn.others if options.pawns_block else frozenset())
        if options.same_square_twice:
            ends, touched = self.ends(turn.start, turn.steps, free)
        else:
            ends, touched = self._never_twice(turn, free - (turn.been - {turn.start}))
        rooms = {place for place in ends if isinstance(place, str)}
        if not options.reenter_same_turn:
            rooms -= turn.been
        exact = options.roll == "exact" and options.dice > 0
        squares = ends - rooms if exact else touched - {turn.start}
        stops = touched & turn.stops
        found = {place for place in squares | stops if not isinstance(place, str)}
        return rooms | found - turn.others

    def _never_twice(self, turn: Turn, free: frozenset[Cell]) -> tuple[set[Place], set[Cell]]:
        """As `ends`, by every single walk that enters no square twice."""
        ends: set[Place] = set()
        touched: set[Cell] = set()
        paths: list[Path] = [(turn.start,)]
        for _ in range(turn.steps):
            paths = [
                (*path, place)
                for path in paths
                if len(path) == 1 or not isinstance(path[-1], str)
                for place in self.steps(path[-1], free)
                if place not in path
            ]
            ends |= {path[-1] for path in paths if isinstance(path[-1], str)}
            paths = [path for path in paths if not isinstance(path[-1], str)]
            touched |= {path[-1] for path in paths if not isinstance(path[-1], str)}
        return ends | {path[-1] for path in paths}, touched


class Turn(NamedTuple):
    """A pawn about to walk."""

    start: Place
    steps: int
    others: frozenset[Cell]
    """Squares where other pawns stand."""
    been: frozenset[Place]
    """Where the pawn has been this turn, its start among them."""
    stops: frozenset[Cell]
    """Squares where a bonus card is drawn."""
