import type { Language } from "@waslijn/contract/shared/constants";
import type { Secrets } from "../../secrets.ts";
import { makeShortCode, sealOfCode } from "../../short-code.ts";

/** The code in a bill's payment links. Derived from the id, so it is the same for all versions of the bill (PAY-01). */
export const billCode = (secrets: Secrets, billId: string): string =>
  makeShortCode(secrets, `bill ${billId}`);

/** Only this hash of the code is stored. */
export const billCodeHash = (secrets: Secrets, billId: string): string =>
  sealOfCode(secrets, billCode(secrets, billId));

export const payPath = (secrets: Secrets, billId: string, language: Language): string =>
  `/${language}/pay/${billCode(secrets, billId)}`;

/** Short path for text messages, where every character counts. */
export const shortPayPath = (secrets: Secrets, billId: string): string =>
  `/p/${billCode(secrets, billId)}`;
