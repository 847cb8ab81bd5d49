import type { MyOrders, OrderView, OrderWindow } from "@waslijn/contract/customer/my-order";
import {
  addHours,
  amsterdamDate,
  stamp,
  toAmsterdamTimestamp,
} from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS, type Language } from "@waslijn/contract/shared/constants";
import { shownPhone } from "@waslijn/contract/shared/phone";
import { ApiProblem } from "../../../api-problem.ts";
import type { Db } from "../../../db/client.ts";
import { readTogether, type ReadOf } from "../../../db/read-together.ts";
import { addressLines } from "../../catalogue/address-lines.ts";
import { lineNamer } from "../../bills/bill-words.ts";
import { billsOf, toBill } from "../../bills/bills-repository.ts";
import { feesOf, type PricedEvent } from "../../bills/order-fees.ts";
import { ownInvoicesOf, toInvoice } from "../../bills/issue-invoice.ts";
import { viewBill } from "../../bills/view-bill.ts";
import { readServiceNames } from "../../catalogue/catalogue-repository.ts";
import { readPrices } from "../../catalogue/prices-repository.ts";
import { currentCalendars } from "../../catalogue/times/calendars.ts";
import { findingPhotosOf } from "../../files/photos-repository.ts";
import { proofsOf, viewDeliveries } from "./deliveries-repository.ts";
import { findingsOf, viewFindings } from "./findings-repository.ts";
import { findServicePointById } from "../../catalogue/service-points-repository.ts";
import type { WallTime } from "../../catalogue/times/available-dates.ts";
import { eventsOf, orderOf, type OrderRow } from "../orders-repository.ts";
import {
  freeUntil,
  deliveryOf,
  pickupOf,
  allowedWith,
  slotsOfOrder,
  stopsWithdrawn,
} from "../life/allowed.ts";
import { centsWhenOrdered } from "../life/fees.ts";
import type { LifeDeps } from "../../../deps.ts";
import { complaintsOf, hasCare } from "../life/report-window.ts";
import { moneyNews } from "../life/billing/money-news.ts";
import { planOf, viewOrderPlan } from "../life/order-plan.ts";
import { bagsToDeliver, comingVisit, stopsOf } from "../life/stop-state.ts";
import { lastWithdrawalDay } from "../life/withdraw-order.ts";
import {
  standingEvents,
  type OrderKind,
  type OrderState,
} from "@waslijn/contract/shared/order-life";

/** The part of an order that a link does not show. */
export type Hidden = OrderView["hides"];

/** The rows besides the order's own that its view is made of. */
export const orderBooks = (db: Db, { id, ids }: { id: string; ids: readonly string[] }) => ({
  events: eventsOf(db, ids),
  proofs: proofsOf(db, id),
  bills: billsOf(db, ids),
  ownInvoices: ownInvoicesOf(db, id),
  findings: findingsOf(db, ids),
  findingPhotos: findingPhotosOf(db, id),
  stops: stopsOf(db, id),
  slots: slotsOfOrder(id),
  plans: planOf(db, id),
  complaints: complaintsOf(db, id),
});
type OrderBooks = ReadOf<ReturnType<typeof orderBooks>>;

const readOrderBooks = readTogether(orderBooks);

const readOrderAnew = readTogether((db, values: { id: string; ids: readonly string[] }) => ({
  orders: orderOf(db, values.id),
  ...orderBooks(db, values),
}));

/** Like `viewOrder`, after a change. */
export async function viewOrderAgain(
  deps: Pick<LifeDeps, "db" | "clock" | "secrets">,
  { id }: Pick<OrderRow, "id">,
  language: Language,
  hides: Hidden,
): Promise<OrderView> {
  const { orders, ...books } = await readOrderAnew(deps.db, { id, ids: [id] });
  const [order] = orders;
  if (!order) throw new ApiProblem("order_link_invalid");
  return viewOrder(deps, order, language, hides, Promise.resolve(books));
}

/** An order as its owner sees it, with the actions allowed now. */
export async function viewOrder(
  { db, clock, secrets }: Pick<LifeDeps, "db" | "clock" | "secrets">,
  order: OrderRow,
  language: Language,
  hides: Hidden = null,
  read: Promise<OrderBooks> = readOrderBooks(db, { id: order.id, ids: [order.id] }),
): Promise<OrderView> {
  const [books, lateFee, names, address, again, nameOf, prices, calendars] = await Promise.all([
    read,
    centsWhenOrdered({ db }, order, "PRICE_LATE_CHANGE"),
    readServiceNames(db, language),
    addressOf({ db }, order),
    orderAgain(db, order),
    lineNamer(db, order, language),
    readPrices(db, amsterdamDate(order.created_at)),
    currentCalendars(db),
  ]);
  const now = clock.now();
  const { contact } = order;
  const { events } = books;
  const bill = await viewBill({ db, secrets }, order, language, {
    bill: books.bills[0] && toBill(books.bills[0]),
    invoices: books.ownInvoices.map(toInvoice),
    nameOf,
  });
  const whole: OrderView = {
    ...headline(order, names),
    version: order.version,
    gone: stopsWithdrawn(order, calendars),
    missedDeliveries: order.missed_deliveries,
    missedFee: missedFeeOf(events),
    ...comingVisit(order, books.stops, now),
    withdrawnAt: order.withdrawn_at && stamp(order.withdrawn_at),
    address: address.lines,
    postalCode: address.postalCode,
    contact: { name: contact.name ?? "", phone: shownPhone(contact.phone ?? "") },
    bags: bagsToDeliver(order),
    notes: order.notes,
    instructions: order.instructions,
    history: events.map(({ kind, at, data }) => {
      const money = moneyNews(kind, data);
      return { kind, at: stamp(at), ...(money && { money }) };
    }),
    allowed: allowedWith(order, now, lateFee, { calendars, slots: books.slots }),
    limits: {
      freeUntil: stamp(freeUntil(order.pickup_at)),
      pickupStarts: stamp(order.pickup_at),
      deliveryFreeUntil: order.delivery_at ? stamp(freeUntil(order.delivery_at)) : null,
      withdrawUntil: lastWithdrawalDay(order.created_at),
    },
    lateFee,
    bill,
    again,
    findings: viewFindings(books.findings, books.findingPhotos, prices, language),
    deliveries: viewDeliveries(events, books.proofs),
    care: hasCare(order, books, now),
    plan: viewOrderPlan(books.plans[0]),
    hides,
  };
  return hides ? withoutPeople(whole, order) : whole;
}

