import type { Cell, Point, Rect } from "./types";

export type Loop = Point[];

const id = (p: Point): string => `${p.x},${p.y}`;

/** The four sides of a square, clockwise, so that the inside lies on the right hand. */
function sides([c, r]: Cell): [Point, Point][] {
  const corners = [
    { x: c, y: r },
    { x: c + 1, y: r },
    { x: c + 1, y: r + 1 },
    { x: c, y: r + 1 },
  ];
  return corners.map((p, i) => [p, corners[(i + 1) % 4] as Point]);
}

function boundary(cells: Cell[]): Map<string, [Point, Point][]> {
  const edges = new Map<string, [Point, Point]>();
  for (const cell of cells) {
    for (const [a, b] of sides(cell)) {
      // A side that two squares share is met once in each direction and vanishes.
      if (!edges.delete(`${id(b)} ${id(a)}`)) edges.set(`${id(a)} ${id(b)}`, [a, b]);
    }
  }
  const from = new Map<string, [Point, Point][]>();
  for (const edge of edges.values()) {
    from.set(id(edge[0]), [...(from.get(id(edge[0])) ?? []), edge]);
  }
  return from;
}

const cross = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

/** The closed outlines of a set of squares; holes run the other way round. */
export function trace(cells: Cell[]): Loop[] {
  const from = boundary(cells);
  const loops: Loop[] = [];
  for (const [key, start] of from) {
    while (start.length) {
      const loop: Loop = [];
      let edge = start.pop() as [Point, Point];
      for (;;) {
        loop.push(edge[0]);
        if (id(edge[1]) === key) break;
        const onward = from.get(id(edge[1])) as [Point, Point][];
        // Where two squares touch by a corner only, turning right keeps their outlines apart.
        const [a, b] = edge;
        onward.sort((p, q) => cross(a, b, p[1]) - cross(a, b, q[1]));
        edge = onward.pop() as [Point, Point];
      }
      loops.push(corners(loop));
    }
  }
  return loops;
}

function corners(loop: Loop): Loop {
  const at = (i: number): Point => loop[(i + loop.length) % loop.length] as Point;
  return loop.filter((p, i) => cross(at(i - 1), p, at(i + 1)) !== 0);
}

export function area(loops: Loop[]): number {
  let twice = 0;
  for (const loop of loops) {
    loop.forEach((p, i) => {
      const q = loop[(i + 1) % loop.length] as Point;
      twice += p.x * q.y - q.x * p.y;
    });
  }
  return twice / 2;
}

export const toPath = (loops: Loop[]): string =>
  loops.map((loop) => `M${loop.map((p) => `${p.x} ${p.y}`).join("L")}Z`).join("");

/** The largest rectangle of whole squares within the set: where a room's name and furniture go. */
export function inscribed(cells: Cell[]): Rect {
  const has = new Set(cells.map((c) => c.join()));
  let best: Rect = { x: 0, y: 0, w: 0, h: 0 };
  for (const [x, y] of cells) {
    let widest = Infinity;
    for (let h = 1; has.has(`${x},${y + h - 1}`); h++) {
      let w = 0;
      while (w < widest && has.has(`${x + w},${y + h - 1}`)) w++;
      widest = w;
      if (w * h > best.w * best.h) best = { x, y, w, h };
    }
  }
  return best;
}
