import type { PhoneOrderBody } from "@waslijn/contract/console/by-phone";
import type { UserLocation, ValidatedAddress } from "@waslijn/contract/customer/locations";
import { toPostalCode } from "@waslijn/contract/shared/rules";
import { stampOf } from "../../parts/windows/pick-window.ts";
import type { PhoneDraft } from "./phone-draft.ts";

const COUNTRY = "Netherlands";

/** Where the driver goes: as the register has it, else as the caller says it; marked where a register does not know it. */
export function placeOf(
  draft: PhoneDraft,
  known: ValidatedAddress | undefined,
  hasRegister = true,
): UserLocation {
  const postalCode = toPostalCode(draft.postalCode);
  if (known) {
    return {
      address: known.FormattedAddress.join("\n"),
      city: known.City,
      country: COUNTRY,
      lat: known.Latitude ?? null,
      lon: known.Longitude ?? null,
      postalCode,
      thoroughfare: known.Street,
      subThoroughfare: numberOf(known.HouseNumber, known.Addition),
    };
  }
  const number = numberOf(draft.houseNumber.trim(), draft.addition.trim());
  const [street, city] = [draft.street.trim(), draft.city.trim()];
  return {
    address: `${street} ${number}\n${postalCode.replace(/(?<=^\d{4})/, " ")} ${city}`,
    city,
    country: COUNTRY,
    lat: null,
    lon: null,
    postalCode,
    thoroughfare: street,
    subThoroughfare: number,
    ...(hasRegister && { byHand: true }),
  };
}

const numberOf = (houseNumber: string, addition: string): string =>
  addition ? `${houseNumber}-${addition}` : houseNumber;

export const toPhoneBody = (
  draft: PhoneDraft,
  known: ValidatedAddress | undefined,
  hasRegister = true,
): PhoneOrderBody => ({
  contact: {
    name: draft.name.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    phoneAsTyped: true,
  },
  language: draft.language,
  location: placeOf(draft, known, hasRegister),
  pickupTime: stampOf(draft.pickup),
  deliveryTime: stampOf(draft.delivery),
  services: draft.services,
  hasBag: draft.hasBag,
  notes: draft.notes.trim(),
  couponCode: draft.couponCode.trim(),
});
