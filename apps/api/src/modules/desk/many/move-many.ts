import { UNDO_SECONDS } from "@waslijn/contract/console/codes";
import type { ManyPreview, MoveManyBody, ManyRefusal } from "@waslijn/contract/console/many";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import { ApiProblem } from "../../../api-problem.ts";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { BookingRefused } from "../../orders/booking.ts";
import { doOnce, type RequestKey } from "../../orders/idempotency.ts";
import { windowsChange, newWindows, type NewWindows } from "../../orders/life/change-windows.ts";
import { statesBefore } from "../../orders/life/order-states.ts";
import { recordEvents, type OrderChange } from "../../orders/life/record-event.ts";
import { customerMails } from "../../orders/mail-recipients.ts";
import { findOrdersByNumber, type OrderRow } from "../../orders/orders-repository.ts";
import { readPlacesInRuns } from "../../driving/runs-repository.ts";
import { currentCalendars, type Calendars } from "../../catalogue/times/calendars.ts";
import { namesOf } from "../../orders/views/whose-order.ts";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { deliveryOf, pickupOf } from "../../orders/life/allowed.ts";

type ManyDeps = Pick<Deps, "db" | "clock" | "live">;
export type Moved = { orders: { number: string; version: number }[] };

export async function previewMove(deps: ManyDeps, wanted: MoveManyBody): Promise<ManyPreview> {
  const judged = await judge(deps, wanted, await currentCalendars(deps.db));
  const names = await namesOf(deps.db, numbersOf(wanted));
  return {
    orders: judged.map(({ number, why }) => ({ number, customer: names.get(number) ?? "", why })),
  };
}

/**
 * Moves orders to another window, all or none (DESK-08), without a fee because the desk decided it. The mails are
 * delayed until it can no longer be undone.
 */
export async function moveMany(
  deps: ManyDeps,
  staff: { id: string },
  wanted: MoveManyBody,
  key?: RequestKey,
): Promise<Moved> {
  for (;;) {
    const calendars = await currentCalendars(deps.db);
    try {
      await moveBy(calendars, deps, staff, wanted, key);
      return await versionsOf(deps.db, numbersOf(wanted));
    } catch (error) {
      // Retry with the current calendars.
      const hasChanged = error instanceof BookingRefused && error.reason === "calendar_changed";
      if (!hasChanged) throw error;
    }
  }
}

async function moveBy(
  calendars: Calendars,
  deps: ManyDeps,
  staff: { id: string },
  wanted: MoveManyBody,
  key: RequestKey | undefined,
): Promise<void> {
  const now = deps.clock.now();
  await changeMany(deps, key, numbersOf(wanted), async (transaction) => {
    const judged = await judge({ ...deps, db: transaction }, wanted, calendars);
    const places = await readPlacesInRuns(
      transaction,
      judged.flatMap(({ order }) => order?.id ?? []),
      [wanted.kind],
    );
    const changes = judged.map((one) => {
      if (one.why !== null) throw new ApiProblem("not_all_fit");
      const { data, ...parts } = windowsChange(one.order, one.windows, places.get(one.order.id));
      return {
        ...eventOf(one.order, staff, now, data),
        ...parts,
        mails: customerMails(one.order, "order-changed"),
        mails_at: new Date(now.getTime() + UNDO_SECONDS * 1000),
      };
    });
    await recordEvents(transaction, { revision: calendars.revision, changes });
  });
}

/**
 * Runs the change once per idempotency key and announces the orders. Turns a refusal of the database into an
 * `ApiProblem`, except `calendar_changed`, which the caller retries: that stays a `BookingRefused`.
 */
export async function changeMany(
  { db, clock, live }: ManyDeps,
  key: RequestKey | undefined,
  numbers: string[],
  work: (transaction: Db) => Promise<void>,
): Promise<void> {
  try {
    const isNew = await doOnce(db, key, clock.now(), work);
    const orders = isNew ? await findOrdersByNumber(db, numbers) : new Map<string, OrderRow>();
    for (const { id } of orders.values()) live.announce({ order: id });
  } catch (error) {
    if (!(error instanceof BookingRefused) || error.reason === "calendar_changed") throw error;
    throw new ApiProblem(PROBLEMS[error.reason] ?? (key ? "idempotency_running" : "unavailable"));
  }
}

