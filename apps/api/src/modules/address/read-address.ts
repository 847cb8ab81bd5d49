import { toPostalCode } from "@waslijn/contract/shared/rules";
import type { Column, Layout } from "./address-columns.ts";

export type AddressRow = {
  postal_code: string;
  house_number: string;
  addition: string;
  street: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
};

const LONGEST = 150;
const UNPRINTABLE = /[\u0000-\u001f\u007f\ufffd]/;

/** One record as a row, or what is wrong with it. */
export function readAddress(cells: string[], places: Layout): AddressRow | string {
  const field = (column: Column): string => (cells[places.get(column) ?? -1] ?? "").trim();
  const row: AddressRow = {
    postal_code: toPostalCode(field("postalCode")),
    house_number: field("houseNumber").replace(/^0+(?=\d)/, ""),
    addition: field("addition"),
    street: field("street"),
    city: field("city"),
    latitude: toDegrees(field("latitude"), 90),
    longitude: toDegrees(field("longitude"), 180),
  };
  return wrongWith(row) ?? row;
}

function wrongWith(row: AddressRow): string | undefined {
  if (!/^\d{4}[A-Z]{2}$/.test(row.postal_code)) return "the postal code is not like 1234AB";
  if (!/^\d{1,6}$/.test(row.house_number)) return "the house number is not a number";
  if (row.addition.length > 20) return "the addition is longer than 20 characters";
  for (const [name, text] of [
    ["street", row.street],
    ["city", row.city],
    ["addition", row.addition],
  ] as const) {
    if (text === "" && name !== "addition") return `the ${name} is missing`;
    if (text.length > LONGEST) return `the ${name} is longer than ${LONGEST} characters`;
    if (UNPRINTABLE.test(text) || !text.isWellFormed())
      return `the ${name} has unreadable characters`;
  }
  if (Number.isNaN(row.latitude)) return "the latitude is not a number from -90 to 90";
  if (Number.isNaN(row.longitude)) return "the longitude is not a number from -180 to 180";
  return undefined;
}

/** Empty is unknown; a decimal comma is read as a point. */
function toDegrees(text: string, most: number): number | null {
  if (text === "") return null;
  const degrees = Number(text.replace(",", "."));
  return Math.abs(degrees) <= most ? degrees : Number.NaN;
}
