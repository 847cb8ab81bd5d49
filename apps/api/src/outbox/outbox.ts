import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../deps.ts";
import { listDueRecipients, type OutboxRow } from "./outbox-repository.ts";
import { sendDue, type Sending } from "./send-due.ts";
import { webhookChannel, type WriteWebhook } from "./webhook-channel.ts";
import { openSmsGateway, textFrom, type SmsMessage } from "../outside/sms-gateway.ts";
import { masked, type Channel } from "./channel.ts";
import { mailFrom, messageIdOf, openMailer, type Mail, type Mailer } from "../outside/mailer.ts";

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

/** Makes the words of a text message when it is sent; undefined when there is nothing left to say. */
type WriteText = (deps: Deps, row: OutboxRow) => Promise<string | undefined>;

/** Text messages go through SMS_URL; without that setting they are kept. */
export function textChannel(deps: Deps, write: WriteText): Channel {
  const { env } = deps;
  const send = openSmsGateway(env);
  return {
    async deliver(row) {
      const text = await write(deps, row);
      if (text === undefined) return undefined;
      const message: SmsMessage = { id: row.id, from: textFrom(env), to: row.recipient, text };
      if (!send) return { state: "kept", rendered: { ...message, text: masked(env, text) } };
      await send(message);
      return { state: "sent" };
    },
    close: () => undefined,
  };
}

/** Makes the words of a mail when it is sent; undefined when there is nothing left to say. */
type WriteMail = (deps: Deps, row: OutboxRow) => Promise<WrittenMail | undefined>;
type WrittenMail = Omit<Mail, "messageId" | "from">;

/** Mails go by SMTP_URL; without that setting they are kept. */
export function mailChannel(
  deps: Deps,
  write: WriteMail,
  mailer: Mailer | undefined = openMailer(deps.env),
): Channel {
  const { env } = deps;
  return {
    async deliver(row) {
      const written = await write(deps, row);
      if (!written) return undefined;
      const mail: Mail = { ...written, messageId: messageIdOf(env, row.id), from: mailFrom(env) };
      if (!mailer) {
        const [text, html] = [masked(env, mail.text), masked(env, mail.html)];
        return { state: "kept", rendered: { ...mail, text, html } };
      }
      await mailer.send(mail);
      return { state: "sent" };
    },
    close: () => mailer?.close(),
  };
}
