import type { Language } from "@waslijn/contract/shared/constants";
import type { Secrets } from "../../../secrets.ts";
import type { LinkedOrder } from "../order-link.ts";
import { isToken, makeToken } from "./link-token.ts";
import type { Owner } from "./order-owner.ts";

export type LinkedOwner = Pick<Owner, "kind" | "id" | "link_version">;

/** All orders of a company or location; a replaced link has another version. */
const list = ({ kind, link_version }: LinkedOwner): string => `orders of ${kind} ${link_version}`;
/** One of them, as its owner may see it: it dies with the order's own link and with the owner's. */
const one = (owner: LinkedOwner, order: LinkedOrder): string =>
  `${list(owner)}: one ${order.link_version}`;

export const ownerToken = ({ linkKey }: Secrets, owner: LinkedOwner): string =>
  makeToken(linkKey, owner.id, list(owner));

/** Behind the #, which a browser sends to nobody: no log and no referrer can hold it. */
export const ownerPath = (secrets: Secrets, owner: LinkedOwner, language: Language): string =>
  `/${language}/orders#of=${ownerToken(secrets, owner)}`;

export const isTokenOfOwner = ({ linkKey }: Secrets, owner: LinkedOwner, token: string): boolean =>
  isToken(linkKey, token, list(owner));

export const ownedOrderPath = (
  { linkKey }: Secrets,
  owner: LinkedOwner,
  order: LinkedOrder,
  language: Language,
): string => `/${language}/orders/${makeToken(linkKey, order.id, one(owner, order))}`;

export const isTokenOfOwned = (
  { linkKey }: Secrets,
  owner: LinkedOwner,
  order: LinkedOrder,
  token: string,
): boolean => isToken(linkKey, token, one(owner, order));
