import type { MailJob } from "../../outbox/mail-job.ts";
import { queueMail } from "../../outbox/queue-mail.ts";
import { orderLanguage } from "../orders/links/order-language.ts";
import type { Books } from "./books.ts";

type MoneyMail = Extract<MailJob, { kind: "paid" | "reminder" | "refund" | "refund-failed" }>;

/** A mail about money to the order's customer, in the transaction of what it tells. */
export async function queueMoneyMail<Kind extends MoneyMail["kind"]>(
  { db, now, order }: Books,
  kind: Kind,
  data: Omit<Extract<MoneyMail, { kind: Kind }>["data"], "orderId">,
): Promise<void> {
  const { email } = order.contact;
  if (!email) return;
  const job = { kind, data: { ...data, orderId: order.id } } as MailJob;
  await queueMail(db, job, email, orderLanguage(order), { now: () => now });
}
