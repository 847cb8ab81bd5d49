import type { StopAct } from "@waslijn/contract/console/route";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Staff } from "../../http/staff-session.ts";
import type { LifeDeps } from "../orders/life/life-deps.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import type { StopActRow } from "./stop-acts-repository.ts";

export type RouteDeps = LifeDeps;
/** Whoever reports from a door: a driver, or an owner who drives. */
export type Driver = Pick<Staff, "id" | "role">;

/** A report at a stop as it was recorded, and the order as it is now. */
export type Report<T extends StopAct = StopAct> = {
  order: OrderRow;
  kind: WindowKind;
  told: T;
  recorded: StopActRow;
};
