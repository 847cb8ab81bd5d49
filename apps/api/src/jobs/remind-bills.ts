import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { orderLanguage } from "../modules/orders/mail-recipients.ts";
import {
  addEvent,
  withBooks,
  type Books,
  type BooksDeps,
  queueMoneyMail,
} from "../modules/payments/books.ts";
import { listPayments } from "../modules/payments/payments-repository.ts";
import { isUnderWay } from "../modules/payments/view-pay.ts";
import { verifiedPhone } from "../modules/accounts/phone-checks-repository.ts";
import { queueSms } from "../outbox/queue-message.ts";

const AT_ONCE = 100;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";
const CLOCK = { kind: "clock" } as const;
/** The first reminder is sent a week before the due date, the second on it. */
const FIRST_DAYS_BEFORE = 7;

/**
 * Sends reminders after 7 and 14 days and marks bills as overdue after that (PAY-07). Each bill is checked again under
 * its lock, so concurrent nodes remind once and paid bills are skipped.
 */
export async function remindBills(deps: BooksDeps, atOnce = AT_ONCE): Promise<number> {
  const today = amsterdamDate(deps.clock.now());
  let changed = 0;
  // Keyset pagination: a bill with a payment in progress stays due and must not block those behind it.
  for (let last: string | undefined = BEFORE_ALL; last;) {
    const bills = await listDue(deps.db, today, { after: last, most: atOnce });
    for (const { id } of bills) {
      if (await withBooks(deps, id, (books) => remind(books, today))) changed += 1;
    }
    last = bills.at(-1)?.id;
  }
  return changed;
}

const CHARGED_BACK_AT = sql`(SELECT max(p.changed_at) FROM payments p
  WHERE p.bill_id = bills.id AND p.charged_back_cents > 0)`;

const listDue = (
  db: Db,
  today: string,
  { after, most }: { after: string; most: number },
): Promise<{ id: string }[]> =>
  db
    .selectFrom("bills")
    .select("id")
    .where((one) =>
      one.or([
        one("state", "in", ["open", "overdue"]),
        // The desk sent it again after the chargeback.
        one.and([one("state", "=", "charged-back"), sql<boolean>`sent_at > ${CHARGED_BACK_AT}`]),
      ]),
    )
    .where(
      sql<boolean>`(pay_by <= ${addDays(today, FIRST_DAYS_BEFORE)}::date AND reminders < 1
        OR pay_by <= ${today}::date AND reminders < 2 OR pay_by < ${today}::date AND overdue_at IS NULL)`,
    )
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();

async function remind(books: Books, today: string): Promise<boolean> {
  const { bill, now } = books;
  const payBy = bill.pay_by;
  if (!payBy || bill.due_cents <= 0 || bill.written_off_at) return false;
  const due = payBy <= today ? 2 : payBy <= addDays(today, FIRST_DAYS_BEFORE) ? 1 : 0;
  const payments = await listPayments(books.db, bill.id);
  const isPaying = payments.some((payment) => isUnderWay(payment, now));
  const reminder = due > bill.reminders && !isPaying ? due : undefined;
  const isOverdue = payBy < today && bill.overdue_at === null;
  if (!reminder && !isOverdue) return false;
  await books.db
    .updateTable("bills")
    .set({ ...(reminder && { reminders: reminder }), ...(isOverdue && { overdue_at: now }) })
    .where("id", "=", bill.id)
    .execute();
  if (reminder) {
    await addEvent(books, "reminded", CLOCK, {});
    await queueMoneyMail(books, "reminder", { reminder });
    await remindByText(books);
  }
  if (isOverdue) await addEvent(books, "overdue", CLOCK, {});
  return true;
}

/** Only to a verified phone, as for the bill itself (PAY-01). */
async function remindByText({ db, now, order }: Books): Promise<void> {
  const phone = await verifiedPhone(db, order);
  if (!phone) return;
  const job = { kind: "reminder", data: { orderId: order.id } } as const;
  await queueSms(db, job, phone, orderLanguage(order), { now: () => now });
}
