import { nextChance, untilAnswered } from "@waslijn/api-client/until-answered.ts";
import type { PayView } from "@waslijn/contract/customer/bills";
import type { PayMethod } from "@waslijn/contract/shared/payments";
import { uuid } from "../../lib/uuid.ts";
import { payCalls } from "@waslijn/contract/calls/bills";
import { clientOf } from "../../api/client.ts";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { isLost } from "@waslijn/api-client/verdict.ts";

/** Result of pressing Pay. */
type PayEnd =
  | { kind: "to-bank"; checkout: string }
  /** The amount differs from the one shown, or nothing is due. */
  | { kind: "changed"; view: PayView }
  | { kind: "gone" }
  /** Nothing was paid. */
  | { kind: "down" | "often" | "failed" };

type Paying = {
  shown: PayView;
  read: () => Promise<PayView>;
  /** Always with the same idempotency key, so that one press makes one payment. */
  start: () => Promise<{ checkout: string }>;
  /** Resolves before the next retry. */
  wait: (tries: number) => Promise<void>;
};

/** The stored amount is charged (PAY-10). If it differs from the amount shown, the customer sees the new one first. */
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

/** A failing payment provider is reported at once; requests to our own server are retried. */
const isWorthAnother = (failure: unknown): boolean =>
  isLost(failure) && !(failure as ApiFailure).is("payment_service_unavailable");

const callByCode = clientOf(payCalls);

export const readBill = (code: string): Promise<PayView> =>
  callByCode("billByCode", { params: { code } });

/** Handles one press of Pay. */
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
