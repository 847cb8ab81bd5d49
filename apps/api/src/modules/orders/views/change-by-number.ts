import type { Work } from "../../../work.ts";
import { changeWindows } from "../life/change-windows.ts";
import { actByNumber } from "./order-by-number.ts";

export type Changing = {
  number: string;
  pickupTime?: string;
  deliveryTime?: string;
  waived?: string;
};

/** The desk moves an order to other windows: those that ordering would offer too. */
export const changeByNumber: Work<Changing, void> = (deps, { number, ...wanted }) =>
  actByNumber(deps, number, (given) => changeWindows(deps, given, wanted));
