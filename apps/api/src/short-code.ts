import { LINK_CODE_ALPHABET, LINK_CODE_LENGTH } from "@waslijn/contract/shared/payments";
import { createHmac } from "node:crypto";
import type { Secrets } from "./secrets.ts";

const SIGNS = LINK_CODE_ALPHABET.length;
const CODE = new RegExp(`^[${LINK_CODE_ALPHABET}]{${LINK_CODE_LENGTH}}$`);

/** A code for a link that fits a text message: made from the secret whenever it is needed, and never kept. */
export function makeShortCode({ linkKey }: Secrets, opens: string): string {
  const bytes = createHmac("sha256", linkKey).update(`short ${opens}`).digest();
  const signs = Array.from(bytes.subarray(0, LINK_CODE_LENGTH), (byte) => byte % SIGNS);
  return signs.map((sign) => LINK_CODE_ALPHABET[sign]).join("");
}

/** The code that somebody typed or was led by; undefined where it cannot be one. */
export function readShortCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1");
  return CODE.test(code) ? code : undefined;
}

/** What a code is found by. Keyed: a copy of the table is no help in finding one. */
export const sealOfCode = ({ fingerprintKey }: Secrets, code: string): string =>
  createHmac("sha256", fingerprintKey).update(`short ${code}`).digest("base64url");
