/** What others can be told of orders (OPEN-01). */
export const WEBHOOK_EVENTS = [
  "order.placed",
  "order.changed",
  "order.pickup-missed",
  "order.picked-up",
  "order.counted",
  "order.recounted",
  "order.ready",
  "order.delivery-missed",
  "order.delivered",
  "order.cancelled",
  "order.withdrawn",
  "order.bill-sent",
  "order.payment-changed",
  "order.refund-changed",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What a receiver is sent to try it. */
export const TEST_EVENT = "webhook.test";

/** After a new secret the old one signs along for so long. */
export const OLD_SECRET_HOURS = 24;
/** As many receivers as one provider may have. */
export const MOST_ENDPOINTS = 20;
