import { sql } from "kysely";
import type { Db } from "./client.ts";

/** Any number will do, as long as it is always the same one. */
const SET_UP_LOCK = 20_261_115;

/** Nodes that start together prepare the database one after the other, each to the end of its transaction. */
export async function waitForOtherNodes(transaction: Db): Promise<void> {
  // Another node may need longer than a request would wait for a lock.
  await sql`SET LOCAL lock_timeout = 0`.execute(transaction);
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(SET_UP_LOCK)})`.execute(transaction);
}
