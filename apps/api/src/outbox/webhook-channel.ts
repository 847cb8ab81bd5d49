import type { Deps } from "../deps.ts";
import {
  openWebhookSender,
  type WebhookRequest,
  type WebhookSender,
} from "../outside/webhook-sender.ts";
import type { Channel } from "./channel.ts";
import { holdBack, waitIfPaused, type OutboxRow } from "./outbox-repository.ts";

/** Makes a signed request of a row; undefined when nobody is there to hear it. */
export type WriteWebhook = (deps: Deps, row: OutboxRow) => Promise<WebhookRequest | undefined>;

/** Other messages to a receiver that just failed wait for so long, so that those to others come first. */
const HOLD_BACK_MS = 30_000;

/** Webhooks go to their receivers; of what these answer the status is kept. */
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
