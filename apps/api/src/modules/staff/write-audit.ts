import type { AuditAction } from "@waslijn/contract/console/staff";
import { randomUUID } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";

/** A staff member, or the name of whoever ran a command on the machine. */
export type Who = string | { id: string };

type Change = {
  /** An `AuditSubject` with its key, such as "order W-10001": a filter of the audit log. */
  about: string;
  /** Null before creation or after deletion. Contains no names: they are looked up by `about`. */
  before: object | null;
  after: object | null;
  /** Further data, for example to restore the previous state. */
  detail?: object;
};

/** Writes an audit entry, in the caller's transaction. */
export const writeAudit = (
  db: Db,
  clock: Clock,
  who: Who,
  action: AuditAction,
  detail: object,
): Promise<void> => insert(db, clock, who, { action, detail });

/** Writes an audit entry with the state before and after (STAFF-04). */
export const writeChange = (
  db: Db,
  clock: Clock,
  who: Who,
  action: AuditAction,
  change: Change,
): Promise<void> => insert(db, clock, who, { action, detail: change.detail ?? {}, change });

async function insert(
  db: Db,
  clock: Clock,
  who: Who,
  { action, detail, change }: { action: AuditAction; detail: object; change?: Change },
): Promise<void> {
  await db
    .insertInto("audit")
    .values({
      id: randomUUID(),
      at: clock.now(),
      ...(typeof who === "string" ? { who } : { staff_id: who.id }),
      action,
      about: change?.about ?? null,
      before: toJson(change?.before),
      after: toJson(change?.after),
      detail: JSON.stringify(detail),
    })
    .execute();
}

const toJson = (value: object | null | undefined): string | null =>
  value ? JSON.stringify(value) : null;
