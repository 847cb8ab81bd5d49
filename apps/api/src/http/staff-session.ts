import { consoleEndpoints, type StaffCallName } from "@waslijn/contract/console/endpoints";
import type { Role } from "@waslijn/contract/console/codes";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import type { Db } from "../db/client.ts";
import { plannedOnce } from "../db/planned-once.ts";
import type { Deps } from "../deps.ts";
import { giveStaffCookie, readStaffCookie, staffTokenHash } from "./staff-cookie.ts";
import { type OpenTablet, readTablet, tabletPerson } from "./staff-tablet.ts";

const HOUR = 3_600_000;
/** Idle timeout per role: a driver signs in about once a month (STAFF-03). */
const IDLE_MS: Record<Role, number> = {
  owner: 12 * HOUR,
  desk: 12 * HOUR,
  hub: 12 * HOUR,
  driver: 720 * HOUR,
};
/** Minimum interval between updates of `seen_at`; otherwise every read would also write. */
const NOTED_EVERY_MS = 60_000;
const CONFIRMED_MS = 5 * 60_000;

/** The calling staff member and their session. */
export type Staff = {
  id: string;
  name: string;
  role: Role;
  /** Null for all hubs. */
  hub: string | null;
  session: string;
  /** When a passkey was last used in this session. */
  passkeyAt: Date | null;
  /** Entered by PIN on a shared tablet: `role` is `hub`, whatever the person's own. */
  isOnTablet: boolean;
};

/** Read on every call, so that removed or signed-out staff lose access immediately. */
export async function readStaffSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Staff> {
  const token = readStaffCookie(deps.env, request);
  const found = token && (await findSession(deps.db, staffTokenHash(token)));
  if (token && !found) return staffOnTablet(deps, await readTablet(deps, request, reply));
  const now = deps.clock.now();
  if (!found || !isAwake(found, now)) throw new ApiProblem("unauthorized");
  if (now.getTime() - found.seen_at.getTime() >= NOTED_EVERY_MS) {
    await noteSeen(deps.db, found.session, now);
    giveStaffCookie(deps.env, reply, token);
  }
  const { id, name, role, hub, session, passkeyAt } = found;
  return { id, name, role, hub, session, passkeyAt, isOnTablet: false };
}

/** Whoever entered a PIN has role `hub` at the tablet's hub, and no passkey can be confirmed there. */
async function staffOnTablet(deps: Deps, tablet: OpenTablet): Promise<Staff> {
  const { id, name } = await tabletPerson(deps, tablet);
  const { hub, id: session } = tablet;
  return { id, name, role: "hub", hub, session, passkeyAt: null, isOnTablet: true };
}

/** Whether a session may still make a call that is in progress; checked repeatedly while a stream is open. */
export async function mayStillCall(
  { db, clock }: Pick<Deps, "db" | "clock">,
  session: string,
  name: StaffCallName,
): Promise<boolean> {
  const found = await db
    .selectFrom("staff_sessions as session")
    .innerJoin("staff", "staff.id", "session.staff_id")
    .select(["staff.role", "session.seen_at"])
    .where("session.id", "=", session)
    .where("staff.role", "in", consoleEndpoints[name].roles)
    .where("staff.removed_at", "is", null)
    .executeTakeFirst();
  return found !== undefined && isAwake(found, clock.now());
}

const findSession = (db: Db, tokenHash: string) =>
  db
    .selectFrom("staff_sessions as session")
    .innerJoin("staff", "staff.id", "session.staff_id")
    .select([
      "staff.id",
      "staff.name",
      "staff.role",
      "staff.hub_id as hub",
      "session.id as session",
      "session.seen_at",
      "session.passkey_at as passkeyAt",
    ])
    .where("session.token_hash", "=", tokenHash)
    .where("staff.removed_at", "is", null)
    .$call(plannedOnce)
    .executeTakeFirst();

/** Uses the current role: a driver who moves to the desk gets the desk's timeout. */
export const isAwake = ({ role, seen_at }: { role: Role; seen_at: Date }, now: Date): boolean =>
  now.getTime() - seen_at.getTime() < IDLE_MS[role];

async function noteSeen(db: Db, session: string, now: Date): Promise<void> {
  await db.updateTable("staff_sessions").set({ seen_at: now }).where("id", "=", session).execute();
}

/** Until when actions that need a recent passkey are allowed; null when a new one is needed. */
export function confirmedUntil({ passkeyAt }: Pick<Staff, "passkeyAt">, now: Date): Date | null {
  const until = passkeyAt && new Date(passkeyAt.getTime() + CONFIRMED_MS);
  return until && until > now ? until : null;
}
