import { randomBytes, randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { staffTokenHash } from "../../http/staff-cookie.ts";
import { isAwake, type Staff } from "../../http/staff-session.ts";
import { TABLET_REST_MS } from "../../http/staff-tablet.ts";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { type Who, writeChange } from "./write-audit.ts";
import { aboutStaff, updateStaff } from "./staff-repository.ts";

type OpenedSession = { token: string; session: string };
type SessionStart = { device: string; now: Date; passkeyAt: Date | null };

/** Opens a session and returns its token, of which only a hash is stored. */
export async function openStaffSession(
  db: Db,
  staffId: string,
  { device, now, passkeyAt }: SessionStart,
): Promise<OpenedSession> {
  const token = randomBytes(32).toString("base64url");
  const session = randomUUID();
  await db
    .insertInto("staff_sessions")
    .values({
      id: session,
      token_hash: staffTokenHash(token),
      staff_id: staffId,
      device,
      created_at: now,
      seen_at: now,
      passkey_at: passkeyAt,
    })
    .execute();
  return { token, session };
}

/** Tablets that somebody opened and that work, most recently used first. */
export async function listOpenTablets(db: Db, staffId: string, now: Date) {
  return db
    .selectFrom("staff_tablets as tablet")
    .innerJoin("hubs", "hubs.id", "tablet.hub_id")
    .select([
      "tablet.id",
      "tablet.opened_by as staff_id",
      "tablet.device",
      "tablet.created_at",
      "tablet.seen_at",
      "hubs.name as hub",
    ])
    .where("tablet.opened_by", "=", staffId)
    .where("tablet.seen_at", ">", new Date(now.getTime() - TABLET_REST_MS))
    .orderBy("tablet.seen_at", "desc")
    .orderBy("tablet.id")
    .execute();
}

/** Open sessions, most recently used first. */
export async function listOpenSessions(db: Db, staffId: string, now: Date) {
  const rows = await db
    .selectFrom("staff_sessions as session")
    .innerJoin("staff", "staff.id", "session.staff_id")
    .select([
      "session.id",
      "session.staff_id",
      "session.device",
      "session.created_at",
      "session.seen_at",
      "staff.role",
    ])
    .where("session.staff_id", "=", staffId)
    .orderBy("session.seen_at", "desc")
    .orderBy("session.id")
    .execute();
  return rows.filter((row) => isAwake(row, now));
}

async function ownerOfSession(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("staff_sessions")
    .select("staff_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.staff_id;
}

/** Throws `unauthorized` for a session that ended meanwhile. */
export async function notePasskeyShown(db: Db, session: string, at: Date): Promise<void> {
  const noted = await db
    .updateTable("staff_sessions")
    .set({ passkey_at: at })
    .where("id", "=", session)
    .executeTakeFirst();
  if (noted.numUpdatedRows === 0n) throw new ApiProblem("unauthorized");
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("id", "=", id).execute();
}

export async function endSessionOfToken(db: Db, token: string): Promise<void> {
  for (const table of ["staff_sessions", "staff_tablets"] as const) {
    await db.deleteFrom(table).where("token_hash", "=", staffTokenHash(token)).execute();
  }
}

/** Deletes everything that gives access: sessions, passkeys, links, challenges, opened tablets and the PIN. */
export async function endAllAccess(db: Db, staffId: string): Promise<void> {
  for (const table of [
    "staff_sessions",
    "staff_passkeys",
    "staff_links",
    "staff_challenges",
  ] as const) {
    await db.deleteFrom(table).where("staff_id", "=", staffId).execute();
  }
  await db.deleteFrom("staff_tablets").where("opened_by", "=", staffId).execute();
  await updateStaff(db, staffId, { pin_hash: null });
}

/** Ends access by a tablet; `person` is whoever asks. */
export async function closeTablet(
  db: Db,
  clock: Deps["clock"],
  { id, hub }: { id: string; hub: string },
  person: Who,
): Promise<void> {
  await db.deleteFrom("staff_tablets").where("id", "=", id).execute();
  const change = { about: aboutHub(hub), before: { tablet: id }, after: null };
  await writeChange(db, clock, person, "tablet:close", change);
}

export const aboutHub = (hub: string): string => `hubs ${hub}`;

/**
 * Ends a session or closes a tablet: one's own, or as an owner anybody's. Throws `not_found` for others', so as not to
 * reveal them.
 */
export const endSomeonesSession = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  staff: Staff,
  session: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const tablet = await transaction
      .selectFrom("staff_tablets")
      .select(["id", "hub_id as hub", "opened_by"])
      .where("id", "=", session)
      .executeTakeFirst();
    const owner = tablet?.opened_by ?? (await ownerOfSession(transaction, session));
    if (!owner || (owner !== staff.id && staff.role !== "owner")) {
      throw new ApiProblem("not_found");
    }
    if (tablet) return closeTablet(transaction, clock, tablet, staff);
    await endSession(transaction, session);
    await writeChange(transaction, clock, staff, "session:end", {
      about: aboutStaff(owner),
      before: { session },
      after: null,
    });
  });
