import { LOCATION_CODE_LENGTH, RETURN_CODE_LENGTH } from "./constants.ts";

/** Rules for input at a counter, as plain functions. */
const LOCATION_CODE = new RegExp(`^\\d{${LOCATION_CODE_LENGTH}}$`);

export const isLocationCode = (value: string): boolean => LOCATION_CODE.test(value);
export const isReturnCode = (value: string): boolean => value.trim().length === RETURN_CODE_LENGTH;
/** RULE-16: a positive integer. */
export const isBagCount = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value.trim());
