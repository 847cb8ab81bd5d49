import type { Language } from "@waslijn/contract/shared/constants";
import type { Secrets } from "../../secrets.ts";
import { createHmac, timingSafeEqual } from "node:crypto";
import { recordAct, wasDone, type Act } from "./life/act.ts";
import type { LifeDeps } from "../../deps.ts";

export type LinkedOrder = { id: string; link_version: number };

/** Replacing a link increments its version, which invalidates all earlier signatures. */
const opens = ({ link_version }: LinkedOrder): string => `link ${link_version}`;

/** The token of an order's page: the order's id and a signature. Nothing is stored (MINE-01). */
export const orderToken = ({ linkKey }: Secrets, order: LinkedOrder): string =>
  makeToken(linkKey, order.id, opens(order));

export const orderPath = (secrets: Secrets, order: LinkedOrder, language: Language): string =>
  `/${language}/orders/${orderToken(secrets, order)}`;

/** Adds the link to the response of a placement: it is a credential, so the database never stores it. */
export const withOrderLink = (secrets: Secrets, answer: object, language: Language): object => {
  const { id } = answer as Pick<LinkedOrder, "id">;
  return { ...answer, link: orderPath(secrets, { id, link_version: 0 }, language) };
};

/** The order id in a token; the signature is not verified yet. */
export const orderIdIn = idIn;

export const isTokenOf = ({ linkKey }: Secrets, order: LinkedOrder, token: string): boolean =>
  isToken(linkKey, token, opens(order));

const ID_BYTES = 16;
/** 128 bits: as hard to guess as the random id itself. */
const SIGNATURE_BYTES = 16;

/** Stateless token: an id and a signature over the id and its scope. */
export function makeToken(key: Uint8Array, id: string, opens: string): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, signatureOf(key, bytes, opens)]).toString("base64url");
}

/** The id in a token; the signature is not verified yet. */
export function idIn(token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined;
  if (bytes.toString("base64url") !== token) return undefined;
  const hex = bytes.toString("hex", 0, ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export function isToken(key: Uint8Array, token: string, opens: string): boolean {
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, ID_BYTES);
  return timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(key, id, opens));
}

const signatureOf = (key: Uint8Array, id: Buffer, opens: string): Buffer =>
  createHmac("sha256", key).update(id).update(opens).digest().subarray(0, SIGNATURE_BYTES);

/** Invalidates all earlier links to this order; its next mail contains a new one (MINE-01). */
export async function replaceLink(deps: LifeDeps, act: Act): Promise<void> {
  if (await wasDone(deps, act)) return;
  await recordAct(deps, act, "link-replaced", {
    set: { link_version: act.order.link_version + 1 },
  });
}
