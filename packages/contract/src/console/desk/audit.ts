import * as z from "zod/mini";
import { text, timestamp } from "../../shared/fields.ts";

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
  action: z.string(),
  about: z.nullable(z.string()),
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
