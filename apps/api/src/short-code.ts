import { LINK_CODE_ALPHABET, LINK_CODE_LENGTH } from "@waslijn/contract/shared/payments";
import { createHmac } from "node:crypto";
import type { Secrets } from "./secrets.ts";

const SIGNS = LINK_CODE_ALPHABET.length;
const CODE = new RegExp(`^[${LINK_CODE_ALPHABET}]{${LINK_CODE_LENGTH}}$`);

/** A code short enough for a link in an SMS; derived from the secret on demand and never stored. */
export function makeShortCode({ linkKey }: Secrets, opens: string): string {
  const bytes = createHmac("sha256", linkKey).update(`short ${opens}`).digest();
  const signs = Array.from(bytes.subarray(0, LINK_CODE_LENGTH), (byte) => byte % SIGNS);
  return signs.map((sign) => LINK_CODE_ALPHABET[sign]).join("");
}

/** Normalises a typed or linked code; undefined when it is malformed. */
export function readShortCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1");
  return CODE.test(code) ? code : undefined;
}

/** Lookup key of a code. An HMAC, so that a copy of the table does not help to find codes. */
export const sealOfCode = ({ fingerprintKey }: Secrets, code: string): string =>
  createHmac("sha256", fingerprintKey).update(`short ${code}`).digest("base64url");
