import * as z from "zod/mini";
import type { PlanChange } from "../customer/plans.ts";
import { nothing } from "../shared/endpoint.ts";
import { email, isoDate, language, requiredName, text, timestamp } from "../shared/fields.ts";
import type { OrderEventKind } from "../shared/order-life.ts";
import { type DataTable, ROLES, type Role, worksAtOneHub } from "./codes.ts";
import { byOwners, byStaff, type ConsoleEndpoint } from "./console-endpoint.ts";
import { newPin } from "./tablet.ts";

const role = z.enum(ROLES);
/** Drivers and people of a hub have one; for other roles null means all hubs. */
const hub = z.nullable(text(40));
const id = z.uuid();

export const consoleMe = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  hub,
  language,
  /** The session of this request; on a shared tablet the tablet's. */
  session: id,
  /** On a shared tablet: entered by PIN, and limited to role `hub` at its hub. */
  isOnTablet: z.boolean(),
  hasPin: z.boolean(),
  passkeys: z.int(),
  /** Whether to prompt for a passkey, or an owner for a second one (STAFF-02). */
  asksPasskey: z.boolean(),
  /** Until when calls that need a passkey confirmation are allowed. */
  confirmedUntil: z.nullable(timestamp),
});
export type ConsoleMe = z.infer<typeof consoleMe>;

export const confirmed = z.object({ confirmedUntil: timestamp });

const staffMember = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  hub,
  language,
  passkeys: z.int(),
  hasPin: z.boolean(),
  /** Last activity, to the minute; null before the first sign-in. */
  seenAt: z.nullable(timestamp),
  createdAt: timestamp,
});
export type StaffMember = z.infer<typeof staffMember>;
const staffMembers = z.array(staffMember);
/** A sign-in link to hand over, while no mail gateway can deliver the invitation (SETUP-05). */
const invited = { link: z.nullable(z.string()) };

const hasHubIfNeeded = ({ role, hub }: { role: Role; hub: string | null }): boolean =>
  !worksAtOneHub(role) || hub !== null;
const needsHub = { error: "required", path: ["hub"] };

const inviteBody = z
  .object({ email, name: requiredName, role, hub, language })
  .check(z.refine(hasHubIfNeeded, needsHub));
const staffParams = z.object({ id });
const changeStaffBody = z.object({ role, hub }).check(z.refine(hasHubIfNeeded, needsHub));

export const passkey = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: timestamp,
  usedAt: timestamp,
});
export const passkeys = z.array(passkey);
export const passkeyParams = z.object({ id: text(1400) });

export const staffSession = z.object({
  id,
  staff: id,
  device: z.string(),
  /** The hub that shares this browser as a tablet, opened by this person; null for a session of their own. */
  tabletOf: z.nullable(z.string()),
  createdAt: timestamp,
  seenAt: timestamp,
});
export type StaffSession = z.infer<typeof staffSession>;
const staffSessions = z.array(staffSession);
/** Only owners may list another person's sessions. */
const sessionsQuery = z.object({ staff: z.optional(id) });
const sessionParams = z.object({ id });

/** Every action in the audit log: the events of orders, other acts on orders, and acts on anything else. */
export type AuditAction =
  | `order:${OrderEventKind | "note" | "complaint" | "bags-cleared" | "bag" | "finding" | "finding-removed"}`
  | `order:${"refund-closed" | "bill-held" | "invoice" | "credit" | "stage" | "stage-undone"}`
  | "companies:invoice"
  | `plan:${PlanChange["do"]}`
  | `message:${"send" | "undo" | "send-kept" | "dismiss-kept" | "send-undelivered" | "dismiss-undelivered"}`
  | `run:${"make" | "plan" | "remove"}`
  | `staff:${"invite" | "invite-again" | "change" | "remove" | "pin"}`
  | `tablet:${"open" | "close"}`
  | `passkey:${"add" | "remove"}`
  | "session:end"
  | `webhook:${"add" | "change" | "secret" | "send" | "remove"}`
  | `data:${"change" | "apply"}`
  | "area:open"
  | "settings:change"
  | "addresses:import"
  | `kits:${"sent" | "taken-back"}`
  | "subscribers:export"
  | "orders:link-for"
  | `customer:${"erase" | "export" | "note" | "merge"}`
  | "retention";

