import { fitLabel, type Label } from "./label";
import type { BoardShape, RoomShape } from "./geometry";
import { layoutRoom, nameBox } from "./slots";
import { filePlace } from "./stairs";
import type { Place } from "../lib/wire";
import { isCell, type Point, type Rect } from "./types";

/** Where a token's feet are, and how wide it is. */
export interface Station extends Point {
  w: number;
}

export interface NamedRoom {
  room: RoomShape;
  label: Label;
  box: Rect;
}

const ON_SQUARE = 0.94;

/** Names are set so that they can be read on a telephone, and do not shout on a wall. */
export function nameRooms(
  shape: BoardShape,
  names: (id: string) => string,
  unit: number,
): NamedRoom[] {
  const wanted = Math.min(0.84, Math.max(Math.min(0.54, 22 / unit), 11.5 / unit));
  return [...shape.rooms.values()].map((room) => {
    const label = fitLabel(names(room.id), room.frame.w - 0.28, wanted, 9.6 / unit);
    // In the middle nothing is written: the case file lies there.
    const box = room.id === "middle" ? filePlace(room.frame) : nameBox(room, label);
    return { room, label, box };
  });
}

const feet = (slot: Rect): Station => ({
  x: slot.x + slot.w / 2,
  y: slot.y + slot.h - 0.04,
  w: slot.w,
});

function onSquare(place: Place): Station | null {
  return isCell(place) ? { x: place[0] + 0.5, y: place[1] + 0.93, w: ON_SQUARE } : null;
}

export interface Stations {
  /** Names give way to tokens where a room is crowded. */
  names: Map<string, Rect>;
  pawns: Map<string, Station>;
  weapons: Map<string, Station>;
}

export function stationsOf(
  rooms: NamedRoom[],
  pawns: Record<string, Place>,
  weapons: Record<string, string>,
): Stations {
  const found: Stations = { names: new Map(), pawns: new Map(), weapons: new Map() };
  for (const [suspect, place] of Object.entries(pawns)) {
    const station = onSquare(place);
    if (station) found.pawns.set(suspect, station);
  }
  for (const { room, box } of rooms) {
    const here = Object.keys(pawns).filter((id) => pawns[id] === room.id);
    const lying = Object.keys(weapons).filter((id) => weapons[id] === room.id);
    const layout = layoutRoom(room, box, here.length, lying.length);
    found.names.set(room.id, layout.name);
    layout.pawns.forEach((slot, i) => found.pawns.set(here[i] ?? "", feet(slot)));
    layout.weapons.forEach((slot, i) => found.weapons.set(lying[i] ?? "", feet(slot)));
  }
  return found;
}

/** The points that a pawn passes on its way; in and out of rooms it uses the door. */
export function footsteps(
  shape: BoardShape,
  path: Place[],
  from: Station | undefined,
  to: Station | undefined,
): Station[] {
  const steps: Station[] = from ? [from] : [];
  path.forEach((place, i) => {
    const square = onSquare(place);
    if (square) {
      steps.push(square);
      return;
    }
    const next = path[i - 1] ?? path[i + 1];
    const neighbour = next && onSquare(next);
    const door = shape.rooms.get(place as string)?.doors.find(({ opening: { a, b }, inward }) => {
      const x = (a.x + b.x) / 2 - inward.x / 2;
      const y = (a.y + b.y) / 2 - inward.y / 2;
      return (
        neighbour &&
        Math.floor(neighbour.x) === Math.floor(x) &&
        Math.floor(neighbour.y) === Math.floor(y)
      );
    });
    if (door) {
      const { a, b } = door.opening;
      steps.push({
        x: (a.x + b.x) / 2 + door.inward.x / 2,
        y: (a.y + b.y) / 2 + door.inward.y / 2 + 0.43,
        w: ON_SQUARE,
      });
    }
  });
  if (to) steps.push(to);
  return steps.filter((s, i) => i === 0 || s.x !== steps[i - 1]?.x || s.y !== steps[i - 1]?.y);
}
