import type { UserLocation } from "@waslijn/contract/customer/locations";
import { toPostalCode } from "@waslijn/contract/shared/rules";

/**
 * An address in at least two lines, as people write it. A one-line address from other clients is rebuilt from its
 * fields.
 */
export function addressLines(location: UserLocation): string[] {
  const lines = location.address.split("\n").filter(Boolean);
  if (lines.length > 1) return lines;
  const { thoroughfare, subThoroughfare, postalCode, city } = location;
  return [`${thoroughfare} ${subThoroughfare}`, `${printPostalCode(postalCode)} ${city}`];
}

/** Formats as `2011 DB`. */
export const printPostalCode = (postalCode: string): string => {
  const [, digits = "", letters = ""] = /(\d{4})([A-Z]{2})?/.exec(toPostalCode(postalCode)) ?? [];
  return [digits, letters].filter(Boolean).join(" ");
};
