import type { PhoneOrderBody, KnownCaller } from "@waslijn/contract/console/by-phone";
import type { UserLocation, ValidatedAddress } from "@waslijn/contract/customer/locations";
import { toPostalCode } from "@waslijn/contract/shared/rules";
import { stampOf, type Picked } from "../../parts/pick-window.ts";
import type { ServiceCode, WindowKind } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import { NO_PIECES, type PiecesDraft } from "../../parts/pieces/pieces-draft.ts";

/** State of the phone order form. */
export type PhoneDraft = {
  /** Idempotency key of the order. */
  key: string;
  postalCode: string;
  houseNumber: string;
  addition: string;
  /** For an address that the register does not have. */
  street: string;
  city: string;
  services: ServiceCode[];
  hasBag: boolean;
  /** The expected laundry, for the estimate. */
  laundry: PiecesDraft;
  pickup: Picked;
  delivery: Picked;
  phone: string;
  email: string;
  name: string;
  language: Language;
  notes: string;
  couponCode: string;
};

const NOT_PICKED: Picked = { date: "", from: "" };

export const emptyDraft = (key: string): PhoneDraft => ({
  key,
  postalCode: "",
  houseNumber: "",
  addition: "",
  street: "",
  city: "",
  services: [],
  hasBag: true,
  laundry: NO_PIECES,
  pickup: NOT_PICKED,
  delivery: NOT_PICKED,
  phone: "",
  email: "",
  name: "",
  language: "nl",
  notes: "",
  couponCode: "",
});

export type Change = Partial<Omit<PhoneDraft, "key">>;

/** Applies a change and clears what depends on it: windows depend on the address and bag, a delivery on its pickup. */
export function changed(draft: PhoneDraft, change: Change): PhoneDraft {
  const next = { ...draft, ...change };
  const isElsewhere = next.postalCode !== draft.postalCode || next.hasBag !== draft.hasBag;
  const pickup = isElsewhere ? (change.pickup ?? NOT_PICKED) : next.pickup;
  const isOther = pickup.date !== draft.pickup.date || pickup.from !== draft.pickup.from;
  return { ...next, pickup, delivery: isOther ? (change.delivery ?? NOT_PICKED) : next.delivery };
}

/** Fills in a previous customer's data, except what was already entered. */
export function withCaller(draft: PhoneDraft, caller: KnownCaller): PhoneDraft {
  const { contact, location, language } = caller;
  const [houseNumber = "", ...addition] = location.subThoroughfare.split("-");
  const isAddressed = draft.postalCode.trim() !== "" || draft.houseNumber.trim() !== "";
  return changed(draft, {
    name: draft.name.trim() || contact.name,
    email: draft.email.trim() || contact.email,
    phone: draft.phone.trim() || contact.phone,
    language,
    hasBag: caller.hasBag,
    ...(!isAddressed && {
      postalCode: location.postalCode,
      houseNumber,
      addition: addition.join("-"),
    }),
  });
}

/** Clears a window that was taken meanwhile, keeping its day. */
export const withoutWindow = (draft: PhoneDraft, kind: WindowKind): PhoneDraft => ({
  ...draft,
  [kind]: { ...draft[kind], from: "" },
});

export const isUntouched = (draft: PhoneDraft): boolean =>
  JSON.stringify(draft) === JSON.stringify(emptyDraft(draft.key));

const COUNTRY = "Netherlands";

/** The pickup address: from the register, else as typed. Typed addresses are marked where there is a register. */
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
