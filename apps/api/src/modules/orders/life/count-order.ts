import type { BagSeen } from "@waslijn/contract/console/count";
import type { Counted, FreeLine } from "@waslijn/contract/shared/pricing";
import { ApiProblem } from "../../../api-problem.ts";
import type { LifeDeps } from "../../../deps.ts";
import { BookingRefused } from "../booking.ts";
import { recordAct, refusedAsItIs, wasDone, type Act, type Consequences } from "./act.ts";
import { billOfCount, readBooks, type Books } from "./billing/bill-after.ts";
import { statesBefore } from "./order-states.ts";
import type { StaffActor } from "./record-event.ts";

/** The desk's count, the number of bags, and whether to send the bill. */
export type Count = Counted & {
  bags: number;
  send?: boolean | undefined;
  /** Bags counted one by one that this count includes, at the revisions that were seen. */
  kept?: readonly BagSeen[] | undefined;
};

/** Writes the count's event and the bill in one statement. */
export const countOrder = (deps: LifeDeps, act: Act, count: Count): Promise<void> =>
  bringToBill(deps, act, "counted", count, count.free);

/** Recount or correction: a new version of the bill, as long as it has no invoice (BILL-05). */
export const correctBill = (deps: LifeDeps, act: Act, count: Count): Promise<void> =>
  bringToBill(deps, act, "recounted", count, count.free);

/**
 * The first count or a correction; a correction keeps the free lines. Sending the bill can be undone for a while.
 * Throws `count_empty` for an empty count that was not confirmed (COUNT-06).
 */
export async function countAnew(
  deps: LifeDeps,
  act: Act & { actor: StaffActor },
  { empty = false, ...count }: Omit<Count, "free"> & { empty?: boolean | undefined },
): Promise<void> {
  if (!empty && count.kilos === 0 && count.pieces.length === 0) throw new ApiProblem("count_empty");
  const isFirst = act.order.status === "picked-up";
  const free = isFirst ? [] : "as before";
  await bringToBill(deps, act, isFirst ? "counted" : "recounted", count, free, act.actor.id);
}

async function bringToBill(
  deps: LifeDeps,
  act: Act,
  event: "counted" | "recounted",
  { bags, send = false, kept = [], ...count }: Omit<Count, "free">,
  freeLines: FreeLine[] | "as before",
  undoBy?: string,
): Promise<void> {
  if (await wasDone(deps, act)) return;
  await recordBill(deps, act, event, async (books) => {
    const free = freeLines === "as before" ? (books.bill?.counted.free ?? []) : freeLines;
    const counted = { ...count, free };
    const billing = await billOfCount(deps, act.order, books, counted, {
      isFinal: send,
      undoBy,
      mayRefund: act.mayRefund,
    });
    return {
      data: { bags, total: billing.bill.total },
      // Stored separately from the pickup's number of bags, which it is compared with (COUNT-05).
      set: { bags_arrived: bags },
      kept_bags: Object.fromEntries(kept.map(({ id, revision }) => [id, revision])),
      ...billing,
    };
  });
}

/** Prices the bill again when a concurrent count of the account has given back a deposit that this one counted on. */
async function recordBill(
  deps: LifeDeps,
  act: Act,
  event: "counted" | "recounted",
  price: (books: Books) => Promise<Consequences>,
): Promise<void> {
  for (;;) {
    const consequences = await price(await readBooks(deps.db, act.order));
    try {
      return await recordAct(deps, act, event, consequences);
    } catch (error) {
      const hasChanged = error instanceof BookingRefused && error.reason === "deposits_changed";
      if (!hasChanged) throw error;
    }
  }
}

/** Sets the lines that the desk adds to a counted order's bill by hand (BILL-02). */
export async function setFreeLines(
  deps: LifeDeps,
  act: Act & { actor: StaffActor },
  free: FreeLine[],
): Promise<void> {
  if (await wasDone(deps, act)) return;
  const { order, actor } = act;
  await recordBill(deps, act, "recounted", async (books) => {
    const { bill } = books;
    if (!bill || !statesBefore("recounted", order.kind).includes(order.status)) {
      throw refusedAsItIs("not_possible_now", order, actor);
    }
    const counted = { ...bill.counted, free };
    const billing = await billOfCount(deps, order, books, counted, {
      undoBy: actor.id,
      mayRefund: act.mayRefund,
    });
    return { data: { total: billing.bill.total, free }, ...billing };
  });
}
