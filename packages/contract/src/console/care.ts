import * as z from "zod/mini";
import { offer, uuid } from "../customer/care.ts";
import { COMPLAINT_LENGTH, COMPLAINT_STATES } from "../shared/care.ts";
import { language, requiredText, timestamp } from "../shared/fields.ts";
import { CARE_VIEWS } from "./codes.ts";
import { byDesk, byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";

const careQuery = z.object({ view: z.optional(z.enum(CARE_VIEWS)) });
const careParams = z.object({ id: uuid });

const head = {
  id: uuid,
  number: z.string(),
  customer: z.string(),
  /** What the bill calls it; null where it is about something else. */
  piece: z.nullable(z.string()),
  /** How it begins. */
  text: z.string(),
  state: z.enum(COMPLAINT_STATES),
  reportedAt: timestamp,
  answerBy: timestamp,
};

const careInbox = z.object({
  now: timestamp,
  complaints: z.array(z.object({ ...head, photos: z.int() })),
  /** How many wait; of those that are done nobody counts beyond a few hundred. */
  counts: z.object({ open: z.int(), waiting: z.int(), done: z.int() }),
});
export type CareInbox = z.infer<typeof careInbox>;

const said = z.object({
  id: uuid,
  /** Null: the customer. Who left long ago has no name any more. */
  by: z.nullable(z.string()),
  at: timestamp,
  text: z.string(),
  offer: z.nullable(offer),
  /** Null while it waits for an owner. */
  sentAt: z.nullable(timestamp),
});

const deskComplaint = z.object({
  ...head,
  now: timestamp,
  /** The customer's. */
  language,
  deliveredAt: z.nullable(timestamp),
  messages: z.array(said),
  photos: z.array(uuid),
  /** Taken at counting, with what was found. */
  counting: z.object({
    countedAt: z.nullable(timestamp),
    by: z.nullable(z.string()),
    photos: z.array(z.object({ id: uuid, text: z.string() })),
  }),
  notes: z.array(z.object({ by: z.string(), at: timestamp, text: z.string() })),
  /** What cleaning the piece cost, and what may be offered for it without an owner. */
  priceCents: z.int(),
  mostCents: z.int(),
  /** What was paid for the order and can still go back. */
  keptCents: z.int(),
  /** That, and what is still due and can become less; beyond it an owner pays out. */
  coveredCents: z.int(),
  known: z.object({
    since: timestamp,
    orders: z.int(),
    spentCents: z.int(),
    complaints: z.int(),
  }),
});
export type DeskComplaint = z.infer<typeof deskComplaint>;

const words = requiredText(COMPLAINT_LENGTH);
const complaintAnswerBody = z.object({
  text: words,
  /** Another cleaning, or only words. */
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

/** The inbox of complaints. What may cost money asks for the passkey (STAFF-02). */
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
  deskPhoto: {
    ...byDesk,
    method: "GET",
    path: "/console/photos/:id",
    file: true,
    summary: "A photo of an order, as it was drawn anew",
    params: careParams,
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    status: 200,
    problems: ["not_found"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
