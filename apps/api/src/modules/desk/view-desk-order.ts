import type { DeskEvent, DeskOrder, DoorPhoto } from "@waslijn/contract/console/order";
import type { Language } from "@waslijn/contract/shared/constants";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { findInvoice } from "../bills/bills-repository.ts";
import { feesOf } from "../bills/order-fees.ts";
import { findSendAt } from "../bills/unsent-bills-repository.ts";
import { keptBagsOf, countOf } from "../orders/kept-bags-repository.ts";
import { viewOrderStage } from "../floor/stages/view-stages.ts";
import { readKitsOf } from "../floor/kits-repository.ts";
import { moneyNews } from "../orders/life/billing/money-news.ts";
import { readOrderBooks, viewOrder, headline } from "../orders/views/order-view.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import {
  findOrderWithNames,
  type OrderEventRow,
  type OrderRow,
  listOrdersByEmail,
  listOrdersOfOwner,
} from "../orders/orders-repository.ts";
import { awaitsDesk } from "../payments/failed-refunds.ts";
import { listDifferences } from "../payments/audit-payments.ts";
import { listPayments, listRefunds } from "../payments/payments-repository.ts";
import { verifiedPhone } from "../accounts/phone-checks-repository.ts";
import { listClashes } from "./open-conflicts.ts";
import { listDeskMessages } from "../orders/desk-messages-repository.ts";
import { listNotes } from "../orders/notes-repository.ts";
import { customerOf } from "../orders/views/whose-order.ts";
import { deskActions } from "./desk-actions.ts";
import { listMessages } from "./order-messages.ts";
import { sql } from "kysely";
import { plannedOnce } from "../../db/planned-once.ts";

const MOST = 10;
const EVER = new Date(0);

/** Other orders of the same person, company or location, newest first. */
async function listOthers(db: Db, order: OrderRow): Promise<DeskOrder["others"]> {
  const all = await sameCustomers(db, order);
  return all
    .filter(({ id }) => id !== order.id)
    .slice(0, MOST)
    .map((other) => {
      const { number, state, placedAt, pickup, delivery } = headline(other, new Map());
      return { number, state, placedAt, pickup, delivery };
    });
}

async function sameCustomers(db: Db, order: OrderRow): Promise<OrderRow[]> {
  const { service_point_id, company_id } = order;
  if (service_point_id) {
    return listOrdersOfOwner(db, { kind: "location", id: service_point_id }, EVER, MOST + 1);
  }
  if (company_id) return listOrdersOfOwner(db, { kind: "company", id: company_id }, EVER, MOST + 1);
  const { email } = order.contact;
  return email ? listOrdersByEmail(db, email, EVER, MOST + 1) : [];
}

