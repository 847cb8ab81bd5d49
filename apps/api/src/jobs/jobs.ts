import type { JobName } from "@waslijn/contract/console/system";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { issueCollectives, throwFailed } from "../modules/bills/collective/issue-collectives.ts";
import { emptyOldData } from "../modules/privacy/empty-old-data.ts";
import { clearLeftovers } from "../modules/files/forget-old-photos.ts";
import { writeMail } from "../modules/messages/write-mail.ts";
import { sendDueBills } from "../modules/orders/life/billing/send-bill.ts";
import { notifyNext } from "../modules/driving/notify-next.ts";
import { storeEstimates } from "../modules/driving/store-estimates.ts";
import { foldChanges } from "../modules/reports/fold-changes.ts";
import { writeSms } from "../modules/messages/write-sms.ts";
import { writeWebhook } from "../modules/messages/webhooks/write-webhook.ts";
import { bookEntries } from "./backfill-entries.ts";
import { cancelUnanswered } from "./cancel-unanswered.ts";
import { cleanUp } from "./clean-up.ts";
import { makeTurns } from "./make-turns.ts";
import { refoldWords } from "./refold-words.ts";
import { runBackfill, type Backfill } from "./run-backfill.ts";
import { jobRunner, type RunJob } from "./run-job.ts";
import { startOutbox, type Outbox } from "../outbox/outbox.ts";
import { pollPayments } from "./poll-payments.ts";
import { remindBills } from "./remind-bills.ts";
import { sendRefunds } from "./send-refunds.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { findDifferences, type Difference } from "../modules/payments/audit-payments.ts";

const HOUR_MS = 3_600_000;
/** Lease: a node that has not finished by then is presumed dead. */
const TAKE_OVER_AFTER_MS = 6 * HOUR_MS;

/**
 * Audits all bills once a day, on one node, and bills with differences again every hour: lasting differences are shown
 * on Today, settled ones are removed (PAY-09). Returns the number of bills that differ; undefined when not due.
 */
export async function auditBooks(
  deps: Pick<Deps, "db" | "clock" | "live" | "payments">,
): Promise<number | undefined> {
  const { db, clock } = deps;
  const now = clock.now();
  const day = amsterdamDate(now);
  const isWhole = await takeDay(db, day, now);
  const suspects = isWhole ? undefined : await listSuspects(db, now);
  if (suspects?.length === 0) return undefined;
  const found = await findDifferences(deps, suspects);
  await keep(db, found, suspects, now);
  if (isWhole) {
    await db
      .updateTable("book_audits")
      .set({ finished_at: clock.now() })
      .where("day", "=", day)
      .execute();
  }
  return new Set(found.map(({ billId }) => billId)).size;
}

