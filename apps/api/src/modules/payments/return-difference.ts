import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Books } from "./books.ts";
import { giveBack, keptOf } from "./give-back.ts";
import { sumUp } from "./sum-up.ts";

const DAY_MS = 86_400_000;
/** A refund that the service refuses is tried again on other days, and then left to the desk. */
const MOST_FAILED = 3;

/** Gives back what was paid beyond the bill, whatever it came from: paid twice, or a bill that became less. */
export async function returnDifference(books: Books): Promise<void> {
  const { bill, db, now } = books;
  const cents = Math.min(-bill.due_cents, keptOf(books));
  if (cents <= 0 || !(await listReturnable(db, now, sql`b.id = ${bill.id}`)).length) return;
  await markFollowed(books);
  const reason = "difference";
  await giveBack(books, { kind: "clock" }, { cents, purpose: "difference", reason });
}

/** The same for a bill whose sums may be older than its total. */
export async function sumUpAndReturn(books: Books): Promise<void> {
  await sumUp(books);
  await returnDifference(books);
}

/** Of some bills those whose difference was not tried in vain today, nor often enough before. */
export async function listReturnable(
  db: Db,
  now: Date,
  which: RawBuilder<unknown>,
  most = 1,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM bills b WHERE ${which} AND NOT EXISTS (
      SELECT FROM refunds f JOIN payments p ON p.id = f.payment_id
      WHERE p.bill_id = b.id AND f.purpose = 'difference' AND f.state = 'failed'
      HAVING count(*) >= ${MOST_FAILED} OR max(f.changed_at) > ${new Date(now.getTime() - DAY_MS)})
    ORDER BY b.sent_at LIMIT ${most}`.execute(db);
  return rows;
}

/** Those that failed before are the next attempt's matter. */
const markFollowed = ({ db, bill, now }: Books) =>
  sql`UPDATE refunds f SET handled_at = ${now} FROM payments p
    WHERE p.id = f.payment_id AND p.bill_id = ${bill.id} AND f.purpose = 'difference'
      AND f.state = 'failed' AND f.handled_at IS NULL`.execute(db);
