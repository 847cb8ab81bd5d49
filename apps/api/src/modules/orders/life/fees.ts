import type { Permission } from "@waslijn/contract/customer/my-order";
import type { ConfigAlias } from "@waslijn/contract/shared/codes";
import { DEFAULT_LANGUAGE } from "@waslijn/contract/shared/constants";
import { ApiProblem } from "../../../api-problem.ts";
import type { Db } from "../../../db/client.ts";
import { readCatalogue } from "../../catalogue/catalogue-repository.ts";
import type { OrderRow } from "../orders-repository.ts";
import { refusedAsItIs } from "./act.ts";
import type { Actor } from "./record-event.ts";

/** A configured amount in cents. */
export async function configuredCents(db: Db, alias: ConfigAlias): Promise<number> {
  const { config } = await readCatalogue(db, DEFAULT_LANGUAGE);
  return Math.round((config.find((price) => price.alias === alias)?.amount ?? 0) * 100);
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
