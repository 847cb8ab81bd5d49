import type { Language } from "@waslijn/contract/shared/constants";
import type { Secrets } from "../../secrets.ts";
import { makeShortCode, sealOfCode } from "../../short-code.ts";

/** The key to paying a bill: it stays the same whatever becomes of the bill (PAY-01). */
export const billCode = (secrets: Secrets, billId: string): string =>
  makeShortCode(secrets, `bill ${billId}`);

/** All that the table keeps of it. */
export const billCodeHash = (secrets: Secrets, billId: string): string =>
  sealOfCode(secrets, billCode(secrets, billId));

/** The path of a bill's payment page in a language. */
export const payPath = (secrets: Secrets, billId: string, language: Language): string =>
  `/${language}/pay/${billCode(secrets, billId)}`;

/** The same for a text message, where every sign counts. */
export const shortPayPath = (secrets: Secrets, billId: string): string =>
  `/p/${billCode(secrets, billId)}`;
