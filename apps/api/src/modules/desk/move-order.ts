import { WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import type { LifeDeps } from "../../deps.ts";
import { readPlacesInRuns } from "../driving/runs-repository.ts";
import type { Act } from "../orders/life/act.ts";
import { changeWindows, type WindowsWanted } from "../orders/life/change-windows.ts";

/** Moves an order for the desk; stores its places in runs, which `undoMove` restores (DESK-08). */
export async function moveOrder(deps: LifeDeps, act: Act, wanted: WindowsWanted): Promise<void> {
  const kinds = WINDOW_KINDS.filter((kind) => wanted[`${kind}Time`] !== undefined);
  const places = await readPlacesInRuns(deps.db, [act.order.id], kinds);
  await changeWindows(deps, act, wanted, places.get(act.order.id));
}
