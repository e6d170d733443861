import { passingTime } from "../lib/clock";
import type { TableInfo } from "../lib/wire";

/** For how many seconds the host has to be away before others may act in their stead. */
const GRACE = 60;

/** Whether the host is away for so long that it is for those who sit to begin. */
export const inTheirStead = ({ host, host_away, mine }: TableInfo): boolean =>
  !host && mine.length > 0 && host_away !== null && passingTime() - host_away >= GRACE;

/** Whether it is for this browser to seat bots, to remove people and to begin. */
export const mayAct = (table: TableInfo): boolean => table.host || inTheirStead(table);
