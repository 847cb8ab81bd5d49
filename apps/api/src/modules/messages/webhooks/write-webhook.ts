import { Webhook } from "standardwebhooks";
import type { WriteWebhook } from "../../../outbox/webhook-channel.ts";
import {
  subscriptionSecret,
  findSubscription,
  oldSecretWorks,
} from "./subscriptions-repository.ts";

type WebhookData = { at: string; by?: string; order?: object };

/** A message by Standard Webhooks, signed at sending time; with the old secret too while that is valid. */
export const writeWebhook: WriteWebhook = async (deps, { id, kind, recipient, data }) => {
  const subscription = await findSubscription(deps.db, recipient);
  if (!subscription) return undefined;
  const now = deps.clock.now();
  const { at, ...event }: Partial<WebhookData> = data;
  const timestamp = new Date(at ?? now).toISOString();
  const about = event.order ? { order: event.order, by: event.by } : {};
  const body = JSON.stringify({ type: kind, timestamp, data: about });
  const { secret_version } = subscription;
  const versions = oldSecretWorks(subscription, now)
    ? [secret_version, secret_version - 1]
    : [secret_version];
  const signatures = versions.map((version) =>
    new Webhook(subscriptionSecret(deps, { id: subscription.id, secret_version: version })).sign(
      id,
      now,
      body,
    ),
  );
  return {
    url: subscription.url,
    headers: {
      "content-type": "application/json",
      "user-agent": "Waslijn-Webhooks/1",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": signatures.join(" "),
    },
    body,
  };
};
