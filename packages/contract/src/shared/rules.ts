import { RECOVERY_PASSWORD_MINIMUM, SIGN_UP_PASSWORD_LONGER_THAN } from "./constants.ts";

/** Field rules shared by client and server, as plain functions. */
const EMAIL = /^[^\s@<>"(),:;[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;
const FOUR_DIGITS_IN_A_ROW = /\d{4}/;

export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value.trim());

/** RULE-02: spaces removed, valid with four digits in a row; nothing stricter. */
export const withoutSpaces = (value: string): string => value.replace(/\s+/g, "");
export const isPostalCode = (value: string): boolean =>
  FOUR_DIGITS_IN_A_ROW.test(withoutSpaces(value));
export const toPostalCode = (value: string): string => withoutSpaces(value).toUpperCase();
/** The four digits that decide the service area: 1012 of 1012AB. */
export const postalDigits = (value: string): number =>
  Number(FOUR_DIGITS_IN_A_ROW.exec(withoutSpaces(value))?.[0] ?? 0);

export const isSignUpPassword = (value: string): boolean =>
  [...value].length > SIGN_UP_PASSWORD_LONGER_THAN;
export const isRecoveryPassword = (value: string): boolean =>
  [...value].length >= RECOVERY_PASSWORD_MINIMUM;