/** An order as a desk sees it: the customer's view, with history, messages and notes (DESK-03). */
export async function viewDeskOrder(
  deps: Pick<Deps, "db" | "clock" | "secrets">,
  order: OrderRow,
  language: Language,
): Promise<DeskOrder> {
  const { db } = deps;
  const books = readOrderBooks(db, order.id);
  const [
    seen,
    named,
    events,
    bill,
    messages,
    [kit],
    notes,
    others,
    phone,
    doorPhotos,
    keptBags,
    written,
    stage,
  ] = await Promise.all([
    viewOrder(deps, order, language, null, books),
    findOrderWithNames(db, order.id),
    books.events,
    books.bill,
    listMessages(db, order.id),
    readKitsOf(db, [order.id]),
    listNotes(db, order.id),
    listOthers(db, order),
    verifiedPhone(db, order),
    listDoorPhotos(db, order.id),
    keptBagsOf(db, order.id),
    listDeskMessages(db, order.id),
    viewOrderStage(db, order, deps.clock.now(), language),
  ]);
  const [payments, refunds, differences, sendAt] = bill
    ? await Promise.all([
        listPayments(db, bill.id),
        listRefunds(db, bill.id),
        listDifferences(db, bill.id),
        findSendAt(db, order.id),
      ])
    : [[], [], [], null];
  const fees = feesOf(events);
  const refundable = bill?.netPaid ?? 0;
  const isCounted = events.some(({ kind }) => kind === "counted");
  const isInvoiced = bill !== undefined && (await findInvoice(db, order.id)) !== undefined;
  return {
    ...seen,
    hub: { id: order.hub_id, name: named.hubName },
    event: order.last_event,
    language: orderLanguage(order),
    customer: {
      kind: kindOf(order),
      id: order.service_point_id ?? order.company_id ?? order.user_id ?? order.id,
      name: customerOf({
        ...named,
        pointName: named.locationCompany,
        pointAddress: named.locationAddress,
      }),
      email: order.contact.email ?? "",
      isPhoneVerified: phone !== undefined,
    },
    history: await withNames(db, events),
    messages,
    payments: payments.map((row) => ({
      id: row.id,
      method: row.method,
      cents: row.cents,
      state: row.state,
      paid: row.paid_cents,
      refunded: row.refunded_cents,
      chargedBack: row.charged_back_cents,
      startedAt: stamp(row.created_at),
      changedAt: stamp(row.changed_at),
    })),
    refunds: refunds.map((row) => ({
      id: row.id,
      cents: row.cents,
      purpose: row.purpose,
      reason: row.reason,
      state: row.state,
      at: stamp(row.created_at),
      paidOtherwise: row.paid_otherwise,
      awaits: awaitsDesk(row) ? (row.payment_id ? "desk" : "owner") : null,
    })),
    differences,
    billVersion: bill?.version ?? null,
    counted: isCounted && bill ? countOf(order, bill.counted) : null,
    keptBags,
    free: bill?.counted.free ?? [],
    billGoesAt: sendAt && stamp(sendAt),
    bagsDiffer: bagsDiffer(order),
    stage,
    refundable,
    bag: {
      has: order.has_bag,
      kit: kit
        ? { askedAt: stamp(kit.created_at), sentAt: kit.sent_at && stamp(kit.sent_at) }
        : null,
    },
    driversSaid: await listClashes(db, deps.clock.now(), { orderId: order.id }),
    doorPhotos,
    written: written.map(({ id, at, name, channel, text }) => ({
      id,
      at: stamp(at),
      by: name,
      channel,
      text,
    })),
    deskNotes: notes.map(({ id, at, name, text }) => ({ id, at: stamp(at), by: name, text })),
    actions: deskActions(order, {
      allowed: seen.allowed,
      bill,
      isInvoiced,
      refundable,
      fees: fees.length,
    }),
    fees: fees.map(({ version, kind, cents }) => ({ version, kind, cents })),
    others,
  };
}

function bagsDiffer({ bags, bags_arrived, bags_cleared_at }: OrderRow): DeskOrder["bagsDiffer"] {
  if (bags === null || bags_arrived === null || bags === bags_arrived || bags_cleared_at)
    return null;
  return { door: bags, arrived: bags_arrived };
}

function kindOf(order: OrderRow): DeskOrder["customer"]["kind"] {
  if (order.service_point_id) return "location";
  if (order.company_id) return "company";
  return order.user_id ? "account" : "guest";
}

/** Adds the actors' names; for a command, the name is stored in the event itself. */
async function withNames(db: Db, events: OrderEventRow[]): Promise<DeskEvent[]> {
  const ids = [...new Set(events.flatMap(({ actor_id }) => actor_id ?? []))].filter(isId);
  const staff =
    ids.length > 0
      ? await db.selectFrom("staff").select(["id", "name"]).where("id", "in", ids).execute()
      : [];
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  return events.map(({ version, kind, at, actor, actor_id, data }) => {
    const { money: _, ...details } = data as Omit<DeskEvent, "money"> & { money?: object };
    const money = moneyNews(kind, data);
    return {
      ...details,
      version,
      kind,
      at: stamp(at),
      who: { kind: actor, name: actor_id && (names.get(actor_id) ?? actor_id) },
      ...(money && { money }),
    };
  });
}

const isId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/** Drivers' photos at the stops of an order, oldest first (DRIVE-02). */
async function listDoorPhotos(db: Db, orderId: string): Promise<DoorPhoto[]> {
  const photos = await db
    .selectFrom("photos as p")
    .innerJoin("staff as s", "s.id", "p.staff_id")
    .select(["p.id", "p.created_at", "s.name"])
    .select(sql<DoorPhoto["kind"]>`p.about->>'kind'`.as("kind"))
    .where("p.order_id", "=", orderId)
    .where("p.purpose", "=", "stop")
    .where("p.ready_at", "is not", null)
    .orderBy("p.created_at")
    .orderBy("p.id")
    .$call(plannedOnce)
    .execute();
  return photos.map(({ id, kind, created_at, name }) => ({
    id,
    kind,
    at: stamp(created_at),
    by: name,
  }));
}
