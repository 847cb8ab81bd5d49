import type { Counted } from "@waslijn/contract/shared/pricing";
import { findBill } from "../../bills/bills-repository.ts";
import type { LifeDeps } from "./life-deps.ts";
import { act, wasDone, type Act } from "./act.ts";
import { billOfCount } from "./billing/bill-after.ts";

/** What the desk found, in how many bags it came, and whether the bill goes out at once. */
export type Count = Counted & {
  bags: number;
  send?: boolean | undefined;
  /** Bags that were counted one by one and are part of this count. */
  keptBags?: number | undefined;
};

/** Every piece counted, every kilo weighed: the event and the bill in one statement. */
export const countOrder = (deps: LifeDeps, given: Act, count: Count): Promise<void> =>
  bringToBill(deps, given, "counted", count);

/** Counted again, or corrected: a new version of the bill, as long as it has no invoice (BILL-05). */
export const correctBill = (deps: LifeDeps, given: Act, count: Count): Promise<void> =>
  bringToBill(deps, given, "recounted", count);

/** The first count, or one that corrects what it found; what was taken off by hand stays off. */
export async function countAnew(
  deps: LifeDeps,
  given: Act,
  count: Omit<Count, "free">,
): Promise<void> {
  if (given.order.status === "picked-up") return countOrder(deps, given, { ...count, free: [] });
  const bill = await findBill(deps.db, given.order.id);
  await correctBill(deps, given, { ...count, free: bill?.counted.free ?? [] });
}

async function bringToBill(
  deps: LifeDeps,
  given: Act,
  event: "counted" | "recounted",
  { bags, send = false, keptBags, ...counted }: Count,
): Promise<void> {
  if (await wasDone(deps, given)) return;
  const billing = await billOfCount(deps, given.order, counted, send);
  await act(deps, given, event, {
    data: { bags, total: billing.bill.total },
    // Beside the number of the door, which it is compared with (COUNT-05).
    set: { bags_arrived: bags },
    ...(keptBags !== undefined && { kept_bags: keptBags }),
    ...billing,
  });
}
