import { randomUUIDv7 } from "node:crypto";

/** UUIDv7 for tables that grow with orders: time-ordered, so inserts stay at the right edge of the index. */
export const newId = (): string => randomUUIDv7();
