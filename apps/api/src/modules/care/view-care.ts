import type { Complaint, OrderCare } from "@waslijn/contract/customer/care";
import type { Language } from "@waslijn/contract/shared/constants";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Deps } from "../../deps.ts";
import { deliveredAt, reportUntil } from "../orders/life/report-window.ts";
import { readEvents, type OrderRow } from "../orders/orders-repository.ts";
import {
  listComplaintPhotos,
  listComplaintsOf,
  listMessages,
  type ComplaintRow,
  type MessageRow,
} from "./complaints-repository.ts";
import { lateAnswerBy } from "./answer-by.ts";
import { piecesOfBill, readComplaintPiece } from "./pieces-of-bill.ts";

/** What an order's customer can report, and the state of earlier complaints. */
export async function viewCare(
  { db, clock }: Pick<Deps, "db" | "clock">,
  order: OrderRow,
  language: Language,
): Promise<OrderCare> {
  const [events, pieces, complaints] = await Promise.all([
    readEvents(db, order.id),
    piecesOfBill(db, order, language),
    listComplaintsOf(db, [order.id]),
  ]);
  const ids = complaints.map(({ id }) => id);
  const [messages, photos, named] = await Promise.all([
    listMessages(db, ids),
    listComplaintPhotos(db, ids),
    Promise.all(complaints.map((row) => readComplaintPiece(db, order, row, language))),
  ]);
  const delivered = deliveredAt(events);
  const until = delivered && reportUntil(delivered);
  return {
    deliveredAt: delivered ? stamp(delivered) : null,
    until: until && clock.now() < until ? stamp(until) : null,
    pieces: pieces.map(({ piece, label }) => ({ piece, label })),
    complaints: complaints.map((row, at) => ({
      ...complaintOf(row, named[at] ?? null, clock.now()),
      messages: messages
        .filter(({ complaint_id, sent_at }) => complaint_id === row.id && sent_at !== null)
        .map((message) => ({
          by: message.staff_id ? "us" : "customer",
          at: stamp(message.sent_at ?? message.at),
          text: message.text,
          offer: offerOf(message),
        })),
      photos: photos.filter((one) => one.complaint_id === row.id).map((one) => one.photo_id),
    })),
  };
}

const complaintOf = (
  row: ComplaintRow,
  piece: string | null,
  now: Date,
): Omit<Complaint, "messages" | "photos"> => {
  // Internal: the customer does not see that an owner was asked.
  const state = row.state === "asked" ? "open" : row.state;
  const isLate = state === "open" && row.answer_by < now;
  return {
    id: row.id,
    piece,
    state,
    answerBy: stamp(isLate ? lateAnswerBy(now) : row.answer_by),
    ...(isLate && { late: true }),
  };
};

export const offerOf = ({ offer, cents, accepted_at }: MessageRow) =>
  offer && { kind: offer, cents, acceptedAt: accepted_at && stamp(accepted_at) };
