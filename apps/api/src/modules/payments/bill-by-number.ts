import { WorkRefused, type Work, type WorkDeps } from "../../work.ts";
import { findBill, type Bill } from "../bills/bills-repository.ts";
import { actByNumber } from "../orders/views/order-by-number.ts";
import type { Act } from "../orders/life/act.ts";
import { sendBill } from "../orders/life/billing/send-bill.ts";
import { refundBill } from "./refund-bill.ts";
import { ApiProblem } from "../../api-problem.ts";
import type { Actor } from "../orders/life/record-event.ts";
import { addEvent, withBooks, type Books, type BooksDeps } from "./books.ts";
import type { Counted } from "@waslijn/contract/shared/pricing";
import { correctBill, countOrder } from "../orders/life/count-order.ts";

/** Stops reminders for what is due on a bill. Its payment link keeps working. */
export const writeOff = (
  deps: BooksDeps,
  billId: string,
  actor: Actor,
  { reason }: { reason: string },
): Promise<void> => withBooks(deps, billId, (books) => writeOffFrom(books, actor, { reason }));

/** Like `writeOff`, within the caller's transaction. */
export async function writeOffFrom(
  books: Books,
  actor: Actor,
  { reason }: { reason: string },
): Promise<void> {
  const { db, bill, now } = books;
  if (bill.due_cents <= 0) throw new ApiProblem("nothing_due");
  if (bill.written_off_at) return;
  await db.updateTable("bills").set({ written_off_at: now }).where("id", "=", bill.id).execute();
  await addEvent(books, "written-off", actor, { reason, total: bill.due_cents });
}

type Numbered = { number: string };

/** Acts on an order's bill in the name of the person who ran the command. */
const withBillOf = (
  deps: WorkDeps,
  number: string,
  perform: (act: Act, bill: Bill) => Promise<void>,
): Promise<void> =>
  actByNumber(deps, number, async (act) => {
    const bill = await findBill(deps.db, act.order.id);
    if (!bill) throw new WorkRefused({ code: "order_without", number, missing: "bill" });
    await perform(act, bill);
  });

export const sendBillByNumber: Work<Numbered, void> = (deps, { number }) =>
  withBillOf(deps, number, (act) => sendBill(deps, act));

export const refundByNumber: Work<Numbered & { cents: number; reason: string }, void> = (
  deps,
  { number, ...refund },
) => withBillOf(deps, number, ({ actor }, { id }) => refundBill(deps, id, actor, refund));

export const writeOffByNumber: Work<Numbered & { reason: string }, void> = (
  deps,
  { number, reason },
) => withBillOf(deps, number, ({ actor }, { id }) => writeOff(deps, id, actor, { reason }));

type Counting = { number: string; bags: number } & Omit<Counted, "free">;

/** Records the count of an order. A second count corrects the bill. */
export const countByNumber: Work<Counting, void> = (deps, { number, ...count }) =>
  actByNumber(deps, number, async (act) => {
    const isFirst = act.order.status === "picked-up";
    const bill = await findBill(deps.db, act.order.id);
    const free = bill?.counted.free ?? [];
    await (isFirst ? countOrder : correctBill)(deps, act, { ...count, free });
  });

type OverdueBill = { number: string; due: number; payBy: string | null; reminders: number };

const MOST = 500;

/** Overdue and charged-back bills, oldest first. */
export const listOverdue: Work<object, OverdueBill[]> = ({ db }) =>
  db
    .selectFrom("bills")
    .innerJoin("orders", "orders.id", "bills.order_id")
    .select(["orders.number", "bills.due_cents as due", "bills.pay_by as payBy", "bills.reminders"])
    .where("bills.state", "in", ["overdue", "charged-back"])
    .orderBy("bills.pay_by")
    .limit(MOST)
    .execute();
