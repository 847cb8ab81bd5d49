import { amsterdamDate, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { STOP_UNDO_SECONDS } from "@waslijn/contract/shared/order-life";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { queueMail, queueSms } from "../../outbox/queue-message.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import { statesBefore } from "../orders/life/order-states.ts";
import { findOrder, type OrderRow } from "../orders/orders-repository.ts";
import { verifiedPhone } from "../accounts/phone-checks-repository.ts";
import { claimNotification, markNotified, readVisits, type RunRow } from "./runs-repository.ts";
import { arrivalsOf, readBoard, type BoardRun, type BoardStop } from "./view-runs.ts";

type NotifyDeps = Pick<Deps, "db" | "clock" | "live">;

const UNDO_MS = STOP_UNDO_SECONDS * 1000;
/** After this long the message would come too late: the driver has probably been there. */
const OLD_MS = 30 * 60_000;
const ROUNDED_TO_MINUTES = 5;

/**
 * Notifies the next customer of each run that the driver is coming, once, as soon as the visit before can no longer be
 * undone (DRIVE-04). It looks at the current state, not at single events: when several visits arrive at once, after an
 * offline phone or a crashed node, only the customer who is next is notified. Returns the number notified.
 */
export async function notifyNext(deps: NotifyDeps): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now().getTime();
  const day = amsterdamDate(clock.now());
  const runs = await db.selectFrom("runs").selectAll().where("day", "=", day).execute();
  const visits = await readVisits(
    db,
    runs.map(({ id }) => id),
  );
  let notified = 0;
  for (const run of runs) {
    const heardTimes = visits.filter((visit) => visit.run_id === run.id).map(heardAt);
    const last = Math.max(...heardTimes);
    const isNew = last > (run.told_after?.getTime() ?? 0);
    if (isNew && last <= now - UNDO_MS && last > now - OLD_MS) {
      notified += await notifyNextOf(deps, run, new Date(last));
    }
  }
  return notified;
}

const heardAt = ({ heard_at }: { heard_at: Date }): number => heard_at.getTime();

async function notifyNextOf(
  { db, clock, live }: NotifyDeps,
  { id, hub_id: hub, day }: RunRow,
  after: Date,
): Promise<number> {
  const { runs } = await readBoard(db, { hub, day });
  const run = runs.find((one) => one.id === id);
  const next = run && (await findNext(db, run));
  const time = run && next && arrivalsOf(run, day, clock.now()).get(next.stop)?.time;
  const isNotified = await db.transaction().execute(async (transaction) => {
    // Another node was faster, or the stop has left the run since.
    if (!(await claimNotification(transaction, id, after)) || !next || !time) return false;
    const opens = new Date(toAmsterdamTimestamp(day, next.stop.from));
    if (!(await markNotified(transaction, id, { ...next.stop, opens }, inFives(day, time)))) {
      return false;
    }
    await queueMessages(transaction, next.order, next.stop, clock);
    return true;
  });
  if (!isNotified || !next) return 0;
  live.announce({ order: next.order.id });
  return 1;
}

type Next = { stop: BoardStop; order: OrderRow };

/**
 * The first open stop after the last visit, otherwise the first one skipped before it. Leaves out stops whose order is
 * not in a state for it.
 */
async function findNext(db: Db, { stops, visits }: BoardRun): Promise<Next | undefined> {
  const last = visits.at(-1);
  if (!last) return undefined;
  const here = stops.indexOf(last.stop) + 1;
  for (const stop of [...stops.slice(here), ...stops.slice(0, here)]) {
    if (stop.state !== "open") continue;
    const order = await findOrder(db, stop.orderId);
    const event = stop.kind === "pickup" ? "picked-up" : "delivered";
    if (order && statesBefore(event, order.kind).includes(order.status)) return { stop, order };
  }
  return undefined;
}

/** Rounded: an exact minute cannot be promised. */
function inFives(day: string, time: string): Date {
  const step = ROUNDED_TO_MINUTES * 60_000;
  const at = new Date(toAmsterdamTimestamp(day, time)).getTime();
  return new Date(Math.round(at / step) * step);
}

async function queueMessages(
  db: Db,
  order: OrderRow,
  { kind: stop }: BoardStop,
  clock: Deps["clock"],
): Promise<void> {
  const job = { kind: "you-are-next", data: { orderId: order.id, stop } } as const;
  const language = orderLanguage(order);
  const { email } = order.contact;
  if (email) await queueMail(db, job, email, language, clock);
  const phone = await verifiedPhone(db, order);
  if (phone) await queueSms(db, job, phone, language, clock);
}
