import type { CountFinding } from "@waslijn/contract/console/counting";
import { sql, type Selectable } from "kysely";
import type { Db } from "../../../db/client.ts";
import { plannedOnce } from "../../../db/planned-once.ts";
import { rowsOf } from "../../../db/read-together.ts";
import type { Database } from "../../../db/schema.ts";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { Language } from "@waslijn/contract/shared/constants";
import type { readPrices } from "../../catalogue/prices-repository.ts";

type FindingRow = Selectable<Database["findings"]>;

/** Findings of these orders, oldest first. */
export const listFindings = (db: Db, orderIds: readonly string[]): Promise<FindingRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom("findings")
        .selectAll()
        .where(sql<boolean>`order_id = ANY(${orderIds}::uuid[])`)
        .orderBy("at")
        .orderBy("id")
        .$call(plannedOnce)
        .execute();

export const findingsOf = (db: Db, orderIds: readonly string[]) =>
  rowsOf(
    db
      .selectFrom("findings")
      .selectAll()
      .where(sql<boolean>`order_id = ANY(${orderIds}::uuid[])`)
      .orderBy("at")
      .orderBy("id"),
    { at: Date },
  );

export const toFinding = (row: FindingRow): CountFinding => ({
  id: row.id,
  type: row.piece_type,
  alias: row.piece_alias,
  kinds: row.kinds,
  note: row.note,
  photos: row.photos,
});

/** Upsert by id; false when the id belongs to another order. */
export async function saveFinding(
  db: Db,
  { id, type, alias, kinds, note, photos }: CountFinding,
  by: { orderId: string; staffId: string; at: Date },
): Promise<boolean> {
  const words = { piece_type: type, piece_alias: alias, kinds, note, photos };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("findings")
    .values({ id, order_id: by.orderId, staff_id: by.staffId, at: by.at, ...words })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(words).where("findings.order_id", "=", by.orderId),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export async function deleteFinding(db: Db, orderId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("findings")
    .where("id", "=", id)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Findings on a customer's clothes are deleted with the customer's data. */
export async function forgetFindingsOf(db: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await db.deleteFrom("findings").where("order_id", "in", orderIds).execute();
}

/** Findings on an order's pieces as the customer sees them, with the photos uploaded so far (COUNT-02). */
export function viewFindings(
  findings: readonly FindingRow[],
  photos: readonly { id: string }[],
  prices: Awaited<ReturnType<typeof readPrices>>,
  language: Language,
): OrderView["findings"] {
  const shown = new Set(photos.map((photo) => photo.id));
  return findings.map((row) => {
    const price = prices.find(
      ({ type, alias }) => type === row.piece_type && alias === row.piece_alias,
    );
    return {
      piece: (language === "en" ? price?.name_en : price?.name_nl) ?? row.piece_alias,
      kinds: row.kinds,
      note: row.note,
      photos: row.photos.filter((photo) => shown.has(photo)),
    };
  });
}
