import {
  addDays,
  amsterdamDate,
  toAmsterdamTimestamp,
} from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { insertRecords } from "../../db/insert-records.ts";
import { findNamed } from "../orders/orders-repository.ts";
import type { Row } from "./columns.ts";
import type { UsedBy } from "./data-record.ts";
import { liveRows, type PriceDays } from "./dated-rows.ts";
import { TABLE_NAMES, tableOf, type TableName } from "./tables.ts";

/** Key of the advisory lock; arbitrary but fixed. */
const APPLY_LOCK = 20_261_116;

/** Advisory lock: serialises comparing and writing provider data. */
export async function holdProviderData(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(APPLY_LOCK)})`.execute(db);
}

/**
 * Waits for orders in progress and blocks new ones until the transaction ends. Locks the table instead of the row: a
 * continuous stream of orders would overtake a waiter for the row lock.
 */
export async function holdOrders(db: Db): Promise<void> {
  await sql`LOCK TABLE revisions IN EXCLUSIVE MODE`.execute(db);
}

/** Call it while orders are blocked, so that none is placed in between. */
export async function readPriceDays(db: Db, now: Date): Promise<PriceDays> {
  const today = amsterdamDate(now);
  const ordered = await db
    .selectFrom("orders")
    .select("id")
    .where("created_at", ">=", new Date(toAmsterdamTimestamp(today, "00:00")))
    .limit(1)
    .executeTakeFirst();
  return { today, pricesFrom: ordered ? addDays(today, 1) : today };
}

/** The tables as files describe them, without past prices. */
export async function readProviderData(db: Db, today: string): Promise<Record<TableName, Row[]>> {
  const tables = {} as Record<TableName, Row[]>;
  for (const name of TABLE_NAMES) tables[name] = await readTable(db, name, today);
  return tables;
}

export async function readTable(db: Db, name: TableName, today: string): Promise<Row[]> {
  const order = sql.join(tableOf(name).key.map((column) => sql.ref(column)));
  const { rows } = await sql<{ row: Row }>`
    SELECT to_jsonb(t) AS row FROM ${sql.table(name)} t ORDER BY ${order}`.execute(db);
  return liveRows(
    name,
    rows.map(({ row }) => row),
    today,
  );
}

export async function writeRows(db: Db, table: TableName, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { key, columns } = tableOf(table);
  const others = Object.keys(columns).filter((column) => !key.includes(column));
  await sql`
    ${insertRecords(table, Object.keys(columns), rows)}
    ON CONFLICT (${sql.join(key.map((column) => sql.ref(column)))}) DO UPDATE SET
    ${sql.join(others.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}`.execute(
    db,
  );
}

export async function removeRows(
  db: Db,
  table: TableName,
  rows: Row[],
  pricesFrom: string,
): Promise<void> {
  if (rows.length === 0) return;
  const on = tableOf(table).key.map((column) => sql`t.${sql.ref(column)} = g.${sql.ref(column)}`);
  await dropWhatFollows(db, table, rows);
  if (tableOf(table).isDated) {
    // Existing orders are still billed with it.
    await sql`UPDATE ${sql.table(table)} t SET valid_until = ${pricesFrom}
      FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) g
      WHERE ${sql.join(on, sql` AND `)} AND t.valid_from < ${pricesFrom}`.execute(db);
    rows = rows.filter((row) => String(row.valid_from) >= pricesFrom);
  }
  await sql`
    DELETE FROM ${sql.table(table)} t
    USING jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) g
    WHERE ${sql.join(on, sql` AND `)}`.execute(db);
}

/** Deletes dependent rows: a company's sessions, and a hub's empty slots and runs and its shared tablets. */
async function dropWhatFollows(db: Db, table: TableName, rows: Row[]): Promise<void> {
  const ids = rows.map((row) => String(row.id));
  if (table === "companies") {
    await db.deleteFrom("sessions").where("company_id", "in", ids).execute();
  }
  if (table === "hubs") {
    // Its runs have no stops: those would be orders that name the hub, which keep it.
    for (const dependent of ["runs", "staff_tablets", "slots"] as const) {
      await db.deleteFrom(dependent).where("hub_id", "in", ids).execute();
    }
  }
}

/** Which of these hubs, companies or locations are referenced by orders, labels or staff. */
export async function findNamedElsewhere(
  db: Db,
  table: TableName,
  rows: Row[],
): Promise<{ id: string; usedBy: UsedBy }[]> {
  const column = NAMED_BY[table];
  const ids = rows.map((row) => String(row.id));
  if (!column || ids.length === 0) return [];
  const labels =
    table === "service_points"
      ? await db
          .selectFrom("return_labels")
          .select("service_point_id as id")
          .where("service_point_id", "in", ids)
          .execute()
      : [];
  // Includes former staff: the audit shows which hub they drove for.
  const staff =
    table === "hubs"
      ? await db
          .selectFrom("staff")
          .select("hub_id as id")
          .where("hub_id", "in", ids)
          .$narrowType<{ id: string }>()
          .execute()
      : [];
  const users: [UsedBy, string[]][] = [
    ["orders", await findNamed(db, column, ids)],
    ["return_labels", labels.map(({ id }) => id)],
    ["staff", staff.map(({ id }) => id)],
  ];
  return users.flatMap(([usedBy, used]) => [...new Set(used)].map((id) => ({ id, usedBy })));
}

const NAMED_BY: Partial<Record<TableName, Parameters<typeof findNamed>[1]>> = {
  hubs: "hub_id",
  companies: "company_id",
  service_points: "service_point_id",
};

export type BookedSlot = {
  hub: string;
  kind: WindowKind;
  date: string;
  from: string;
  booked: number;
};

export async function readBookedSlots(db: Db, since: string): Promise<BookedSlot[]> {
  return db
    .selectFrom("slots")
    .select(["hub_id as hub", "kind", "date", "from_time as from", "booked"])
    .where("date", ">=", since)
    .where("booked", ">", 0)
    .orderBy("date")
    .orderBy("hub_id")
    .orderBy("from_time")
    .$narrowType<{ kind: WindowKind }>()
    .execute();
}
