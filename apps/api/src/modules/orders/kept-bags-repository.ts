import type { KeptBag, DeskCount } from "@waslijn/contract/console/count";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";
import { rowsOf } from "../../db/read-together.ts";
import { sql, type RawBuilder } from "kysely";
import type { Counted } from "@waslijn/contract/shared/pricing";
import type { OrderRow } from "./orders-repository.ts";

const selectKeptBags = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom("kept_bags")
    .innerJoin("staff", "staff.id", "kept_bags.staff_id")
    .select(["kept_bags.order_id", "kept_bags.id", "kept_bags.bag", "kept_bags.revision"])
    .select(["kept_bags.handed", "kept_bags.at", "staff.name"])
    .where(sql<boolean>`kept_bags.order_id = ANY(${orderIds}::uuid[])`)
    .orderBy("kept_bags.bag");

/** Bags that were counted one by one before an order's count, sorted by bag number. */
export const listKeptBags = async (db: Db, orderId: string): Promise<KeptBag[]> =>
  (await selectKeptBags(db, [orderId]).$call(plannedOnce).execute()).map(toKeptBag);

/** Those of several orders, for `toKeptBag`. */
export const keptBagsOf = (db: Db, orderIds: readonly string[]) =>
  rowsOf(selectKeptBags(db, orderIds), { at: Date });

type KeptBagRow = Awaited<ReturnType<ReturnType<typeof selectKeptBags>["execute"]>>[number];

export const toKeptBag = ({ id, bag, revision, handed, at, name }: KeptBagRow): KeptBag => ({
  id,
  bag,
  revision,
  by: { name, at: stamp(at) },
  ...handed,
});

type Row = Pick<KeptBag, "id" | "bag" | "revision" | "pieces" | "kilos">;

/** Inserts a bag or updates it to its next revision. */
export async function saveKeptBag(
  db: Db,
  { id, bag, revision, pieces, kilos }: Row,
  by: { orderId: string; staffId: string; at: Date },
): Promise<void> {
  const row = {
    revision,
    staff_id: by.staffId,
    at: by.at,
    handed: JSON.stringify({ pieces, kilos }),
  };
  await db
    .insertInto("kept_bags")
    .values({ order_id: by.orderId, id, bag, ...row })
    .onConflict((conflict) => conflict.columns(["order_id", "id"]).doUpdateSet(row))
    .execute();
}

/**
 * The number of bags that arrived differs from the number picked up, and nobody has explained it (COUNT-05). Must match
 * the predicate of its partial index.
 */
export const bagsDiffer = (orders: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${orders}.${name}`);
  return sql<boolean>`${column("bags_arrived")} - ${column("bags")} <> 0 AND ${column("bags_cleared_at")} IS NULL`;
};

/** The count behind a bill, as a starting point for a correction. Bags: arrived, else picked up, else 1. */
export const countOf = (
  { bags, bags_arrived }: Pick<OrderRow, "bags" | "bags_arrived">,
  { pieces, kilos, bagsBack }: Counted,
): DeskCount => ({ pieces, kilos, bagsBack, bags: bags_arrived ?? bags ?? 1 });
