import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../deps.ts";
import { mailChannel, type WriteMail } from "./mail-channel.ts";
import { listDueRecipients } from "./outbox-repository.ts";
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
 * Sends messages after commits, and by a timer what failed or what another node left behind. Webhooks have a lane for
 * each receiver: neither somebody's mail nor another receiver waits for one that is slow.
 */
export function startOutbox(
  deps: Deps,
  write: Writers,
  log: FastifyBaseLogger,
  calls: Sending["calls"],
): Outbox {
  const people = { mail: mailChannel(deps, write.mail), text: textChannel(deps, write.text) };
  const receivers = { webhook: webhookChannel(deps, write.webhook) };
  const turns = [
    startTurn({ deps, channels: people, log, calls }, sendDue),
    startTurn({ deps, channels: receivers, log, calls }, laneForEach()),
  ];
  return {
    wake: () => turns.forEach((turn) => turn.wake()),
    async stop() {
      await Promise.all(turns.map((turn) => turn.stop()));
    },
  };
}

type Send = (sending: Sending, stop: AbortSignal) => Promise<unknown>;

/** Starts a lane for each receiver that something is due to and that has none yet; it ends when nothing is. */
function laneForEach(): Send & { ended(): Promise<unknown> } {
  const lanes = new Map<string, Promise<void>>();
  /** Had something due while their lane may have looked for the last time. */
  const again = new Set<string>();
  const run = async (sending: Sending, recipient: string, stop: AbortSignal): Promise<void> => {
    do {
      again.delete(recipient);
      await sendDue({ ...sending, recipient }, stop).catch((error: unknown) =>
        sending.log.error({ err: error }, "outbox failed"),
      );
    } while (again.has(recipient) && !stop.aborted);
    lanes.delete(recipient);
  };
  const send: Send = async (sending, stop) => {
    const { deps, channels } = sending;
    const names = Object.keys(channels) as (keyof typeof channels)[];
    for (const recipient of await listDueRecipients(deps.db, names, deps.clock.now())) {
      if (lanes.has(recipient)) again.add(recipient);
      else lanes.set(recipient, run(sending, recipient, stop));
    }
  };
  return Object.assign(send, { ended: () => Promise.all(lanes.values()) });
}

function startTurn(sending: Sending, send: Send & { ended?: () => Promise<unknown> }): Outbox {
  const { channels, log } = sending;
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWanted = false;
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (isWanted && !signal.aborted) {
      isWanted = false;
      await send(sending, signal).catch((error: unknown) =>
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
      await send.ended?.();
      for (const channel of Object.values(channels)) channel.close();
    },
  };
}
