import type { Language } from "@waslijn/contract/shared/constants";
import type { Secrets } from "../../../secrets.ts";
import type { LinkedOrder } from "../life/order-link.ts";
import { isToken, makeToken } from "./link-token.ts";
import type { Owner } from "./order-owner.ts";

/** All orders of a company or location; a replaced link has another version. */
const list = ({ kind, link_version }: Owner): string => `orders of ${kind} ${link_version}`;
/** One of them, as its owner may see it: it dies with the order's own link and with the owner's. */
const one = (owner: Owner, order: LinkedOrder): string =>
  `${list(owner)}: one ${order.link_version}`;

export const ownerPath = ({ linkKey }: Secrets, owner: Owner, language: Language): string =>
  `/${language}/orders/of/${makeToken(linkKey, owner.id, list(owner))}`;

export const isTokenOfOwner = ({ linkKey }: Secrets, owner: Owner, token: string): boolean =>
  isToken(linkKey, token, list(owner));

export const ownedOrderPath = (
  { linkKey }: Secrets,
  owner: Owner,
  order: LinkedOrder,
  language: Language,
): string => `/${language}/orders/${makeToken(linkKey, order.id, one(owner, order))}`;

export const isTokenOfOwned = (
  { linkKey }: Secrets,
  owner: Owner,
  order: LinkedOrder,
  token: string,
): boolean => isToken(linkKey, token, one(owner, order));
