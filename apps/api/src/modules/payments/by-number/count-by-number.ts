import type { Counted } from "@waslijn/contract/shared/pricing";
import type { Work } from "../../../work.ts";
import { findBill } from "../../bills/bills-repository.ts";
import { actByNumber } from "../../orders/views/order-by-number.ts";
import { correctBill, countOrder } from "../../orders/life/count-order.ts";

export type Counting = { number: string; bags: number } & Omit<Counted, "free">;

/** What the desk found in an order; counted again, it corrects the bill. */
export const countByNumber: Work<Counting, void> = (deps, { number, ...count }) =>
  actByNumber(deps, number, async (given) => {
    const isFirst = given.order.status === "picked-up";
    const bill = await findBill(deps.db, given.order.id);
    const free = bill?.counted.free ?? [];
    await (isFirst ? countOrder : correctBill)(deps, given, { ...count, free });
  });
