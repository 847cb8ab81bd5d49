import { UNDO_SECONDS } from "@waslijn/contract/console/many/many-limits";
import { sql } from "kysely";
import type { Clock } from "../../../clock.ts";
import type { Db } from "../../../db/client.ts";
import { writeMessage } from "../../../outbox/outbox-repository.ts";
import type { Concerned } from "./concerned-orders.ts";

const KIND = "window-gone";

/** Asks customers for another window; the mails wait as long as a slip is put back. Gives how many are written to. */
export async function tellConcerned(
  db: Db,
  clock: Clock,
  orders: Concerned[],
  change: string,
): Promise<number> {
  const now = clock.now();
  const due = new Date(now.getTime() + UNDO_SECONDS * 1000);
  const reachable = orders.filter(({ hasEmail }) => hasEmail);
  for (const { id: orderId, version, kinds, email: recipient, language } of reachable) {
    const data = { orderId, version, kinds, change };
    const message = { channel: "mail", kind: KIND, recipient, language, data } as const;
    await writeMessage(db, message, now, due);
  }
  return reachable.length;
}

/** Mails about a change that was put back before they went out are not sent. */
export async function keepFromTelling(db: Db, change: string): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("kind", "=", KIND)
    .where(sql<string>`data->>'change'`, "=", change)
    .where("sent_at", "is", null)
    .where("attempts", "=", 0)
    .execute();
}
