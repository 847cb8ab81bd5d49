import type { PayView } from "@waslijn/contract/customer/pay-link";
import type { Language } from "@waslijn/contract/shared/constants";
import { PAY_METHODS } from "@waslijn/contract/shared/payments";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { viewBill } from "../bills/view-bill.ts";
import type { PaymentRow } from "./books.ts";
import type { LinkedBill } from "./find-bill-by-code.ts";
import { listPayments } from "./payments-repository.ts";

/** So long a bank waits for somebody who has left the page. */
const AT_BANK_MS = 15 * 60_000;

/** A bill as anybody with its payment link sees it. */
export async function viewPay(
  deps: Pick<Deps, "db" | "clock" | "secrets" | "payments">,
  { id, order }: LinkedBill,
  language: Language,
): Promise<PayView> {
  const [bill, payments] = await Promise.all([
    viewBill(deps, order, language),
    listPayments(deps.db, id),
  ]);
  if (!bill) throw new ApiProblem("pay_link_invalid");
  const now = deps.clock.now();
  return {
    number: order.number,
    bill,
    isPending: bill.open > 0 && payments.some((payment) => isUnderWay(payment, now)),
    methods: deps.payments ? [...PAY_METHODS] : [],
  };
}

/** Nobody knows yet how it ends. A transfer takes days; elsewhere people leave and do not come back. */
export function isUnderWay({ state, method, created_at }: PaymentRow, now: Date): boolean {
  if (state === "pending" || state === "authorized") return true;
  const isRecent = now.getTime() - created_at.getTime() < AT_BANK_MS;
  return state === "open" && (method === "banktransfer" || isRecent);
}
