import { WorkRefused } from "../../../work-refused.ts";
import type { Work, WorkDeps } from "../../../work.ts";
import { findBill, type Bill } from "../../bills/bills-repository.ts";
import { actByNumber } from "../../orders/by-number/order-by-number.ts";
import type { Act } from "../../orders/life/act.ts";
import { sendBill } from "../../orders/life/billing/send-bill.ts";
import { refundBill } from "../refund-bill.ts";
import { writeOff } from "../write-off.ts";

type Numbered = { number: string };

/** Does something with an order's bill, in the name of the person who gave the command. */
const withBillOf = (
  deps: WorkDeps,
  number: string,
  deed: (given: Act, bill: Bill) => Promise<void>,
): Promise<void> =>
  actByNumber(deps, number, async (given) => {
    const bill = await findBill(deps.db, given.order.id);
    if (!bill) throw new WorkRefused({ code: "order_without", number, missing: "bill" });
    await deed(given, bill);
  });

export const sendBillByNumber: Work<Numbered, void> = (deps, { number }) =>
  withBillOf(deps, number, (given) => sendBill(deps, given));

export const refundByNumber: Work<Numbered & { cents: number; reason: string }, void> = (
  deps,
  { number, ...refund },
) => withBillOf(deps, number, ({ actor }, { id }) => refundBill(deps, id, actor, refund));

export const writeOffByNumber: Work<Numbered & { reason: string }, void> = (
  deps,
  { number, reason },
) => withBillOf(deps, number, ({ actor }, { id }) => writeOff(deps, id, actor, { reason }));
