import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { PAY_WITHIN_DAYS } from "@waslijn/contract/shared/order-life";
import { billCodeHash } from "../../bills/bill-code.ts";
import { isBilledCollectively } from "../../bills/billed-collectively.ts";
import { customerMails } from "../mail-recipients.ts";
import type { OrderRow } from "../orders-repository.ts";
import type { LifeDeps } from "./life-deps.ts";
import type { OrderChange } from "./record-event.ts";

/** What sending a bill takes: its link, until when it can be paid, and the mail. A company has none (BILL-07). */
export function sendingOf(
  { clock, secrets }: Pick<LifeDeps, "clock" | "secrets">,
  order: OrderRow,
  billId: string,
): { send?: NonNullable<OrderChange["send"]> } {
  if (isBilledCollectively(order)) return {};
  return {
    send: {
      code_hash: billCodeHash(secrets, billId),
      pay_by: addDays(amsterdamDate(clock.now()), PAY_WITHIN_DAYS),
      mails: customerMails(order, "bill"),
    },
  };
}
