import * as z from "zod/mini";
import {
  COMPLAINT_LENGTH,
  COMPLAINT_STATES,
  MOST_PHOTOS,
  OFFER_KINDS,
  PHOTO_BYTES,
  PIECE_BYTES,
} from "../shared/care.ts";
import { type Endpoint, CALLERS } from "../shared/endpoint.ts";
import { requiredText, text, timestamp } from "../shared/fields.ts";
import { linkParams } from "./my-order.ts";

export const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/** A photo or a complaint of the order that the token opens. */
const linkItemParams = z.extend(linkParams, { id: uuid });

/** Base64 length: four characters for three bytes. */
const PIECE_LETTERS = Math.ceil(PIECE_BYTES / 3) * 4;

/** A piece of a photo: its offset, and the size of the whole. */
export const pieceBody = z.object({
  size: z.int().check(z.minimum(1), z.maximum(PHOTO_BYTES)),
  start: z.int().check(z.minimum(0), z.maximum(PHOTO_BYTES)),
  data: z
    .string()
    .check(
      z.maxLength(PIECE_LETTERS),
      z.regex(/^(?:[A-Za-z0-9+/]{4})+$|^(?:[A-Za-z0-9+/]{4})*[A-Za-z0-9+/]{2,3}={1,2}$/),
    ),
});
export type PieceBody = z.infer<typeof pieceBody>;

/** Bytes received, which is the offset to resume from; and whether the photo was re-encoded and can be used. */
export const pieceTaken = z.object({ received: z.int(), ready: z.boolean() });
export type PieceTaken = z.infer<typeof pieceTaken>;

/** A bill line's service code and alias. */
const pieceName = z.string().check(z.regex(/^[A-Z]{2}:[a-z0-9-]{1,80}$/));

export const problemBody = z.object({
  /** Absent when the complaint is about something else. */
  piece: z.optional(pieceName),
  text: requiredText(COMPLAINT_LENGTH),
  photos: z.array(uuid).check(z.maxLength(MOST_PHOTOS)),
});
export type ProblemBody = z.infer<typeof problemBody>;

/** A refusal needs a text: the desk then looks again. */
const offerAnswerBody = z.object({
  accepts: z.boolean(),
  text: z.optional(text(COMPLAINT_LENGTH)),
});
export type OfferAnswerBody = z.infer<typeof offerAnswerBody>;

export const offer = z.object({
  kind: z.enum(OFFER_KINDS),
  /** Null unless money is offered. */
  cents: z.nullable(z.int()),
  acceptedAt: z.nullable(timestamp),
});

const messageFields = z.object({
  /** The holder of the link, or staff. */
  by: z.enum(["customer", "us"]),
  at: timestamp,
  text: z.string(),
  offer: z.nullable(offer),
});

const complaint = z.object({
  id: uuid,
  /** The piece's name on the bill; null when the complaint is about something else. */
  piece: z.nullable(z.string()),
  state: z.enum(COMPLAINT_STATES),
  /** Deadline of our answer; a new one if `late`. */
  answerBy: timestamp,
  /** The first deadline passed without an answer. */
  late: z.optional(z.boolean()),
  messages: z.array(messageFields),
  photos: z.array(uuid),
});
export type Complaint = z.infer<typeof complaint>;

/** Pieces that can be reported, the deadline, and earlier complaints. */
const orderCare = z.object({
  deliveredAt: z.nullable(timestamp),
  /** Null when nothing can be reported (yet, or any more). */
  until: z.nullable(timestamp),
  pieces: z.array(z.object({ piece: pieceName, label: z.string() })),
  complaints: z.array(complaint),
});
export type OrderCare = z.infer<typeof orderCare>;

/** Complaints after delivery (CARE-01). */
const ORDER = "/orders/by-link/:token";

export const careEndpoints = {
  orderCare: {
    method: "GET",
    path: `${ORDER}/care`,
    auth: "none",
    summary: "What can be reported of an order, and what became of it",
    callers: CALLERS,
    params: linkParams,
    response: orderCare,
    status: 200,
    problems: ["order_link_invalid"],
  },
  sendPhotoPiece: {
    method: "PUT",
    path: `${ORDER}/photos/:id/pieces`,
    auth: "none",
    summary: "Send a piece of a photo; the answer says from where to go on",
    callers: CALLERS,
    params: linkItemParams,
    body: pieceBody,
    response: pieceTaken,
    status: 200,
    problems: [
      "order_link_invalid",
      "not_possible_now",
      "photo_unreadable",
      "photos_limit_reached",
    ],
  },
  orderPhoto: {
    method: "GET",
    path: `${ORDER}/photos/:id`,
    auth: "none",
    file: true,
    summary: "A photo of an order, as it was drawn anew",
    callers: CALLERS,
    params: linkItemParams,
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    status: 200,
    problems: ["order_link_invalid", "not_found"],
  },
  reportProblem: {
    method: "POST",
    path: `${ORDER}/complaints`,
    auth: "none",
    placement: true,
    summary: "Report what is wrong with a piece, within 48 hours after delivery",
    callers: CALLERS,
    params: linkParams,
    body: problemBody,
    response: orderCare,
    status: 200,
    problems: [
      "changed_too_often",
      "order_link_invalid",
      "not_possible_now",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  answerOffer: {
    method: "POST",
    path: `${ORDER}/complaints/:id`,
    auth: "none",
    placement: true,
    summary: "Accept what was offered for a complaint, or say why not",
    callers: CALLERS,
    params: linkItemParams,
    body: offerAnswerBody,
    response: orderCare,
    status: 200,
    problems: [
      "changed_too_often",
      "order_link_invalid",
      "not_found",
      "not_possible_now",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
} as const satisfies Record<string, Endpoint>;
