import type { Work } from "../../../work.ts";

export type OverdueBill = { number: string; due: number; payBy: string | null; reminders: number };

const MOST = 500;

/** Bills that should have been paid and were not, the oldest first. */
export const listOverdue: Work<object, OverdueBill[]> = ({ db }) =>
  db
    .selectFrom("bills")
    .innerJoin("orders", "orders.id", "bills.order_id")
    .select(["orders.number", "bills.due_cents as due", "bills.pay_by as payBy", "bills.reminders"])
    .where("bills.state", "in", ["overdue", "charged-back"])
    .orderBy("bills.pay_by")
    .limit(MOST)
    .execute();