const PROBLEMS: Partial<Record<string, "order_changed" | "slot_taken">> = {
  order_changed: "order_changed",
  not_possible_now: "order_changed",
  slot_taken: "slot_taken",
};

export const eventOf = (
  order: OrderRow,
  staff: { id: string },
  now: Date,
  data: OrderChange["event"]["data"],
): OrderChange => ({
  now,
  order_id: order.id,
  version: order.version,
  after: statesBefore("windows-changed", order.kind),
  event: { kind: "windows-changed", actor: "staff", actor_id: staff.id, data },
});

export async function versionsOf(db: Db, numbers: string[]): Promise<Moved> {
  const orders = await findOrdersByNumber(db, numbers);
  return {
    orders: numbers.map((number) => ({ number, version: orders.get(number)?.version ?? 0 })),
  };
}

const numbersOf = ({ orders }: MoveManyBody): string[] => orders.map(({ number }) => number);

async function judge(
  { db, clock }: Pick<ManyDeps, "db" | "clock">,
  wanted: MoveManyBody,
  calendars: Calendars,
): Promise<Judged[]> {
  const { date, time } = fromTimestamp(wanted.time);
  const rooms = await db
    .selectFrom("hub_windows as offered")
    .leftJoin("slots", (join) =>
      join
        .onRef("slots.hub_id", "=", "offered.hub_id")
        .onRef("slots.kind", "=", "offered.kind")
        .onRef("slots.from_time", "=", "offered.from_time")
        .on("slots.date", "=", date),
    )
    .select([
      "offered.hub_id",
      "slots.booked",
      sql<number>`capacity_on(offered.hub_id, offered.kind, offered.from_time, ${date}::date)`.as(
        "capacity",
      ),
    ])
    .where("offered.kind", "=", wanted.kind)
    .where("offered.from_time", "=", time)
    .execute();
  return judgeMove(wanted, {
    orders: await findOrdersByNumber(db, numbersOf(wanted)),
    calendars,
    room: new Map(rooms.map((one) => [one.hub_id, one.capacity - (one.booked ?? 0)])),
    now: clock.now(),
  });
}

type Judged = { number: string } & (
  | { why: null; order: OrderRow; windows: NewWindows }
  | { why: ManyRefusal; order: OrderRow | undefined }
);

type MoveContext = {
  orders: ReadonlyMap<string, OrderRow>;
  calendars: Calendars;
  /** Free places in the requested window, by hub. */
  room: ReadonlyMap<string, number>;
  now: Date;
};

/** Checks for each order whether it can move to the window, by the rules of ordering (LIFE-06), and why not. */
function judgeMove(
  { orders: seen, kind, time }: MoveManyBody,
  { orders, calendars, room, now }: MoveContext,
): Judged[] {
  const left = new Map(room);
  return seen.map(({ number, version }): Judged => {
    const order = orders.get(number);
    const no = (why: ManyRefusal): Judged => ({ number, why, order });
    if (!order) return no("gone");
    if (order.version !== version) return no("changed");
    const over = tooLate(order, kind);
    if (over) return no(over);
    const calendar = calendars.hubs.get(order.hub_id);
    if (!calendar) return no("not-offered");
    const wanted = kind === "pickup" ? { pickupTime: time } : { deliveryTime: time };
    const windows = orRefusal(() => newWindows(calendar, order, now, wanted));
    if (typeof windows === "string") return no(windows);
    const current = kind === "pickup" ? pickupOf(order) : deliveryOf(order);
    const next = windows[kind];
    if (current?.date === next?.date && current?.time === next?.time) return no("there-already");
    const places = left.get(order.hub_id) ?? 0;
    if (places === 0) return no("full");
    left.set(order.hub_id, places - 1);
    return { number, why: null, order, windows };
  });
}

function tooLate(order: OrderRow, kind: WindowKind): ManyRefusal | undefined {
  if (order.status === "delivered" || order.status === "cancelled") return "ended";
  if (kind === "pickup") return order.status === "placed" ? undefined : "picked-up";
  return order.delivery_date === null ? "no-delivery" : undefined;
}

function orRefusal<T>(rule: () => T): T | ManyRefusal {
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.type === "delivery_too_early" ? "delivery-too-early" : "not-offered";
  }
}
