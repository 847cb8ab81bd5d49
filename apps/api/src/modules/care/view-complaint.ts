import type { DeskComplaint } from "@waslijn/contract/console/care";
import { coveredBy } from "./compensate.ts";
import type { Language } from "@waslijn/contract/shared/constants";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { readTogether, rowsOf } from "../../db/read-together.ts";
import type { Deps } from "../../deps.ts";
import { billsOf, toBill } from "../bills/bills-repository.ts";
import { notesOf } from "../orders/notes-repository.ts";
import { customerOf } from "../orders/views/whose-order.ts";
import { photosOf } from "../files/photos-repository.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import {
  actorsOf,
  eventsOf,
  findOrderWithNames,
  type OrderRow,
} from "../orders/orders-repository.ts";
import { complaintPhotosOf, findComplaint, messagesOf } from "./complaints-repository.ts";
import { readComplaintPiece } from "./pieces-of-bill.ts";
import { deliveredAt } from "../orders/life/report-window.ts";
import { stillOffered } from "./answer-complaint.ts";
import { offerOf } from "./view-care.ts";

/** A complaint as a desk sees it: messages, notes from the count, and the customer's history (CARE-02). */
export async function viewComplaint(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
  language: Language,
): Promise<DeskComplaint> {
  const complaint = await findComplaint(db, id);
  if (!complaint) throw new ApiProblem("not_found");
  const order = await findOrderWithNames(db, complaint.order_id);
  const [books, piece, known] = await Promise.all([
    readBooks(db, { id, orderId: order.id, orderIds: [order.id] }),
    readComplaintPiece(db, order, complaint, language),
    knownOf(db, order),
  ]);
  const { events, messages } = books;
  const bill = books.bills[0] && toBill(books.bills[0]);
  const counted = events.findLast(({ kind }) => kind === "counted" || kind === "recounted");
  const names = new Map([...books.actors, ...books.staff].map((one) => [one.id, one.name]));
  const delivered = deliveredAt(events);
  return {
    id,
    number: order.number,
    customer: customerOf({
      ...order,
      pointName: order.locationCompany,
      pointAddress: order.locationAddress,
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
    photos: books.photos.map(({ photo_id }) => photo_id),
    counting: {
      countedAt: counted ? stamp(counted.at) : null,
      by: counted?.actor_id ? (names.get(counted.actor_id) ?? null) : null,
      photos: books.countPhotos.map((photo) => ({ id: photo.id, text: wordsOf(photo.about) })),
    },
    notes: books.notes.map(({ name, at, text }) => ({ by: name, at: stamp(at), text })),
    priceCents: complaint.price_cents,
    mostCents: stillOffered(complaint, messages),
    keptCents: Math.max(0, bill?.netPaid ?? 0),
    coveredCents: bill ? coveredBy(bill) : 0,
    known,
  };
}

const wordsOf = (about: object): string =>
  "text" in about && typeof about.text === "string" ? about.text : "";

type Values = { id: string; orderId: string; orderIds: readonly string[] };

const readBooks = readTogether((db, { id, orderId, orderIds }: Values) => ({
  events: eventsOf(db, orderIds),
  actors: actorsOf(db, orderIds),
  messages: messagesOf(db, id),
  staff: writersOf(id),
  photos: complaintPhotosOf(db, id),
  countPhotos: photosOf(db, orderId, "count"),
  notes: notesOf(db, orderId),
  bills: billsOf(db, orderIds),
}));

/** The staff who entered a complaint or answered it. */
const writersOf = (complaintId: string) =>
  rowsOf(
    sql<{ id: string; name: string }>`
      SELECT id, name FROM staff WHERE id IN (
        SELECT staff_id FROM complaint_messages WHERE complaint_id = ${complaintId}
        UNION ALL SELECT entered_by FROM complaints WHERE id = ${complaintId})`,
    {},
  );

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
