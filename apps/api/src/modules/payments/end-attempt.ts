import { askAndSettle, type PayDeps } from "./ask-service.ts";
import type { PaymentRow } from "./books.ts";

/** Ends an attempt to pay another amount than is due now, where the service lets us (PAY-11). */
export async function endIfOutdated(deps: PayDeps, payment: PaymentRow): Promise<void> {
  if (!payment.service_id || !(await isOutdated(deps, payment))) return;
  const found = await deps.payments.find(payment.service_id);
  if (found?.isCancelable) await deps.payments.cancel(payment.service_id);
  await askAndSettle(deps, payment.id);
}

const UNPAID: readonly PaymentRow["state"][] = ["open", "pending", "authorized"];

async function isOutdated(
  { db }: PayDeps,
  { bill_id, cents, state }: PaymentRow,
): Promise<boolean> {
  if (!UNPAID.includes(state)) return false;
  const bill = await db
    .selectFrom("bills")
    .select("due_cents")
    .where("id", "=", bill_id)
    .executeTakeFirst();
  return bill !== undefined && bill.due_cents !== cents;
}
