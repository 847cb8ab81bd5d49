import type { WebhookDelivery, WebhookSubscription } from "@waslijn/contract/console/webhooks";
import { WEBHOOK_EVENTS } from "@waslijn/contract/shared/webhooks";
import { at, id } from "./moments.ts";

const HOOK: WebhookSubscription = {
  id: id(30),
  url: "https://boekhouding.example/waslijn",
  events: [...WEBHOOK_EVENTS],
  isPaused: false,
  createdAt: at("08:10"),
  oldSecretUntil: at("08:10", "2026-11-17"),
  waiting: 3,
  dead: 2,
};
export const HOOKS: WebhookSubscription[] = [
  HOOK,
  {
    ...HOOK,
    id: id(31),
    url: "https://voorraad.example/",
    isPaused: true,
    events: ["order.placed"],
    oldSecretUntil: null,
    waiting: 0,
    dead: 0,
  },
];
const DELIVERY: WebhookDelivery = {
  id: id(32),
  event: "order.placed",
  order: "W-10231",
  at: at("08:10"),
  state: "sent",
  attempts: 1,
  sentAt: at("08:10"),
  nextAt: null,
  status: 204,
  error: null,
};
export const DELIVERIES: WebhookDelivery[] = [
  DELIVERY,
  { ...DELIVERY, id: id(33), state: "queued", attempts: 0, sentAt: null, status: null },
  {
    ...DELIVERY,
    id: id(34),
    event: "order.counted",
    state: "refused",
    attempts: 2,
    status: 500,
    error: "ESTATUS",
    nextAt: at("09:10"),
  },
  { ...DELIVERY, id: id(35), state: "dead", attempts: 8, status: null, error: "ETIMEDOUT" },
];
export const SECRET = { endpoint: HOOK, secret: "whsec_3b1f9c2e7d5a4860b1f9c2e7d5a48603" };
