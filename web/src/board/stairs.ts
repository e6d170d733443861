import type { Rect } from "./types";

/** A landing along the back, a broad flight down the middle, and a flight up on either hand. */
export interface Stairs {
  landing: number;
  side: number;
  /** Heights of the treads. */
  treads: number[];
}

export function stairsOf({ w, h }: Rect): Stairs {
  const landing = h * 0.38;
  const count = Math.round((h - landing) / 0.34);
  return {
    landing,
    side: w * 0.24,
    treads: Array.from({ length: count }, (_, i) => landing + (i * (h - landing)) / count),
  };
}

/** The case file lies on the landing. */
export function filePlace(frame: Rect): Rect {
  const { landing } = stairsOf(frame);
  const h = Math.min(landing * 0.74, (frame.w - 0.6) * 0.72, 1.7);
  const w = h / 0.72;
  return { x: frame.x + (frame.w - w) / 2, y: frame.y + (landing - h) / 2 + 0.04, w, h };
}
