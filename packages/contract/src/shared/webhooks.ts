/** Event types of webhooks (OPEN-01). */
export const WEBHOOK_EVENTS = [
  "order.placed",
  "order.changed",
  "order.pickup-missed",
  "order.picked-up",
  "order.counted",
  "order.recounted",
  "order.ready",
  "order.delivery-missed",
  "order.part-delivered",
  "order.delivered",
  "order.cancelled",
  "order.withdrawn",
  "order.bill-sent",
  "order.payment-changed",
  "order.refund-changed",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Event type of a test message. */
export const TEST_EVENT = "webhook.test";

/** Hours during which the previous secret still signs after a rotation. */
export const OLD_SECRET_HOURS = 24;
/** Maximum number of subscriptions per provider. */
export const MOST_SUBSCRIPTIONS = 20;
