import type { Plan } from "../lib/wire";
import plans from "./boards.fixture.json";
import { boardOf } from "./types";

// As the server sends them: tests/rules/test_client_boards.py writes the file, and fails when it is stale.
const { classic: old, modern: young } = plans as unknown as Record<"classic" | "modern", Plan>;

export const classic = boardOf(old);
export const modern = boardOf(young);
