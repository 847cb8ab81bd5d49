import { randomUUID } from "node:crypto";
import type { Deps } from "../../deps.ts";
import { writeChange } from "../staff/write-audit.ts";
import { doOnce, type RequestKey } from "../orders/idempotency.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { addNote } from "../orders/notes-repository.ts";

/** Adds a note. Its text stays out of the audit log, which is kept longer than the customer's data. */
export async function writeNote(
  { db, clock, live }: Pick<Deps, "db" | "clock" | "live">,
  staff: { id: string },
  order: OrderRow,
  text: string,
  key?: RequestKey,
): Promise<void> {
  const now = clock.now();
  const note = { id: randomUUID(), orderId: order.id, staffId: staff.id, at: now };
  const isNew = await doOnce(db, key, now, async (transaction) => {
    await addNote(transaction, { ...note, text: text.trim() });
    const change = { about: `order ${order.number}`, before: null, after: { note: note.id } };
    await writeChange(transaction, clock, staff, "order:note", change);
  });
  if (isNew) live.announce({ order: order.id });
}
