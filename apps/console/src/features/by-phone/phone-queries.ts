import { callLater } from "../../api/later.ts";
import { isPostalCode, toPostalCode } from "@waslijn/contract/shared/rules";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { toHanded, wrongPieces } from "../../parts/pieces/pieces-draft.ts";
import type { PhoneDraft } from "./phone-draft.ts";

/** Common prefix of the query keys; invalidated when a window was taken. */
const ASKED = "by-phone";

/** Customers with this whole e-mail address or phone number; disabled for an empty one. */
export const callersQuery = (typed: string) =>
  queryOptions({
    queryKey: [ASKED, "callers", typed],
    enabled: typed !== "",
    queryFn: async ({ signal }) =>
      (await callLater("findCallers", { body: { typed }, signal })).callers,
  });

/** The customer in the URL; disabled without one. */
export const callerQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [ASKED, "caller", id],
    enabled: id !== undefined,
    retry: false,
    queryFn: ({ signal }) => callLater("viewCaller", { params: { id: id ?? "" }, signal }),
  });

type Address = Pick<PhoneDraft, "postalCode" | "houseNumber" | "addition">;

export const addressQuery = ({ postalCode, houseNumber, addition }: Address) => {
  const [number, more] = [houseNumber.trim(), addition.trim()];
  return queryOptions({
    queryKey: [ASKED, "address", toPostalCode(postalCode), number, more],
    enabled: isPostalCode(postalCode) && number !== "",
    queryFn: ({ signal }) =>
      callLater("checkCallerAddress", {
        body: { PostalCode: postalCode, HouseNumber: number, ...(more && { Addition: more }) },
        signal,
      }),
  });
};

type Offer = Pick<PhoneDraft, "postalCode" | "hasBag">;
const isNewOf = ({ hasBag }: Offer) => (hasBag ? "0" : "1");

export const pickupsQuery = (offer: Offer, isServed: boolean) =>
  queryOptions({
    queryKey: [ASKED, "times", "pickup", toPostalCode(offer.postalCode), offer.hasBag],
    enabled: isServed && isPostalCode(offer.postalCode),
    queryFn: ({ signal }) =>
      callLater("deskPickups", {
        query: { postalCode: offer.postalCode, isNew: isNewOf(offer) },
        signal,
      }),
  });

export const deliveriesQuery = (
  { pickup, ...offer }: Offer & Pick<PhoneDraft, "pickup">,
  isServed: boolean,
) =>
  queryOptions({
    queryKey: [ASKED, "times", "delivery", toPostalCode(offer.postalCode), pickup],
    enabled: isServed && isPostalCode(offer.postalCode) && pickup.from !== "",
    queryFn: ({ signal }) =>
      callLater("deskDeliveries", {
        query: {
          postalCode: offer.postalCode,
          isNew: isNewOf(offer),
          pickupDate: `${pickup.date}T${pickup.from}`,
        },
        signal,
      }),
  });

export const TIMES_KEY = [ASKED, "times"];

type Priced = Pick<PhoneDraft, "laundry" | "hasBag" | "couponCode">;

/** Enabled once there is laundry to estimate or a promo code to check. */
export const estimateQuery = ({ laundry, hasBag, couponCode }: Priced) => {
  const handed = toHanded(laundry);
  const code = couponCode.trim();
  const isSome = handed.kilos > 0 || handed.pieces.length > 0 || code !== "";
  return queryOptions({
    queryKey: [ASKED, "estimate", handed, hasBag, code],
    enabled: isSome && wrongPieces(laundry).length === 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callLater("estimateByPhone", { body: { ...handed, hasBag, couponCode: code }, signal }),
  });
};
