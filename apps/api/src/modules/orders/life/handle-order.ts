import type { LifeDeps } from "./life-deps.ts";
import { act, wasDone, type Act } from "./act.ts";

/** The driver has the bags. */
export async function pickUp(
  deps: LifeDeps,
  given: Act,
  { bags }: { bags: number },
): Promise<void> {
  if (await wasDone(deps, given)) return;
  await act(deps, given, "picked-up", { data: { bags }, set: { bags, awaits_window: null } });
}

/** Clean, and waiting for the driver. */
export async function markReady(deps: LifeDeps, given: Act): Promise<void> {
  if (await wasDone(deps, given)) return;
  await act(deps, given, "ready", {});
}

/** Back with its owner. */
export async function deliver(deps: LifeDeps, given: Act): Promise<void> {
  if (await wasDone(deps, given)) return;
  await act(deps, given, "delivered", { set: { awaits_window: null } });
}
