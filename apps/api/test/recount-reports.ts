import type { Figures } from "@waslijn/contract/console/reports";
import {
  addHours,
  amsterdamDate,
  toAmsterdamTimestamp,
} from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { Db } from "../src/db/client.ts";
import type { EventData } from "../src/modules/orders/life/fold-events.ts";
import type { OrderEventRow, OrderRow } from "../src/modules/orders/orders-repository.ts";
import { readFigures } from "../src/modules/reports/view-report.ts";

/** By hub and day: `haarlem 2026-11-17`. Days without figures are left out. */
export type ReportedDays = Record<string, Partial<Figures>>;

const EVER = { from: "2000-01-01", until: "2999-12-31" };

/** The reports' figures of every hub and day. */
export async function reportedDays(db: Db): Promise<ReportedDays> {
  const hubs = await db.selectFrom("hubs").select("id").execute();
  const days: ReportedDays = {};
  for (const { id: hub } of hubs) {
    for (const { key, ...figures } of await readFigures(db, { ...EVER, hub }, "day")) {
      const counted = Object.entries(figures).filter(([, sum]) => sum !== 0);
      if (counted.length > 0) days[`${hub} ${key}`] = Object.fromEntries(counted);
    }
  }
  return days;
}

/** The same figures calculated in TypeScript from all rows, independently of the SQL under test. */
export async function recountedDays(db: Db): Promise<ReportedDays> {
  const orders = await db.selectFrom("orders").selectAll().execute();
  const events = await db.selectFrom("order_events").selectAll().orderBy("number").execute();
  const bills = await db.selectFrom("bills").selectAll().execute();
  const versions = await db.selectFrom("bill_versions").selectAll().orderBy("version").execute();
  const refunds = await db
    .selectFrom("refunds")
    .leftJoin("payments", "payments.id", "refunds.payment_id")
    .select((one) => one.fn.coalesce("payments.bill_id", "refunds.bill_id").as("bill_id"))
    .select(["refunds.cents", "purpose", "refunds.state"])
    .execute();
  const days: ReportedDays = {};
  const add = (hub: string, day: string, name: keyof Figures, amount: number): void => {
    const figures = (days[`${hub} ${day}`] ??= {});
    figures[name] = (figures[name] ?? 0) + amount;
  };
  const histories = new Map(
    [...Map.groupBy(events, ({ order_id }) => order_id)].map(([id, all]) => [id, standing(all)]),
  );
  const historyOf = ({ id }: OrderRow): OrderEventRow[] => histories.get(id) ?? [];
  const numberOf = (order: OrderRow): number => historyOf(order)[0]?.number ?? 0;

  for (const order of orders) {
    const history = historyOf(order);
    const placedOn = amsterdamDate(order.created_at);
    const isFirst = !orders.some(
      (other) =>
        isOfTheSame(order, other) &&
        numberOf(other) < numberOf(order) &&
        !isCancelled(historyOf(other).filter(({ number }) => number < numberOf(order))),
    );
    if (isCancelled(history)) add(order.hub_id, placedOn, "cancelled", 1);
    else {
      add(order.hub_id, placedOn, "orders", 1);
      if (!isFirst) add(order.hub_id, placedOn, "repeated", 1);
    }
    for (const { day, outcome } of stopsOf(history)) add(order.hub_id, day, outcome, 1);

    const bill = bills.find(({ order_id }) => order_id === order.id);
    const last = versions.findLast(({ bill_id }) => bill_id === bill?.id);
    if (!bill || !last) continue;
    const billedOn = amsterdamDate(bill.created_at);
    add(order.hub_id, billedOn, "billedCents", last.total_cents);
    for (const { cents } of refunds.filter(
      ({ bill_id, purpose, state }) =>
        bill_id === bill.id && purpose === "compensation" && state !== "failed",
    )) {
      add(order.hub_id, billedOn, "refundedCents", cents);
    }
    const counted = history.find(({ kind }) => kind === "counted");
    if (!counted) continue;
    const pieces = last.counted.pieces.reduce((sum, { count }) => sum + count, 0);
    add(order.hub_id, amsterdamDate(counted.at), "pieces", pieces);
    add(order.hub_id, amsterdamDate(counted.at), "kilos", last.counted.kilos);
  }
  return withoutZeros(days);
}

const withoutZeros = (days: ReportedDays): ReportedDays =>
  Object.fromEntries(
    Object.entries(days)
      .map(([key, figures]) => [
        key,
        Object.fromEntries(Object.entries(figures).filter(([, sum]) => sum !== 0)),
      ])
      .filter(([, figures]) => Object.keys(figures ?? {}).length > 0),
  );

/** Whether both orders are of the same account, company or location, or of the same guest e-mail address. */
function isOfTheSame(order: OrderRow, other: OrderRow): boolean {
  if (order.user_id) return other.user_id === order.user_id;
  if (order.company_id) return other.company_id === order.company_id;
  if (order.service_point_id) return other.service_point_id === order.service_point_id;
  const isPrivate = !other.company_id && !other.service_point_id;
  return isPrivate && emailOf(other) === emailOf(order);
}

const emailOf = ({ contact }: OrderRow): string | undefined => contact.email?.toLowerCase();

/** Without undone events and their undos. */
const standing = (history: OrderEventRow[]): OrderEventRow[] => {
  const undone = new Set(history.map(undoneBy));
  return history.filter((event) => undoneBy(event) === undefined && !undone.has(event.version));
};

const undoneBy = ({ data }: OrderEventRow): number | undefined =>
  (data as { undoes?: { version: number } }).undoes?.version;

/** By the clock of the driver's phone. */
const doneAt = ({ at, data }: OrderEventRow): number =>
  Date.parse((data as { saidAt?: string }).saidAt ?? at.toISOString());

/** Cancelled, or withdrawn before the pickup. */
const isCancelled = (history: OrderEventRow[]): boolean =>
  history.some(
    ({ kind }, index) =>
      kind === "cancelled" ||
      (kind === "withdrawn" && !history.slice(0, index).some((one) => one.kind === "picked-up")),
  );

/** Earlier than this before its window, a stop is not on time either. */
const EARLY_MS = 30 * 60_000;

type Stop = { day: string; outcome: "onTime" | "late" | "missed" };

/** The outcome of each agreed window. */
function stopsOf(history: OrderEventRow[]): Stop[] {
  const stops: Stop[] = [];
  for (const window of WINDOW_KINDS) {
    const [done, missed] =
      window === "pickup" ? ["picked-up", "pickup-missed"] : ["delivered", "delivery-missed"];
    let agreed: { date: string; time: string } | undefined;
    let stop: Stop | undefined;
    for (const event of history) {
      const { kind } = event;
      const next = (event.data as EventData)[window];
      if (next) {
        if (stop) stops.push(stop);
        [agreed, stop] = [next, undefined];
      }
      if (!agreed) continue;
      const starts = Date.parse(toAmsterdamTimestamp(agreed.date, agreed.time));
      const ends = Date.parse(
        toAmsterdamTimestamp(agreed.date, addHours(agreed.time, WINDOW_HOURS)),
      );
      if (kind === missed) stop = { day: agreed.date, outcome: "missed" };
      if (kind === done) {
        const isOnTime = doneAt(event) >= starts - EARLY_MS && doneAt(event) <= ends;
        stop = { day: agreed.date, outcome: isOnTime ? "onTime" : "late" };
      }
    }
    if (stop) stops.push(stop);
  }
  return stops;
}
