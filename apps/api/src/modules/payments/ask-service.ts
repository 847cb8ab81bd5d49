import type { Deps } from "../../deps.ts";
import type { PaymentService, ServicePayment } from "../../outside/payment-service.ts";
import type { PaymentRow } from "./books.ts";
import { nextAsk } from "./next-ask.ts";
import { findPayment, findPaymentByServiceId } from "./payments-repository.ts";
import { settle } from "./settle.ts";

export type PayDeps = Pick<Deps, "db" | "clock" | "live"> & { payments: PaymentService };

/** Somebody else settled the payment in between: rarely once, never for ever. */
const MOST_TURNS = 5;

/** Asks the service about a payment and settles what it says; false where it says that it has no such payment. */
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

/** A service with another key set says so too: one answer ends nothing before its time (PAY-13). */
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

/** The same by what the service calls it: it may know a payment whose name we have not heard yet. */
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
