import { ApiProblem } from "../api-problem.ts";
import type { Db } from "../db/client.ts";
import type { Staff } from "./staff-session.ts";

type AtHub = Pick<Staff, "role" | "hub">;

/** Throws `not_found` for another hub than that of role `hub`, as if it did not exist (STAFF-06). */
export function requireHub({ role, hub }: AtHub, wanted: string): void {
  if (role === "hub" && hub !== wanted) throw new ApiProblem("not_found");
}

export async function requireHubOfOrder(db: Db, staff: AtHub, number: string): Promise<void> {
  if (staff.role !== "hub") return;
  const order = await db
    .selectFrom("orders")
    .select("hub_id")
    .where("number", "=", number)
    .executeTakeFirst();
  if (!order) throw new ApiProblem("not_found");
  requireHub(staff, order.hub_id);
}

/** Runs never move to another hub, so no lock is needed. */
export async function requireHubOfRuns(
  db: Db,
  staff: AtHub,
  ids: readonly string[],
): Promise<void> {
  if (staff.role !== "hub") return;
  const runs = await db.selectFrom("runs").select("hub_id").where("id", "in", ids).execute();
  for (const { hub_id } of runs) requireHub(staff, hub_id);
}
