import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { isEmail, isPostalCode } from "@waslijn/contract/shared/rules";
import type { PhoneDraft } from "./phone-draft.ts";

/** Errors by field. */
export type PhoneProblems = {
  postalCode?: "missing" | "wrong" | "outside";
  houseNumber?: "missing";
  street?: "missing";
  city?: "missing";
  services?: "missing";
  pickup?: "missing" | "taken";
  delivery?: "missing" | "taken";
  phone?: "missing" | "wrong";
  email?: "missing" | "wrong";
  name?: "missing" | "wrong";
  notes?: "wrong";
  couponCode?: "unknown" | "expired" | "usedUp" | "wrong";
};
export type PhoneField = keyof PhoneProblems;

/** Fields in screen order: the first invalid one gets focus. */
export const FIELD_ORDER = [
  "phone",
  "email",
  "name",
  "postalCode",
  "houseNumber",
  "street",
  "city",
  "services",
  "notes",
  "pickup",
  "delivery",
  "couponCode",
] as const satisfies readonly PhoneField[];

type Known = { isServed: boolean; hasAddress: boolean };

const isBlank = (value: string): boolean => value.trim() === "";

/** Required fields that are missing. */
export function missingIn(draft: PhoneDraft, { isServed, hasAddress }: Known): PhoneProblems {
  const blank = (field: "houseNumber" | "street" | "city" | "phone" | "name") =>
    isBlank(draft[field]) && { [field]: "missing" as const };
  const isCode = isPostalCode(draft.postalCode);
  return {
    ...blank("phone"),
    ...(isBlank(draft.email) && { email: "missing" }),
    ...(!isBlank(draft.email) && !isEmail(draft.email) && { email: "wrong" }),
    ...blank("name"),
    ...(isBlank(draft.postalCode) && { postalCode: "missing" }),
    ...(!isBlank(draft.postalCode) && !isCode && { postalCode: "wrong" }),
    ...(isCode && !isServed && { postalCode: "outside" }),
    ...blank("houseNumber"),
    ...(!hasAddress && { ...blank("street"), ...blank("city") }),
    ...(draft.services.length === 0 && { services: "missing" }),
    ...(draft.pickup.from === "" && { pickup: "missing" }),
    ...(draft.delivery.from === "" && { delivery: "missing" }),
  };
}

/** Fields of the request body that the user typed. */
const TYPED: Record<string, PhoneProblems> = {
  "contact.name": { name: "wrong" },
  "contact.email": { email: "wrong" },
  "contact.phone": { phone: "wrong" },
  "location.postalCode": { postalCode: "wrong" },
  "location.thoroughfare": { street: "missing" },
  "location.city": { city: "missing" },
  "location.subThoroughfare": { houseNumber: "missing" },
  notes: { notes: "wrong" },
  couponCode: { couponCode: "wrong" },
};

/** Maps a refusal to form fields; empty when it belongs to none. */
export function problemsOf(failure: unknown): PhoneProblems {
  if (!(failure instanceof ApiFailure) || !failure.problem) return {};
  const { type, extra } = failure.problem;
  switch (type) {
    case "slot_taken":
    case "slot_not_offered":
      return { [extra.window ?? "pickup"]: "taken" };
    case "outside_service_area":
      return { postalCode: "outside" };
    case "coupon_unknown":
      return { couponCode: "unknown" };
    case "coupon_expired":
      return { couponCode: "expired" };
    case "coupon_used_up":
      return { couponCode: "usedUp" };
    case "validation_failed":
      return Object.assign({}, ...(extra.fields ?? []).map(({ field }) => TYPED[field] ?? {}));
    default:
      return {};
  }
}

export const firstOf = (problems: PhoneProblems): PhoneField | undefined =>
  FIELD_ORDER.find((field) => problems[field]);
