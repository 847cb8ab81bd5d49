import * as z from "zod/mini";
import { offer, pieceBody, pieceTaken, problemBody, uuid } from "../customer/care.ts";
import { COMPLAINT_LENGTH, COMPLAINT_STATES } from "../shared/care.ts";
import { language, requiredText, timestamp } from "../shared/fields.ts";
import { CARE_VIEWS } from "./codes.ts";
import { byDesk, byHub, byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";
import { ORDER, orderParams } from "./order.ts";

const careQuery = z.object({ view: z.optional(z.enum(CARE_VIEWS)) });
const careParams = z.object({ id: uuid });

const head = {
  id: uuid,
  number: z.string(),
  customer: z.string(),
  /** The piece's name on the bill; null when the complaint is about something else. */
  piece: z.nullable(z.string()),
  /** The beginning of the text. */
  text: z.string(),
  state: z.enum(COMPLAINT_STATES),
  reportedAt: timestamp,
  answerBy: timestamp,
};

const careInbox = z.object({
  now: timestamp,
  complaints: z.array(z.object({ ...head, photos: z.int() })),
  /** Counts per view; `done` is counted up to a few hundred only. */
  counts: z.object({ open: z.int(), waiting: z.int(), done: z.int() }),
});
export type CareInbox = z.infer<typeof careInbox>;

const messageFields = z.object({
  id: uuid,
  /** Null: the customer. An empty string: a member of staff who left long ago and whose name was removed. */
  by: z.nullable(z.string()),
  at: timestamp,
  text: z.string(),
  offer: z.nullable(offer),
  /** Null until an owner approves it. */
  sentAt: z.nullable(timestamp),
});

const deskComplaint = z.object({
  ...head,
  now: timestamp,
  /** Who wrote it down for somebody on the phone; null: the customer reported it. */
  enteredBy: z.nullable(z.string()),
  /** The customer's language. */
  language,
  deliveredAt: z.nullable(timestamp),
  messages: z.array(messageFields),
  photos: z.array(uuid),
  /** Recorded at counting, with its findings. */
  counting: z.object({
    countedAt: z.nullable(timestamp),
    by: z.nullable(z.string()),
    photos: z.array(z.object({ id: uuid, text: z.string() })),
  }),
  notes: z.array(z.object({ by: z.string(), at: timestamp, text: z.string() })),
  /** The cleaning price of the piece, and the most that the desk may offer without an owner. */
  priceCents: z.int(),
  mostCents: z.int(),
  /** Cents that were paid for the order and can still be refunded. */
  keptCents: z.int(),
  /** `keptCents` plus the open amount, which can be reduced. Anything above it is paid out by an owner. */
  coveredCents: z.int(),
  known: z.object({
    since: timestamp,
    orders: z.int(),
    spentCents: z.int(),
    complaints: z.int(),
  }),
});
export type DeskComplaint = z.infer<typeof deskComplaint>;

/** The pieces on an order's bill that a complaint can be about. */
const callerCare = z.object({
  pieces: z.array(z.object({ piece: z.string(), label: z.string() })),
});
const callerPhotoParams = z.extend(orderParams, { id: uuid });

const words = requiredText(COMPLAINT_LENGTH);
const complaintAnswerBody = z.object({
  text: words,
  /** Another cleaning, or text only. */
  offer: z.nullable(z.literal("cleaning")),
});
const moneyOfferBody = z.object({
  text: words,
  cents: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});

const onComplaint = { params: careParams, response: deskComplaint, status: 200 } as const;
const actProblems = [
  "not_found",
  "not_possible_now",
  "idempotency_running",
  "idempotency_mismatch",
] as const;

const COMPLAINT = "/console/care/:id";

/** The complaints inbox. Calls that may cost money need the passkey again (STAFF-02). */
export const careEndpoints = {
  listComplaints: {
    ...byDesk,
    method: "GET",
    path: "/console/care",
    summary: "Complaints that wait for us, for their customer or for nobody",
    query: careQuery,
    response: careInbox,
    status: 200,
    problems: [],
  },
  deskPhoto: {
    ...byHub,
    method: "GET",
    path: "/console/photos/:id",
    file: true,
    summary: "A photo of an order, as it was drawn anew; for role hub one from counting at its hub",
    params: careParams,
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    status: 200,
    problems: ["not_found"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

/** One complaint and the acts on it. */
export const careActEndpoints = {
  readComplaint: {
    ...byDesk,
    method: "GET",
    path: COMPLAINT,
    ...onComplaint,
    summary: "A complaint with everything that helps to answer it",
    problems: ["not_found"],
  },
  answerComplaint: {
    ...byDesk,
    method: "POST",
    path: `${COMPLAINT}/answer`,
    placement: true,
    ...onComplaint,
    summary: "Answer a complaint by mail, perhaps with another cleaning",
    body: complaintAnswerBody,
    problems: actProblems,
  },
  offerMoney: {
    ...byDesk,
    method: "POST",
    path: `${COMPLAINT}/offer`,
    placement: true,
    passkeyAgain: true,
    ...onComplaint,
    summary:
      "Offer money for a complaint; above the rule, or beyond what the bill covers, it waits for an owner",
    body: moneyOfferBody,
    problems: actProblems,
  },
  agreeToOffer: {
    ...byOwners,
    method: "POST",
    path: `${COMPLAINT}/agree`,
    placement: true,
    passkeyAgain: true,
    ...onComplaint,
    summary: "Agree to an offer above the rule, which is then sent",
    problems: actProblems,
  },
  closeComplaint: {
    ...byDesk,
    method: "POST",
    path: `${COMPLAINT}/close`,
    placement: true,
    ...onComplaint,
    summary: "Say that nothing is left to do about a complaint",
    problems: actProblems,
  },
  reopenComplaint: {
    ...byDesk,
    method: "POST",
    path: `${COMPLAINT}/reopen`,
    placement: true,
    ...onComplaint,
    summary: "Open a closed complaint again, or take back that it was closed",
    problems: actProblems,
  },
  callerCare: {
    ...byDesk,
    method: "GET",
    path: `${ORDER}/complaints`,
    summary: "The pieces of an order that a caller can complain about",
    params: orderParams,
    response: callerCare,
    status: 200,
    problems: ["not_found"],
  },
  reportForCaller: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/complaints`,
    placement: true,
    summary: "Write down the complaint of somebody on the phone",
    params: orderParams,
    body: problemBody,
    response: deskComplaint,
    status: 200,
    problems: actProblems,
  },
  sendCallerPhoto: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/complaints/photos/:id`,
    summary: "Send a photo for a caller's complaint, in pieces that resume after a lost connection",
    params: callerPhotoParams,
    body: pieceBody,
    response: pieceTaken,
    status: 200,
    problems: ["not_found", "not_possible_now", "photo_unreadable", "photos_limit_reached"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
