import type {
  CountingBook,
  CountingOrder,
  PriceDay,
} from "@waslijn/contract/console/counting/counting";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { isBilledPerPiece, ORDER_KINDS } from "@waslijn/contract/shared/order-life";
import type { Tariff } from "@waslijn/contract/shared/pricing";
import type { Db } from "../../db/client.ts";
import { findBill, findInvoice } from "../bills/bills-repository.ts";
import { billTerms } from "../bills/price-bill.ts";
import { readCatalogue } from "../catalogue/catalogue-repository.ts";
import { readTariff } from "../catalogue/prices-repository.ts";
import { countOf } from "../desk/order/count-of.ts";
import { customerOf } from "../desk/whose-order.ts";
import { possibleEvents } from "../orders/life/order-states.ts";
import { headline } from "../orders/mine/order-view.ts";
import { findOrderWithNames, readEvents } from "../orders/orders-repository.ts";
import { listFindings, toFinding } from "../findings/findings-repository.ts";
import { listKeptBags } from "./kept-bags-repository.ts";

/** More than a hub counts in a day; what a tablet then keeps opens without a line. */
const MOST_WAITING = 100;

/** What waits to be counted, longest first. */
export async function listCounting(
  db: Db,
  hub: string | undefined,
  language: Language,
): Promise<CountingBook> {
  const waiting = await db
    .selectFrom("orders")
    .select("id")
    .where("status", "=", "picked-up")
    .where("kind", "in", ORDER_KINDS.filter(isBilledPerPiece))
    .$if(hub !== undefined, (some) => some.where("hub_id", "=", hub ?? ""))
    .orderBy("pickup_at")
    .orderBy("number")
    .limit(MOST_WAITING)
    .execute();
  const ids = waiting.map(({ id }) => id);
  return viewCounting(db, ids, language);
}

/** Orders as the counter sees them: what they hold so far, and all that their bills are added up from (COUNT-01). */
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
  const [kept, findings] = await Promise.all([listKeptBags(db, ids), listFindings(db, ids)]);
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
        customer: customerOf({
          ...order,
          pointName: order.locationCompany,
          pointAddress: order.locationAddress,
        }),
        notes: order.notes,
        delivery,
        day,
        coupon: order.coupon_code,
        door: order.bags,
        kept: kept
          .filter(({ orderId }) => orderId === id)
          .map(({ bag, pieces, kilos }) => ({ bag, pieces, kilos })),
        counted: counted ? countOf(order, counted) : null,
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
  return { orders, prices: days.map(({ priceDay }) => priceDay) };
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
