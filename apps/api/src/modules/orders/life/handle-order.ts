import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { feesOf } from "../../bills/order-fees.ts";
import { readEvents } from "../orders-repository.ts";
import { act, wasDone, type Act } from "./act.ts";
import { billAfter } from "./billing/bill-after.ts";
import type { EventData } from "./fold-events.ts";
import type { LifeDeps } from "./life-deps.ts";

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
  const waives = await feeOfSameDay(deps, given);
  const data = waives === undefined ? {} : { waives };
  await act(deps, given, "delivered", {
    data,
    ...(waives !== undefined && (await billAfter(deps, given.order, { kind: "delivered", data }))),
    set: { awaits_window: null },
  });
}

/** The event whose fee is not owed: a delivery that was missed and works out on the same day was one drive (LIFE-04). */
async function feeOfSameDay(
  { db, clock }: LifeDeps,
  { order, heard }: Act,
): Promise<number | undefined> {
  if (order.awaits_window !== "delivery") return undefined;
  const events = await readEvents(db, order.id);
  const fee = feesOf(events).findLast(({ kind }) => kind === "missed-delivery");
  const missed = events.find(({ version }) => version === fee?.version);
  if (!missed) return undefined;
  const { saidAt } = missed.data as EventData;
  const missedOn = amsterdamDate(new Date(saidAt ?? missed.at));
  const doneOn = amsterdamDate(new Date(heard?.said_at ?? clock.now()));
  return missedOn === doneOn ? missed.version : undefined;
}
