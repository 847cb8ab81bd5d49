import type { DeskEvent, DeskOrder, DoorPhoto } from "@waslijn/contract/console/order";
import type { Language } from "@waslijn/contract/shared/constants";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { standingEvents } from "@waslijn/contract/shared/order-life";
import { toE164 } from "@waslijn/contract/shared/phone";
import { readTogether, rowsOf } from "../../db/read-together.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { invoicesOf, toBill } from "../bills/bills-repository.ts";
import { feesOf } from "../bills/order-fees.ts";
import { sendAtOf } from "../bills/unsent-bills-repository.ts";
import { keptBagsOf, countOf, toKeptBag } from "../orders/kept-bags-repository.ts";
import { onFloorOf, stageMovesOf, viewOrderStage } from "../floor/stages/view-stages.ts";
import { kitOf } from "../floor/kits-repository.ts";
import type { EventData } from "../orders/life/fold-events.ts";
import { moneyNews } from "../orders/life/billing/money-news.ts";
import { orderBooks, viewOrder, headline } from "../orders/views/order-view.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import {
  actorsOf,
  type OrderEventRow,
  type OrderRow,
  type OrderWithNames,
  listOrdersByEmail,
  listOrdersOfOwner,
} from "../orders/orders-repository.ts";
import { awaitsDesk } from "../payments/failed-refunds.ts";
import { differencesOf } from "../payments/audit-payments.ts";
import { paymentsOf, refundsOf } from "../payments/payments-repository.ts";
import { verifiedOf } from "../accounts/phone-checks-repository.ts";
import { complaintHeads, toComplaintHead } from "../care/complaints-repository.ts";
import { clashesOf, toClash } from "./open-conflicts.ts";
import { deskMessagesOf } from "../orders/desk-messages-repository.ts";
import { notesOf } from "../orders/notes-repository.ts";
import { customerOf } from "../orders/views/whose-order.ts";
import { deskActions } from "./desk-actions.ts";
import { messagesOf, toDeskMessage } from "./order-messages.ts";
import { sql } from "kysely";

const MOST = 10;
const EVER = new Date(0);

