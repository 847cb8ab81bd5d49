import type { StopAct } from "@waslijn/contract/console/route/route";
import type { ClashReason } from "@waslijn/contract/shared/order-life";
import { writeChange } from "../audit/write-audit.ts";
import { addNote } from "../desk/notes-repository.ts";
import { refuseAct } from "./refused-acts.ts";
import type { Driver, Report, RouteDeps } from "./route-deps.ts";
import { hasVisited, judgeStopAct } from "./stop-acts-repository.ts";

/**
 * A driver's note for the desk; it takes the act's id, so that it is written once. Its words are kept even where the
 * report is in doubt: the desk reads them with the clash.
 */
export async function noteAtStop(
  deps: RouteDeps,
  driver: Driver,
  report: Report<Extract<StopAct, { act: "note" }>>,
  doubt: ClashReason | undefined,
): Promise<void> {
  const { db, clock, live } = deps;
  const { order, told } = report;
  const isTheirs = !doubt || (await hasVisited(db, driver.id, order.id));
  await db.transaction().execute(async (transaction) => {
    const refusal = isTheirs ? null : doubt;
    if (!(await judgeStopAct(transaction, told.id, { refusal }))) return;
    await addNote(transaction, {
      id: told.id,
      orderId: order.id,
      staffId: driver.id,
      at: report.recorded.heard_at,
      text: told.text.trim(),
    });
    const change = { about: `order ${order.number}`, before: null, after: { note: told.id } };
    await writeChange(transaction, clock, driver, "order:note", change);
  });
  live.announce({ order: order.id });
  if (!isTheirs) await refuseAct(deps, report, { refusal: doubt });
}
