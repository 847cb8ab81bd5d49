import type { PaymentState } from "@waslijn/contract/shared/payments";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long a payment may still be paid. */
const OPEN_DAYS = 40;
/** How long after a payment a chargeback is possible. */
const CHARGEBACK_DAYS = 120;
/** Polling interval by the age of the payment. */
const WHILE_OPEN: readonly (readonly [age: number, wait: number])[] = [
  [15 * MINUTE, MINUTE],
  [2 * HOUR, 10 * MINUTE],
  [DAY, HOUR],
  [OPEN_DAYS * DAY, 6 * HOUR],
];

/** When to poll the service about a payment again; null when nothing more can change (PAY-04). */
export function nextAsk(
  { state, created_at }: { state: PaymentState; created_at: Date },
  hasOpenRefund: boolean,
  now: Date,
): Date | null {
  const age = now.getTime() - created_at.getTime();
  const wait = waitOf(state, hasOpenRefund, age);
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

function waitOf(state: PaymentState, hasOpenRefund: boolean, age: number): number | undefined {
  switch (state) {
    case "open":
    case "pending":
    case "authorized":
      return WHILE_OPEN.find(([until]) => age < until)?.[1];
    case "paid":
      if (hasOpenRefund) return HOUR;
      return age < CHARGEBACK_DAYS * DAY ? DAY : undefined;
    // One answer does not end the questions: a payment given up may still be paid, with a lost webhook (PAY-13). Asked
    // after twice the time, and once at the end.
    case "failed":
    case "canceled":
    case "expired":
      return age < OPEN_DAYS * DAY
        ? Math.min(Math.max(DAY, age), OPEN_DAYS * DAY - age)
        : undefined;
    // The service may not have created it, and nobody received its checkout URL.
    case "new":
      return undefined;
  }
}
