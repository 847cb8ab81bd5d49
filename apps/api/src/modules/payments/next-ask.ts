import type { PaymentState } from "@waslijn/contract/shared/payments";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So long after a payment its money can still be taken back. */
const CHARGEBACK_DAYS = 120;
/** How long to wait until the service is asked again about a payment of this age. */
const WHILE_OPEN: readonly (readonly [age: number, wait: number])[] = [
  [15 * MINUTE, MINUTE],
  [2 * HOUR, 10 * MINUTE],
  [DAY, HOUR],
  [40 * DAY, 6 * HOUR],
];

/** When the service is asked about a payment again; null once nothing more can change (PAY-04). */
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
    // `new`: the service may not have it, and nobody was told where to pay it.
    default:
      return undefined;
  }
}
