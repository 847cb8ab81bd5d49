import { randomUUID } from "node:crypto";
import type { Deps } from "../../deps.ts";
import { writeChange } from "../staff/write-audit.ts";
import { bagsDiffer } from "../orders/views/bags-differ.ts";
import { addNote } from "../orders/notes-repository.ts";
import type { OrderRow } from "../orders/orders-repository.ts";

/** Somebody says why fewer or more bags arrived than were picked up: the flag goes, the words stay (COUNT-05). */
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
    // A colleague was faster: theirs are the words.
    if (!cleared) return;
    const note = { id: randomUUID(), orderId: id, staffId: staff.id, at, text: reason };
    await addNote(transaction, note);
    const before = { bags: cleared.bags, bags_arrived: cleared.bags_arrived };
    const change = { about: `order ${number}`, before, after: { note: note.id } };
    await writeChange(transaction, clock, staff, "order:bags-cleared", change);
  });
  live.announce({ order: id });
}
