import type { Work } from "../../../work.ts";
import { withdrawOrder } from "../life/withdraw-order.ts";
import { actByNumber } from "./order-by-number.ts";

/** The desk writes down a withdrawal that came by mail, letter or phone. */
export const withdrawByNumber: Work<{ number: string }, void> = (deps, { number }) =>
  actByNumber(deps, number, (given) => withdrawOrder(deps, given));
