import type { DeskDate, KnownCaller, PhoneOrderBody } from "@waslijn/contract/console/by-phone";
import type { UserLocation, ValidatedAddress } from "@waslijn/contract/customer/locations";
import { toPostalCode } from "@waslijn/contract/shared/rules";
import { firstFree, stampOf, type Picked } from "../../parts/pick-window.ts";
import type { ServiceCode, WindowKind } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Instructions } from "@waslijn/contract/customer/my-order";
import { LAUNDRY_PREFERENCES } from "@waslijn/contract/shared/order-life";
import { shownPhone } from "@waslijn/contract/shared/phone";
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
  /** For the driver and the laundry, as in the last order to this address. */
  instructions: Instructions;
  /** Start of the windows of the last order. */
  usualHours: Record<WindowKind, string>;
  /** Id of the customer whose data were filled in. */
  caller: string;
  /** The desk chose the customer, or said that it is nobody we know: recognition changes nothing any more. */
  isCallerChosen: boolean;
  /** Fields that the desk entered. Recognising a caller leaves them alone. */
  typed: readonly SaidName[];
};

/** What the desk can enter. */
type SaidName = Exclude<
  keyof PhoneDraft,
  "key" | "usualHours" | "caller" | "isCallerChosen" | "typed"
>;

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
  instructions: {},
  usualHours: { pickup: "", delivery: "" },
  caller: "",
  isCallerChosen: false,
  typed: [],
});

export type Change = Partial<Pick<PhoneDraft, SaidName>>;

const ADDRESS = ["postalCode", "houseNumber", "addition"] as const;

/**
 * Applies a change and clears what depends on it: windows depend on the address and bag, a delivery on its pickup,
 * instructions for the driver and a filled-in street on the address.
 */
export function changed(draft: PhoneDraft, change: Change): PhoneDraft {
  const isMoved = ADDRESS.some((name) => (change[name] ?? draft[name]) !== draft[name]);
  const isStreetSaid = draft.typed.includes("street") || draft.typed.includes("city");
  const next = {
    ...draft,
    ...(isMoved && {
      instructions: preferencesIn(draft.instructions),
      ...(!isStreetSaid && { street: "", city: "" }),
    }),
    ...change,
  };
  const isElsewhere = next.postalCode !== draft.postalCode || next.hasBag !== draft.hasBag;
  const pickup = isElsewhere ? (change.pickup ?? NOT_PICKED) : next.pickup;
  const isOther = pickup.date !== draft.pickup.date || pickup.from !== draft.pickup.from;
  return { ...next, pickup, delivery: isOther ? (change.delivery ?? NOT_PICKED) : next.delivery };
}

/** What holds at every address. */
const preferencesIn = (instructions: Instructions): Instructions =>
  Object.fromEntries(
    LAUNDRY_PREFERENCES.flatMap((name) => (instructions[name] ? [[name, instructions[name]]] : [])),
  );

/** Applies what the desk entered. A field that is emptied again can be filled in once more. */
export function said(draft: PhoneDraft, change: Change): PhoneDraft {
  const names = Object.keys(change) as SaidName[];
  const isOtherNumber = names.includes("phone") || names.includes("email");
  return {
    ...changed(draft, change),
    isCallerChosen: draft.isCallerChosen && !(isOtherNumber && draft.caller === ""),
    typed: [
      ...draft.typed.filter((name) => !names.includes(name)),
      ...names.filter((name) => change[name] !== ""),
    ],
  };
}

/** Fields that belong together: none is filled in when the desk entered one of them. */
const PLACE = [...ADDRESS, "street", "city", "instructions"] as const satisfies SaidName[];
const FILLED = [...PLACE, "phone", "email", "name", "language", "services", "hasBag"] as const;

/**
 * Fills in a customer's data, and clears what was filled in for another; without a customer it only clears. Fields that
 * the desk entered stay. Somebody unknown has no bag yet.
 */
export function withCaller(draft: PhoneDraft, caller: KnownCaller | undefined): PhoneDraft {
  const isPlaceSaid = PLACE.some((name) => draft.typed.includes(name));
  const isOpen = (name: (typeof FILLED)[number]): boolean =>
    !draft.typed.includes(name) && !(isPlaceSaid && PLACE.some((one) => one === name));
  const values: Change = {
    ...emptyDraft(draft.key),
    hasBag: false,
    ...(caller && fieldsOf(caller)),
  };
  const filled = Object.fromEntries(FILLED.filter(isOpen).map((name) => [name, values[name]]));
  const usualHours = caller?.usualHours ?? { pickup: "", delivery: "" };
  return { ...changed(draft, filled), usualHours, caller: caller?.id ?? "" };
}

function fieldsOf({ contact, location, ...caller }: KnownCaller): Change {
  const [houseNumber = "", ...addition] = location?.subThoroughfare.split("-") ?? [];
  const { name, email, phone } = contact;
  const { language, hasBag, services, instructions } = caller;
  return {
    name,
    email,
    phone: shownPhone(phone),
    language,
    hasBag,
    services,
    ...(location && {
      postalCode: location.postalCode,
      houseNumber,
      addition: addition.join("-"),
      street: location.thoroughfare,
      city: location.city,
      instructions,
    }),
  };
}

/** Fills in the only customer with this number or address. With several the desk chooses. */
export function recognised(draft: PhoneDraft, found: readonly KnownCaller[]): PhoneDraft {
  const [first, ...others] = found;
  if (draft.isCallerChosen || found.some(({ id }) => id === draft.caller)) return draft;
  return withCaller(draft, others.length > 0 ? undefined : first);
}

/** The desk says who it is: one of the customers found, or somebody else. */
export const withChosenCaller = (
  draft: PhoneDraft,
  caller: KnownCaller | undefined,
): PhoneDraft => ({ ...withCaller(draft, caller), isCallerChosen: true });

/** Proposes the first free day once the windows are known, with the customer's usual hours where they are free. */
export function withProposal(
  draft: PhoneDraft,
  kind: WindowKind,
  dates: readonly DeskDate[],
): PhoneDraft {
  if (draft[kind].date !== "") return draft;
  return changed(draft, { [kind]: firstFree(dates, draft.usualHours[kind]) });
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
  instructions: draft.instructions,
  couponCode: draft.couponCode.trim(),
});