/** Other orders of the same person, company or location, newest first. */
async function listOthers(db: Db, order: OrderRow): Promise<DeskOrder["others"]> {
  const all = await sameCustomers(db, order);
  return all
    .filter(({ id }) => id !== order.id)
    .slice(0, MOST)
    .map((other) => {
      const { number, state, awaits, part, placedAt, pickup, delivery } = headline(
        other,
        new Map(),
      );
      return { number, state, awaits, part, placedAt, pickup, delivery };
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

type DeskValues = { id: string; ids: readonly string[]; phone: string | undefined; now: Date };

const readDeskBooks = readTogether((db, { id, ids, phone, now }: DeskValues) => ({
  ...orderBooks(db, { id, ids }),
  verified: verifiedOf(id, phone),
  staff: actorsOf(db, ids),
  messages: messagesOf(db, id),
  kits: kitOf(db, id),
  notes: notesOf(db, id),
  doorPhotos: doorPhotosOf(db, id),
  keptBags: keptBagsOf(db, ids),
  written: deskMessagesOf(db, id),
  stageMoves: stageMovesOf(db, id),
  onFloor: onFloorOf(id, now),
  payments: paymentsOf(db, id),
  refunds: refundsOf(id),
  differences: differencesOf(db, id),
  sendAt: sendAtOf(db, id),
  invoices: invoicesOf(db, ids),
  clashes: clashesOf(id, now),
  complaints: rowsOf(complaintHeads(db, sql`c.order_id = ${id}`), {
    created_at: Date,
    answer_by: Date,
  }),
}));

/** An order as a desk sees it: the customer's view, with history, messages and notes (DESK-03). */
export async function viewDeskOrder(
  deps: Pick<Deps, "db" | "clock" | "secrets">,
  order: OrderWithNames,
  language: Language,
): Promise<DeskOrder> {
  const { db } = deps;
  const { id } = order;
  const phone = toE164(order.contact.phone ?? "");
  const read = readDeskBooks(db, { id, ids: [id], phone, now: deps.clock.now() });
  const [seen, others, books] = await Promise.all([
    viewOrder(deps, order, language, null, read),
    listOthers(db, order),
    read,
  ]);
  const { events, payments, refunds } = books;
  const bill = books.bills[0] && toBill(books.bills[0]);
  const [kit, sendAt] = [books.kits[0], books.sendAt[0]?.send_at ?? null];
  const fees = feesOf(events);
  const refundable = bill?.netPaid ?? 0;
  const isCounted = events.some(({ kind }) => kind === "counted");
  const isInvoiced = books.invoices.length > 0;
  return {
    ...seen,
    hub: { id: order.hub_id, name: order.hubName },
    event: order.last_event,
    language: orderLanguage(order),
    customer: {
      kind: kindOf(order),
      id: order.service_point_id ?? order.company_id ?? order.user_id ?? order.id,
      name: customerOf({
        ...order,
        pointName: order.locationCompany,
        pointAddress: order.locationAddress,
      }),
      email: order.contact.email ?? "",
      isPhoneVerified: books.verified.length > 0,
    },
    history: withNames(events, books.staff),
    messages: books.messages.map(toDeskMessage),
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
    differences: books.differences.map(({ first_at, ...row }) => ({
      ...row,
      since: stamp(first_at),
    })),
    billVersion: bill?.version ?? null,
    counted: isCounted && bill ? countOf(order, bill.counted) : null,
    keptBags: books.keptBags.map(toKeptBag),
    free: bill?.counted.free ?? [],
    billGoesAt: sendAt && stamp(sendAt),
    bagsDiffer: bagsDiffer(order),
    stage: viewOrderStage(books.stageMoves, books.onFloor[0], language),
    refundable,
    bag: {
      has: order.has_bag,
      kit: kit
        ? { askedAt: stamp(kit.created_at), sentAt: kit.sent_at && stamp(kit.sent_at) }
        : null,
    },
    driversSaid: books.clashes.map(toClash),
    doorPhotos: books.doorPhotos.map(({ id: photo, kind, created_at, name }) => ({
      id: photo,
      kind,
      at: stamp(created_at),
      by: name,
    })),
    written: books.written.map(({ id, at, name, channel, text }) => ({
      id,
      at: stamp(at),
      by: name,
      channel,
      text,
    })),
    deskNotes: books.notes.map(({ id, at, name, text }) => ({ id, at: stamp(at), by: name, text })),
    actions: deskActions(order, {
      allowed: seen.allowed,
      bill,
      isInvoiced,
      refundable,
      fees: fees.length,
    }),
    fees: fees.map(({ version, kind, cents }) => ({ version, kind, cents })),
    complaints: books.complaints.map(toComplaintHead),
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

/** Adds the actors' names. */
function withNames(
  events: readonly OrderEventRow[],
  staff: readonly { id: string; name: string }[],
): DeskEvent[] {
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const standing = new Set<OrderEventRow>(
    standingEvents(events as readonly (OrderEventRow & { data: EventData })[]),
  );
  return events.map((event) => {
    const { version, kind, at, actor, actor_id, data } = event;
    const isUndone = kind !== "stop-undone" && !standing.has(event);
    const { money: _, ...details } = data as Omit<DeskEvent, "money"> & { money?: object };
    const money = moneyNews(kind, data);
    return {
      ...details,
      version,
      kind,
      at: stamp(at),
      who: { kind: actor, name: actor_id && (names.get(actor_id) ?? actor_id) },
      ...(isUndone && { isUndone }),
      ...(money && { money }),
    };
  });
}

/** Drivers' photos at the stops of an order, oldest first (DRIVE-02). */
const doorPhotosOf = (db: Db, orderId: string) =>
  rowsOf(
    db
      .selectFrom("photos as p")
      .innerJoin("staff as s", "s.id", "p.staff_id")
      .select(["p.id", "p.created_at", "s.name"])
      .select(sql<DoorPhoto["kind"]>`p.about->>'kind'`.as("kind"))
      .where("p.order_id", "=", orderId)
      .where("p.purpose", "=", "stop")
      .where("p.ready_at", "is not", null)
      .orderBy("p.created_at")
      .orderBy("p.id"),
    { created_at: Date },
  );
