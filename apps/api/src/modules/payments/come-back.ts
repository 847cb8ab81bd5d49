import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import { PaymentServiceDown } from "../../outside/payment-service.ts";
import { payPath } from "../bills/bill-code.ts";
import { findBill } from "../bills/bills-repository.ts";
import { listInvoices } from "../bills/issue-invoice.ts";
import { askInTurn } from "./ask-service.ts";
import type { PaymentRow } from "./books.ts";
import type { LinkedBill } from "./view-pay.ts";
import { listPayments } from "./payments-repository.ts";

/** Limit for a customer who pays a bill in many tabs; the job asks about the others a minute later. */
const MOST_POLLED = 5;
/** Outcome codes of unsuccessful payments, for the page after paying. */
const ENDINGS: Partial<Record<PaymentRow["state"], "declined" | "cancelled" | "expired">> = {
  failed: "declined",
  canceled: "cancelled",
  expired: "expired",
};

/**
 * The redirect target for a customer returning from the bank. Only the service decides whether they paid (PAY-06).
 * The bill's code and what came of the payment are in the fragment, which browsers do not send to servers: those
 * pages make no call (CONT-21, MINE-16).
 */
export async function comeBack(
  deps: Deps,
  { id, order }: LinkedBill,
  language: Language,
): Promise<string> {
  await askAboutAll(deps, id);
  const bill = await findBill(deps.db, order.id);
  const link = payPath(deps.secrets, id, language);
  const code = link.split("/").at(-1) ?? "";
  if (bill && bill.due <= 0 && bill.paid > 0) {
    const invoice = (await listInvoices(deps.db, order.id)).findLast(({ credits }) => !credits);
    return `/${language}/thank#${code}${invoice ? `.${invoice.number}` : ""}`;
  }
  const [newest] = await listPayments(deps.db, id);
  const ending = newest && ENDINGS[newest.state];
  return ending ? `/${language}/pay-fail#${code}.${ending}` : link;
}

async function askAboutAll(deps: Deps, billId: string): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  const all = await listPayments(deps.db, billId);
  const open = all.filter(({ state }) => state !== "paid" && !ENDINGS[state]);
  try {
    // Sequential: all of them lock the same order.
    for (const { id } of open.slice(0, MOST_POLLED)) await askInTurn({ ...deps, payments }, id);
  } catch (error) {
    if (!(error instanceof PaymentServiceDown)) throw error;
  }
}
