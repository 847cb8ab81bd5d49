import { randomInt } from "node:crypto";

const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz";
const LENGTH = 16;

/** Like Mollie's `tr_7UhSN1zuXS`, long enough that the page of a payment cannot be guessed. */
export const newBankId = (prefix: string): string =>
  `${prefix}_${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("")}`;
