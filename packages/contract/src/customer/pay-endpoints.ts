import { everyone, type Endpoint } from "../shared/calls/endpoint.ts";
import { payCalls } from "./pay-calls.ts";
import { paymentStarted, payParams, payView, startPaymentBody } from "./pay-link.ts";

/** Paying a bill by its link. */
export const payEndpoints = {
  billByCode: {
    ...payCalls.billByCode,
    summary: "A bill, by the code of its payment link",
    callers: everyone,
    params: payParams,
    response: payView,
    status: 200,
    problems: ["pay_link_invalid"],
  },
  startPayment: {
    ...payCalls.startPayment,
    summary: "Start paying what is due of a bill",
    callers: everyone,
    params: payParams,
    body: startPaymentBody,
    response: paymentStarted,
    status: 201,
    problems: [
      "pay_link_invalid",
      "nothing_due",
      "payment_service_unavailable",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
} as const satisfies Record<string, Endpoint>;
