import { createHmac, timingSafeEqual } from "node:crypto";

const ID_BYTES = 16;
/** 128 bits: as hard to guess as the id itself, which is random too. */
const SIGNATURE_BYTES = 16;

/** A key that is made and not kept: an id, and our signature over it and over what it opens. */
export function makeToken(key: Uint8Array, id: string, opens: string): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, signatureOf(key, bytes, opens)]).toString("base64url");
}

/** The id in a token, before anybody knows whether its signature is good. */
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
