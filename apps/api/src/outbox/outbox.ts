import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../deps.ts";
import { mailChannel, type WriteMail } from "./mail-channel.ts";
import { sendDue, type Sending } from "./send-due.ts";
import { textChannel, type WriteText } from "./text-channel.ts";
import { webhookChannel, type WriteWebhook } from "./webhook-channel.ts";

const EVERY_MS = 15_000;

export type Outbox = {
  /** Looks at once instead of at the next turn. */
  wake(): void;
  /** Ends after what is under way. */
  stop(): Promise<void>;
};

export type Writers = { mail: WriteMail; text: WriteText; webhook: WriteWebhook };

/**
 * Sends messages after commits, and by a timer what failed or what another node left behind. Webhooks have
 * a turn of their own: nobody's mail waits for a receiver that is slow.
 */
export function startOutbox(
  deps: Deps,
  write: Writers,
  log: FastifyBaseLogger,
  calls: Sending["calls"],
): Outbox {
  const people = { mail: mailChannel(deps, write.mail), text: textChannel(deps, write.text) };
  const receivers = { webhook: webhookChannel(deps, write.webhook) };
  const turns = [people, receivers].map((channels) => startTurn({ deps, channels, log, calls }));
  return {
    wake: () => turns.forEach((turn) => turn.wake()),
    async stop() {
      await Promise.all(turns.map((turn) => turn.stop()));
    },
  };
}

function startTurn(sending: Sending): Outbox {
  const { channels, log } = sending;
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWanted = false;
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (isWanted && !signal.aborted) {
      isWanted = false;
      await sendDue(sending, signal).catch((error: unknown) =>
        log.error({ err: error }, "outbox failed"),
      );
    }
  };
  const wake = (): void => {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
      if (isWanted && !signal.aborted) wake();
    });
  };

  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
      for (const channel of Object.values(channels)) channel.close();
    },
  };
}
