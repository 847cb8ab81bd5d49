import * as z from "zod/mini";
import { type Endpoint, CALLERS } from "../shared/endpoint.ts";
import { LINK_CODE_LENGTH, PAY_METHODS } from "../shared/payments.ts";
import { orderBill } from "./my-order.ts";

/** The code in a payment link. People type it by hand: capitals and look-alike characters are accepted. */
const payParams = z.object({
  code: z.string().check(z.regex(new RegExp(`^[0-9a-z]{${LINK_CODE_LENGTH}}$`, "i"))),
});

/** The bill behind a payment link, without names (PAY-01). */
const payView = z.object({
  /** The order's number. */
  number: z.string(),
  /** Says that the order belongs to a plan; null without one (PLAN-04). */
  plan: z.nullable(z.string()),
  bill: orderBill,
  /** A payment is under way at the bank, outcome unknown. */
  isPending: z.boolean(),
  /** Empty when no payment service is configured. */
  methods: z.array(z.enum(PAY_METHODS)),
});
export type PayView = z.infer<typeof payView>;

/** Takes no amount: the stored bill is charged (PAY-10). */
const startPaymentBody = z.object({ method: z.enum(PAY_METHODS) });
const paymentStarted = z.object({
  /** URL of the payment service's checkout page. */
  checkout: z.url(),
});

/** Payment by link. */
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
