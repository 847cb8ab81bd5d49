import * as z from "zod/mini";
import { LANGUAGES, NAME_LENGTH } from "./constants.ts";
import { isLocationCode, isReturnCode } from "./counter-rules.ts";
import { hasLink, isBlank, isOneLine, TURNING } from "./lines.ts";
import { isEmail, isPostalCode, isRecoveryPassword, isSignUpPassword } from "./rules.ts";

const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Text that PostgreSQL can store and people can read: no control characters, direction marks or lone surrogates. */
const isStorable = (value: string): boolean =>
  !CONTROL.test(value) && !TURNING.test(value) && value.isWellFormed();

export const text = (max: number) =>
  z.string().check(z.maxLength(max), z.refine(isStorable, { error: "unstorable_text" }));
/** Contains at least one visible character. */
const filledIn = () => z.refine<string>((value) => !isBlank(value), { error: "required" });
export const requiredText = (max: number) => text(max).check(filledIn());
/** One line of text, because it is printed in lists of stops, labels and mails. */
export const line = (max: number) => text(max).check(z.refine(isOneLine, { error: "one_line" }));
export const requiredLine = (max: number) => line(max).check(filledIn());
/** A person's name. Links are refused, because names are printed in our mails. */
export const personName = line(NAME_LENGTH).check(
  z.refine((value) => !hasLink(value), { error: "no_link" }),
);
export const requiredName = personName.check(filledIn());

/** An unparseable number is refused, unless the client has warned the person and they kept it (FLOW-37). */
export const phoneAsTyped = z.optional(z.boolean());
export const email = text(254).check(z.refine(isEmail, { error: "email" }));
export const postalCode = text(12).check(z.refine(isPostalCode, { error: "postal_code" }));
export const locationCode = text(4).check(z.refine(isLocationCode, { error: "location_code" }));
export const returnCode = text(8).check(z.refine(isReturnCode, { error: "return_code" }));
export const signUpPassword = z
  .string()
  .check(z.maxLength(200), z.refine(isSignUpPassword, { error: "password_length" }));
export const recoveryPassword = z
  .string()
  .check(z.maxLength(200), z.refine(isRecoveryPassword, { error: "password_length" }));
export const language = z.enum(LANGUAGES);
export const deviceUuid = text(64).check(
  z.refine((value) => /^[\w-]{8,64}$/.test(value), { error: "uuid" }),
);

/** Whether the day exists in its month; up to 28 it always does. */
const isRealDate = (value: string): boolean => {
  const [month, day] = [Number(value.slice(5, 7)), Number(value.slice(8, 10))];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysIn(Number(value.slice(0, 4)), month);
};
const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
export const isoDate = z
  .string()
  .check(z.regex(/^2\d{3}-\d{2}-\d{2}$/), z.refine(isRealDate, { error: "date" }));
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** `YYYY-MM-DDTHH:MM:00` without an offset: wall-clock time in Amsterdam (API-22). */
export const wallClockMoment = z.string().check(
  z.regex(/^2\d{3}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:00)?$/),
  z.refine((value) => isRealDate(value.slice(0, 10)), { error: "date" }),
);
/** `2026-11-17T08:00:00+01:00` (TIME-34). */
export const timestamp = z.string().check(
  z.regex(
    /^2\d{3}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?([+-]([01]\d|2[0-3]):[0-5]\d|Z)$/,
  ),
  z.refine((value) => isRealDate(value.slice(0, 10)), { error: "date" }),
);