async function takeDay(db: Db, day: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO book_audits AS a (day, started_at) VALUES (${day}, ${now})
    ON CONFLICT (day) DO UPDATE SET started_at = ${now}
      WHERE a.finished_at IS NULL AND a.started_at < ${new Date(now.getTime() - TAKE_OVER_AFTER_MS)}
    RETURNING day`.execute(db);
  return rows.length > 0;
}

async function listSuspects(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("book_differences")
    .select("bill_id")
    .distinct()
    .where("last_at", "<=", new Date(now.getTime() - HOUR_MS))
    .execute();
  return rows.map(({ bill_id }) => bill_id);
}

/** Stores the differences; those of audited bills that were not found again are settled and deleted. */
const keep = (
  db: Db,
  found: readonly Difference[],
  audited: readonly string[] | undefined,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    for (const { billId, what, ours, theirs } of found) {
      const seen = { ours, theirs, last_at: now };
      await transaction
        .insertInto("book_differences")
        .values({ bill_id: billId, what, first_at: now, ...seen })
        .onConflict((conflict) => conflict.columns(["bill_id", "what"]).doUpdateSet(seen))
        .execute();
    }
    await transaction
      .deleteFrom("book_differences")
      .where("last_at", "<", now)
      .$if(audited !== undefined, (query) => query.where("bill_id", "in", audited ?? []))
      .execute();
  });

/** Fails after all companies had their turn, so that a company whose invoice fails raises a hand (DESK-13). */
export async function invoiceCompanies(
  deps: Pick<Deps, "db" | "clock">,
  log: FastifyBaseLogger,
): Promise<void> {
  const { month, issued, incomplete, failed } = await issueCollectives(deps, {});
  if (issued.length > 0) log.info({ month, invoices: issued.length }, "companies invoiced");
  if (incomplete.length > 0) {
    const companies = incomplete.map(({ id }) => id);
    log.warn({ month, companies }, "companies not invoiced: their details are missing");
  }
  throwFailed(failed);
}

const EVERY_MS = 15_000;
const REMIND_EVERY_MS = 15 * 60_000;

/** Scheduled payment work: polling, refunds, reminders. Safe on several nodes. */
function startPaymentJobs(deps: Deps, run: RunJob): Repeated {
  let remindedAt = 0;
  return repeat(EVERY_MS, async (signal) => {
    const { payments } = deps;
    if (payments) {
      await run("payments", () => pollPayments({ ...deps, payments }, signal));
      await run("refunds", () => sendRefunds({ ...deps, payments }, signal));
    }
    // Last, so that customers who have just paid are not reminded.
    const now = Date.now();
    if (now - remindedAt < REMIND_EVERY_MS) return;
    remindedAt = now;
    await run("bill-reminders", () => remindBills(deps));
  });
}

const CLEAN_UP_EVERY_MS = 30 * 60_000;
const EMPTY_OLD_DATA_EVERY_MS = 24 * 3_600_000;
const AUDIT_EVERY_MS = 15 * 60_000;
const LOOK_FOR_NEXT_EVERY_MS = 15_000;
const ESTIMATE_EVERY_MS = 30_000;
/** Resumes after a failure; once complete, a run costs one lookup. */
const BACKFILL_EVERY_MS = 10 * 60_000;
/** Short, so that a bill is visibly sent soon after its undo countdown ends. */
const SEND_BILLS_EVERY_MS = 3_000;
/** Until then reports add the pending changes on reading, which are few. */
const FOLD_REPORTS_EVERY_MS = 60_000;

/** The first requests and the rest of a start come before the first run of all jobs, some 35 queries. */
const FIRST_RUN_AFTER_MS = 1000;

/** Background work, from shortly after listening until closing. */
export function jobs(app: FastifyInstance, deps: Deps): void {
  let starting: NodeJS.Timeout | undefined;
  let outbox: Outbox | undefined;
  let repeated: Repeated[] = [];
  let emptiedAt = 0;
  const run = jobRunner(deps, app.log);
  const emptyDaily = async (stop: AbortSignal): Promise<void> => {
    const now = deps.clock.now().getTime();
    if (now - emptiedAt < EMPTY_OLD_DATA_EVERY_MS) return;
    const emptied = await emptyOldData({ ...deps, who: "jobs", stop }, { dryRun: false });
    emptiedAt = now;
    app.log.info(emptied, "old data emptied");
  };
  const makePlansTurns = async (): Promise<void> => {
    const made = await makeTurns(deps);
    if (made === 0) return;
    app.log.info({ turns: made }, "turns of plans made");
    outbox?.wake();
  };
  const notifyNextCustomers = async (): Promise<void> => {
    if ((await notifyNext(deps)) > 0) outbox?.wake();
  };
  const sendBills = async (): Promise<void> => {
    if ((await sendDueBills(deps)) > 0) outbox?.wake();
  };
  const backfill = (job: JobName, work: Backfill): Repeated =>
    repeat(BACKFILL_EVERY_MS, (stop) =>
      run(job, () => runBackfill(deps.db, work, { stop, log: app.log })),
    );
  /** Sequential, so that a small machine still has time for requests. */
  const halfHourly = async (stop: AbortSignal): Promise<void> => {
    const all: [JobName, () => Promise<unknown>][] = [
      ["plan-turns", makePlansTurns],
      ["company-invoices", () => invoiceCompanies(deps, app.log)],
      ["unanswered-pickups", () => cancelUnanswered(deps)],
      ["retention", () => emptyDaily(stop)],
      ["clean-up", () => cleanUp(deps)],
      ["photo-store", () => clearLeftovers(deps)],
    ];
    for (const [name, work] of all) if (!stop.aborted) await run(name, work);
  };

  const start = (): void => {
    const writers = { mail: writeMail, text: writeSms, webhook: writeWebhook };
    let calls = 0;
    app.server.on("request", () => calls++);
    outbox = startOutbox(deps, writers, app.log, () => calls);
    repeated = [
      repeat(CLEAN_UP_EVERY_MS, halfHourly),
      startPaymentJobs(deps, run),
      // Separate: the audit takes long with many payments, and refunds must not wait for it.
      repeat(AUDIT_EVERY_MS, () => run("book-audit", () => auditBooks(deps))),
      repeat(LOOK_FOR_NEXT_EVERY_MS, () => run("next-stops", notifyNextCustomers)),
      repeat(ESTIMATE_EVERY_MS, () => run("arrivals", () => storeEstimates(deps))),
      repeat(SEND_BILLS_EVERY_MS, () => run("bills", sendBills)),
      repeat(FOLD_REPORTS_EVERY_MS, () => run("reports", () => foldChanges(deps.db))),
      backfill("search-words", refoldWords()),
      backfill("book-entries", bookEntries()),
    ];
  };

  app.addHook("onListen", async () => {
    starting = setTimeout(start, FIRST_RUN_AFTER_MS);
  });
  // The call's transaction is committed by now, so its messages can be sent at once.
  app.addHook("onResponse", async (request, reply) => {
    if (request.method === "POST" && reply.statusCode < 300) outbox?.wake();
  });
  app.addHook("onClose", async () => {
    clearTimeout(starting);
    await Promise.all(repeated.map((job) => job.stop()));
    await outbox?.stop();
  });
}

type Repeated = { stop(): Promise<void> };

/** Runs `work` now and at an interval, never concurrently, until stopped. `work` must not reject. */
function repeat(everyMs: number, work: (stop: AbortSignal) => Promise<void>): Repeated {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const wake = (): void => {
    running ??= work(stopping.signal).finally(() => (running = undefined));
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
