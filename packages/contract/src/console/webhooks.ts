import * as z from "zod/mini";
import { nothing } from "../shared/endpoint.ts";
import { clockTime, isoDate, line, timestamp } from "../shared/fields.ts";
import { ACTORS, ORDER_KINDS, ORDER_STATES } from "../shared/order-life.ts";
import { TEST_EVENT, WEBHOOK_EVENTS } from "../shared/webhooks.ts";
import { byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";

const id = z.uuid();

/** Accepts only URLs that can be requested as written, without anything a browser would strip. */
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

const webhookSubscription = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isPaused: z.boolean(),
  createdAt: timestamp,
  /** Until then the previous secret signs as well. */
  oldSecretUntil: z.nullable(timestamp),
  /** Number of messages that are queued, and that were given up. */
  waiting: z.int(),
  dead: z.int(),
});
export type WebhookSubscription = z.infer<typeof webhookSubscription>;
const webhookSubscriptions = z.array(webhookSubscription);

/** The secret is returned only this once. */
const webhookWithSecret = z.object({ endpoint: webhookSubscription, secret: z.string() });

const addWebhookBody = z.object({ url, events });
const changeWebhookBody = z.object({ events, isPaused: z.boolean() });
const webhookParams = z.object({ id });
const deliveryParams = z.object({ id, delivery: id });
const deliveriesQuery = z.object({ state: z.optional(z.enum(["dead"])) });

export const webhookDelivery = z.object({
  id,
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  order: z.nullable(z.string()),
  at: timestamp,
  /** `refused`: will be retried. `dead`: given up, unless sent again by hand. */
  state: z.enum(["queued", "refused", "sent", "dead"]),
  attempts: z.int(),
  sentAt: z.nullable(timestamp),
  nextAt: z.nullable(timestamp),
  /** HTTP status of the receiver's response. */
  status: z.nullable(z.int()),
  /** Error code: ETIMEDOUT, EPRIVATE, EREDIRECT, ESTATUS … */
  error: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
const webhookDeliveries = z.array(webhookDelivery);

/** Webhook subscriptions (OPEN-01). */
export const webhookCallEndpoints = {
  listWebhooks: {
    ...byOwners,
    method: "GET",
    path: "/console/webhooks",
    summary: "Whom we tell what happens to orders",
    response: webhookSubscriptions,
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

/** Acts of owners on webhooks, and their deliveries. */
export const webhookActEndpoints = {
  addWebhook: {
    ...byOwners,
    method: "POST",
    path: "/console/webhooks",
    passkeyAgain: true,
    summary: "Tell another receiver; the answer holds its secret, which is not shown again",
    body: addWebhookBody,
    response: webhookWithSecret,
    status: 201,
    problems: ["not_possible_now"],
  },
  changeWebhook: {
    ...byOwners,
    method: "PATCH",
    path: "/console/webhooks/:id",
    summary: "Tell a receiver of other events, pause it or let it go on",
    params: webhookParams,
    body: changeWebhookBody,
    response: webhookSubscription,
    status: 200,
    problems: ["not_found"],
  },
  removeWebhook: {
    ...byOwners,
    method: "DELETE",
    path: "/console/webhooks/:id",
    summary: "Tell a receiver nothing more, and forget what was sent to it",
    params: webhookParams,
    response: nothing,
    status: 204,
    problems: ["not_found"],
  },
  renewWebhookSecret: {
    ...byOwners,
    method: "POST",
    path: "/console/webhooks/:id/secret",
    passkeyAgain: true,
    summary: "Give a receiver a new secret; for a day messages carry both signatures",
    params: webhookParams,
    response: webhookWithSecret,
    status: 200,
    problems: ["not_found"],
  },
  testWebhook: {
    ...byOwners,
    method: "POST",
    path: "/console/webhooks/:id/test",
    summary: "Send a receiver a message to try it",
    params: webhookParams,
    response: nothing,
    status: 204,
    problems: ["not_found"],
  },
  webhookDeliveries: {
    ...byOwners,
    method: "GET",
    path: "/console/webhooks/:id/deliveries",
    summary: "The newest messages to a receiver, and what became of them",
    params: webhookParams,
    query: deliveriesQuery,
    response: webhookDeliveries,
    status: 200,
    problems: ["not_found"],
  },
  sendDeliveryAgain: {
    ...byOwners,
    method: "POST",
    path: "/console/webhooks/:id/deliveries/:delivery/send",
    summary: "Send a message again, under the id it had",
    params: deliveryParams,
    response: nothing,
    status: 204,
    problems: ["not_found"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

const window = z.strictObject({ date: isoDate, time: clockTime });

/** Payload of a webhook: ids, number, state and windows, no personal data (OPEN-01). */
export const webhookMessage = z.strictObject({
  type: z.enum(WEBHOOK_EVENTS),
  /** Time of the event. */
  timestamp,
  data: z.strictObject({
    by: z.enum(ACTORS),
    /** The order after the event. */
    order: z.strictObject({
      id: z.uuid(),
      number: z.string(),
      kind: z.enum(ORDER_KINDS),
      state: z.enum(ORDER_STATES),
      /** Increases with every event of the order. */
      version: z.int(),
      hub: z.string(),
      pickup: window,
      delivery: z.nullable(window),
    }),
  }),
});

/** Payload of a test message, sent from the console. */
export const testMessage = z.strictObject({
  type: z.literal(TEST_EVENT),
  timestamp,
  data: z.strictObject({}),
});
