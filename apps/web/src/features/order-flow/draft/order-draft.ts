import type { Company } from "@waslijn/contract/customer/accounts";
import type { UserLocation } from "@waslijn/contract/customer/locations";
import type { Instructions } from "@waslijn/contract/customer/my-order";
import { SERVICE_CODES, type ServiceCode, type WindowKind } from "@waslijn/contract/shared/codes";
import {
  nothingSelected,
  resetSelectedDelivery,
  resetSelectedPickup,
  type SelectedTimes,
} from "../../../parts/times/selected-times.ts";
import type { Basket } from "../../../parts/prices/estimate-price.ts";
import type { OrderAgain } from "../../../parts/order-links/order-again.ts";
import type { OrderPage } from "../../../parts/navigation/page-key.ts";

/** A typed address once it has been checked (STATE-07). */
export type DraftLocation = UserLocation & { loaded: true };

/** Everything chosen and typed for one order. */
export type OrderDraft = {
  location: DraftLocation | null;
  formattedAddress: string;
  /** The company that a wizard orders for. */
  company: Company | null;
  email: string;
  /** In memory only, never stored (FLOW-20). */
  plainPassword: string;
  signUpTerms: boolean;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  contactTerms: boolean;
  hasBag: boolean | null;
  cleaningServices: ServiceCode[];
  /** Mirrors DC and WF of `cleaningServices`; only the list is sent (FLOW-33). */
  dryCleaning: boolean;
  washFold: boolean;
  couponCode: string;
  /** For the price estimate; never sent. */
  basket: Basket | null;
  notes: string;
  /** Instructions for the driver from the order that this one repeats. */
  instructions: Instructions;
  times: SelectedTimes;
  checkedLastScreen: boolean;
  /** Step to return to after a reload required the password again (SESS-09). */
  returnTo: OrderPage | null;
  /** The window that was taken by somebody else, until another one is chosen. */
  takenWindow: WindowKind | null;
  /** One per draft: a retry with the same key does not place a second order. */
  idempotencyKey: string;
};

/** `today` is the calendar day in Amsterdam. */
export function emptyDraft(
  today: string,
  idempotencyKey: string,
  preselected: ServiceCode[] = [],
): OrderDraft {
  return withServices(
    {
      location: null,
      formattedAddress: "",
      company: null,
      email: "",
      plainPassword: "",
      signUpTerms: false,
      contactName: "",
      contactEmail: "",
      contactPhone: "",
      contactTerms: false,
      hasBag: null,
      cleaningServices: [],
      dryCleaning: false,
      washFold: false,
      couponCode: "",
      basket: null,
      notes: "",
      instructions: {},
      times: nothingSelected(today),
      checkedLastScreen: false,
      returnTo: null,
      takenWindow: null,
      idempotencyKey,
    },
    preselected,
  );
}

const withServices = (draft: OrderDraft, codes: readonly ServiceCode[]): OrderDraft => ({
  ...draft,
  cleaningServices: SERVICE_CODES.filter((code) => codes.includes(code)),
  dryCleaning: codes.includes("DC"),
  washFold: codes.includes("WF"),
});

export function toggleService(draft: OrderDraft, code: ServiceCode): OrderDraft {
  const { cleaningServices: now } = draft;
  return withServices(
    draft,
    now.includes(code) ? now.filter((other) => other !== code) : [...now, code],
  );
}

/** A different address has different windows, so the selected times are reset (FLOW-48). */
export function setAddress(
  draft: OrderDraft,
  address: { location: UserLocation; formattedAddress: string },
  today: string,
): OrderDraft {
  const { formattedAddress } = address;
  const isOther = draft.location !== null && draft.formattedAddress !== formattedAddress;
  return {
    ...draft,
    location: { ...address.location, loaded: true },
    formattedAddress,
    times: isOther ? nothingSelected(today) : draft.times,
  };
}

/** Resets the times too: they were for that address. */
export const dropAddress = (draft: OrderDraft, today: string): OrderDraft => ({
  ...draft,
  location: null,
  formattedAddress: "",
  times: nothingSelected(today),
});

/** A bag that is still to be posted delays the first pickup, so the times are reset (TIME-31). */
export const setBag = (draft: OrderDraft, hasBag: boolean, today: string): OrderDraft =>
  draft.hasBag === hasBag ? draft : { ...draft, hasBag, times: nothingSelected(today) };

export const changeTimes = (
  draft: OrderDraft,
  change: (times: SelectedTimes) => SelectedTimes,
): OrderDraft => ({ ...draft, times: change(draft.times) });

/** Resets only the times; dropping the pickup drops the delivery too. */
export function dropWindow(draft: OrderDraft, window: WindowKind, today: string): OrderDraft {
  const times = window === "pickup" ? resetSelectedPickup(draft.times, today) : draft.times;
  return { ...draft, times: resetSelectedDelivery(times, today), takenWindow: window };
}

/** Copies everything but the times. Visitors without an account return to the times after creating one (MINE-08). */
export const repeatOrder = (draft: OrderDraft, again: OrderAgain): OrderDraft => ({
  ...withServices(draft, again.services as ServiceCode[]),
  location: { ...again.location, loaded: true },
  formattedAddress: again.location.address,
  company: again.company,
  contactName: again.contact.name,
  contactPhone: again.contact.phone,
  hasBag: again.hasBag,
  notes: again.notes,
  instructions: again.instructions,
  returnTo: "select-dates",
});

/** The draft as it may be stored in the tab. */
export const withoutPassword = (draft: OrderDraft): OrderDraft => ({ ...draft, plainPassword: "" });
