import type { Deps } from "../../deps.ts";
import type { PaymentService, ServicePayment } from "../../outside/payment-service.ts";
import type { PaymentRow } from "./books.ts";
import { findPayment, findPaymentByServiceId } from "./payments-repository.ts";
import { settle } from "./settle.ts";

export type PayDeps = Pick<Deps, "db" | "clock" | "live"> & { payments: PaymentService };

/** Somebody else settled the payment in between: rarely once, never for ever. */
const MOST_TURNS = 5;

/** Asks the service about a payment and settles what it says. */
export async function askAndSettle(deps: PayDeps, id: string): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const row = await findPayment(deps.db, id);
    if (!row?.service_id) return;
    const found = await deps.payments.find(row.service_id);
    if (!found) return forget(deps, row);
    if (await settle(deps, row, found)) return;
  }
}

/** The service does not know it, and never will: it may have been another one's. */
async function forget({ db }: PayDeps, { id, changes }: PaymentRow): Promise<void> {
  await db
    .updateTable("payments")
    .set({ ask_again_at: null })
    .where("id", "=", id)
    .where("changes", "=", changes)
    .execute();
}

/** The same by what the service calls it: it may know a payment whose name we have not heard yet. */
export async function askByServiceId(deps: PayDeps, serviceId: string): Promise<boolean> {
  const row = await findPaymentByServiceId(deps.db, serviceId);
  if (row) {
    await askAndSettle(deps, row.id);
    return true;
  }
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
