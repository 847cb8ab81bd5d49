import type { KeptBag } from "@waslijn/contract/console/count";
import type { KeepBag } from "@waslijn/contract/console/counting";
import { MOST_BAGS, nextBag } from "@waslijn/contract/shared/order-life";
import type { Deps } from "../../deps.ts";
import { ApiProblem } from "../../api-problem.ts";
import { doOnce, type RequestKey } from "../orders/idempotency.ts";
import { findOrder, lockOrder, type OrderRow } from "../orders/orders-repository.ts";
import { refusedAsItIs } from "../orders/life/act.ts";
import { listKeptBags, saveKeptBag, bagsDiffer } from "../orders/kept-bags-repository.ts";
import { randomUUID } from "node:crypto";
import { writeChange } from "../staff/write-audit.ts";
import { addNote } from "../orders/notes-repository.ts";

/**
 * Stores the count of one bag of several; the bill waits for the others, on whichever tablet (COUNT-03). Throws
 * `order_changed` if the bag has changed since its counter saw it, or if another bag has its label number (COUNT-06).
 */
export async function keepBag(
  { db, clock, live }: Pick<Deps, "db" | "clock" | "live">,
  staff: { id: string },
  { id: orderId }: OrderRow,
  { id, revision, seen, bag, pieces, kilos }: KeepBag & { id: string },
  key: RequestKey | undefined,
): Promise<void> {
  const at = clock.now();
  await doOnce(db, key, at, async (transaction) => {
    // Row lock: a count that finishes concurrently either commits before and is seen here, or sees this bag.
    await lockOrder(transaction, orderId);
    const order = await findOrder(transaction, orderId);
    if (!order) throw new ApiProblem("not_found");
    const refused = (type: "order_changed" | "not_possible_now") =>
      refusedAsItIs(type, order, { kind: "staff" });
    if (order.status !== "picked-up") throw refused("not_possible_now");
    const savedBags = await listKeptBags(transaction, orderId);
    const taken = savedBags.map((one) => one.bag);
    const known = savedBags.find((one) => one.id === id);
    // A retry after a lost response whose idempotency key has expired.
    if (known?.revision === revision) return;
    if (seen !== (known?.revision ?? null)) throw refused("order_changed");
    if (!known && bag !== undefined && taken.includes(bag)) throw refused("order_changed");
    if (!known && savedBags.length >= MOST_BAGS) throw refused("not_possible_now");
    const row = { id, revision, pieces, kilos };
    const number = known?.bag ?? bag ?? nextBag(taken);
    await saveKeptBag(transaction, { ...row, bag: number }, { orderId, staffId: staff.id, at });
    const about = `order ${order.number}`;
    const after = audited({ bag: number, pieces, kilos });
    const change = { about, before: known ? audited(known) : null, after };
    await writeChange(transaction, clock, staff, "order:bag", change);
  });
  live.announce({ order: orderId });
}

const audited = ({ bag, pieces, kilos }: Pick<KeptBag, "bag" | "pieces" | "kilos">) => ({
  bag,
  pieces: pieces.reduce((sum, { count }) => sum + count, 0),
  kilos,
});

/**
 * Records why fewer or more bags arrived than were picked up: clears the flag and keeps the reason as a note
 * (COUNT-05).
 */
export async function clearBags(
  { db, clock, live }: Pick<Deps, "db" | "clock" | "live">,
  staff: { id: string },
  { id, number }: OrderRow,
  reason: string,
): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (transaction) => {
    const cleared = await transaction
      .updateTable("orders")
      .set({ bags_cleared_at: at })
      .where("id", "=", id)
      .where(bagsDiffer("orders"))
      .returning(["bags", "bags_arrived"])
      .executeTakeFirst();
    // A colleague was faster; theirs is the note.
    if (!cleared) return;
    const note = { id: randomUUID(), orderId: id, staffId: staff.id, at, text: reason };
    await addNote(transaction, note);
    const before = { bags: cleared.bags, bags_arrived: cleared.bags_arrived };
    const change = { about: `order ${number}`, before, after: { note: note.id } };
    await writeChange(transaction, clock, staff, "order:bags-cleared", change);
  });
  live.announce({ order: id });
}
