import type { DataDifference, PastDataChange } from "@waslijn/contract/console/data";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { TableName } from "../tables.ts";
import type { Clock } from "../../../clock.ts";
import { writeChange, type Who } from "../../staff/write-audit.ts";

const MOST_LISTED = 100;

type Detail = {
  change: string;
  table: TableName;
  entry: string;
  mailed: number;
  putsBack?: string;
};
type AuditRow = {
  at: Date;
  who: string;
  before: DataDifference["before"];
  after: DataDifference["after"];
  detail: Detail;
};

/** The audit record of one change. */
export async function readChange(
  db: Db,
  id: string,
): Promise<{ differences: DataDifference[]; mailed: number } | undefined> {
  const { rows } = await sql<AuditRow>`
    SELECT a.before, a.after, a.detail FROM audit a
    WHERE a.action = 'data:change' AND a.detail->>'change' = ${id} ORDER BY a.id`.execute(db);
  const [first] = rows;
  return first && { differences: rows.map(differenceOf), mailed: first.detail.mailed };
}

/** The newest changes, optionally of one table. */
export async function listDataChanges(db: Db, table?: TableName): Promise<PastDataChange[]> {
  const { rows } = await sql<AuditRow>`
    SELECT a.at, coalesce(s.name, a.who, '') AS who, a.before, a.after, a.detail
    FROM audit a LEFT JOIN staff s ON s.id = a.staff_id
    WHERE a.action = 'data:change' ORDER BY a.at DESC, a.id DESC LIMIT 1000`.execute(db);
  const putBack = new Set(rows.flatMap(({ detail }) => detail.putsBack ?? []));
  const changes = Map.groupBy(rows, ({ detail }) => detail.change);
  return [...changes]
    .filter(([, parts]) => !table || parts.some(({ detail }) => detail.table === table))
    .slice(0, MOST_LISTED)
    .flatMap(([id, parts]) => {
      const [first] = parts;
      if (!first) return [];
      return {
        id,
        at: first.at.toISOString(),
        who: first.who,
        putsBack: first.detail.putsBack ?? null,
        isPutBack: putBack.has(id),
        differences: parts.map(differenceOf),
      };
    });
}

const differenceOf = ({ before, after, detail }: AuditRow): DataDifference => ({
  table: detail.table,
  entry: detail.entry,
  before,
  after,
});

/** Audit action: a change of provider data that can be undone as a whole. */
const DATA_CHANGE = "data:change";

type Recorded = {
  /** Id that the undo refers to. */
  id: string;
  differences: DataDifference[];
  mailed: number;
  putsBack?: string | null;
};

/** Writes the before and after values of every entry to the audit, under one change id. */
export async function recordChange(
  db: Db,
  clock: Clock,
  who: Who,
  { id, differences, mailed, putsBack }: Recorded,
): Promise<void> {
  for (const { table, entry, before, after } of differences) {
    const detail = { change: id, table, entry, mailed, ...(putsBack && { putsBack }) };
    const about = `${table} ${entry}`;
    await writeChange(db, clock, who, DATA_CHANGE, { about, before, after, detail });
  }
}
