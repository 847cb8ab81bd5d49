import type { Deps } from "../../deps.ts";
import type { PaymentService, ServicePayment } from "../../outside/payment-service.ts";
import type { PaymentRow } from "./books.ts";
import { nextAsk } from "./next-ask.ts";
import { findPayment, findPaymentByServiceId, askSoon } from "./payments-repository.ts";
import { settle } from "./settle.ts";
import { PAYMENT_QUESTIONS_LIMIT } from "../../http/limits/limits.ts";
import { hasRoom } from "../../http/limits/rate-limits.ts";

export type PayDeps = Pick<Deps, "db" | "clock" | "live"> & { payments: PaymentService };

/** Retries after a concurrent settlement of the same payment, which is rare. */
const MOST_TURNS = 5;

/** Fetches a payment from the service and settles it; false if the service does not know the payment. */
export async function askAndSettle(deps: PayDeps, id: string): Promise<boolean> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const row = await findPayment(deps.db, id);
    if (!row?.service_id) return true;
    const found = await deps.payments.find(row.service_id);
    if (!found) {
      await askLater(deps, row);
      return false;
    }
    if (await settle(deps, row, found)) return true;
  }
  return true;
}

/**
 * Schedules the next poll of a payment that the service does not know. With a wrong API key the service answers the
 * same, so one such answer does not end the polling (PAY-13).
 */
async function askLater({ db, clock }: PayDeps, row: PaymentRow): Promise<void> {
  const pending = await db
    .selectFrom("refunds")
    .select("id")
    .where("payment_id", "=", row.id)
    .where("state", "=", "pending")
    .executeTakeFirst();
  await db
    .updateTable("payments")
    .set({ ask_again_at: nextAsk(row, pending !== undefined, clock.now()) })
    .where("id", "=", row.id)
    .where("changes", "=", row.changes)
    .execute();
}

/**
 * Like `askAndSettle`, by the service's id. Also finds a payment whose service id is not stored yet, by our id in the
 * service's record.
 */
export async function askByServiceId(deps: PayDeps, serviceId: string): Promise<boolean> {
  const row = await findPaymentByServiceId(deps.db, serviceId);
  if (row) return askAndSettle(deps, row.id);
  const found = await deps.payments.find(serviceId);
  const ours = found && (await rowOf(deps, found));
  if (!found || !ours) return false;
  if (!(await settle(deps, ours, found))) await askAndSettle(deps, ours.id);
  return true;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const rowOf = async (
  { db }: PayDeps,
  { ours = "" }: ServicePayment,
): Promise<PaymentRow | undefined> => (UUID.test(ours) ? findPayment(db, ours) : undefined);

/**
 * Delay before the job makes the skipped request; without it the job would poll as often as a caller repeats the call.
 */
const LATER_MS = 5000;

/** Rate limit for requests to the service that anyone can trigger. */
export const mayAsk = (deps: Deps, about: string): Promise<boolean> =>
  hasRoom(deps, `ask:${about}`, PAYMENT_QUESTIONS_LIMIT);

/** Like `askAndSettle`, but rate-limited per payment: beyond the limit it leaves the request to the payment job. */
export async function askInTurn(
  deps: Deps & { payments: PaymentService },
  id: string,
): Promise<boolean> {
  if (await mayAsk(deps, id)) return askAndSettle(deps, id);
  await askSoon(deps.db, id, new Date(deps.clock.now().getTime() + LATER_MS));
  return true;
}

/** Cancels an unpaid payment attempt whose amount is no longer asked for, where the service allows it (PAY-11). */
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
    .select(["due_cents", "sent_at"])
    .where("id", "=", bill_id)
    .executeTakeFirst();
  return bill !== undefined && (!bill.sent_at || bill.due_cents !== cents);
}
