import type { FastifyBaseLogger } from "fastify";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { errorCode } from "../errors.ts";
import { countMetric } from "../metrics.ts";
import type { Channel, ChannelName } from "./channel.ts";
import { mayGoFrom } from "./daytime.ts";
import {
  claimDue,
  dropMessage,
  markFailed,
  markKeptUnsent,
  markSent,
  postpone,
  type OutboxRow,
} from "./outbox-repository.ts";

const LEASE_MS = 5 * 60_000;
/** Batch size, enough for a quiet hour; doubled after every full batch. */
const AT_ONCE = 4;
const MOST_AT_ONCE = 32;
/**
 * After a batch the process yields to requests for this many times its busy time, but briefly: on a machine busy with
 * other work every process seems busy, and mails must still be sent.
 */
const REST = 3;
const LONGEST_REST_MS = 250;
/** Minutes to wait after each failed attempt; after the last one a message is dead. */
export const BACKOFF_MINUTES = [0.5, 2, 8, 30, 120, 360, 720];

export type Sending = {
  deps: Deps;
  /** Channels to send in this run. */
  channels: Partial<Record<ChannelName, Channel>>;
  /** Restricts sending to one recipient. */
  recipient?: string;
  log: FastifyBaseLogger;
  /** Number of requests the process has received so far. */
  calls: () => number;
};

/** Sends due messages until there are none or the signal aborts; returns the number of attempts. */
export async function sendDue(sending: Sending, stop?: AbortSignal): Promise<number> {
  const { deps, calls } = sending;
  const names = Object.keys(sending.channels) as ChannelName[];
  let tried = 0;
  let most = AT_ONCE;
  while (!stop?.aborted) {
    const load = loadFromNow();
    const callsBefore = calls();
    const now = deps.clock.now();
    const leaseEnds = new Date(now.getTime() + LEASE_MS);
    const due = await claimDue(deps.db, names, now, leaseEnds, most, sending.recipient);
    if (due.length === 0) break;
    tried += due.length;
    most = due.length < most ? AT_ONCE : Math.min(2 * most, MOST_AT_ONCE);
    await Promise.all(due.map((row) => sendOne(sending, row)));
    const rest = restAfter(load(), calls() - callsBefore);
    await setTimeout(rest, undefined, { signal: stop }).catch(() => undefined);
  }
  return tried;
}

/** How long to yield to requests; 0 when there were none meanwhile. */
export const restAfter = (busyMs: number, calls: number): number =>
  calls === 0 ? 0 : Math.min(REST * busyMs, LONGEST_REST_MS);

/** Milliseconds that the event loop was active since the call; waiting for a mail server does not count. */
function loadFromNow(): () => number {
  const before = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(before).active;
}

async function sendOne({ deps, channels, log }: Sending, row: OutboxRow): Promise<void> {
  const { id, kind, channel } = row;
  try {
    const now = deps.clock.now();
    const from = mayGoFrom(row, now);
    if (from > now) return await postpone(deps.db, id, from);
    const delivered = await channels[channel]?.deliver(row);
    if (!delivered) return await dropMessage(deps.db, id);
    if (delivered.state === "waiting") return;
    const about = { [channel]: id, kind, attempt: row.attempts };
    if (delivered.state === "kept" && channel !== "webhook") {
      await markKeptUnsent(deps.db, id, deps.clock.now(), delivered.rendered);
      countMetric(`waslijn_${channel}s_kept_total`, { kind });
      // Debug only: the server already warned at its start that no gateway is configured.
      return log.debug(about, `${channel} kept, not sent`);
    }
    await markSent(deps.db, id, deps.clock.now(), delivered.rendered);
    countMetric(`waslijn_${channel}s_sent_total`, { kind });
    log.info(about, `${channel} sent`);
  } catch (error) {
    await fail(deps, log, row, error);
  }
}

async function fail(
  deps: Deps,
  log: FastifyBaseLogger,
  { id, kind, channel, attempts }: OutboxRow,
  error: unknown,
): Promise<void> {
  const now = deps.clock.now();
  const minutes = BACKOFF_MINUTES[attempts - 1];
  const retryAt = minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
  countMetric(`waslijn_${channel}s_failed_total`, { kind });
  if (!retryAt) countMetric(`waslijn_${channel}s_dead_total`, { kind });
  log[retryAt ? "warn" : "error"](
    { [channel]: id, kind, attempt: attempts, err: error },
    retryAt ? `${channel} failed, will be tried again` : `${channel} given up`,
  );
  await markFailed(deps.db, id, errorCode(error), retryAt, now);
}
