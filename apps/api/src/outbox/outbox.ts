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
  /** Looks for due messages now instead of at the next interval. */
  wake(): void;
  /** Waits for the sends in progress. */
  stop(): Promise<void>;
};

export type Writers = { mail: WriteMail; text: WriteText; webhook: WriteWebhook };

/**
 * Sends messages after commits; a timer handles retries and messages that another node left behind. Webhooks have one
 * queue per subscription, so that a slow receiver delays neither mails nor other receivers.
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

/** Starts a queue for each recipient with due messages; it ends when nothing is due. */
function laneForEach(): Send & { ended(): Promise<unknown> } {
  const lanes = new Map<string, Promise<void>>();
  /** Recipients that got a due message while their queue may already have done its last check. */
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

/** Renders an SMS at sending time; undefined when it is obsolete. */
type WriteText = (deps: Deps, row: OutboxRow) => Promise<string | undefined>;

/** Sends SMS through SMS_URL; without that setting they are stored. */
export function textChannel(deps: Deps, write: WriteText): Channel {
  const { env } = deps;
  return {
    async deliver(row) {
      const text = await write(deps, row);
      if (text === undefined) return undefined;
      const send = openSmsGateway(env);
      const message: SmsMessage = { id: row.id, from: textFrom(env), to: row.recipient, text };
      if (!send) return { state: "kept", rendered: { ...message, text: masked(env, text) } };
      await send(message);
      return { state: "sent" };
    },
    close: () => undefined,
  };
}

/** Renders a mail at sending time; undefined when it is obsolete. */
type WriteMail = (deps: Deps, row: OutboxRow) => Promise<WrittenMail | undefined>;
type WrittenMail = Omit<Mail, "messageId" | "from">;

/** Sends mails through SMTP_URL; without that setting they are stored. */
export function mailChannel(deps: Deps, write: WriteMail, openedMailer?: Mailer): Channel {
  const { env } = deps;
  const mailers = openedMailer ? { current: () => openedMailer } : currentMailer(env);
  return {
    async deliver(row) {
      const written = await write(deps, row);
      if (!written) return undefined;
      const mail: Mail = { ...written, messageId: messageIdOf(env, row.id), from: mailFrom(env) };
      const mailer = mailers.current();
      if (!mailer) {
        const [text, html] = [masked(env, mail.text), masked(env, mail.html)];
        return { state: "kept", rendered: { ...mail, text, html } };
      }
      await mailer.send(mail);
      return { state: "sent" };
    },
    close: () => mailers.current()?.close(),
  };
}

/** The mailer of the server in use; opened again when an owner sets another one (SET-03). */
function currentMailer(env: Deps["env"]): { current: () => Mailer | undefined } {
  let opened: { url: string | undefined; mailer: Mailer | undefined } | undefined;
  return {
    current() {
      if (opened?.url !== env.SMTP_URL || !opened) {
        opened?.mailer?.close();
        opened = { url: env.SMTP_URL, mailer: openMailer(env) };
      }
      return opened.mailer;
    },
  };
}
