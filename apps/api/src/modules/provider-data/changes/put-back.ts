import type {
  ChangedData,
  DataChange,
  DataDifference,
  DataValue,
  PutBackBody,
} from "@waslijn/contract/console/data";
import { ApiProblem } from "../../../api-problem.ts";
import type { PriceDays } from "../dated-rows.ts";
import { readPriceDays } from "../provider-data-repository.ts";
import { tableOf } from "../tables.ts";
import { changeData, type ChangeDeps } from "./change-data.ts";
import { readChange } from "./data-changes-repository.ts";
import { keyOf, versionOf } from "./entry-version.ts";

/** Undoes a change by a new change; later edits of the same entries are conflicts. */
export async function putBack(
  deps: ChangeDeps,
  staff: { id: string },
  change: string,
  agreed: PutBackBody,
): Promise<ChangedData> {
  const earlier = await readChange(deps.db, change);
  if (!earlier) throw new ApiProblem("not_found");
  const days = await readPriceDays(deps.db, deps.clock.now());
  const changes = earlier.differences.map((one) => reversed(one, days));
  return changeData(deps, staff, { ...agreed, changes }, change);
}

function reversed({ table, before, after }: DataDifference, days: PriceDays): DataChange {
  return {
    table,
    entry: after && keyOf(table, after),
    seen: after && versionOf(table, after),
    value: tableOf(table).isDated ? pricedBefore(before, after, days) : before,
  };
}

/**
 * A price that already applies cannot be removed, because orders were shown it: the previous price starts again after
 * them.
 */
function pricedBefore(
  before: DataValue | null,
  after: DataValue | null,
  { today, pricesFrom }: PriceDays,
): DataValue | null {
  const hasBegun = after === null || String(after.valid_from) <= today;
  const isSameDay = before?.valid_from === after?.valid_from;
  if (!before || (!hasBegun && !isSameDay)) return null;
  const since = String(before.valid_from);
  return { ...before, valid_from: since > pricesFrom ? since : pricesFrom };
}