/** First word of `about`; the id follows it. */
export type AuditSubject =
  | "order"
  | "customer"
  | "staff"
  | "run"
  | "webhook"
  | "settings"
  | DataTable;

export const AUDIT_PAGE = 50;

const auditQuery = z.object({
  /** Cursor: `next` of the previous page. */
  after: z.optional(text(100)),
  staff: z.optional(z.uuid()),
  /** Like `about` of an entry: "order W-10001". */
  about: z.optional(text(120)),
  /** Only entries of this day, in Amsterdam time. */
  day: z.optional(isoDate),
});

export const auditEntry = z.object({
  id: z.uuid(),
  at: timestamp,
  /** A member of staff, whose id can be filtered by, or the user who ran a command. */
  who: z.object({ staff: z.nullable(z.uuid()), name: z.string() }),
  /** An `AuditAction`, or one written by an earlier version. */
  action: z.string(),
  about: z.nullable(z.string()),
  /** The name, when the entry is about a member of staff. */
  aboutName: z.nullable(z.string()),
  before: z.nullable(z.looseObject({})),
  after: z.nullable(z.looseObject({})),
  detail: z.looseObject({}),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Newest first; `next` is null on the last page. */
const auditPage = z.object({
  entries: z.array(auditEntry),
  next: z.nullable(z.string()),
});

/** Staff, their sessions and the audit log. */
export const staffEndpoints = {
  listStaffSessions: {
    ...byStaff,
    method: "GET",
    path: "/console/sessions",
    summary:
      "Where somebody is signed in, and the tablets they opened: oneself, or for an owner anybody",
    query: sessionsQuery,
    response: staffSessions,
    status: 200,
    problems: ["forbidden"],
  },
  endStaffSession: {
    ...byStaff,
    method: "DELETE",
    path: "/console/sessions/:id",
    summary: "Sign a browser out or close a tablet: one's own, or for an owner anybody's",
    params: sessionParams,
    response: nothing,
    status: 204,
    problems: ["not_found"],
  },
  listStaff: {
    ...byOwners,
    method: "GET",
    path: "/console/staff",
    summary: "Who works here",
    response: staffMembers,
    status: 200,
    problems: [],
  },
  listAudit: {
    ...byOwners,
    method: "GET",
    path: "/console/audit",
    summary: "What was changed by whom, newest first",
    query: auditQuery,
    response: auditPage,
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

/** Acts of owners on staff. */
export const staffActEndpoints = {
  inviteStaff: {
    ...byOwners,
    method: "POST",
    path: "/console/staff",
    passkeyAgain: true,
    summary: "Let somebody in, who has a mail with a link",
    body: inviteBody,
    response: z.object({ ...staffMember.shape, ...invited }),
    status: 201,
    problems: ["staff_exists"],
  },
  inviteStaffAgain: {
    ...byOwners,
    method: "POST",
    path: "/console/staff/:id/invite",
    passkeyAgain: true,
    summary: "Let somebody in who lost the passkey: ends keys and sessions, and tells all owners",
    params: staffParams,
    response: z.object(invited),
    status: 200,
    problems: ["not_found"],
  },
  changeStaff: {
    ...byOwners,
    method: "PATCH",
    path: "/console/staff/:id",
    passkeyAgain: true,
    summary: "Give somebody another role or hub",
    params: staffParams,
    body: changeStaffBody,
    response: staffMember,
    status: 200,
    problems: ["not_found", "last_owner"],
  },
  removeStaff: {
    ...byOwners,
    method: "DELETE",
    path: "/console/staff/:id",
    passkeyAgain: true,
    summary: "Let somebody go, who is out at the next call",
    params: staffParams,
    response: nothing,
    status: 204,
    problems: ["not_found", "last_owner"],
  },
  setStaffPin: {
    ...byOwners,
    method: "PUT",
    path: "/console/staff/:id/pin",
    passkeyAgain: true,
    summary: "Give somebody a PIN for shared tablets; nobody can read it afterwards",
    params: staffParams,
    body: z.object({ pin: newPin }),
    response: staffMember,
    status: 200,
    problems: ["not_found"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
