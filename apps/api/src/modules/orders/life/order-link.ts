import { createHmac, timingSafeEqual } from "node:crypto";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Secrets } from "../../../secrets.ts";

const ID_BYTES = 16;
/** 128 bits: as hard to guess as the id itself, which is random too. */
const SIGNATURE_BYTES = 16;

export type LinkedOrder = { id: string; link_version: number };

/** The key to an order's page: its id and our signature over it. Nothing of it is stored (MINE-01). */
export function orderToken({ linkKey }: Secrets, { id, link_version }: LinkedOrder): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, signatureOf(linkKey, bytes, link_version)]).toString("base64url");
}

/** The path of an order's page in a language. */
export const orderPath = (secrets: Secrets, order: LinkedOrder, language: Language): string =>
  `/${language}/orders/${orderToken(secrets, order)}`;

/** The order that a token names, before anybody knows whether its signature is good. */
export function orderIdIn(token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined;
  if (bytes.toString("base64url") !== token) return undefined;
  const hex = bytes.toString("hex", 0, ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export function isTokenOf({ linkKey }: Secrets, order: LinkedOrder, token: string): boolean {
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, ID_BYTES);
  return timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(linkKey, id, order.link_version));
}

/** Replacing a link makes its version grow, and with it all earlier signatures bad. */
const signatureOf = (key: Uint8Array, id: Buffer, version: number): Buffer =>
  createHmac("sha256", key)
    .update(id)
    .update(`link ${version}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
