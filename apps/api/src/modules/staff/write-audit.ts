import type { AuditAction } from "@waslijn/contract/console/staff";
import { randomUUID } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";

/** A member of staff, or whoever ran a command on the machine. */
export type Who = string | { id: string };

type Change = {
  /** An `AuditSubject` and which one, as "order W-10001": what the audit can be asked for. */
  about: string;
  /** Nothing before it was there, or after it has gone. No names: those are found by `about`. */
  before: object | null;
  after: object | null;
  /** What else belongs to it: what it can be put back by. */
  detail?: object;
};

/** Who did what, and when; written in the transaction of what was done. */
export const writeAudit = (
  db: Db,
  clock: Clock,
  who: Who,
  action: AuditAction,
  detail: object,
): Promise<void> => insert(db, clock, who, { action, detail });

/** Who changed something, from what into what (STAFF-04). */
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
