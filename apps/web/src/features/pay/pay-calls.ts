import { nextChance, untilAnswered } from "@waslijn/api-client/until-answered.ts";
import type { PayView } from "@waslijn/contract/customer/bills";
import type { PayMethod } from "@waslijn/contract/shared/payments";
import { uuid } from "../../lib/uuid.ts";
import { payCalls } from "@waslijn/contract/calls/bills";
import { clientOf } from "../../api/client.ts";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { isLost } from "@waslijn/api-client/verdict.ts";

/** How a press on Pay ended. */
type PayEnd =
  | { kind: "to-bank"; checkout: string }
  /** There is something else to pay now than was shown, or nothing. */
  | { kind: "changed"; view: PayView }
  | { kind: "gone" }
  /** Nothing was paid. */
  | { kind: "down" | "often" | "failed" };

type Paying = {
  shown: PayView;
  read: () => Promise<PayView>;
  /** With one key however often it is sent, so that one press is one payment. */
  start: () => Promise<{ checkout: string }>;
  /** Until another try is worth it. */
  wait: (tries: number) => Promise<void>;
};

/** A bill is charged as it is stored (PAY-10), so a customer who saw another amount sees the new one first. */
export async function payBill({ shown, read, start, wait }: Paying): Promise<PayEnd> {
  try {
    const now = await untilAnswered(read, { wait });
    if (now.bill.open !== shown.bill.open) return { kind: "changed", view: now };
    const { checkout } = await untilAnswered(start, { wait, isWorthAnother });
    return { kind: "to-bank", checkout };
  } catch (failure) {
    const is = (...[type]: Parameters<ApiFailure["is"]>): boolean =>
      failure instanceof ApiFailure && failure.is(type);
    if (is("pay_link_invalid")) return { kind: "gone" };
    if (is("payment_service_unavailable")) return { kind: "down" };
    if (is("too_many_requests")) return { kind: "often" };
    if (!is("nothing_due")) return { kind: "failed" };
    const view = await read().catch(() => undefined);
    return view ? { kind: "changed", view } : { kind: "failed" };
  }
}

/** A bank that is away is told at once; our own server is waited for. */
const isWorthAnother = (failure: unknown): boolean =>
  isLost(failure) && !(failure as ApiFailure).is("payment_service_unavailable");

const callByCode = clientOf(payCalls);

export const readBill = (code: string): Promise<PayView> =>
  callByCode("billByCode", { params: { code } });

/** One press. */
export function pay(
  code: string,
  shown: PayView,
  method: PayMethod,
  onWait: () => void,
): Promise<PayEnd> {
  const key = uuid();
  return payBill({
    shown,
    read: () => readBill(code),
    start: () => callByCode("startPayment", { params: { code }, body: { method }, key }),
    wait(tries) {
      onWait();
      return nextChance(tries);
    },
  });
}
