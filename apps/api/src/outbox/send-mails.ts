import type { FastifyBaseLogger } from "fastify";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { messageIdOf, mailFrom, type Mail, type Mailer } from "../outside/mailer.ts";
import { countMetric } from "../metrics.ts";
import { claimDue, dropMail, markFailed, markSent, type OutboxRow } from "./outbox-repository.ts";

const LEASE_MS = 5 * 60_000;
const AT_ONCE = 4;
/** After a handful of mails the process is left to its callers for this many times as long as it was busy. */
const REST = 3;
/** Minutes to wait after each failed attempt; after the last one a mail is dead. */
const BACKOFF_MINUTES = [0.5, 2, 8, 30, 120, 360, 720];

/** Makes the words of a mail when it is sent; undefined when there is nothing left to say. */
export type WriteMail = (deps: Deps, row: OutboxRow) => Promise<WrittenMail | undefined>;
export type WrittenMail = Omit<Mail, "messageId" | "from">;

export type MailSending = {
  deps: Deps;
  write: WriteMail;
  mailer: Mailer | undefined;
  log: FastifyBaseLogger;
};

/** Sends what is due until nothing is or the signal says to stop; returns how many were tried. */
export async function sendDueMails(sending: MailSending, stop?: AbortSignal): Promise<number> {
  const { deps } = sending;
  let tried = 0;
  while (!stop?.aborted) {
    const load = loadFromNow();
    const now = deps.clock.now();
    const due = await claimDue(deps.db, now, new Date(now.getTime() + LEASE_MS), AT_ONCE);
    if (due.length === 0) break;
    tried += due.length;
    await Promise.all(due.map((row) => sendOne(sending, row)));
    await setTimeout(REST * load(), undefined, { signal: stop }).catch(() => undefined);
  }
  return tried;
}

/** How many milliseconds this process was at work since: waiting for a mail server does not count. */
function loadFromNow(): () => number {
  const before = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(before).active;
}

async function sendOne({ deps, write, mailer, log }: MailSending, row: OutboxRow): Promise<void> {
  const { id, kind } = row;
  try {
    const written = await write(deps, row);
    if (!written) return await dropMail(deps.db, id);
    const mail: Mail = {
      ...written,
      messageId: messageIdOf(deps.env, id),
      from: mailFrom(deps.env),
    };
    await mailer?.send(mail);
    await markSent(deps.db, id, deps.clock.now(), mailer ? undefined : kept(deps, mail));
    countMetric("waslijn_mails_sent_total", { kind });
    log.info({ mail: id, kind, attempt: row.attempts }, "mail sent");
  } catch (error) {
    await fail(deps, log, row, error);
  }
}

/** Without a mail server mails are kept here, and a link in one is worth as much as a password. */
function kept({ env }: Deps, mail: Mail): Mail {
  if (env.NODE_ENV !== "production") return mail;
  const masked = (words: string) =>
    words.replace(/(\/(?:recover|confirm|orders)\/)[\w-]{20,}/g, "$1…");
  return { ...mail, text: masked(mail.text), html: masked(mail.html) };
}

async function fail(
  deps: Deps,
  log: FastifyBaseLogger,
  { id, kind, attempts }: OutboxRow,
  error: unknown,
): Promise<void> {
  const now = deps.clock.now();
  const minutes = BACKOFF_MINUTES[attempts - 1];
  const retryAt = minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
  countMetric("waslijn_mails_failed_total", { kind });
  if (!retryAt) countMetric("waslijn_mails_dead_total", { kind });
  log[retryAt ? "warn" : "error"](
    { mail: id, kind, attempt: attempts, err: error },
    retryAt ? "mail failed, will be tried again" : "mail given up",
  );
  await markFailed(deps.db, id, codeOf(error), retryAt, now);
}

/** What a mail server says may quote the address it refuses; its codes do not. */
function codeOf(error: unknown): string {
  const { code, responseCode, name } = error as {
    code?: string;
    responseCode?: number;
    name?: string;
  };
  return [code ?? name ?? "Error", responseCode].filter(Boolean).join(" ").slice(0, 100);
}
