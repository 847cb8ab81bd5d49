import { nextChance } from "@waslijn/api-client/until-answered.ts";
import type { PayView } from "@waslijn/contract/customer/bills";
import type { PayMethod } from "@waslijn/contract/shared/payments";
import { callByCode } from "../../api/call-by-code.ts";
import { uuid } from "../../lib/uuid.ts";
import { payBill, type PayEnd } from "./pay-bill.ts";

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
