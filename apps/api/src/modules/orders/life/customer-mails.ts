import { randomUUID } from "node:crypto";
import type { MailKind } from "../../../outbox/mail-job.ts";
import type { Booking } from "../booking.ts";
import type { OrderRow } from "../orders-repository.ts";

/** The mail about an event to whom the order belongs; nobody is mailed about an order without an address. */
export function customerMails(order: OrderRow, kind: MailKind): Booking["mails"] {
  const { email } = order.contact;
  if (!email) return [];
  return [{ id: randomUUID(), kind, recipient: email, language: order.language }];
}
