export const streamPath = (table: string, seat: number | null): string =>
  seat === null ? `/api/tables/${table}/stream` : `/api/tables/${table}/seats/${seat}/stream`;
