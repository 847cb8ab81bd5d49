import { isDeepStrictEqual } from "node:util";
import type { CountFinding } from "@waslijn/contract/console/counting";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { writeChange } from "../staff/write-audit.ts";
import { refusedAsItIs } from "../orders/life/act.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import {
  deleteFinding,
  listFindings,
  saveFinding,
  toFinding,
} from "../orders/views/findings-repository.ts";

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
  await db.transaction().execute(async (transaction) => {
    const row = (await listFindings(transaction, [order.id])).find(({ id }) => id === finding.id);
    if (!(await saveFinding(transaction, finding, by))) throw new ApiProblem("not_found");
    const known = row && toFinding(row);
    // A retry after a lost response.
    if (known && isDeepStrictEqual(known, finding)) return;
    const after = {
      ...audited(finding),
      ...(known?.note !== finding.note && known && { findingNote: "changed" }),
    };
    const change = { about: `order ${order.number}`, before: known ? audited(known) : null, after };
    await writeChange(transaction, clock, staff, "order:finding", change);
  });
  live.announce({ order: order.id });
}

/** Without the note, which may name people: the audit log is kept longer than the customer's data. */
const audited = ({ id, type, alias, kinds, note, photos }: CountFinding) => ({
  finding: id,
  piece: `${type} ${alias}`,
  kinds: kinds.join(", "),
  findingNote: note === "" ? "" : "set",
  photos: photos.length,
});

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
