import { randomUUID } from "node:crypto";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@waslijn/contract/shared/constants";
import type { CodeRange, DeskAreas } from "@waslijn/contract/console/areas";
import { sql, type RawBuilder } from "kysely";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { queueMail } from "../../outbox/queue-message.ts";
import { WorkRefused, type WorkDeps } from "../../work.ts";
import { writeAudit, type Who } from "../staff/write-audit.ts";
import { recordChange } from "./changes/data-changes-repository.ts";
import { holdProviderData } from "./provider-data-repository.ts";
import { labelOf } from "./tables.ts";

type OpenAreaInput = {
  ranges: CodeRange[];
  hub?: string;
  dryRun: boolean;
  /** Sends no mails to those waiting for the area. */
  isSilent?: boolean;
};
type OpenAreaResult = { hub: string; isNew: boolean; mailed: number };

/** Adds ranges of postal codes to a hub and mails everyone who was waiting for them, once each. */
export async function openArea(
  { db, clock, who }: Pick<WorkDeps, "db" | "clock"> & { who: Who },
  { ranges, hub: wanted, dryRun, isSilent = false }: OpenAreaInput,
): Promise<OpenAreaResult> {
  return db.transaction().execute(async (transaction) => {
    await holdProviderData(transaction);
    const hub = await chooseHub(transaction, wanted);
    const added: CodeRange[] = [];
    for (const range of ranges) {
      if (await needsAdding(transaction, { ...range, hub })) added.push(range);
    }
    const waiting = isSilent ? [] : await readWaiting(transaction, ranges);
    const isNew = added.length > 0;
    if (!dryRun) {
      if (isNew) {
        const rows = added.map(({ first, last }) => ({
          first_code: first,
          last_code: last,
          hub_id: hub,
        }));
        await transaction.insertInto("service_areas").values(rows).execute();
        await recordChange(transaction, clock, who, {
          id: randomUUID(),
          mailed: waiting.length,
          differences: rows.map((after) => ({
            table: "service_areas",
            entry: labelOf("service_areas", after),
            before: null,
            after,
          })),
        });
      }
      if (!isSilent) await queueMails(transaction, waiting, { ranges, clock });
      const detail = { ranges, hub, isNew, mailed: waiting.length };
      await writeAudit(transaction, clock, who, "area:open", detail);
    }
    return { hub, isNew, mailed: waiting.length };
  });
}

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

/** False when the same hub already serves the whole range. Throws on any other overlap, which would be ambiguous. */
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

const within = (ranges: CodeRange[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    ranges.map(({ first, last }) => sql`postal_digits BETWEEN ${first} AND ${last}`),
    sql` OR `,
  )})`;

/** One entry per person, with their latest request. */
async function readWaiting(db: Db, ranges: CodeRange[]): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    SELECT DISTINCT ON (lower(email)) email, postal_code, language FROM area_requests
    WHERE notified_at IS NULL AND ${within(ranges)}
    ORDER BY lower(email), created_at DESC`.execute(db);
  return rows;
}

/** Queues the mails and anonymises the requests, which stay only as a count of demand. */
async function queueMails(
  db: Db,
  waiting: Waiting[],
  { ranges, clock }: { ranges: CodeRange[]; clock: Clock },
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
    .where(within(ranges))
    .execute();
}

const LATELY_MS = 28 * 86_400_000;

/** Served postal codes by hub, and the number of people waiting per area (SHOP-03). */
export async function viewAreas({ db, clock }: { db: Db; clock: Clock }): Promise<DeskAreas> {
  const since = new Date(clock.now().getTime() - LATELY_MS);
  const hubs = await db.selectFrom("hubs").select(["id", "name"]).orderBy("name").execute();
  const ranges = await db
    .selectFrom("service_areas")
    .select(["first_code as first", "last_code as last", "hub_id as hub"])
    .orderBy("first_code")
    .execute();
  const { rows: waiting } = await sql<DeskAreas["waiting"][number]>`
    SELECT postal_digits AS digits, count(DISTINCT lower(email))::integer AS people,
      (count(DISTINCT lower(email)) FILTER (WHERE created_at >= ${since}))::integer AS lately
    FROM area_requests WHERE notified_at IS NULL GROUP BY postal_digits ORDER BY postal_digits`.execute(
    db,
  );
  return { hubs, ranges, waiting };
}
