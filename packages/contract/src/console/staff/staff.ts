import * as z from "zod/mini";
import { email, language, requiredName, text, timestamp } from "../../shared/fields.ts";
import { ROLES } from "../roles.ts";

const role = z.enum(ROLES);
/** A driver's stops are those of one hub; others see every hub without one. */
const hub = z.nullable(text(40));
const id = z.uuid();

export const consoleMe = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  hub,
  language,
  /** Of the session that asks. */
  session: id,
  passkeys: z.int(),
  /** Whether to ask for a passkey, or an owner for a second one (STAFF-02). */
  asksPasskey: z.boolean(),
  /** Until when calls that ask for the passkey again are answered. */
  confirmedUntil: z.nullable(timestamp),
});
export type ConsoleMe = z.infer<typeof consoleMe>;

export const confirmed = z.object({ confirmedUntil: timestamp });

export const staffMember = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  hub,
  language,
  passkeys: z.int(),
  /** When they were last here, to the minute; never before their first sign-in. */
  seenAt: z.nullable(timestamp),
  createdAt: timestamp,
});
export type StaffMember = z.infer<typeof staffMember>;
export const staffMembers = z.array(staffMember);

const isDriverOfHub = ({ role, hub }: { role: string; hub: string | null }): boolean =>
  role !== "driver" || hub !== null;
const needsHub = { error: "required", path: ["hub"] };

export const inviteBody = z
  .object({ email, name: requiredName, role, hub, language })
  .check(z.refine(isDriverOfHub, needsHub));
export const staffParams = z.object({ id });
export const changeStaffBody = z.object({ role, hub }).check(z.refine(isDriverOfHub, needsHub));

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
  createdAt: timestamp,
  seenAt: timestamp,
});
export const staffSessions = z.array(staffSession);
/** Somebody else's are an owner's to see. */
export const sessionsQuery = z.object({ staff: z.optional(id) });
export const sessionParams = z.object({ id });
