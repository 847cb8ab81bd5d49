import type { OwnedOrders } from "@waslijn/contract/customer/my-order";
import type { Language } from "@waslijn/contract/shared/constants";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../../deps.ts";
import { countingMisses } from "../../../http/limits/rate-limits.ts";
import { readServiceNames } from "../../catalogue/service-names.ts";
import { LINK_MISSES } from "./find-linked-order.ts";
import { headline } from "../views/order-view.ts";
import { listOrdersOfOwner } from "../orders-repository.ts";
import { idIn } from "./link-token.ts";
import { findOwner } from "./order-owner.ts";
import { isTokenOfOwner, ownedOrderPath } from "./owner-link.ts";

const DAY_MS = 86_400_000;
const LAST_DAYS = 90;
/** More than any company may place in 90 days is not one page's work. */
const MOST = 500;

/** What was ordered for a company or location in the last 90 days, without anybody's name (MINE-13). */
export async function listOwnedOrders(
  deps: Deps,
  request: FastifyRequest,
  token: string,
  language: Language,
): Promise<OwnedOrders> {
  const { db, secrets, clock } = deps;
  const lookup = async () => {
    const id = idIn(token);
    const owner = id && (await findOwner(db, id));
    return owner && isTokenOfOwner(secrets, owner, token) ? owner : undefined;
  };
  const owner = await countingMisses(deps, request, lookup, LINK_MISSES);
  const since = new Date(clock.now().getTime() - LAST_DAYS * DAY_MS);
  const rows = await listOrdersOfOwner(db, owner, since, MOST);
  const names = await readServiceNames(db, language);
  return {
    name: owner.name,
    orders: rows.map((order) => ({
      ...headline(order, names),
      bags: order.bags,
      link: ownedOrderPath(secrets, owner, order, language),
    })),
  };
}
