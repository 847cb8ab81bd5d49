import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { PAY_WITHIN_DAYS } from "@waslijn/contract/shared/order-life";
import { UNDO_SECONDS } from "@waslijn/contract/console/codes";
import { newId } from "../../../../db/new-id.ts";
import { billCodeHash } from "../../../bills/bill-code.ts";
import { isBilledCollectively } from "../../../bills/bills-repository.ts";
import { verifiedPhone } from "../../../accounts/phone-checks-repository.ts";
import type { OutgoingMessage } from "../../booking.ts";
import { customerMails } from "../../mail-recipients.ts";
import type { OrderRow } from "../../orders-repository.ts";
import type { LifeDeps } from "../../../../deps.ts";
import type { OrderChange } from "../record-event.ts";

export type Sending = Pick<OrderChange, "send" | "send_later">;

/** Schedules the sending of a bill, so that staff can undo it for a while, like a mail to many customers (COUNT-06). */
export const sendingLater = (
  { clock }: Pick<LifeDeps, "clock">,
  order: OrderRow,
  staffId: string,
): Sending =>
  isBilledCollectively(order)
    ? {}
    : {
        send_later: {
          at: new Date(clock.now().getTime() + UNDO_SECONDS * 1000),
          staff_id: staffId,
        },
      };

/**
 * The parts of sending a bill: link, due date and messages. Empty for a company, which gets a collective invoice
 * (BILL-07).
 */
export async function sendingOf(
  { db, clock, secrets }: Pick<LifeDeps, "db" | "clock" | "secrets">,
  order: OrderRow,
  billId: string,
): Promise<Sending> {
  if (isBilledCollectively(order)) return {};
  const phone = await verifiedPhone(db, order);
  return {
    send: {
      code_hash: billCodeHash(secrets, billId),
      pay_by: addDays(amsterdamDate(clock.now()), PAY_WITHIN_DAYS),
      mails: [...customerMails(order, "bill"), ...(phone ? [billText(order, phone)] : [])],
    },
  };
}

const billText = ({ language }: OrderRow, recipient: string): OutgoingMessage => ({
  id: newId(),
  channel: "text",
  kind: "bill",
  recipient,
  language,
});
