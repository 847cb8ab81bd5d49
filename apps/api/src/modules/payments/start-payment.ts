import type { Language } from "@waslijn/contract/shared/constants";
import type { PayMethod } from "@waslijn/contract/shared/payments";
import { randomUUID } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import {
  PaymentServiceDown,
  PaymentServiceRefused,
  type PaymentService,
  type ServicePayment,
} from "../../outside/payment-service.ts";
import { publicUrl } from "../../public-url.ts";
import { payPath } from "../bills/bill-code.ts";
import { answeredBefore, answeredNow, answerOf, type RequestKey } from "../orders/idempotency.ts";
import { lockBooks, type Books, type PaymentRow } from "./books.ts";
import { findPayment } from "./payments-repository.ts";
import { settle } from "./settle.ts";

export const WEBHOOK_PATH = "/webhooks/payments";
/** The service forgets our idempotency key after an hour; until then a retry returns the same payment. */
const KEY_VALID_MS = 55 * 60_000;

export type Press = {
  method: PayMethod;
  language: Language;
  key?: RequestKey | undefined;
};

/**
 * Returns the checkout URL for what is due. An idempotent retry returns the same payment's (PAY-04). Throws
 * `payment_service_unavailable`.
 */
export async function startPayment(
  deps: Deps,
  bill: { id: string; number: string },
  press: Press,
): Promise<{ checkout: string }> {
  const { payments } = deps;
  if (!payments) throw new ApiProblem("payment_service_unavailable");
  const row = await keepPress(deps, bill.id, press);
  try {
    const found = await hand(deps, payments, row, bill);
    await settle(deps, row, found);
    if (found.checkout) return { checkout: found.checkout };
  } catch (error) {
    if (error instanceof PaymentServiceRefused) await giveUp(deps, row);
    else if (!(error instanceof PaymentServiceDown)) throw error;
  }
  throw new ApiProblem("payment_service_unavailable");
}

/**
 * Inserts the payment before calling the service, with the amount due (PAY-10), or returns that of an earlier request
 * with the same key.
 */
const keepPress = (deps: Deps, billId: string, { key, ...press }: Press): Promise<PaymentRow> =>
  deps.db.transaction().execute(async (db) => {
    const now = deps.clock.now();
    const earlier = key && (await answeredBefore(db, key, now));
    if (earlier) {
      const { payment } = answerOf(earlier, key) as { payment: string };
      const row = await findPayment(db, payment);
      if (row && isUsable(row, now)) return row;
    }
    const row = await insertPayment(await lockBooks(db, billId, now), press);
    if (key) await answeredNow(db, key, { payment: row.id }, now);
    return row;
  });

/** Whether a retry can still use the payment of the first request. */
const isUsable = ({ state, created_at }: PaymentRow, now: Date): boolean =>
  state === "new" ? now.getTime() - created_at.getTime() < KEY_VALID_MS : state === "open";

function insertPayment({ db, bill, now }: Books, press: Omit<Press, "key">): Promise<PaymentRow> {
  if (!bill.sent_at || bill.due_cents <= 0) throw new ApiProblem("nothing_due");
  return db
    .insertInto("payments")
    .values({
      id: randomUUID(),
      bill_id: bill.id,
      bill_version: bill.version,
      cents: bill.due_cents,
      ...press,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Creates the payment at the service, or finds the one created for this row. */
async function hand(
  deps: Deps,
  payments: PaymentService,
  row: PaymentRow,
  bill: { id: string; number: string },
): Promise<ServicePayment> {
  const made = row.service_id ? await payments.find(row.service_id) : undefined;
  if (made) return made;
  // A second payment would replace this one, which may have been paid (PAY-13).
  if (row.service_id) throw new PaymentServiceDown("does not know the payment");
  const url = publicUrl(deps.env);
  return payments.start({
    id: row.id,
    cents: row.cents,
    method: row.method,
    description: bill.number,
    language: row.language,
    returnUrl: `${url}${payPath(deps.secrets, bill.id, row.language)}/back`,
    webhookUrl: `${url}${WEBHOOK_PATH}`,
  });
}

/** The service rejected the payment: a retry would not help. */
const giveUp = ({ db, clock }: Deps, { id }: PaymentRow) =>
  db
    .updateTable("payments")
    .set({ state: "failed", changed_at: clock.now() })
    .where("id", "=", id)
    .where("service_id", "is", null)
    .execute();
