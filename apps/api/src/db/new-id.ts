import { randomUUIDv7 } from "node:crypto";

/**
 * The id of a row in a table that grows with orders. It begins with the moment, so that what is written together lies
 * together in every index of ids, however many years lie before it.
 */
export const newId = (): string => randomUUIDv7();
