import type { UserLocation } from "@waslijn/contract/customer/locations";
import { UNKNOWN_VISITOR, type Visitor } from "../../../api/session.ts";
import { emptyDraft, type OrderDraft } from "./order-draft.ts";

/** Fixtures for tests of the flow. */
export const TODAY = "2026-11-16";

export const LOCATION: UserLocation = {
  address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
  city: "Haarlem",
  country: "Netherlands",
  lat: null,
  lon: null,
  postalCode: "2011DB",
  thoroughfare: "Lange Veerstraat",
  subThoroughfare: "18-A",
};

export const draftWith = (some: Partial<OrderDraft> = {}): OrderDraft => ({
  ...emptyDraft(TODAY, "key-of-this-draft"),
  ...some,
});

export const ADDRESS = {
  location: { ...LOCATION, loaded: true as const },
  formattedAddress: LOCATION.address,
};
export const ACCOUNT = {
  email: "noor@voorbeeld.nl",
  plainPassword: "blauwe fiets in de regen",
  signUpTerms: true,
};
export const TIMES = {
  pickupDate: { date: "2026-11-19", default: false },
  pickupTime: "10:00",
  deliveryDate: { date: "2026-11-23", default: false },
  deliveryTime: "12:00",
};

export const anon: Visitor = { ...UNKNOWN_VISITOR, ready: true };
export const user: Visitor = {
  ...anon,
  type: "user",
  user: {
    fullName: "Sanne de Vries",
    name: "Sanne de Vries",
    phone: "06 12345678",
    language: "nl",
    email: "demo@waslijn.example",
    hasBag: true,
  },
  location: { ...LOCATION, subThoroughfare: "20" },
  formattedAddress: "Lange Veerstraat 20\n2011 DB Haarlem",
};
