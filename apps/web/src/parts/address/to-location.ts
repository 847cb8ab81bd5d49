import type { UserLocation, ValidatedAddress } from "@waslijn/contract/customer/locations";
import type { AreaReason } from "@waslijn/contract/shared/codes";

export type TypedAddress = { postalCode: string; houseNumber: string; addition: string };

/** Fields that a register would provide. */
export type TypedStreet = { street: string; city: string };

export type FoundAddress = { location: UserLocation; formattedAddress: string };

export type AddressFailure = {
  reason: AreaReason;
  /** Additions in the register for this number; an empty string is the number without addition. */
  additions: string[];
  /** Street in the register for this number, to prefill. */
  street?: string;
  city?: string;
  /** The postal code is in the area, so typing the address by hand is offered (AREA-03). */
  inArea: boolean;
};

export type AddressResult =
  | ({ kind: "found" } & FoundAddress)
  | ({ kind: "failed" } & AddressFailure);

const COUNTRY = "Netherlands";

/** House number plus optional `-addition` (AREA-14). */
export const subThoroughfare = (houseNumber: string, addition: string): string =>
  addition ? `${houseNumber}-${addition}` : houseNumber;

/** The form values of a found address. */
export function typedFrom(location: UserLocation): TypedAddress & TypedStreet {
  const [houseNumber = "", ...addition] = location.subThoroughfare.split("-");
  return {
    postalCode: location.postalCode,
    houseNumber,
    addition: addition.join("-"),
    street: location.thoroughfare,
    city: location.city,
  };
}

/** `2011DB` as people write it: `2011 DB`. */
export const spacedPostalCode = (postalCode: string): string =>
  postalCode.replace(/^(\d{4})([A-Z]{2})$/, "$1 $2");

/** `2011 DB 18-A`, as far as typed, with non-breaking spaces. */
export const shortAddress = ({ postalCode, houseNumber, addition }: TypedAddress): string =>
  `${spacedPostalCode(postalCode)} ${subThoroughfare(houseNumber, addition)}`
    .trim()
    .replaceAll(" ", "\u00a0");

/** Without a typed addition, the register's is not used (AREA-02, AREA-13). */
const additionOf = (found: ValidatedAddress, typed: TypedAddress): string =>
  typed.addition ? found.Addition.trim() : "";

export function locationFrom(found: ValidatedAddress, typed: TypedAddress): UserLocation {
  return {
    address: formattedFrom(found, typed),
    city: found.City,
    country: COUNTRY,
    lat: found.Latitude ?? null,
    lon: found.Longitude ?? null,
    postalCode: typed.postalCode,
    thoroughfare: found.Street,
    subThoroughfare: subThoroughfare(found.HouseNumber, additionOf(found, typed)),
  };
}

/** Two lines, as the register formats them (AREA-15). */
export function formattedFrom(found: ValidatedAddress, typed: TypedAddress): string {
  const takesRegister = found.Addition.trim() === additionOf(found, typed);
  // Other address services return one string, or nothing.
  const lines = [found.FormattedAddress ?? []].flat().filter(Boolean);
  if (takesRegister && lines.length > 0) return lines.join("\n");
  return twoLines(found.Street, found.HouseNumber, typed.postalCode, found.City);
}

/** An address that is not in the register, flagged for the driver as typed by hand. */
export function addressByHand(typed: TypedAddress, named: TypedStreet): FoundAddress {
  const { formattedAddress, location } = addressTyped(typed, named);
  return { formattedAddress, location: { ...location, byHand: true } };
}

/** Builds an address from typed values. */
export function addressTyped(typed: TypedAddress, { street, city }: TypedStreet): FoundAddress {
  const number = subThoroughfare(typed.houseNumber, typed.addition);
  const formattedAddress = twoLines(street, number, typed.postalCode, city);
  return {
    formattedAddress,
    location: {
      address: formattedAddress,
      city,
      country: COUNTRY,
      lat: null,
      lon: null,
      postalCode: typed.postalCode,
      thoroughfare: street,
      subThoroughfare: number,
    },
  };
}

const twoLines = (street: string, number: string, postalCode: string, city: string): string =>
  `${street} ${number}\n${spacedPostalCode(postalCode)} ${city}`;
