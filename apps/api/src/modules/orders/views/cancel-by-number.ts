import type { Work } from "../../../work.ts";
import { cancelOrder } from "../life/cancel-order.ts";
import { actByNumber } from "./order-by-number.ts";

export type Cancelling = { number: string; reason?: string; waived?: string };

/** The desk cancels: a fee that is due is billed unless it is waived with a reason. */
export const cancelByNumber: Work<Cancelling, void> = (deps, { number, ...terms }) =>
  actByNumber(deps, number, (given) => cancelOrder(deps, given, terms));
