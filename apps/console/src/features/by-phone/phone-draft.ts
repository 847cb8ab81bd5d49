import type { KnownCaller } from "@waslijn/contract/console/by-phone";
import type { ServiceCode, WindowKind } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import { NO_PIECES, type PiecesDraft } from "../../parts/pieces/pieces-draft.ts";
import type { Picked } from "../../parts/windows/pick-window.ts";

/** What somebody on the phone has said so far. */
export type PhoneDraft = {
  /** One order, however often it is sent. */
  key: string;
  postalCode: string;
  houseNumber: string;
  addition: string;
  /** Of an address that the register does not know. */
  street: string;
  city: string;
  services: ServiceCode[];
  hasBag: boolean;
  /** What they think to hand in, for an estimate. */
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

/** What follows from a change: other places have other times, and a delivery follows its pickup. */
export function changed(draft: PhoneDraft, change: Change): PhoneDraft {
  const next = { ...draft, ...change };
  const isElsewhere = next.postalCode !== draft.postalCode || next.hasBag !== draft.hasBag;
  const pickup = isElsewhere ? (change.pickup ?? NOT_PICKED) : next.pickup;
  const isOther = pickup.date !== draft.pickup.date || pickup.from !== draft.pickup.from;
  return { ...next, pickup, delivery: isOther ? (change.delivery ?? NOT_PICKED) : next.delivery };
}

/** Of somebody who ordered before what they did not say yet: what they say now counts. */
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

/** A window that somebody else has by now is chosen no more; everything else stays, its day too. */
export const withoutWindow = (draft: PhoneDraft, kind: WindowKind): PhoneDraft => ({
  ...draft,
  [kind]: { ...draft[kind], from: "" },
});

export const isUntouched = (draft: PhoneDraft): boolean =>
  JSON.stringify(draft) === JSON.stringify(emptyDraft(draft.key));
