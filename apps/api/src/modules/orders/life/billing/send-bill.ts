import { ApiProblem } from "../../../../api-problem.ts";
import { writeChange } from "../../../staff/write-audit.ts";
import { isBilledCollectively, findBill, type Bill } from "../../../bills/bills-repository.ts";
import {
  dropUnsentBill,
  holdUnsentBill,
  listDueBills,
  scheduleBill,
} from "../../../bills/unsent-bills-repository.ts";
import { doOnce } from "../../idempotency.ts";
import { findOrder, lockOrder, type OrderRow } from "../../orders-repository.ts";
import { recordAct, refusedAsItIs, wasDone, type Act } from "../act.ts";
import type { LifeDeps } from "../../../../deps.ts";
import type { StaffActor } from "../record-event.ts";
import { sendingLater, sendingOf } from "./bill-sending.ts";

/** Sends an order's bill with its payment link; sending it again repeats the same link (PAY-01). */
export async function sendBill(
  deps: LifeDeps,
  act: Act,
  { isScheduled = false } = {},
): Promise<void> {
  if (await wasDone(deps, act)) return;
  const { order, actor } = act;
  const bill = await billToSend(deps, order, actor);
  const { send } = await sendingOf(deps, order, bill.id);
  await recordAct(deps, act, "bill-sent", {
    data: { total: bill.total },
    ...(send && { send: { ...send, ...(isScheduled && { is_scheduled: true }) } }),
  });
}

/** Schedules the bill to be sent after the undo period (COUNT-06). */
export async function sendBillSoon(
  deps: LifeDeps,
  act: Act & { actor: StaffActor },
): Promise<void> {
  const { order, version, actor, key } = act;
  await doOnce(deps.db, key, deps.clock.now(), async (transaction) => {
    await lockOrder(transaction, order.id);
    const now = (await findOrder(transaction, order.id)) ?? order;
    if (now.version !== version) throw refusedAsItIs("order_changed", now, actor);
    const { id } = await billToSend({ db: transaction }, now, actor);
    const { send_later } = sendingLater(deps, now, actor.id);
    if (send_later) await scheduleBill(transaction, id, send_later, deps.clock.now());
  });
  deps.live.announce({ order: order.id });
}

/**
 * Cancels a scheduled bill, which becomes an open task of the desk again. Throws `not_undone` when it was already sent.
 */
export async function holdBill(
  { db, clock, live }: Pick<LifeDeps, "db" | "clock" | "live">,
  staff: { id: string },
  { id, number }: OrderRow,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, id);
    const sendAt = await holdUnsentBill(transaction, id);
    if (!sendAt) throw new ApiProblem("not_undone");
    const change = { about: `order ${number}`, before: { send_at: sendAt }, after: null };
    await writeChange(transaction, clock, staff, "order:bill-held", change);
  });
  live.announce({ order: id });
}

/** Sends the bills whose undo period is over. Safe on several nodes: the second one is refused and skips the bill. */
export async function sendDueBills(deps: LifeDeps): Promise<number> {
  const due = await listDueBills(deps.db, deps.clock.now());
  let sent = 0;
  for (const { order_id } of due) {
    const order = await findOrder(deps.db, order_id);
    if (!order) continue;
    try {
      const act = { order, version: order.version, actor: { kind: "clock" } as const };
      await sendBill(deps, act, { isScheduled: true });
      sent += 1;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // `order_changed`: a concurrent change won, so the next run retries. Any other problem: there is nothing to send.
      if (error.type !== "order_changed") await dropUnsentBill(deps.db, order_id);
    }
  }
  return sent;
}

async function billToSend(
  { db }: Pick<LifeDeps, "db">,
  order: OrderRow,
  actor: Act["actor"],
): Promise<Bill> {
  const bill = await findBill(db, order.id);
  if (!bill || isBilledCollectively(order)) {
    throw refusedAsItIs("not_possible_now", order, actor, ["bill-sent"]);
  }
  if (bill.due <= 0) throw new ApiProblem("nothing_due");
  return bill;
}
