import { AUDIT_PAGE, type AuditEntry } from "@waslijn/contract/console/staff";
import { addDays, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";

type Wanted = {
  after?: string | undefined;
  staff?: string | undefined;
  about?: string | undefined;
  day?: string | undefined;
};

/** Newest first, with keyset pagination and without a total count. */
export async function listAudit(
  db: Db,
  { after, staff, about, day }: Wanted,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  let query = db
    .selectFrom("audit")
    .leftJoin("staff", "staff.id", "audit.staff_id")
    .leftJoin("staff as subject", (join) =>
      join.on(sql<boolean>`audit.about = 'staff ' || subject.id`),
    )
    // By primary key: runs are many, and a page has few entries about them.
    .leftJoin("runs", (join) =>
      join.on(
        sql<boolean>`runs.id = CASE WHEN audit.about ~ '^run [0-9a-f-]{36}$' THEN substr(audit.about, 5)::uuid END`,
      ),
    )
    .leftJoin("staff as driver", "driver.id", "runs.driver_id")
    .select([
      "audit.id",
      "audit.at",
      "audit.who",
      "audit.staff_id",
      "audit.action",
      "audit.about",
      "audit.before",
      "audit.after",
      "audit.detail",
      "staff.name",
    ])
    .select((row) => row.fn.coalesce("subject.name", "driver.name").as("aboutName"))
    .orderBy("audit.at", "desc")
    .orderBy("audit.id", "desc")
    .limit(AUDIT_PAGE + 1);
  if (staff) query = query.where("audit.staff_id", "=", staff);
  if (about) query = query.where("audit.about", "=", about);
  if (day) {
    query = query
      .where("audit.at", ">=", startOf(day))
      .where("audit.at", "<", startOf(addDays(day, 1)));
  }
  if (after) {
    const { at, id } = readCursor(after);
    query = query.where(sql<boolean>`(audit.at, audit.id) < (${at}, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, AUDIT_PAGE);
  const last = shown.at(-1);
  return {
    entries: shown.map(({ at, who, staff_id, name, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      who: { staff: staff_id, name: who ?? name ?? "" },
    })),
    next: last && rows.length > AUDIT_PAGE ? `${last.at.getTime()}.${last.id}` : null,
  };
}

const startOf = (day: string): Date => new Date(toAmsterdamTimestamp(day, "00:00"));

const CURSOR = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function readCursor(after: string): { at: Date; id: string } {
  const [, at, id] = CURSOR.exec(after) ?? [];
  if (!at || !id) {
    throw new ApiProblem("validation_failed", { fields: [{ field: "after", rule: "cursor" }] });
  }
  return { at: new Date(Number(at)), id };
}
