import type { KeptBag, DeskCount } from "@waslijn/contract/console/count";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Db } from "../../db/client.ts";
import { sql, type RawBuilder } from "kysely";
import type { Counted } from "@waslijn/contract/shared/pricing";
import type { OrderRow } from "./orders-repository.ts";

/** Bags that were counted one by one before the order's count, by order id and sorted by bag number. */
export async function listKeptBags(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, KeptBag[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("kept_bags")
    .innerJoin("staff", "staff.id", "kept_bags.staff_id")
    .select(["kept_bags.order_id", "kept_bags.id", "kept_bags.bag", "kept_bags.revision"])
    .select(["kept_bags.handed", "kept_bags.at", "staff.name"])
    .where("kept_bags.order_id", "in", orderIds)
    .orderBy("kept_bags.bag")
    .execute();
  const bagOf = ({ id, bag, revision, handed, at, name }: (typeof rows)[number]): KeptBag => ({
    id,
    bag,
    revision,
    by: { name, at: stamp(at) },
    ...handed,
  });
  return new Map(
    orderIds.map((id) => [id, rows.filter(({ order_id }) => order_id === id).map(bagOf)]),
  );
}

export const keptBagsOf = async (db: Db, orderId: string): Promise<KeptBag[]> =>
  (await listKeptBags(db, [orderId])).get(orderId) ?? [];

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
