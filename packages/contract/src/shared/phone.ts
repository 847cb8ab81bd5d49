import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/min";

/** Whose numbers may be typed without their country. */
const HOME = "NL";

/** Nothing is picked out of a sentence, and an extension cannot be kept: both are no number. */
function read(typed: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(typed.trim(), { defaultCountry: HOME, extract: false });
  return number?.isValid() && !number.ext ? number : undefined;
}

/** `06 1234 5678` is `+31612345678`; undefined where no telephone can have such a number. */
export const toE164 = (typed: string): string | undefined => read(typed)?.number;

/** What is kept of a typed number: E.164, or the words where it is none and its owner keeps them (FLOW-37). */
export const keptPhone = (typed: string): string => toE164(typed) ?? typed.trim();

/** As people write it: `06 12345678` at home, `+32 470 12 34 56` abroad. */
export function shownPhone(kept: string): string {
  const number = read(kept);
  if (!number) return kept;
  return number.country === HOME ? number.formatNational() : number.formatInternational();
}

/** Whether a text message can reach a number in E.164. At home only mobiles begin with a six. */
export const takesTexts = (phone: string): boolean => /^\+(?!31)|^\+316/.test(phone);
