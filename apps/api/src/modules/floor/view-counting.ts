import type { CountingBook, CountingOrder, PriceDay } from "@waslijn/contract/console/counting";
import type { CountedBy } from "@waslijn/contract/console/count";
import { amsterdamDate, stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import {
  isBilledPerPiece,
  LAUNDRY_PREFERENCES,
  ORDER_KINDS,
} from "@waslijn/contract/shared/order-life";
import type { Tariff } from "@waslijn/contract/shared/pricing";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { readTogether } from "../../db/read-together.ts";
import type { Deps } from "../../deps.ts";
import type { Staff } from "../../http/staff-session.ts";
import { billsOf, depositRefundsOf, invoicesOf, otherBillsOf } from "../bills/bills-repository.ts";
import { listLeavingBills } from "../bills/unsent-bills-repository.ts";
import { billTerms } from "../bills/price-bill.ts";
import { readCatalogue } from "../catalogue/catalogue-repository.ts";
import { readTariff } from "../catalogue/prices-repository.ts";
import { hasSteps, hoursOf, readStages } from "./stages/stages-repository.ts";
import { countOf, keptBagsOf, toKeptBag } from "../orders/kept-bags-repository.ts";
import { customerOf } from "../orders/views/whose-order.ts";
import { possibleEvents } from "../orders/life/order-states.ts";
import { headline } from "../orders/views/order-view.ts";
import {
  actorsOf,
  eventsOf,
  namedOf,
  type OrderEventRow,
  type OrderWithNames,
} from "../orders/orders-repository.ts";
import { findingsOf, toFinding } from "../orders/views/findings-repository.ts";

const HOUR_MS = 3_600_000;
/** From counted to ready in a shop that did not say how long its steps take. */
const HOURS_WITHOUT_STAGES = 12;

/** More than a hub counts in a day. A tablet caches these for use offline. */
const MOST_WAITING = 100;

/** Orders waiting to be counted, the earliest delivery first, which is the earliest `countBy`. Role `hub` sees its own hub only. */
export async function listCounting(
  { db, clock }: Pick<Deps, "db" | "clock">,
  staff: Pick<Staff, "id" | "role" | "hub">,
  askedHub: string | undefined,
  language: Language,
): Promise<CountingBook> {
  const ownHub = staff.role === "hub" ? (staff.hub ?? "") : undefined;
  const hub = ownHub ?? askedHub;
  const waiting = await ordersWaiting(db, hub)
    .select("orders.id")
    .orderBy("delivery_at")
    .orderBy("number")
    .limit(MOST_WAITING)
    .execute();
  const ids = waiting.map(({ id }) => id);
  const [book, leaving, hubs] = await Promise.all([
    viewCounting(db, ids, language),
    viewLeaving(db, staff.id, clock.now()),
    countByHub(db, ownHub),
  ]);
  return { ...book, leaving, hubs };
}

const ordersWaiting = (db: Db, hub: string | undefined) =>
  db
    .selectFrom("orders")
    .where("orders.status", "=", "picked-up")
    .where("orders.kind", "in", ORDER_KINDS.filter(isBilledPerPiece))
    .$if(hub !== undefined, (some) => some.where("orders.hub_id", "=", hub ?? ""));

const countByHub = (db: Db, hub: string | undefined): Promise<CountingBook["hubs"]> =>
  ordersWaiting(db, hub)
    .innerJoin("hubs", "hubs.id", "orders.hub_id")
    .select(["hubs.id", "hubs.name", sql<number>`count(*)::int`.as("count")])
    .groupBy(["hubs.id", "hubs.name"])
    .orderBy("hubs.name")
    .execute();

/** Bills sent by this staff member that can still be undone (COUNT-06). */
async function viewLeaving(db: Db, staffId: string, now: Date): Promise<CountingBook["leaving"]> {
  const bills = await listLeavingBills(db, staffId, now);
  if (bills.length === 0) return [];
  const { orders } = await readNames(db, { ids: bills.map(({ id }) => id) });
  return bills.map(({ id, number, version, due_cents, send_at }) => ({
    number,
    version,
    customer: nameOf(ofId(orders, id)),
    cents: due_cents,
    seconds: Math.ceil(((send_at ?? now).getTime() - now.getTime()) / 1000),
  }));
}

const readNames = readTogether((db, { ids }: { ids: string[] }) => ({ orders: namedOf(db, ids) }));

const ofId = (orders: readonly OrderWithNames[], wanted: string): OrderWithNames | undefined =>
  orders.find(({ id }) => id === wanted);

const nameOf = (order: OrderWithNames | undefined): string =>
  order
    ? customerOf({
        ...order,
        pointName: order.locationCompany,
        pointAddress: order.locationAddress,
      })
    : "";

const readCounting = readTogether((db, { ids }: { ids: readonly string[] }) => ({
  orders: namedOf(db, ids),
  events: eventsOf(db, ids),
  bills: billsOf(db, ids),
  invoices: invoicesOf(db, ids),
  others: otherBillsOf(db, ids),
  depositRefunds: depositRefundsOf(db, ids),
  keptBags: keptBagsOf(db, ids),
  findings: findingsOf(db, ids),
  staff: actorsOf(db, ids),
}));

/** Orders as the counter needs them: their content so far, and everything that determines their bills (COUNT-01). */
export async function viewCounting(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<CountingBook> {
  if (ids.length === 0) {
    const hasStages = hasSteps(await readStages(db));
    return { leaving: [], hubs: [], hasStages, orders: [], prices: [] };
  }
  const prices = new Map<string, Promise<{ priceDay: PriceDay; tariff: Tariff }>>();
  const pricesOf = (day: string) => {
    const known = prices.get(day) ?? readPriceDay(db, day, language);
    prices.set(day, known);
    return known;
  };
  const [read, stages] = await Promise.all([readCounting(db, { ids }), readStages(db)]);
  const hasStages = hasSteps(stages);
  const msToReady = (hasStages ? hoursOf(stages) : HOURS_WITHOUT_STAGES) * HOUR_MS;
  const orders = await Promise.all(
    ids.map(async (id): Promise<CountingOrder> => {
      const order = ofId(read.orders, id);
      if (!order) throw new ApiProblem("not_found");
      const isOfOrder = ({ order_id }: { order_id: string }): boolean => order_id === id;
      const events = read.events.filter(isOfOrder);
      const others = read.others.filter(isOfOrder);
      const day = amsterdamDate(order.created_at);
      const { tariff } = await pricesOf(day);
      const { discount, ...terms } = await billTerms(db, order, {
        events,
        others,
        depositRefunds: read.depositRefunds.filter(isOfOrder),
        tariff,
      });
      const isCounted = events.some(({ kind }) => kind === "counted");
      const counted = isCounted ? read.bills.find(isOfOrder)?.counted : undefined;
      const may = possibleEvents("staff", { kind: order.kind, state: order.status });
      const mayRecount = counted && may.includes("recounted") && !read.invoices.some(isOfOrder);
      const { number, delivery, state } = headline(order, new Map());
      return {
        number,
        version: order.version,
        state,
        may: may.includes("counted") ? "count" : mayRecount ? "recount" : "no",
        mayBeReady: may.includes("ready"),
        customer: nameOf(order),
        hub: { id: order.hub_id, name: order.hubName },
        countBy: order.delivery_at && stamp(new Date(order.delivery_at.getTime() - msToReady)),
        notes: [order.notes, ...LAUNDRY_PREFERENCES.map((name) => order.instructions[name] ?? "")]
          .filter((words) => words !== "")
          .join(" · "),
        delivery,
        day,
        coupon: order.coupon_code,
        door: order.bags,
        kept: read.keptBags.filter(isOfOrder).map(toKeptBag),
        counted: counted ? countOf(order, counted) : null,
        countedBy: counted ? countedBy(events, read.staff) : null,
        free: counted?.free ?? [],
        findings: read.findings.filter(isOfOrder).map(toFinding),
        terms: {
          ...terms,
          fees: [...terms.fees],
          held: [...terms.held],
          discount: discount ?? null,
        },
      };
    }),
  );
  const days = await Promise.all(prices.values());
  return { leaving: [], hubs: [], hasStages, orders, prices: days.map(({ priceDay }) => priceDay) };
}

/** Who counted an order last; for a command, the name is stored in the event itself. */
function countedBy(
  events: readonly OrderEventRow[],
  staff: readonly { id: string; name: string }[],
): CountedBy | null {
  const last = events.findLast(({ kind }) => kind === "counted" || kind === "recounted");
  if (!last) return null;
  const name = staff.find(({ id }) => id === last.actor_id)?.name;
  return { name: name ?? last.actor_id ?? "", at: stamp(last.at) };
}

async function readPriceDay(db: Db, day: string, language: Language) {
  const [{ services }, tariff] = await Promise.all([
    readCatalogue(db, language, day),
    readTariff(db, day),
  ]);
  const fees = Object.fromEntries(
    Object.entries(tariff.fees).map(([alias, { cents, vat = "21" }]) => [alias, { cents, vat }]),
  );
  return { priceDay: { day, services, pieces: [...tariff.pieces], fees }, tariff };
}
