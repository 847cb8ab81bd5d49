import { randomUUID } from "node:crypto";
import type { Db } from "../db/client.ts";
import type { OutboxRow } from "./outbox-repository.ts";

/** Queues the same job once more, as a message of its own: what became of the first stays to be seen. */
export async function queueAgain(
  db: Db,
  { channel, kind, recipient, language, data }: OutboxRow,
  now: Date,
): Promise<void> {
  await db
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      channel,
      kind,
      recipient,
      language,
      data: JSON.stringify(data),
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}
