import type { UserLocation } from "@waslijn/contract/customer/locations";
import type { AreaReason } from "@waslijn/contract/shared/codes";

export type TypedAddress = { postalCode: string; houseNumber: string; addition: string };

/** What no register tells. */
export type TypedStreet = { street: string; city: string };

export type FoundAddress = { location: UserLocation; formattedAddress: string };

export type AddressFailure = {
  reason: AreaReason;
  /** What the register knows at this number; an empty text is the number without addition. */
  additions: string[];
  /** The street that the register knows at this number, so that nobody types it again. */
  street?: string;
  city?: string;
  /** The postal code is in the area, so that typing the address by hand can be offered (AREA-03). */
  inArea: boolean;
};

export type AddressResult =
  | ({ kind: "found" } & FoundAddress)
  | ({ kind: "failed" } & AddressFailure);
