import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { LoadPlan, LoadResult } from "./loader.ts";

/** Runs a plan in a process of its own, so that the load does not share the server's thread. */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(resolve(import.meta.dirname, "loader.ts"), { execArgv: [] });
  child.send(plan);
  const [result] = (await once(child, "message")) as [LoadResult];
  const failed = Object.keys(result.statuses).filter((status) => !status.startsWith("2"));
  if (failed.length > 0) throw new Error(`${plan.url} answered ${JSON.stringify(result.statuses)}`);
  return result;
}
