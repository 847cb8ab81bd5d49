import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/min";

/** Country of numbers typed without a country code. */
const HOME = "NL";

/** Numbers inside a sentence and numbers with an extension are refused: the extension could not be stored. */
function read(typed: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(typed.trim(), { defaultCountry: HOME, extract: false });
  return number?.isValid() && !number.ext ? number : undefined;
}

/** `06 1234 5678` becomes `+31612345678`; undefined for an invalid number. */
export const toE164 = (typed: string): string | undefined => read(typed)?.number;

/** The stored form: E.164, or the typed text when it is not a valid number and its owner kept it (FLOW-37). */
export const storedPhone = (typed: string): string => toE164(typed) ?? typed.trim();

/** For display: `06 12345678` for Dutch numbers, `+32 470 12 34 56` for others. */
export function shownPhone(stored: string): string {
  const number = read(stored);
  if (!number) return stored;
  return number.country === HOME ? number.formatNational() : number.formatInternational();
}

/** Whether a number in E.164 can receive text messages. Dutch numbers can only if they start with 6. */
export const takesSms = (phone: string): boolean => /^\+(?!31)|^\+316/.test(phone);
