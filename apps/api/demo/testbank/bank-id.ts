import { randomInt } from "node:crypto";

const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz";
const LENGTH = 16;

/** Like Mollie's `tr_7UhSN1zuXS`, but long enough that a payment's page cannot be guessed. */
export const newBankId = (prefix: string): string =>
  `${prefix}_${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("")}`;
