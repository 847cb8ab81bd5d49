import type { StopAct } from "@waslijn/contract/console/route/route";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { writeChange } from "../audit/write-audit.ts";
import { addNote } from "../desk/notes-repository.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import type { Driver, RouteDeps } from "./route-deps.ts";
import { addStopAct } from "./stop-acts-repository.ts";

/** A driver's note for the desk; it takes the act's id, so that it is written once. */
export async function noteAtStop(
  { db, clock, live }: RouteDeps,
  driver: Driver,
  order: OrderRow,
  kind: WindowKind,
  { id, act, at, version: seen, text }: Extract<StopAct, { act: "note" }>,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const isNew = await addStopAct(transaction, {
      id,
      order_id: order.id,
      kind,
      staff_id: driver.id,
      act,
      said_at: new Date(at),
      heard_at: now,
      seen,
      refusal: null,
      first_version: null,
    });
    if (!isNew) return;
    await addNote(transaction, {
      id,
      orderId: order.id,
      staffId: driver.id,
      at: now,
      text: text.trim(),
    });
    const change = { about: `order ${order.number}`, before: null, after: { note: id } };
    await writeChange(transaction, clock, driver, "order:note", change);
  });
  live.announce({ order: order.id });
}
