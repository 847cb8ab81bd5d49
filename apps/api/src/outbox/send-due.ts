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
  markKept,
  markSent,
  postpone,
  type OutboxRow,
} from "./outbox-repository.ts";

const LEASE_MS = 5 * 60_000;
/** As many at once as come in a quiet hour; twice as many each time after a full handful, where many wait. */
const AT_ONCE = 4;
const MOST_AT_ONCE = 32;
/**
 * After a handful of messages the process is left to its callers for this many times as long as it was busy,
 * but not for long: on a machine that is busy with other things every process seems to be, and mails must go out.
 */
const REST = 3;
const LONGEST_REST_MS = 250;
/** Minutes to wait after each failed attempt; after the last one a message is dead. */
export const BACKOFF_MINUTES = [0.5, 2, 8, 30, 120, 360, 720];

export type Sending = {
  deps: Deps;
  /** Those that are sent in this turn. */
  channels: Partial<Record<ChannelName, Channel>>;
  /** Only what goes to this one. */
  recipient?: string;
  log: FastifyBaseLogger;
  /** How many calls the process was asked until now. */
  calls: () => number;
};

/** Sends what is due until nothing is or the signal says to stop; returns how many were tried. */
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

/** How long the process is left to its callers; where nobody called meanwhile, nobody waits either. */
export const restAfter = (busyMs: number, calls: number): number =>
  calls === 0 ? 0 : Math.min(REST * busyMs, LONGEST_REST_MS);

/** How many milliseconds this process was at work since: waiting for a mail server does not count. */
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
      await markKept(deps.db, id, deps.clock.now(), delivered.rendered);
      countMetric(`waslijn_${channel}s_kept_total`, { kind });
      // The start has said that no gateway is set.
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
