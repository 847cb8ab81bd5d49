import * as z from "zod/mini";
import { offer, uuid } from "../../customer/care.ts";
import { COMPLAINT_LENGTH, COMPLAINT_STATES } from "../../shared/care.ts";
import { language, requiredText, timestamp } from "../../shared/fields.ts";
import { CARE_VIEWS } from "./care-views.ts";

export const careQuery = z.object({ view: z.optional(z.enum(CARE_VIEWS)) });
export const careParams = z.object({ id: uuid });

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

export const careInbox = z.object({
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

export const deskComplaint = z.object({
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
export const complaintAnswerBody = z.object({
  text: words,
  /** Another cleaning, or only words. */
  offer: z.nullable(z.literal("cleaning")),
});
export const moneyOfferBody = z.object({
  text: words,
  cents: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
