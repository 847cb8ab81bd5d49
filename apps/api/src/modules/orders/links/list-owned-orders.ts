import type { OwnedOrders } from "@waslijn/contract/customer/my-order";
import type { Language } from "@waslijn/contract/shared/constants";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../../deps.ts";
import { countingMisses, takeHit } from "../../../http/limits/rate-limits.ts";
import { readServiceNames } from "../../catalogue/catalogue-repository.ts";
import { LINK_MISSES } from "./find-linked-order.ts";
import { readCursor, writeCursor } from "../views/my-orders.ts";
import { headline } from "../views/order-view.ts";
import { listOrdersOfOwner } from "../orders-repository.ts";
import { idIn } from "../order-link.ts";
import { findOwner } from "./order-owner.ts";
import { isTokenOfOwner, ownedOrderPath } from "./owner-link.ts";
import { subjectKey } from "../../../http/limits/caller.ts";
import { REQUESTED_MAILS_LIMIT, LINKS_MAIL_LIMIT } from "../../../http/limits/limits.ts";
import { queueMail } from "../../../outbox/queue-message.ts";

const DAY_MS = 86_400_000;
const LAST_DAYS = 90;
const PAGE = 100;

/** Orders of a company or location in the last 90 days, without personal names, paginated (MINE-13). */
export async function listOwnedOrders(
  deps: Deps,
  request: FastifyRequest,
  { token, before }: { token: string; before?: string | undefined },
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
  const rows = await listOrdersOfOwner(db, owner, since, PAGE + 1, readCursor(before));
  const last = rows[PAGE - 1];
  const names = await readServiceNames(db, language);
  return {
    name: owner.name,
    next: rows.length > PAGE && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
    orders: rows.slice(0, PAGE).map((order) => ({
      ...headline(order, names),
      bags: order.bags,
      link: ownedOrderPath(secrets, owner, order, language),
    })),
  };
}

/** Queues the mail for known and unknown addresses alike; orders are looked up only when the mail is rendered. */
export async function askOrderLinks(deps: Deps, email: string, language: Language): Promise<void> {
  const address = email.trim();
  const recipient = subjectKey(deps, address.toLowerCase());
  await deps.db.transaction().execute(async (db) => {
    await takeHit({ ...deps, db }, `order-links:${recipient}`, LINKS_MAIL_LIMIT);
    await takeHit({ ...deps, db }, `order-links:day:${recipient}`, REQUESTED_MAILS_LIMIT);
    await queueMail(db, { kind: "order-links", data: {} }, address, language, deps.clock);
  });
}
