import { foldText } from "@waslijn/contract/shared/fold-text";

const MOST_WORDS = 6;
/** Fewer digits with spaces between them are a postal code and a house number, not a phone number. */
const PHONE_DIGITS = 7;

/** Addresses and names are pasted with commas, as `Bos, Lucas`. */
const withoutCommas = (typed: string): string => typed.replace(/[,;]/g, " ");

/** The words of a search text, folded; a phone number and a postal code are one word each. */
export function searchWords(typed: string): string[] {
  const plain = foldText(withoutCommas(typed)).trim();
  const phone = phoneIn(plain);
  if (phone) return [phone];
  const words = plain.replace(/\b(\d{4})\s+([a-z]{2})(?=\s|$)/g, "$1$2").split(/\s+/);
  return words.filter((word) => word !== "").slice(0, MOST_WORDS);
}

/** `06 12 34`, `+31 (0)6 12 34` or `0031 6 12 34`: digits as stored, beginning with 0 or 31. */
function phoneIn(plain: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(plain)) return undefined;
  const digits = plain.replace("(0)", "").replace(/\D/g, "").replace(/^00/, "");
  return digits.length >= PHONE_DIGITS ? digits : undefined;
}

/** Minimum digits of an order number; fewer belong to a postal code, a house number or a phone number. */
const NUMBER_DIGITS = 5;

/** A whole order number as stored: `W-10432` anywhere in the text, or `10432` alone. */
export function orderNumberIn(typed: string): string | undefined {
  const words = withoutCommas(typed).trim().toUpperCase().split(/\s+/);
  const [digits = ""] = words.length === 1 ? words : [];
  if (digits.length >= NUMBER_DIGITS && /^\d+$/.test(digits)) return `W-${digits}`;
  return words.find((word) => /^W-\d+$/.test(word));
}
