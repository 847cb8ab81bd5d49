import { TABLET_IDLE_MINUTES } from "@waslijn/contract/console/codes";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import type { Db } from "../db/client.ts";
import { plannedOnce } from "../db/planned-once.ts";
import type { Deps } from "../deps.ts";
import { giveStaffCookie, readStaffCookie, staffTokenHash } from "./staff-cookie.ts";

const MINUTE = 60_000;
/** A tablet that nobody used for a week has to be opened again. */
export const TABLET_REST_MS = 7 * 24 * 60 * MINUTE;

/** A browser that a hub shares (STAFF-06). */
export type OpenTablet = {
  id: string;
  hub: string;
  person: string | null;
  /** Last touch of that person. */
  touchedAt: Date | null;
};

/**
 * The tablet of the request's cookie. Throws `unauthorized` when there is none, or when whoever opened it left or may
 * no longer open one.
 */
export async function readTablet(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenTablet> {
  const token = readStaffCookie(deps.env, request);
  const found = token && (await findTablet(deps.db, staffTokenHash(token)));
  const now = deps.clock.now();
  if (!found || now.getTime() - found.seen_at.getTime() >= TABLET_REST_MS) {
    throw new ApiProblem("unauthorized");
  }
  const { seen_at, ...tablet } = found;
  if (now.getTime() - seen_at.getTime() >= MINUTE) {
    await deps.db
      .updateTable("staff_tablets")
      .set({ seen_at: now })
      .where("id", "=", tablet.id)
      .execute();
    giveStaffCookie(deps.env, reply, token);
  }
  return tablet;
}

const findTablet = (db: Db, tokenHash: string) =>
  db
    .selectFrom("staff_tablets as tablet")
    .innerJoin("staff", "staff.id", "tablet.opened_by")
    .select([
      "tablet.id",
      "tablet.hub_id as hub",
      "tablet.person_id as person",
      "tablet.person_at as touchedAt",
      "tablet.seen_at",
    ])
    .where("tablet.token_hash", "=", tokenHash)
    .where("staff.removed_at", "is", null)
    .where("staff.role", "in", ["owner", "desk"])
    .$call(plannedOnce)
    .executeTakeFirst();

/** The people of a hub, and owners and desk with a PIN who may work there. */
export const tabletPeople = (db: Db, hub: string) =>
  db
    .selectFrom("staff")
    .where("removed_at", "is", null)
    .where((one) =>
      one.or([
        one.and([one("role", "=", "hub"), one("hub_id", "=", hub)]),
        one.and([
          one("role", "in", ["owner", "desk"]),
          one("pin_hash", "is not", null),
          one.or([one("hub_id", "is", null), one("hub_id", "=", hub)]),
        ]),
      ]),
    );

/**
 * Who works on the tablet. Throws `pin_needed` when nobody does, when the last touch
 * was too long ago, and for somebody who left or works elsewhere now.
 */
export async function tabletPerson(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { hub, person, touchedAt }: OpenTablet,
): Promise<{ id: string; name: string }> {
  const idle = clock.now().getTime() - (touchedAt?.getTime() ?? 0);
  const found =
    person !== null && idle < TABLET_IDLE_MINUTES * MINUTE
      ? await tabletPeople(db, hub)
          .select(["id", "name"])
          .where("id", "=", person)
          .where("pin_hash", "is not", null)
          .executeTakeFirst()
      : undefined;
  if (!found) throw new ApiProblem("pin_needed");
  return found;
}
