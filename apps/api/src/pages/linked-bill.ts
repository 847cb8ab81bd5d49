import type { PayView } from "@waslijn/contract/customer/pay-link";
import type { Language } from "@waslijn/contract/shared/constants";
import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import { findBillByCode } from "../modules/payments/find-bill-by-code.ts";
import { viewPay } from "../modules/payments/view-pay.ts";

/** The bill that a payment page's link leads to; null where it leads to none. Guessing is limited as in the API. */
export async function linkedBill(
  deps: Deps,
  request: FastifyRequest,
  code: string,
  language: Language,
): Promise<PayView | null> {
  try {
    return await viewPay(deps, await findBillByCode(deps, request, code), language);
  } catch (error) {
    if (error instanceof ApiProblem && error.type === "pay_link_invalid") return null;
    throw error;
  }
}
