import * as z from "zod/mini";
import type { PlanChange } from "../../customer/plans/plans.ts";
import { text, timestamp } from "../../shared/fields.ts";
import type { OrderEventKind } from "../../shared/order-life.ts";
import type { DataTable } from "../data.ts";

/** What can be done that the audit keeps: all that happens to an order, and what else is done to it or without one. */
export type AuditAction =
  | `order:${OrderEventKind | "note" | "complaint" | "bags-cleared" | "finding-removed"}`
  | `order:${"refund-closed" | "bill-held"}`
  | `plan:${PlanChange["do"]}`
  | `message:${"send" | "undo" | "send-kept" | "dismiss-kept"}`
  | `run:${"make" | "plan" | "remove"}`
  | `staff:${"invite" | "invite-again" | "change" | "remove"}`
  | `passkey:${"add" | "remove"}`
  | "session:end"
  | `webhook:${"add" | "change" | "secret" | "send" | "remove"}`
  | `data:${"change" | "apply"}`
  | "area:open"
  | "kits:sent"
  | "orders:link-for"
  | "customer:erase"
  | "retention";

/** What `about` begins with; which one it was follows. */
export type AuditSubject = "order" | "staff" | "run" | "webhook" | DataTable;

export const AUDIT_PAGE = 50;

export const auditQuery = z.object({
  /** `next` of the page before this one. */
  after: z.optional(text(100)),
  staff: z.optional(z.uuid()),
  /** As `about` of an entry has it: "order W-10001". */
  about: z.optional(text(120)),
});

export const auditEntry = z.object({
  id: z.uuid(),
  at: timestamp,
  /** A member of staff, by whom it can be asked for, or whoever ran a command. */
  who: z.object({ staff: z.nullable(z.uuid()), name: z.string() }),
  /** An `AuditAction`, or one that a former version wrote. */
  action: z.string(),
  about: z.nullable(z.string()),
  /** The name of the member of staff that it is about. */
  aboutName: z.nullable(z.string()),
  before: z.nullable(z.looseObject({})),
  after: z.nullable(z.looseObject({})),
  detail: z.looseObject({}),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Newest first; without `next` there is no older one. */
export const auditPage = z.object({
  entries: z.array(auditEntry),
  next: z.nullable(z.string()),
});
