import type { JobName } from "@waslijn/contract/console/system";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { issueCollectives } from "../modules/bills/collective/issue-collectives.ts";
import { emptyOldData } from "../modules/privacy/empty-old-data.ts";
import { clearLeftovers } from "../modules/files/forget-old-photos.ts";
import { writeMail } from "../modules/messages/write-mail.ts";
import { sendDueBills } from "../modules/orders/life/billing/send-bill.ts";
import { tellNext } from "../modules/driving/tell-next.ts";
import { foldChanges } from "../modules/reports/fold-changes.ts";
import { writeSms } from "../modules/messages/write-sms.ts";
import { writeWebhook } from "../modules/messages/webhooks/write-webhook.ts";
import { cancelUnanswered } from "./cancel-unanswered.ts";
import { cleanUp } from "./clean-up.ts";
import { makeTurns } from "./make-turns.ts";
import { refoldWords } from "./refold-words.ts";
import { jobRunner, type RunJob } from "./run-job.ts";
import { startOutbox, type Outbox } from "../outbox/outbox.ts";
import { askPayments } from "./ask-payments.ts";
import { remindBills } from "./remind-bills.ts";
import { sendRefunds } from "./send-refunds.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { findDifferences, type Difference } from "../modules/payments/audit-payments.ts";

const HOUR_MS = 3_600_000;
/** A node that did not finish within this is taken for dead. */
const TAKE_OVER_AFTER_MS = 6 * HOUR_MS;

/**
 * Audits all books once a day, by whichever node is first, and what differed again every hour: a difference that lasts
 * stands on Today, and one that was settled goes (PAY-09). Returns how many bills differ; undefined where it is not time.
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

/** What of the audited bills was not found again is settled. */
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

const EVERY_MS = 15_000;
const REMIND_EVERY_MS = 15 * 60_000;

/** What the clock does about money: asks the service, gives back, reminds. Any node may do any of it. */
function startPaymentJobs(deps: Deps, run: RunJob): Repeated {
  const { payments } = deps;
  let remindedAt = 0;
  return repeat(EVERY_MS, async (signal) => {
    if (payments) {
      await run("payments", () => askPayments({ ...deps, payments }, signal));
      await run("refunds", () => sendRefunds({ ...deps, payments }, signal));
    }
    // Last: who has paid meanwhile is not reminded.
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
/** A backfill goes on after a failure; done, it costs one lookup. */
const BACKFILL_EVERY_MS = 10 * 60_000;
/** Somebody who watches the seconds to undo a bill run out sees it go. */
const SEND_BILLS_EVERY_MS = 3_000;
/** What is not folded yet is added up by whoever reads a report: so little that nobody notices. */
const FOLD_REPORTS_EVERY_MS = 60_000;

/** What happens beside the answers, from the moment the server listens until it closes. */
export function jobs(app: FastifyInstance, deps: Deps): void {
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
  const invoiceCompanies = async (): Promise<void> => {
    const { month, issued, incomplete } = await issueCollectives(deps, {});
    if (issued.length > 0) app.log.info({ month, invoices: issued.length }, "companies invoiced");
    if (incomplete.length > 0) {
      const companies = incomplete.map(({ id }) => id);
      app.log.warn({ month, companies }, "companies not invoiced: their details are missing");
    }
  };
  const makePlansTurns = async (): Promise<void> => {
    const made = await makeTurns(deps);
    if (made === 0) return;
    app.log.info({ turns: made }, "turns of plans made");
    outbox?.wake();
  };
  const tellWhoIsNext = async (): Promise<void> => {
    if ((await tellNext(deps)) > 0) outbox?.wake();
  };
  const sendBills = async (): Promise<void> => {
    if ((await sendDueBills(deps)) > 0) outbox?.wake();
  };
  /** One after another, so that a small machine has time for its callers. */
  const halfHourly = async (stop: AbortSignal): Promise<void> => {
    const all: [JobName, () => Promise<unknown>][] = [
      ["plan-turns", makePlansTurns],
      ["company-invoices", invoiceCompanies],
      ["unanswered-pickups", () => cancelUnanswered(deps)],
      ["retention", () => emptyDaily(stop)],
      ["clean-up", () => cleanUp(deps)],
      ["photo-store", () => clearLeftovers(deps)],
    ];
    for (const [name, work] of all) if (!stop.aborted) await run(name, work);
  };

  app.addHook("onListen", async () => {
    const writers = { mail: writeMail, text: writeSms, webhook: writeWebhook };
    let calls = 0;
    app.server.on("request", () => calls++);
    outbox = startOutbox(deps, writers, app.log, () => calls);
    repeated = [
      repeat(CLEAN_UP_EVERY_MS, halfHourly),
      startPaymentJobs(deps, run),
      // By itself: of many payments the audit takes long, and no refund waits for it.
      repeat(AUDIT_EVERY_MS, () => run("book-audit", () => auditBooks(deps))),
      repeat(LOOK_FOR_NEXT_EVERY_MS, () => run("next-stops", tellWhoIsNext)),
      repeat(SEND_BILLS_EVERY_MS, () => run("bills", sendBills)),
      repeat(FOLD_REPORTS_EVERY_MS, () => run("reports", () => foldChanges(deps.db))),
      repeat(BACKFILL_EVERY_MS, (stop) => run("search-words", () => refoldWords(deps.db, stop))),
    ];
  });
  // Whatever a call wrote is committed by now; a message in it need not wait.
  app.addHook("onResponse", async (request, reply) => {
    if (request.method === "POST" && reply.statusCode < 300) outbox?.wake();
  });
  app.addHook("onClose", async () => {
    await Promise.all(repeated.map((job) => job.stop()));
    await outbox?.stop();
  });
}

type Repeated = { stop(): Promise<void> };

/** Does some work now and then every so often, never twice at a time, until it is stopped. The work never rejects. */
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
