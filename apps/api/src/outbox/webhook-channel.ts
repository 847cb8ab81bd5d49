import type { Deps } from "../deps.ts";
import {
  openWebhookSender,
  type WebhookRequest,
  type WebhookSender,
} from "../outside/webhook-sender.ts";
import type { Channel } from "./channel.ts";
import { holdBack, waitIfPaused, type OutboxRow } from "./outbox-repository.ts";

/** Builds the signed request of a row; undefined when the subscription is gone. */
export type WriteWebhook = (deps: Deps, row: OutboxRow) => Promise<WebhookRequest | undefined>;

/** After a failure, other messages to the same receiver wait this long, so that those to other receivers come first. */
const HOLD_BACK_MS = 30_000;

/** Sends webhooks; of a response only the status is stored. */
export function webhookChannel(
  deps: Deps,
  write: WriteWebhook,
  sender: WebhookSender = openWebhookSender(deps.env),
): Channel {
  return {
    async deliver(row) {
      if (await waitIfPaused(deps.db, row)) return { state: "waiting" };
      const request = await write(deps, row);
      if (!request) return undefined;
      try {
        return { state: "sent", rendered: { status: await sender.send(request) } };
      } catch (error) {
        const now = deps.clock.now();
        await holdBack(deps.db, row, now, new Date(now.getTime() + HOLD_BACK_MS));
        throw error;
      }
    },
    close: () => sender.close(),
  };
}
