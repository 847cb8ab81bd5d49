import type { Books } from "./books.ts";
import { giveBack, keptOf } from "./give-back.ts";

const DAY_MS = 86_400_000;
/** A refund that the service refuses is tried again on other days, and then left to the desk. */
const MOST_FAILED = 3;

/** Gives back what was paid beyond the bill, whatever it came from: paid twice, or a bill that became less. */
export async function returnDifference(books: Books): Promise<void> {
  const cents = Math.min(-books.bill.due_cents, keptOf(books));
  if (cents <= 0 || (await mustWait(books))) return;
  const reason = "difference";
  await giveBack(books, { kind: "clock" }, { cents, purpose: "difference", reason });
}

async function mustWait({ db, now, bill }: Books): Promise<boolean> {
  const failed = await db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select("refunds.changed_at")
    .where("payments.bill_id", "=", bill.id)
    .where("refunds.purpose", "=", "difference")
    .where("refunds.state", "=", "failed")
    .execute();
  const dayAgo = now.getTime() - DAY_MS;
  return (
    failed.length >= MOST_FAILED || failed.some(({ changed_at }) => changed_at.getTime() > dayAgo)
  );
}
