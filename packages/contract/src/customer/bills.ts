import * as z from "zod/mini";
import { type Endpoint, CALLERS } from "../shared/endpoint.ts";
import { LINK_CODE_LENGTH, PAY_METHODS } from "../shared/payments.ts";
import { orderBill } from "./my-order.ts";

/** The code in a payment link; whoever types it may use capitals, and signs that look alike. */
const payParams = z.object({
  code: z.string().check(z.regex(new RegExp(`^[0-9a-z]{${LINK_CODE_LENGTH}}$`, "i"))),
});

/** What somebody with a payment link sees: a bill, and nobody's name (PAY-01). */
const payView = z.object({
  /** Of the order. */
  number: z.string(),
  bill: orderBill,
  /** A payment is under way at the bank, and nobody knows yet how it ends. */
  isPending: z.boolean(),
  /** None where no payment service is set. */
  methods: z.array(z.enum(PAY_METHODS)),
});
export type PayView = z.infer<typeof payView>;

/** An amount is never part of it: a bill is charged as it is stored (PAY-10). */
const startPaymentBody = z.object({ method: z.enum(PAY_METHODS) });
const paymentStarted = z.object({
  /** Where the customer pays. */
  checkout: z.url(),
});

/** Paying a bill by its link. */
export const payEndpoints = {
  billByCode: {
    method: "GET",
    path: "/bills/by-code/:code",
    auth: "none",
    summary: "A bill, by the code of its payment link",
    callers: CALLERS,
    params: payParams,
    response: payView,
    status: 200,
    problems: ["pay_link_invalid"],
  },
  startPayment: {
    method: "POST",
    path: "/bills/by-code/:code/payments",
    auth: "none",
    placement: true,
    summary: "Start paying what is due of a bill",
    callers: CALLERS,
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
