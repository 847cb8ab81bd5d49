import * as z from "zod/mini";
import { LINK_CODE_LENGTH, PAY_METHODS } from "../shared/payments.ts";
import { orderBill } from "./order-bill.ts";

/** The code in a payment link; whoever types it may use capitals, and signs that look alike. */
export const payParams = z.object({
  code: z.string().check(z.regex(new RegExp(`^[0-9a-z]{${LINK_CODE_LENGTH}}$`, "i"))),
});

/** What somebody with a payment link sees: a bill, and nobody's name (PAY-01). */
export const payView = z.object({
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
export const startPaymentBody = z.object({ method: z.enum(PAY_METHODS) });
export const paymentStarted = z.object({
  /** Where the customer pays. */
  checkout: z.url(),
});
