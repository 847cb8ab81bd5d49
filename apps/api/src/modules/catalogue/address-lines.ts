import type { UserLocation } from "@waslijn/contract/customer/locations";
import { toPostalCode } from "@waslijn/contract/shared/rules";

/** An address in at least two lines, as people write it. One with fewer, as other clients send it, is made from its fields. */
export function addressLines(location: UserLocation): string[] {
  const lines = location.address.split("\n").filter(Boolean);
  if (lines.length > 1) return lines;
  const { thoroughfare, subThoroughfare, postalCode, city } = location;
  return [`${thoroughfare} ${subThoroughfare}`, `${printPostalCode(postalCode)} ${city}`];
}

/** `2011 DB` and nothing around it. */
export const printPostalCode = (postalCode: string): string => {
  const [, digits = "", letters = ""] = /(\d{4})([A-Z]{2})?/.exec(toPostalCode(postalCode)) ?? [];
  return [digits, letters].filter(Boolean).join(" ");
};
