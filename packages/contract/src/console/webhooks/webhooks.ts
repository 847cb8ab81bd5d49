import * as z from "zod/mini";
import { line, timestamp } from "../../shared/fields.ts";
import { TEST_EVENT, WEBHOOK_EVENTS } from "../../shared/calls/webhooks.ts";

const id = z.uuid();

/** An address that can be called as it stands: what a browser would not send is not in it. */
const isReceiver = (value: string): boolean => {
  const url = URL.parse(value);
  return (
    (url?.protocol === "https:" || url?.protocol === "http:") &&
    url.username === "" &&
    url.password === "" &&
    url.hash === ""
  );
};
const url = line(500).check(z.refine(isReceiver, { error: "url" }));
const events = z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1), z.maxLength(20));

export const webhookEndpoint = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isPaused: z.boolean(),
  createdAt: timestamp,
  /** Until then the secret before the last one signs as well. */
  oldSecretUntil: z.nullable(timestamp),
  /** Messages that wait, and those that were given up. */
  waiting: z.int(),
  dead: z.int(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;
export const webhookEndpoints = z.array(webhookEndpoint);

/** The secret is shown this once. */
export const webhookWithSecret = z.object({ endpoint: webhookEndpoint, secret: z.string() });

export const addWebhookBody = z.object({ url, events });
export const changeWebhookBody = z.object({ events, isPaused: z.boolean() });
export const webhookParams = z.object({ id });
export const deliveryParams = z.object({ id, delivery: id });
export const deliveriesQuery = z.object({ state: z.optional(z.enum(["dead"])) });

export const webhookDelivery = z.object({
  id,
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  order: z.nullable(z.string()),
  at: timestamp,
  /** Refused: will be tried again. Dead: will not, unless somebody sends it again. */
  state: z.enum(["queued", "refused", "sent", "dead"]),
  attempts: z.int(),
  sentAt: z.nullable(timestamp),
  nextAt: z.nullable(timestamp),
  /** The status that the receiver answered. */
  status: z.nullable(z.int()),
  /** Why it was not taken, as a code: ETIMEDOUT, EPRIVATE, EREDIRECT, ESTATUS … */
  error: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export const webhookDeliveries = z.array(webhookDelivery);
