import { act, wasDone, type Act } from "../life/act.ts";
import type { LifeDeps } from "../life/life-deps.ts";

/** Makes every link that leads to this order so far worthless; its next mail carries a new one (MINE-01). */
export async function replaceLink(deps: LifeDeps, given: Act): Promise<void> {
  if (await wasDone(deps, given)) return;
  await act(deps, given, "link-replaced", { set: { link_version: given.order.link_version + 1 } });
}
