import type { UserLocation } from "@waslijn/contract/customer/locations";
import { NAME_LENGTH } from "@waslijn/contract/shared/constants";
import { firstName } from "@waslijn/contract/shared/first-name";
import { hasLink, toOneLine } from "@waslijn/contract/shared/lines";
import { shownPhone } from "@waslijn/contract/shared/phone";
import { printPostalCode } from "../catalogue/address-lines.ts";

/**
 * How much of a stranger's text may be printed. Anyone can order with anyone's address, and the mail
 * bears our name: so a mail has room for a name, a number and a house, never for a message. It is
 * looked at again here, for rows are older than rules.
 */
export function printName(name: string | undefined): string {
  const line = toOneLine(name ?? "").trim();
  return hasLink(line) ? "" : line.slice(0, NAME_LENGTH);
}

export const printFirstName = (name: string | undefined): string => firstName(printName(name));

/** Promo codes are letters, digits and dashes; whatever else was typed is none. */
export const printCode = (code: string): string => (/^[\w-]{1,20}$/.test(code) ? code : "");

export const printPhone = (phone: string | undefined): string =>
  shownPhone(phone ?? "")
    .replace(/[^\d+() .-]/g, "")
    .slice(0, 20);

/** `2011 DB 18-A` finds every house in the country; street and city are the register's, or left out. */
export function printHouse(
  { postalCode, subThoroughfare }: Partial<UserLocation>,
  registered: { street: string; city: string } | null,
): string {
  const [number = ""] = /^\d{1,5}(?:[- ]?[\p{L}\d]{1,4})?/u.exec(subThoroughfare ?? "") ?? [];
  const code = printPostalCode(postalCode ?? "");
  if (!registered) return `${code} ${number}`.trim();
  return `${registered.street} ${number}\n${code} ${registered.city}`;
}
