import type { ValidatedAddress } from "@waslijn/contract/customer/locations";
import type { AreaReason } from "@waslijn/contract/shared/codes";
import { toPostalCode } from "@waslijn/contract/shared/rules";
import {
  addressTyped,
  formattedFrom,
  locationFrom,
  type AddressFailure,
  type AddressResult,
  type TypedAddress,
  type TypedStreet,
} from "./to-location.ts";
import { call } from "../../api/client.ts";
import { track, trackZipCode } from "../chrome/track.ts";
import type { AvailableDate } from "@waslijn/contract/customer/times";

export type FirstPickup = { date: string; time: string };

const asked = new Map<string, Promise<FirstPickup | undefined>>();

/** First window for a new customer. Cached per postal code, because two screens show it. */
export function loadFirstPickup(postalCode: string): Promise<FirstPickup | undefined> {
  const running =
    asked.get(postalCode) ??
    call("listPickups", { query: { postalCode, isNew: "1" } }).then(firstOf, () => undefined);
  asked.set(postalCode, running);
  return running;
}

export function firstOf(dates: AvailableDate[]): FirstPickup | undefined {
  for (const { date, hours } of dates) {
    const free = hours.find(({ available }) => available);
    if (free) return { date, time: free.from };
  }
  return undefined;
}

/** The two API calls of the check; both reject on a status other than 200 and without a response. */
export type AddressCalls = {
  validate(address: TypedAddress): Promise<ValidatedAddress[]>;
  isInArea(postalCode: string): Promise<boolean>;
};

const NUMBER_WITH_ADDITION = /^(\d+)\s*(?:[-/]\s*(?=\S)|(?=[a-z]))(.+)$/i;

/** Removes spaces, postal code in capitals (AREA-01); splits `18-A` into number 18 and addition A. */
export function normalised(typed: TypedAddress): TypedAddress {
  const houseNumber = typed.houseNumber.trim();
  const addition = typed.addition.trim();
  const [, number, rest] = NUMBER_WITH_ADDITION.exec(houseNumber) ?? [];
  return {
    postalCode: toPostalCode(typed.postalCode),
    ...(number && rest && addition === ""
      ? { houseNumber: number, addition: rest }
      : { houseNumber, addition }),
  };
}

/** Validates the address, then checks the service area; the first failure is the reason (AREA-03). */
export async function checkAddress(
  typed: TypedAddress,
  calls: AddressCalls,
): Promise<AddressResult> {
  const address = normalised(typed);
  const known = await calls.validate(address).catch(() => undefined);
  const list = Array.isArray(known) ? known : [];
  const found = list[0];
  if (!found || !hasAddition(found, address.addition)) {
    const inArea = await calls.isInArea(address.postalCode).catch(() => false);
    return failed("post_nl_validation", {
      additions: additionsOf(list),
      inArea,
      ...(found && { street: found.Street, city: found.City }),
    });
  }
  const area = await checkArea(address.postalCode, calls);
  if (area !== "in-area") return failed(area);
  return {
    kind: "found",
    location: locationFrom(found, address),
    formattedAddress: formattedFrom(found, address),
  };
}

/** Without an address register only the area is checked (SETUP-04). */
export async function checkTyped(
  typed: TypedAddress,
  { street, city }: TypedStreet,
  calls: Pick<AddressCalls, "isInArea">,
): Promise<AddressResult> {
  const address = normalised(typed);
  const area = await checkArea(address.postalCode, calls);
  if (area !== "in-area") return failed(area);
  const named = { street: street.trim(), city: city.trim() };
  return { kind: "found", ...addressTyped(address, named) };
}

/** Checks the area of a postal code alone (HOME-08). */
export async function checkArea(
  postalCode: string,
  calls: Pick<AddressCalls, "isInArea">,
): Promise<"in-area" | "external_service_error" | "not_in_service_area"> {
  try {
    return (await calls.isInArea(postalCode)) ? "in-area" : "not_in_service_area";
  } catch {
    return "external_service_error";
  }
}

/** A typed addition must match the register's, case-insensitively; no addition always passes (AREA-04, 05). */
function hasAddition(found: ValidatedAddress, typed: string): boolean {
  return typed === "" || found.Addition.trim().toLowerCase() === typed.toLowerCase();
}

const additionsOf = (list: ValidatedAddress[]): string[] => [
  ...new Set(list.map((item) => item.Addition.trim())),
];

const failed = (
  reason: AreaReason,
  more: Omit<AddressFailure, "reason"> = { additions: [], inArea: false },
): AddressResult => ({ kind: "failed", reason, ...more });

export const addressCalls: AddressCalls = {
  validate: ({ postalCode, houseNumber, addition }) =>
    call("validateAddress", {
      body: {
        PostalCode: postalCode,
        HouseNumber: houseNumber,
        ...(addition ? { Addition: addition } : {}),
      },
    }),
  isInArea: async (postalCode) =>
    (await call("checkServiceArea", { query: { postalCode } })).isFound,
};

/** Tracks `zip-code` at each submitted check, then its result (TRACK-02 to TRACK-04). */
export async function trackCheck<R extends { kind: "found" | "failed" }>(
  postalCode: string,
  check: () => Promise<R>,
): Promise<R> {
  trackZipCode(postalCode);
  const result = await check();
  track({ event: result.kind === "found" ? "in-service-area" : "out-of-service-area" });
  return result;
}
