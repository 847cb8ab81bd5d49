import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { feesOf, missedDeliveriesOf } from "../../bills/order-fees.ts";
import { readEvents } from "../orders-repository.ts";
import { recordAct, wasDone, type Act, refusedAsItIs } from "./act.ts";
import { billAfter } from "./billing/bill-after.ts";
import type { EventData } from "./fold-events.ts";
import type { LifeDeps } from "../../../deps.ts";
import { refuseField } from "../orderer.ts";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { MissReason } from "@waslijn/contract/shared/order-life";
import { customerMails } from "../mail-recipients.ts";
import { centsWhenOrdered } from "./fees.ts";

export async function pickUp(deps: LifeDeps, act: Act, { bags }: { bags: number }): Promise<void> {
  if (await wasDone(deps, act)) return;
  await recordAct(deps, act, "picked-up", { data: { bags }, set: { bags, awaits_window: null } });
}

/** Laundry is clean and waits for the driver. */
export async function markReady(deps: LifeDeps, act: Act): Promise<void> {
  if (await wasDone(deps, act)) return;
  await recordAct(deps, act, "ready", {});
}

/** What a visit delivered, as a driver reports it. */
type Delivered = Pick<EventData, "bags" | "handover" | "missing">;

/**
 * Delivers the order, or a part of its bags: then it stays under way and awaits a window for the others, at no cost
 * (DRIVE-07). The customer gets a mail unless everything was handed over.
 */
export async function deliver(
  deps: LifeDeps,
  act: Act,
  { bags = 0, handover, missing }: Delivered = {},
): Promise<void> {
  if (await wasDone(deps, act)) return;
  const { order } = act;
  const kind = missing ? "part-delivered" : "delivered";
  const waives = await feeOfSameDay(deps, act);
  const data = waives === undefined ? {} : { waives };
  const isLeft = handover === "neighbours" || handover === "at-door";
  await recordAct(deps, act, kind, {
    data,
    ...(waives !== undefined && (await billAfter(deps, order, { kind, data }, act))),
    set: missing
      ? {
          awaits_window: "delivery",
          awaits_rest: true,
          bags_delivered: order.bags_delivered + bags,
        }
      : { awaits_window: null },
    ...((missing || isLeft) && { mails: customerMails(order, "order-delivered") }),
  });
}

/**
 * The missed-delivery event whose fee is dropped: a delivery that succeeds later on the same day was one trip
 * (LIFE-04).
 */
async function feeOfSameDay(
  { db, clock }: LifeDeps,
  { order, reported }: Act,
): Promise<number | undefined> {
  if (order.awaits_window !== "delivery") return undefined;
  const events = await readEvents(db, order.id);
  const fee = feesOf(events).findLast(({ kind }) => kind === "missed-delivery");
  const missed = events.find(({ version }) => version === fee?.version);
  if (!missed) return undefined;
  const { saidAt } = missed.data as EventData;
  const missedOn = amsterdamDate(new Date(saidAt ?? missed.at));
  const doneOn = amsterdamDate(new Date(reported?.said_at ?? clock.now()));
  return missedOn === doneOn ? missed.version : undefined;
}

/** Waives the fee of an event; the history stores the reason (LIFE-13). */
export async function waiveFee(
  deps: LifeDeps,
  act: Act,
  { waives, reason }: { waives: number; reason: string },
): Promise<void> {
  if (await wasDone(deps, act)) return;
  const { order } = act;
  const fees = feesOf(await readEvents(deps.db, order.id));
  if (!fees.some(({ version }) => version === waives)) throw refuseField("waives", "no_fee");
  const data = { waives, reason };
  const consequence = await billAfter(deps, order, { kind: "fee-waived", data });
  await recordAct(deps, act, "fee-waived", { data, ...consequence });
}

const FREE_MISSED_DELIVERIES = 1;

type Miss = { kind: WindowKind; reason: MissReason; calls: number };

/** The customer was not met: the state stays and the order awaits a new window (LIFE-04). */
export async function missStop(
  deps: LifeDeps,
  act: Act,
  { kind, reason, calls }: Miss,
): Promise<void> {
  if (await wasDone(deps, act)) return;
  const { order, actor } = act;
  const event = kind === "pickup" ? "pickup-missed" : "delivery-missed";
  // The same window can be missed, and charged, only once.
  if (order.awaits_window === kind) {
    throw refusedAsItIs("not_possible_now", order, actor, [event]);
  }
  const before = missedDeliveriesOf(await readEvents(deps.db, order.id)).length;
  const missed = before + (kind === "delivery" ? 1 : 0);
  const costs = kind === "delivery" && missed > FREE_MISSED_DELIVERIES;
  const fee = costs ? await centsWhenOrdered(deps, order, "PRICE_MISSED_DELIVERY") : 0;
  const data = { reason, calls, ...(fee > 0 && { fee }) };
  await recordAct(deps, act, event, {
    data,
    ...(fee > 0 && (await billAfter(deps, order, { kind: event, data }))),
    set: {
      awaits_window: kind,
      missed_deliveries: missed,
      ...(kind === "delivery" && { awaits_rest: false }),
    },
    mails: customerMails(order, "order-missed"),
  });
}
