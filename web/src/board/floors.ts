export type Laying =
  | "check"
  | "chevron"
  | "octagon"
  | "plank"
  | "carpet"
  | "lozenge"
  | "cobble"
  | "slab"
  | "mosaic"
  | "stair";

export interface FloorKind {
  laying: Laying;
  /** Names the pair of tokens --floor-… and --floor-…-mark. */
  tone: string;
  /** A border runs along the walls, as on a carpet. */
  border?: boolean;
}

const FLOORS: Record<string, FloorKind> = {
  kitchen: { laying: "check", tone: "kitchen" },
  ballroom: { laying: "chevron", tone: "ballroom", border: true },
  conservatory: { laying: "octagon", tone: "conservatory" },
  "billiard-room": { laying: "plank", tone: "billiard" },
  library: { laying: "carpet", tone: "library", border: true },
  study: { laying: "plank", tone: "study" },
  hall: { laying: "lozenge", tone: "hall", border: true },
  lounge: { laying: "carpet", tone: "lounge", border: true },
  "dining-room": { laying: "plank", tone: "dining" },
  courtyard: { laying: "cobble", tone: "moss" },
  garage: { laying: "slab", tone: "stone" },
  "games-room": { laying: "carpet", tone: "conservatory", border: true },
  "living-room": { laying: "chevron", tone: "ballroom" },
  bedroom: { laying: "carpet", tone: "blue", border: true },
  bathroom: { laying: "mosaic", tone: "blue" },
  middle: { laying: "stair", tone: "stair" },
};

const PLAIN: FloorKind = { laying: "plank", tone: "study" };

export const floorOf = (room: string): FloorKind => FLOORS[room] ?? PLAIN;
