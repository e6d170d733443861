"""A board: squares, rooms, doors and passages from a data file, and sets of places as ints.

A place is an int inside: the square at ``[column, row]`` is ``row * (width + 1) + column`` (the
spare column keeps a shift from wrapping round), and rooms follow after all squares. A set of
places is an int with those bits.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

import msgspec
from msgspec import Struct

from tudor.rules.actions import Place
from tudor.rules.cards import bits

Cell = tuple[int, int]
MIDDLE: Final = "middle"
BOARDS: Final = ("classic", "modern")
"""The keys of the boards in the package."""


class DoorPlan(Struct, frozen=True):
    """A door between a room's cell and the corridor square before it."""

    room: str
    room_cell: Cell
    corridor_cell: Cell


class Plan(Struct, frozen=True):
    """A board as its data file has it: also what a client draws. Cells are ``[column, row]``."""

    key: str
    map: tuple[str, ...]
    legend: dict[str, str]
    doors: tuple[DoorPlan, ...]
    walls: tuple[tuple[Cell, Cell], ...]
    inner_doors: tuple[tuple[str, str], ...]
    secret_passages: tuple[tuple[str, str], ...]
    start: dict[str, Cell]
    bonus: tuple[Cell, ...] = ()
    """Squares where a bonus card is drawn, in editions that play with them."""

    @property
    def width(self) -> int:
        """Cells in a row."""
        return len(self.map[0])

    @property
    def height(self) -> int:
        """Rows of cells."""
        return len(self.map)


def parse_plan(key: str, text: str) -> Plan:
    """A board's TOML. Raises `tomllib.TOMLDecodeError` or `msgspec.ValidationError`."""
    return msgspec.convert({"key": key, **tomllib.loads(text)}, Plan)


@cache
def load_plan(key: str) -> Plan:
    """One of the package's boards; `FileNotFoundError` for an unknown key."""
    file = resources.files("tudor.rules").joinpath("boards", f"{key}.toml")
    return parse_plan(key, file.read_text("utf-8"))


class Board:
    """A plan made ready for play: bit masks for the flood fill, doors and passages by room."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.stride = plan.width + 1
        self.first_room = self.stride * plan.height
        self.room_ids = tuple(dict.fromkeys(plan.legend.values()))
        self._rooms = {room: self.first_room + i for i, room in enumerate(self.room_ids)}
        starts = set(plan.start.values())
        self.corridor = 0
        for row, line in enumerate(plan.map):
            for column, letter in enumerate(line):
                if letter == "." or (column, row) in starts:
                    self.corridor |= 1 << self.square((column, row))
        self.east, self.west = self._ways(1)
        self.south, self.north = self._ways(self.stride)
        self.beside = {i: self.spread(1 << i) for i in bits(self.corridor)}
        """By square: the squares one step away."""
        self.exits = dict.fromkeys(self._rooms.values(), 0)
        """By room: the squares before its doors."""
        for door in plan.doors:
            self.exits[self._rooms[door.room]] |= 1 << self.square(door.corridor_cell)
        self.thresholds = 0
        """All squares before doors."""
        for squares in self.exits.values():
            self.thresholds |= squares
        self.bonus = sum(1 << self.square(cell) for cell in plan.bonus)
        """The bonus squares, as bits."""
        self.passages: dict[int, int] = {}
        self.inner_doors: dict[int, tuple[int, ...]] = {}
        for pair in plan.secret_passages:
            one, other = (self._rooms[room] for room in pair)
            self.passages |= {one: other, other: one}
        for pair in plan.inner_doors:
            one, other = (self._rooms[room] for room in pair)
            self.inner_doors[one] = (*self.inner_doors.get(one, ()), other)
            self.inner_doors[other] = (*self.inner_doors.get(other, ()), one)
        self._places: dict[int, Place] = {i: room for room, i in self._rooms.items()}
        for i in bits(self.corridor):
            self._places[i] = (i % self.stride, i // self.stride)

    def _ways(self, step: int) -> tuple[int, int]:
        """The squares from which one may go `step` forward, and those from which back."""
        forward = self.corridor & (self.corridor >> step)
        for wall in self.plan.walls:
            one, other = sorted(self.square(cell) for cell in wall)
            if other - one == step:
                forward &= ~(1 << one)
        return forward, forward << step

    def square(self, cell: Cell) -> int:
        """The int of a square or cell."""
        return cell[1] * self.stride + cell[0]

    def room(self, room: str) -> int:
        """The int of a room; `KeyError` for one that is not on the board."""
        return self._rooms[room]

    def index(self, place: Place) -> int:
        """The int of a place; `KeyError` for one that is not on the board."""
        if isinstance(place, str):
            return self._rooms[place]
        i = self.square(place)
        if self._places.get(i) != place:
            raise KeyError(place)
        return i

    def place(self, i: int) -> Place:
        """The place that `i` stands for, as on the wire."""
        return self._places[i]

    def places(self, found: int) -> tuple[Place, ...]:
        """The places whose bits are set, squares in reading order, then rooms."""
        names = self._places
        places = []
        while found:
            low = found & -found
            places.append(names[low.bit_length() - 1])
            found ^= low
        return tuple(places)

    def room_before(self, square: int) -> int | None:
        """The room whose door opens on `square`, if any (the first on the plan, if several)."""
        bit = 1 << square
        if not self.thresholds & bit:
            return None
        return next(room for room, squares in self.exits.items() if squares & bit)

    def is_room(self, place: int) -> bool:
        """Whether a place is a room (the middle counts as one)."""
        return place >= self.first_room

    def spread(self, squares: int) -> int:
        """All squares one step from any of `squares`."""
        return self.flood(squares, 1, self.corridor)[1]

    def flood(self, front: int, steps: int, free: int) -> list[int]:
        """For 0, 1, … `steps`: the squares at the end of a walk of just so many steps.

        Walks begin on any of `front` and go on over `free` squares only.
        """
        east, west, south, north = self.east, self.west, self.south, self.north
        stride = self.stride
        layers = [front]
        for _ in range(steps):
            front = (
                (front & east) << 1
                | (front & west) >> 1
                | (front & south) << stride
                | (front & north) >> stride
            ) & free
            layers.append(front)
        return layers

    def steps_to(self, rooms: Iterable[int]) -> dict[int, int]:
        """Steps on an empty board from each place to the nearest of `rooms`, entering it included.

        A place in `rooms` is 0 steps away; other rooms count the step out of their door.
        """
        goals = set(rooms)
        steps = dict.fromkeys(goals, 0)
        front = 0
        for room in goals:
            front |= self.exits[room]
        seen, count = 0, 1
        while front:
            for i in bits(front):
                steps[i] = count
            seen |= front
            for room, squares in self.exits.items():
                if squares & front and room not in steps:
                    steps[room] = count + 1
            front = self.spread(front) & ~seen
            count += 1
        return steps
