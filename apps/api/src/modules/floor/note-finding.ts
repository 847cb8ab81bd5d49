import type { CountFinding } from "@waslijn/contract/console/counting";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { writeChange } from "../staff/write-audit.ts";
import { refusedAsItIs } from "../orders/life/act.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { deleteFinding, saveFinding } from "../orders/views/findings-repository.ts";

type FindingDeps = Pick<Deps, "db" | "clock" | "live">;
type Staff = { id: string };

/** Records damage found on a piece when it came in; idempotent by id (COUNT-02). */
export async function noteFinding(
  { db, clock, live }: FindingDeps,
  staff: Staff,
  order: OrderRow,
  finding: CountFinding,
): Promise<void> {
  if (order.status === "placed" || order.status === "cancelled") {
    throw refusedAsItIs("not_possible_now", order, { kind: "staff" });
  }
  const by = { orderId: order.id, staffId: staff.id, at: clock.now() };
  if (!(await saveFinding(db, finding, by))) throw new ApiProblem("not_found");
  live.announce({ order: order.id });
}

/** Removes a finding that was recorded for the wrong piece or order. */
export async function removeFinding(
  { db, clock, live }: FindingDeps,
  staff: Staff,
  order: OrderRow,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // A retry after a lost response: already removed.
    if (!(await deleteFinding(transaction, order.id, id))) return;
    const change = { about: `order ${order.number}`, before: { finding: id }, after: null };
    await writeChange(transaction, clock, staff, "order:finding-removed", change);
  });
  live.announce({ order: order.id });
}
