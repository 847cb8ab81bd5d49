import type { Language } from "@waslijn/contract/shared/constants";
import type { Secrets } from "../../secrets.ts";
import { idIn, isToken, makeToken } from "./links/link-token.ts";

export type LinkedOrder = { id: string; link_version: number };

/** Replacing a link makes its version grow, and with it all earlier signatures bad. */
const opens = ({ link_version }: LinkedOrder): string => `link ${link_version}`;

/** The key to an order's page: its id and our signature over it. Nothing of it is stored (MINE-01). */
export const orderToken = ({ linkKey }: Secrets, order: LinkedOrder): string =>
  makeToken(linkKey, order.id, opens(order));

/** The path of an order's page in a language. */
export const orderPath = (secrets: Secrets, order: LinkedOrder, language: Language): string =>
  `/${language}/orders/${orderToken(secrets, order)}`;

/** The order that a token names, before anybody knows whether its signature is good. */
export const orderIdIn = idIn;

export const isTokenOf = ({ linkKey }: Secrets, order: LinkedOrder, token: string): boolean =>
  isToken(linkKey, token, opens(order));
