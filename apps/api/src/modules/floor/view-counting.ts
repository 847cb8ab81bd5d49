import type { CountingBook, CountingOrder, PriceDay } from "@waslijn/contract/console/counting";
import type { CountedBy } from "@waslijn/contract/console/count";
import { amsterdamDate, stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { isBilledPerPiece, ORDER_KINDS } from "@waslijn/contract/shared/order-life";
import type { Tariff } from "@waslijn/contract/shared/pricing";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { Staff } from "../../http/staff-session.ts";
import { findBill, findInvoice } from "../bills/bills-repository.ts";
import { listLeavingBills } from "../bills/unsent-bills-repository.ts";
import { billTerms } from "../bills/price-bill.ts";
import { readCatalogue } from "../catalogue/catalogue-repository.ts";
import { readTariff } from "../catalogue/prices-repository.ts";
import { hoursOf, readStages } from "./stages/stages-repository.ts";
import { countOf, listKeptBags } from "../orders/kept-bags-repository.ts";
import { customerOf } from "../orders/views/whose-order.ts";
import { possibleEvents } from "../orders/life/order-states.ts";
import { headline } from "../orders/views/order-view.ts";
import { findOrderWithNames, readEvents, type OrderEventRow } from "../orders/orders-repository.ts";
import { listFindings, toFinding } from "../orders/views/findings-repository.ts";

const HOUR_MS = 3_600_000;
/** From counted to ready in a shop that did not say how long its steps take. */
const HOURS_WITHOUT_STAGES = 12;

/** More than a hub counts in a day. A tablet caches these for use offline. */
const MOST_WAITING = 100;

/** Orders waiting to be counted, longest waiting first. Role `hub` sees its own hub only. */
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
    .orderBy("pickup_at")
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
  return Promise.all(
    bills.map(async ({ id, number, version, due_cents, send_at }) => ({
      number,
      version,
      customer: nameOf(await findOrderWithNames(db, id)),
      cents: due_cents,
      seconds: Math.ceil(((send_at ?? now).getTime() - now.getTime()) / 1000),
    })),
  );
}

const nameOf = (order: Awaited<ReturnType<typeof findOrderWithNames>>): string =>
  customerOf({
    ...order,
    pointName: order.locationCompany,
    pointAddress: order.locationAddress,
  });

/** Orders as the counter needs them: their content so far, and everything that determines their bills (COUNT-01). */
export async function viewCounting(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<CountingBook> {
  const prices = new Map<string, Promise<{ priceDay: PriceDay; tariff: Tariff }>>();
  const pricesOf = (day: string) => {
    const known = prices.get(day) ?? readPriceDay(db, day, language);
    prices.set(day, known);
    return known;
  };
  const [keptBags, findings, stages] = await Promise.all([
    listKeptBags(db, ids),
    listFindings(db, ids),
    readStages(db),
  ]);
  const hasStages = stages.some(({ isRemoved }) => !isRemoved);
  const msToReady = (hasStages ? hoursOf(stages) : HOURS_WITHOUT_STAGES) * HOUR_MS;
  const orders = await Promise.all(
    ids.map(async (id): Promise<CountingOrder> => {
      const order = await findOrderWithNames(db, id);
      const day = amsterdamDate(order.created_at);
      const [{ tariff }, events] = await Promise.all([pricesOf(day), readEvents(db, id)]);
      const { discount, ...terms } = await billTerms(db, order, events, tariff);
      const isCounted = events.some(({ kind }) => kind === "counted");
      const counted = isCounted ? (await findBill(db, id))?.counted : undefined;
      const may = possibleEvents("staff", { kind: order.kind, state: order.status });
      const mayRecount = counted && may.includes("recounted") && !(await findInvoice(db, id));
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
        notes: order.notes,
        delivery,
        day,
        coupon: order.coupon_code,
        door: order.bags,
        kept: keptBags.get(id) ?? [],
        counted: counted ? countOf(order, counted) : null,
        countedBy: counted ? await readCountedBy(db, events) : null,
        free: counted?.free ?? [],
        findings: findings.filter(({ order_id }) => order_id === id).map(toFinding),
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
async function readCountedBy(db: Db, events: OrderEventRow[]): Promise<CountedBy | null> {
  const last = events.findLast(({ kind }) => kind === "counted" || kind === "recounted");
  if (!last) return null;
  const staff = await db
    .selectFrom("staff")
    .select("name")
    .where(sql<boolean>`id::text = ${last.actor_id}`)
    .executeTakeFirst();
  return { name: staff?.name ?? last.actor_id ?? "", at: stamp(last.at) };
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
