import {
  JOBS,
  type JobName,
  type SystemJob,
  type SystemState,
} from "@waslijn/contract/console/system";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import {
  gatewaysOf,
  handleKeptMessages,
  listKeptMessages,
  listUndelivered,
} from "./kept-messages.ts";

/** Endpoints for background jobs and unsent messages. */
export function systemRoutes(app: FastifyInstance, deps: Deps): void {
  const view = async (): Promise<SystemState> => ({
    jobs: await listJobs(deps.db),
    gateways: gatewaysOf(deps.env),
    kept: await listKeptMessages(deps.db),
    undelivered: await listUndelivered(deps.db),
  });
  serveConsole(app, deps, "viewSystem", view);
  serveConsole(app, deps, "handleKept", async ({ staff, body }) => {
    await handleKeptMessages(deps, staff, body);
    return view();
  });
}

const JOB_OF_BACKFILL: Partial<Record<string, JobName>> = { "fold-search-words": "search-words" };

async function listJobs(db: Db): Promise<SystemJob[]> {
  const rows = await db.selectFrom("job_runs").selectAll().execute();
  const backfills = await db.selectFrom("backfills").select(["name", "done", "total"]).execute();
  const stamped = (at: Date | null | undefined): string | null => (at ? stamp(at) : null);
  return JOBS.map((name) => {
    const row = rows.find((one) => one.name === name);
    const backfill = backfills.find((one) => (JOB_OF_BACKFILL[one.name] ?? one.name) === name);
    return {
      name,
      succeededAt: stamped(row?.succeeded_at),
      failedAt: stamped(row?.failed_at),
      failingSince: stamped(row?.failing_since),
      error: row?.error ?? null,
      progress: backfill ? { done: backfill.done, total: backfill.total ?? 0 } : null,
    };
  });
}
