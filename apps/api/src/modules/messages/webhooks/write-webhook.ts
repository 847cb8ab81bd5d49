import { Webhook } from "standardwebhooks";
import type { WriteWebhook } from "../../../outbox/webhook-channel.ts";
import { endpointSecret, findSubscription, oldSecretWorks } from "./subscriptions-repository.ts";

type Told = { at: string; by?: string; order?: object };

/** A message by Standard Webhooks, signed at sending time; with the old secret too while that is valid. */
export const writeWebhook: WriteWebhook = async (deps, { id, kind, recipient, data }) => {
  const endpoint = await findSubscription(deps.db, recipient);
  if (!endpoint) return undefined;
  const now = deps.clock.now();
  const { at, ...told }: Partial<Told> = data;
  const timestamp = new Date(at ?? now).toISOString();
  const about = told.order ? { order: told.order, by: told.by } : {};
  const body = JSON.stringify({ type: kind, timestamp, data: about });
  const { secret_version } = endpoint;
  const versions = oldSecretWorks(endpoint, now)
    ? [secret_version, secret_version - 1]
    : [secret_version];
  const signatures = versions.map((version) =>
    new Webhook(endpointSecret(deps, { id: endpoint.id, secret_version: version })).sign(
      id,
      now,
      body,
    ),
  );
  return {
    url: endpoint.url,
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
