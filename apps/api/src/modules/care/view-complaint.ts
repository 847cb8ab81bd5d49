import type { DeskComplaint } from "@waslijn/contract/console/care";
import { coveredBy } from "./compensate.ts";
import { mostOffered } from "@waslijn/contract/shared/care";
import type { Language } from "@waslijn/contract/shared/constants";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { findBill } from "../bills/bills-repository.ts";
import { listNotes } from "../orders/notes-repository.ts";
import { customerOf } from "../orders/views/whose-order.ts";
import { listPhotos } from "../files/photos-repository.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import {
  findOrder,
  findOrderWithNames,
  readEvents,
  type OrderRow,
} from "../orders/orders-repository.ts";
import { findComplaint, listComplaintPhotos, listMessages } from "./complaints-repository.ts";
import { readComplaintPiece } from "./pieces-of-bill.ts";
import { deliveredAt } from "../orders/life/report-window.ts";
import { offerOf } from "./view-care.ts";

/** A complaint as a desk sees it: messages, notes from the count, and the customer's history (CARE-02). */
export async function viewComplaint(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
  language: Language,
): Promise<DeskComplaint> {
  const complaint = await findComplaint(db, id);
  const order = complaint && (await findOrder(db, complaint.order_id));
  if (!complaint || !order) throw new ApiProblem("not_found");
  const [named, events, piece, messages, photos, found, notes, bill, known] = await Promise.all([
    findOrderWithNames(db, order.id),
    readEvents(db, order.id),
    readComplaintPiece(db, order, complaint, language),
    listMessages(db, [id]),
    listComplaintPhotos(db, [id]),
    listPhotos(db, [order.id], "count"),
    listNotes(db, order.id),
    findBill(db, order.id),
    knownOf(db, order),
  ]);
  const counted = events.findLast(({ kind }) => kind === "counted" || kind === "recounted");
  const names = await staffNames(db, [
    ...messages.map(({ staff_id }) => staff_id),
    counted?.actor_id,
    complaint.entered_by,
  ]);
  const delivered = deliveredAt(events);
  return {
    id,
    number: order.number,
    customer: customerOf({
      ...named,
      pointName: named.locationCompany,
      pointAddress: named.locationAddress,
    }),
    piece,
    text: messages[0]?.text ?? "",
    state: complaint.state,
    reportedAt: stamp(complaint.created_at),
    answerBy: stamp(complaint.answer_by),
    now: stamp(clock.now()),
    enteredBy: complaint.entered_by && (names.get(complaint.entered_by) ?? ""),
    language: orderLanguage(order),
    deliveredAt: delivered ? stamp(delivered) : null,
    messages: messages.map((message) => ({
      id: message.id,
      by: message.staff_id && (names.get(message.staff_id) ?? ""),
      at: stamp(message.at),
      text: message.text,
      offer: offerOf(message),
      sentAt: message.sent_at && stamp(message.sent_at),
    })),
    photos: photos.map(({ photo_id }) => photo_id),
    counting: {
      countedAt: counted ? stamp(counted.at) : null,
      by: counted?.actor_id ? (names.get(counted.actor_id) ?? null) : null,
      photos: found.map((photo) => ({ id: photo.id, text: wordsOf(photo.about) })),
    },
    notes: notes.map(({ name, at, text }) => ({ by: name, at: stamp(at), text })),
    priceCents: complaint.price_cents,
    mostCents: mostOffered(complaint.price_cents),
    keptCents: Math.max(0, bill?.netPaid ?? 0),
    coveredCents: bill ? coveredBy(bill) : 0,
    known,
  };
}

const wordsOf = (about: object): string =>
  "text" in about && typeof about.text === "string" ? about.text : "";

async function staffNames(
  db: Db,
  some: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = some.filter(Boolean);
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id, name FROM staff WHERE id::text = ANY(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The customer's history: first order, number of orders, amount spent and number of complaints. */
async function knownOf(db: Db, order: OrderRow): Promise<DeskComplaint["known"]> {
  const { contact, company_id, service_point_id } = order;
  const isTheirs = service_point_id
    ? sql`o.service_point_id = ${service_point_id}`
    : company_id
      ? sql`o.company_id = ${company_id}`
      : contact.email
        ? sql`lower(o.contact->>'email') = lower(${contact.email})`
        : sql`o.id = ${order.id}`;
  const { rows } = await sql<{ since: Date; orders: number; spent: number; complaints: number }>`
    SELECT min(o.created_at) AS since, count(*)::integer AS orders,
      coalesce(sum(b.total_cents), 0)::integer AS spent,
      coalesce(sum((SELECT count(*) FROM complaints c WHERE c.order_id = o.id)), 0)::integer AS complaints
    FROM orders o LEFT JOIN bills b ON b.order_id = o.id WHERE ${isTheirs} AND o.status <> 'cancelled'`.execute(
    db,
  );
  const { since = order.created_at, orders = 1, spent = 0, complaints = 1 } = rows[0] ?? {};
  return { since: stamp(since), orders, spentCents: spent, complaints };
}
