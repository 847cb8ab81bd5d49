import type { ValidatedAddress } from "@waslijn/contract/customer/locations";

/** `postalCode` is uppercase without spaces; the other fields are trimmed. */
export type AddressQuery = { postalCode: string; houseNumber: string; addition: string };
/** `caller` separates rate limits: when one caller is refused, others are not. */
export type AddressProvider = (query: AddressQuery, caller: string) => Promise<ValidatedAddress[]>;

export type FoundAddress = {
  postalCode: string;
  street: string;
  city: string;
  houseNumber: string;
  addition: string;
  latitude: number | null;
  longitude: number | null;
};

/** Format of the national service: two lines, `Lange Veerstraat 18-A` and `2011 DB Haarlem` (API-53). */
export function toValidatedAddress(found: FoundAddress): ValidatedAddress {
  const number = found.addition ? `${found.houseNumber}-${found.addition}` : found.houseNumber;
  const postalCode = found.postalCode.replace(/^(\d{4})([A-Z]{2})$/, "$1 $2");
  return {
    FormattedAddress: [`${found.street} ${number}`, `${postalCode} ${found.city}`],
    City: found.city,
    Street: found.street,
    HouseNumber: found.houseNumber,
    Addition: found.addition,
    Latitude: found.latitude,
    Longitude: found.longitude,
  };
}

/** Puts the exact address first, then other additions of the same number (AREA-02). */
export function exactFirst(addresses: ValidatedAddress[], addition: string): ValidatedAddress[] {
  const isExact = (address: ValidatedAddress): boolean =>
    address.Addition.toUpperCase() === addition.toUpperCase();
  return addresses.toSorted(
    (one, other) =>
      Number(isExact(other)) - Number(isExact(one)) ||
      one.Addition.localeCompare(other.Addition, "nl", { numeric: true }),
  );
}
