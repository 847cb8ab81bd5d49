import { DEFAULT_LANGUAGE, LANGUAGES } from "@waslijn/contract/shared/constants";
import { sql } from "kysely";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { queueMail } from "../../outbox/queue-mail.ts";
import { WorkRefused } from "../../work-refused.ts";
import type { Work } from "../../work.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { holdProviderData } from "./provider-data-repository.ts";

export type OpenAreaInput = { first: number; last: number; hub?: string; dryRun: boolean };
export type OpenAreaResult = { hub: string; isNew: boolean; mailed: number };

/** Adds a range of postal codes to a hub and tells everyone who waited for it, once each. */
export const openArea: Work<OpenAreaInput, OpenAreaResult> = async (
  { db, clock, who },
  { first, last, hub: wanted, dryRun },
) =>
  db.transaction().execute(async (transaction) => {
    await holdProviderData(transaction);
    const hub = await chooseHub(transaction, wanted);
    const isNew = await needsAdding(transaction, { first, last, hub });
    const waiting = await readWaiting(transaction, first, last);
    if (!dryRun) {
      if (isNew) {
        await transaction
          .insertInto("service_areas")
          .values({ first_code: first, last_code: last, hub_id: hub })
          .execute();
      }
      await tell(transaction, waiting, { first, last, clock });
      const detail = { first, last, hub, isNew, mailed: waiting.length };
      await writeAudit(transaction, clock, who, "area:open", detail);
    }
    return { hub, isNew, mailed: waiting.length };
  });

async function chooseHub(db: Db, wanted: string | undefined): Promise<string> {
  const hubs = (await db.selectFrom("hubs").select("id").orderBy("id").execute()).map(
    ({ id }) => id,
  );
  const [only] = hubs;
  if (wanted === undefined && only !== undefined && hubs.length === 1) return only;
  if (wanted !== undefined && hubs.includes(wanted)) return wanted;
  throw new WorkRefused(
    wanted === undefined
      ? { code: "hub_missing", hubs }
      : { code: "hub_unknown", hub: wanted, hubs },
  );
}

/** False where the same hub serves all of it already; another overlap would decide by chance. */
async function needsAdding(
  db: Db,
  { first, last, hub }: { first: number; last: number; hub: string },
): Promise<boolean> {
  const overlapping = await db
    .selectFrom("service_areas")
    .selectAll()
    .where("first_code", "<=", last)
    .where("last_code", ">=", first)
    .orderBy("first_code")
    .execute();
  const [area, ...others] = overlapping;
  if (!area) return true;
  const isServed = area.hub_id === hub && area.first_code <= first && area.last_code >= last;
  if (isServed && others.length === 0) return false;
  throw new WorkRefused({
    code: "area_overlaps",
    first,
    last,
    area: { first: area.first_code, last: area.last_code, hub: area.hub_id },
  });
}

type Waiting = { email: string; postal_code: string; language: string };

/** One entry per person, with what they asked for last. */
async function readWaiting(db: Db, first: number, last: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    SELECT DISTINCT ON (lower(email)) email, postal_code, language FROM area_requests
    WHERE notified_at IS NULL AND postal_digits BETWEEN ${first} AND ${last}
    ORDER BY lower(email), created_at DESC`.execute(db);
  return rows;
}

/** A request is kept until its answer is sent; what stays counts the demand and names nobody. */
async function tell(
  db: Db,
  waiting: Waiting[],
  { first, last, clock }: { first: number; last: number; clock: Clock },
): Promise<void> {
  for (const { email, postal_code, language } of waiting) {
    const known = LANGUAGES.find((one) => one === language) ?? DEFAULT_LANGUAGE;
    const job = { kind: "area-opened", data: { postalCode: postal_code } } as const;
    await queueMail(db, job, email, known, clock);
  }
  await db
    .updateTable("area_requests")
    .set({
      notified_at: clock.now(),
      email: sql<string>`id::text`,
      house_number: null,
      house_addition: null,
    })
    .where("notified_at", "is", null)
    .where("postal_digits", ">=", first)
    .where("postal_digits", "<=", last)
    .execute();
}
