import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { WorkRefused, type WorkDeps } from "../../work.ts";
import type { OutboxRow } from "../../outbox/outbox-repository.ts";
import { readGrantsOf } from "../assistants/grants-repository.ts";
import { findBill } from "../bills/bills-repository.ts";
import { listInvoices } from "../bills/issue-invoice.ts";
import { readEvents, type OrderRow } from "../orders/orders-repository.ts";
import { exportCare } from "../care/export-care.ts";
import { readProofsOf } from "../orders/views/deliveries-repository.ts";
import { listFindings } from "../orders/views/findings-repository.ts";
import { readNotesOf } from "../orders/notes-repository.ts";
import { readDeskMessagesOf } from "../orders/desk-messages-repository.ts";
import { readCustomerNotes } from "./customer-notes-repository.ts";
import { readKitsOf } from "../floor/kits-repository.ts";
import { readChecksOf } from "../accounts/phone-checks-repository.ts";
import { readPlansOf } from "../plans/plans-repository.ts";
import { listPayments, listRefunds } from "../payments/payments-repository.ts";
import { findCustomer, isEmailOf } from "./find-customer.ts";

/** All data stored about a person, for their data export. Throws `customer_unknown`. */
export const exportCustomer = async (
  deps: Pick<WorkDeps, "db" | "clock" | "env">,
  { email }: { email: string },
): Promise<Record<string, unknown>> => {
  const { db, clock } = deps;
  const customer = await findCustomer(db, email);
  if (!customer) throw new WorkRefused({ code: "customer_unknown" });
  const { user, orders } = customer;
  const id = user?.id ?? null;
  const locations = await db
    .selectFrom("user_locations")
    .selectAll()
    .where("user_id", "=", id)
    .execute();
  const sessions = await db.selectFrom("sessions").selectAll().where("user_id", "=", id).execute();
  const requests = await db
    .selectFrom("area_requests")
    .selectAll()
    .where(isEmailOf("email", email))
    .execute();
  const mails = await db
    .selectFrom("outbox")
    .selectAll()
    .where(isEmailOf("recipient", email))
    .orderBy("created_at")
    .execute();
  const orderIds = orders.map((order) => order.id);
  const texts = await db
    .selectFrom("outbox")
    .selectAll()
    .where("channel", "=", "text")
    .where(sql<boolean>`data->>'orderId' = ANY(${orderIds}::text[])`)
    .orderBy("created_at")
    .execute();
  const events = (await Promise.all(orderIds.map((order) => readEvents(db, order)))).flat();
  const checks = await readChecksOf(db, orderIds);
  const kits = await readKitsOf(db, orderIds);
  const notes = await readNotesOf(db, orderIds);
  const ownNotes = await readCustomerNotes(db, { userId: id, orderIds });
  const written = await readDeskMessagesOf(db, orderIds);
  const findings = await listFindings(db, orderIds);
  const proofs = await readProofsOf(db, orderIds);
  const grants = user ? await readGrantsOf(db, user.id) : [];
  const care = await exportCare(deps, orders);
  const plans = await readPlansOf(db, orderIds);
  const bills = await Promise.all(orders.map((order) => billOf(db, order)));
  return {
    email,
    exportedAt: clock.now(),
    account: user
      ? {
          email: user.email,
          fullName: user.full_name,
          phone: user.phone,
          language: user.language,
          hasBag: user.has_bag,
          createdAt: user.created_at,
        }
      : null,
    assistants: grants.map((row) => ({
      name: row.name,
      host: row.client_host,
      may: row.may,
      mostCents: row.most_cents,
      since: row.created_at,
      until: row.revoked_at ?? row.expires_at,
      usedAt: row.used_at,
    })),
    locations: locations.map((row) => row.location),
    orders: orders.map((row) => ({
      number: row.number,
      kind: row.kind,
      status: row.status,
      placedAt: row.created_at,
      pickup: { date: row.pickup_date, from: row.pickup_from, location: row.pickup_location },
      delivery: row.delivery_date
        ? { date: row.delivery_date, from: row.delivery_from, location: row.delivery_location }
        : null,
      services: row.services,
      bags: row.bags,
      notes: row.notes,
      instructions: row.instructions,
      couponCode: row.coupon_code,
      discount: row.discount,
      contact: row.contact,
      browser: row.device,
      history: events
        .filter(({ order_id }) => order_id === row.id)
        .map(({ at, kind, actor, data }) => ({ at, kind, by: actor, data })),
    })),
    ...care,
    deliveries: proofs.map((row) => ({
      order: row.number,
      at: row.at,
      receivedBy: row.name,
      houseNumber: row.house_number,
    })),
    bills: bills.filter((bill) => bill !== undefined),
    logins: sessions.map((row) => ({
      browser: row.device,
      since: row.created_at,
      until: row.revoked_at ?? row.expires_at,
    })),
    areaRequests: requests.map((row) => ({
      postalCode: row.postal_code,
      houseNumber: row.house_number,
      addition: row.house_addition,
      reason: row.reason,
      askedAt: row.created_at,
    })),
    mails: mails.map(messageOf),
    texts: texts.map(messageOf),
    phonesAsked: checks.map((row) => ({
      order: row.number,
      phone: row.phone,
      verifiedAt: row.verified_at,
    })),
    plans: plans.map((row) => ({
      everyWeeks: row.every_weeks,
      firstTurn: row.first_turn,
      pickupFrom: row.pickup_from,
      pausedUntil: row.paused_until,
      stoppedAt: row.stopped_at,
      turns: row.turns.map(({ turn_date, outcome }) => ({ date: turn_date, outcome })),
    })),
    notesOfStaff: [
      ...notes.map((row) => ({ order: row.number, writtenAt: row.at, text: row.text })),
      ...ownNotes.map((row) => ({ order: null, writtenAt: row.at, text: row.text })),
    ],
    writtenByStaff: written.map((row) => ({
      order: row.number,
      channel: row.channel,
      writtenAt: row.at,
      text: row.text,
    })),
    findingsAtCounting: findings.map((row) => ({
      order: orders.find(({ id: order }) => order === row.order_id)?.number,
      notedAt: row.at,
      piece: row.piece_alias,
      kinds: row.kinds,
      note: row.note,
    })),
    starterKits: kits.map((row) => ({
      order: row.number,
      orderedAt: row.created_at,
      sentAt: row.sent_at,
    })),
  };
};

const messageOf = (row: OutboxRow) => ({
  kind: row.kind,
  to: row.recipient,
  writtenAt: row.created_at,
  sentAt: row.sent_at,
});

/** An order's current bill with all its invoices, payments and refunds. */
async function billOf(db: Db, { id, number }: OrderRow) {
  const bill = await findBill(db, id);
  if (!bill) return undefined;
  const [invoices, payments, refunds] = await Promise.all([
    listInvoices(db, id),
    listPayments(db, bill.id),
    listRefunds(db, bill.id),
  ]);
  return {
    order: number,
    billedAt: bill.createdAt,
    lines: bill.lines,
    totalCents: bill.total,
    invoices: invoices.map(({ number: invoice, date, total, lines }) => ({
      number: invoice,
      date,
      totalCents: total,
      lines,
    })),
    payments: payments.map((row) => ({
      startedAt: row.created_at,
      method: row.method,
      cents: row.cents,
      state: row.state,
    })),
    refunds: refunds.map((row) => ({
      askedAt: row.created_at,
      cents: row.cents,
      reason: row.reason,
      state: row.state,
    })),
  };
}
