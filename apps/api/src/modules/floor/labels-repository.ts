import { sql } from "kysely";
import { randomInt } from "node:crypto";
import type { Db } from "../../db/client.ts";

const PREFIX = "3SWAS";
const DIGITS = 10;

/** Short, and digits after the prefix: Code 128 packs those two by two. */
const newLabel = (): string =>
  PREFIX + Array.from({ length: DIGITS }, () => randomInt(10)).join("");

/** A location's one return label: made when it is first asked for, and then always the same. */
export async function returnLabelOf(db: Db, servicePointId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ label: string }>`
    INSERT INTO return_labels (service_point_id, label, created_at)
    VALUES (${servicePointId}, ${newLabel()}, ${now})
    ON CONFLICT (service_point_id) DO UPDATE SET label = return_labels.label
    RETURNING label`.execute(db);
  return rows[0]?.label ?? "";
}
