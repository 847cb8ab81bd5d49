import type { Allowed, Permission } from "@waslijn/contract/customer/my-order";
import type { ConfigAlias } from "@waslijn/contract/shared/codes";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { OrderEventKind } from "@waslijn/contract/shared/order-life";
import { ApiProblem } from "../../../api-problem.ts";
import type { Db } from "../../../db/client.ts";
import { readConfigPrices } from "../../catalogue/prices-repository.ts";
import type { OrderRow } from "../orders-repository.ts";
import { refusedAsItIs, type Act } from "./act.ts";
import type { LifeDeps } from "../../../deps.ts";

/** The configured amount in cents, as of today. */
export const configuredCents = (
  { db, clock }: Pick<LifeDeps, "db" | "clock">,
  alias: ConfigAlias,
): Promise<number> => centsOn(db, clock.now(), alias);

/** The configured amount in cents when the order was placed, which is what the customer agreed to (BILL-04). */
export const centsWhenOrdered = (
  { db }: Pick<LifeDeps, "db">,
  { created_at }: Pick<OrderRow, "created_at">,
  alias: ConfigAlias,
): Promise<number> => centsOn(db, created_at, alias);

async function centsOn(db: Db, at: Date, alias: ConfigAlias): Promise<number> {
  const config = await readConfigPrices(db, amsterdamDate(at));
  return config.find((price) => price.alias === alias)?.cents ?? 0;
}

export type FeeTerms = {
  /** The fee in cents that the customer accepted. */
  acceptedFee?: number | undefined;
  /** The desk's reason for waiving the fee (LIFE-13). */
  waived?: string | undefined;
};

/** The fee of a change in cents. A customer must have accepted exactly this amount; the desk may change at any time. */
export function feeOf(
  allowed: Allowed,
  change: "pickup" | "delivery" | "cancel",
  { order, actor }: Pick<Act, "order" | "actor">,
  { acceptedFee = 0, waived }: FeeTerms,
): number {
  const permission = allowed[change];
  const cents = permission.may === "fee" ? permission.cents : 0;
  if (actor.kind !== "customer") return waived === undefined ? cents : 0;
  if (permission.may === "no") {
    throw refusedAsItIs("not_possible_now", order, actor, forbiddenNow(allowed));
  }
  if (acceptedFee !== cents) throw new ApiProblem("fee_not_accepted", { fee: cents });
  return cents;
}

/** Events that the order's state allows a customer, but not this moment (LIFE-03, LIFE-11). */
export function forbiddenNow({ pickup, delivery, cancel, withdraw }: Allowed): OrderEventKind[] {
  const permissions: [OrderEventKind, ...Permission[]][] = [
    ["windows-changed", pickup, delivery],
    ["cancelled", cancel],
    ["withdrawn", withdraw],
  ];
  return permissions.flatMap(([event, ...any]) =>
    any.every(({ may }) => may === "no") ? [event] : [],
  );
}
