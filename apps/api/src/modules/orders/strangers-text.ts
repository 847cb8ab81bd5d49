import type { UserLocation } from "@waslijn/contract/customer/locations";
import { NAME_LENGTH } from "@waslijn/contract/shared/constants";
import { firstName } from "@waslijn/contract/shared/first-name";
import { hasLink, toOneLine } from "@waslijn/contract/shared/lines";
import { shownPhone } from "@waslijn/contract/shared/phone";
import { printPostalCode } from "../catalogue/address-lines.ts";

/**
 * Limits how much of a stranger's text a mail may contain. Anyone can order with anyone's address and the mail carries
 * our name, so there is room for a name, a number and a house, but not for a message. Checked again here because stored
 * rows may be older than the validation rules.
 */
export function printName(name: string | undefined): string {
  const line = toOneLine(name ?? "").trim();
  return hasLink(line) ? "" : line.slice(0, NAME_LENGTH);
}

export const printFirstName = (name: string | undefined): string => firstName(printName(name));

/** A promo code has only letters, digits and dashes; anything else is not printed. */
export const printCode = (code: string): string => (/^[\w-]{1,20}$/.test(code) ? code : "");

export const printPhone = (phone: string | undefined): string =>
  shownPhone(phone ?? "")
    .replace(/[^\d+() .-]/g, "")
    .slice(0, 20);

/**
 * `2011 DB 18-A` identifies every house in the country; street and city come from the address register, or are left
 * out.
 */
export function printHouse(
  { postalCode, subThoroughfare }: Partial<UserLocation>,
  registered: { street: string; city: string } | null,
): string {
  const [number = ""] = /^\d{1,5}(?:[- ]?[\p{L}\d]{1,4})?/u.exec(subThoroughfare ?? "") ?? [];
  const code = printPostalCode(postalCode ?? "");
  if (!registered) return `${code} ${number}`.trim();
  return `${registered.street} ${number}\n${code} ${registered.city}`;
}
