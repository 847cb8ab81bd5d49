import type { JobName } from "@waslijn/contract/console/system";
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { errorCode } from "../errors.ts";
import { countMetric, setMetric } from "../metrics.ts";

/** Successes of frequent jobs are stored at most this often. */
const NOTE_EVERY_MS = 5 * 60_000;

/** Runs a job and records its outcome; never rejects, so a failed job does not block others. */
export type RunJob = (name: JobName, work: () => Promise<unknown>) => Promise<void>;

export function jobRunner(
  { db, clock }: Pick<Deps, "db" | "clock">,
  log: FastifyBaseLogger,
): RunJob {
  const notedAt = new Map<JobName, number>();

  const noteSuccess = async (job: JobName, now: Date): Promise<void> => {
    if (now.getTime() - (notedAt.get(job) ?? -Infinity) < NOTE_EVERY_MS) return;
    await sql`
      INSERT INTO job_runs (name, succeeded_at) VALUES (${job}, ${now})
      ON CONFLICT (name) DO UPDATE SET succeeded_at = ${now}, failing_since = NULL`.execute(db);
    notedAt.set(job, now.getTime());
  };
  const noteFailure = async (job: JobName, now: Date, error: string): Promise<void> => {
    notedAt.delete(job);
    await sql`
      INSERT INTO job_runs AS r (name, failed_at, failing_since, error) VALUES (${job}, ${now}, ${now}, ${error})
      ON CONFLICT (name) DO UPDATE SET failed_at = ${now}, error = ${error},
        failing_since = coalesce(r.failing_since, ${now})`.execute(db);
  };
  const seconds = (now: Date): number => now.getTime() / 1000;

  return async (job, work) => {
    try {
      await work();
    } catch (error) {
      const now = clock.now();
      log.error({ err: error, job }, "job failed");
      countMetric("waslijn_job_failures_total", { job });
      setMetric("waslijn_job_last_failure_seconds", { job }, seconds(now));
      await noteFailure(job, now, errorCode(error)).catch((failure: unknown) =>
        log.error({ err: failure, job }, "a job's failure could not be noted"),
      );
      return;
    }
    const now = clock.now();
    setMetric("waslijn_job_last_success_seconds", { job }, seconds(now));
    await noteSuccess(job, now).catch((failure: unknown) =>
      log.error({ err: failure, job }, "a job's success could not be noted"),
    );
  };
}