/** Cents of the last missed delivery. */
function missedFeeOf(events: readonly PricedEvent[]): number {
  const last = standingEvents(events).findLast(({ kind }) => kind === "delivery-missed");
  return feesOf(events).find(({ version }) => version === last?.version)?.cents ?? 0;
}

/** Removes personal data; a location's address is not personal. */
const withoutPeople = (view: OrderView, order: OrderRow): OrderView => ({
  ...view,
  ...(order.pickup_location && { address: [], postalCode: "" }),
  contact: { name: "", phone: "" },
  notes: "",
  instructions: {},
  bill: null,
  again: null,
  findings: [],
  deliveries: view.deliveries.map((one) => ({ ...one, name: "", houseNumber: "", photo: null })),
  care: false,
  plan: null,
  allowed: { ...view.allowed, details: { may: "no", why: "hidden" } },
});

/** Columns that `headline` needs. */
export const HEADLINE = [
  "number",
  "kind",
  "status",
  "created_at",
  "pickup_date",
  "pickup_from",
  "delivery_date",
  "delivery_from",
  "awaits_window",
  "bags",
  "bags_arrived",
  "bags_cleared_at",
  "bags_delivered",
  "services",
] as const;

/** An order as lists show it. */
export function headline(
  order: Pick<OrderRow, (typeof HEADLINE)[number]>,
  names: ReadonlyMap<string, string>,
): Omit<MyOrders["orders"][number], "link" | "toPay" | "gone"> {
  const delivery = deliveryOf(order);
  return {
    number: order.number,
    kind: order.kind,
    state: order.status,
    placedAt: stamp(order.created_at),
    pickup: frame(pickupOf(order)),
    delivery: delivery ? frame(delivery) : null,
    awaits: order.awaits_window,
    part: partOf(order),
    services: order.services.map((code) => ({ code, name: names.get(code) ?? code })),
  };
}

/** Bags delivered and still to come; null unless a part was delivered (DRIVE-07). */
function partOf(order: Pick<OrderRow, (typeof HEADLINE)[number]>): OrderView["part"] {
  const { status, bags_delivered: delivered } = order;
  if (delivered === 0 || status === "delivered") return null;
  return { delivered, missing: Math.max(1, (bagsToDeliver(order) ?? 0) - delivered) };
}

export const frame = ({ date, time }: WallTime): OrderWindow => ({
  date,
  from: time,
  to: addHours(time, WINDOW_HOURS),
  starts: toAmsterdamTimestamp(date, time),
});

async function addressOf(
  { db }: Pick<LifeDeps, "db">,
  order: OrderRow,
): Promise<{ lines: string[]; postalCode: string }> {
  const location = order.pickup_location;
  if (location) return { lines: addressLines(location), postalCode: location.postalCode };
  const point = order.service_point_id && (await findServicePointById(db, order.service_point_id));
  return point
    ? { lines: [point.company, point.address_line], postalCode: point.postal_code }
    : { lines: [], postalCode: "" };
}

const BY_STEPS: readonly OrderKind[] = ["consumer", "re-use", "re-cover"];
const ENDED: readonly OrderState[] = ["delivered", "cancelled"];

/** Defaults that an ended order gives to the next one (MINE-08). */
async function orderAgain(db: Db, order: OrderRow): Promise<OrderView["again"]> {
  const { kind, pickup_location: location, company_id } = order;
  if (!location || !BY_STEPS.includes(kind) || !hasEnded(order)) return null;
  const company = company_id
    ? await db
        .selectFrom("companies")
        .select(["id", "name as firstName"])
        .where("id", "=", company_id)
        .executeTakeFirst()
    : undefined;
  return {
    location,
    company: company ?? null,
    hasBag: hasBagNow(order),
  };
}

/** The bag came with the first delivery. */
export const hasBagNow = ({ status, has_bag }: OrderRow): boolean | null =>
  status === "delivered" || has_bag;

export const hasEnded = ({ status }: Pick<OrderRow, "status">): boolean => ENDED.includes(status);
