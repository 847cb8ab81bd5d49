import type { Permission } from "@waslijn/contract/customer/my-order";
import type { ConfigAlias } from "@waslijn/contract/shared/codes";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../../api-problem.ts";
import { readConfigPrices } from "../../catalogue/prices-repository.ts";
import type { OrderRow } from "../orders-repository.ts";
import { refusedAsItIs } from "./act.ts";
import type { LifeDeps } from "./life-deps.ts";
import type { Actor } from "./record-event.ts";

/** An amount in cents as it is configured today. */
export async function configuredCents(
  { db, clock }: Pick<LifeDeps, "db" | "clock">,
  alias: ConfigAlias,
): Promise<number> {
  const config = await readConfigPrices(db, amsterdamDate(clock.now()));
  return config.find((price) => price.alias === alias)?.cents ?? 0;
}

export type FeeTerms = {
  /** The cents that the customer agreed to. */
  acceptedFee?: number | undefined;
  /** The desk may let somebody off, and says why (LIFE-13). */
  waived?: string | undefined;
};

/** The fee of a change: the customer has agreed to just this amount; the desk may change at any time. */
export function feeOf(
  permission: Permission,
  order: OrderRow,
  actor: Actor,
  { acceptedFee = 0, waived }: FeeTerms,
): number {
  const cents = permission.may === "fee" ? permission.cents : 0;
  if (actor.kind !== "customer") return waived === undefined ? cents : 0;
  if (permission.may === "no") throw refusedAsItIs("not_possible_now", order, actor);
  if (acceptedFee !== cents) throw new ApiProblem("fee_not_accepted", { fee: cents });
  return cents;
}
