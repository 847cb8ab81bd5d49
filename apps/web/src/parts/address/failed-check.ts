import { AREA_REASONS, type AreaReason } from "@waslijn/contract/shared/codes";
import { logFailure } from "../notification/notify.ts";
import { forget, readStored, store } from "../../lib/storage.ts";
import type { TypedAddress } from "./to-location.ts";

export type StoredFailure = TypedAddress & { reason: AreaReason };

/** Stored for the subscription and for typing the address by hand (AREA-09, AREA-12). */
export function keepFailure({ postalCode, houseNumber, addition, reason }: StoredFailure): void {
  logFailure("address check", reason);
  store("outOfAreaPostalCode", postalCode);
  store("outOfAreaHouseNumber", houseNumber);
  store("outOfAreaAddition", addition);
  store("outOfAreaReason", reason);
}

export function storedFailure(): StoredFailure {
  const reason = AREA_REASONS.find((known) => known === readStored("outOfAreaReason"));
  return {
    postalCode: readStored("outOfAreaPostalCode"),
    houseNumber: readStored("outOfAreaHouseNumber"),
    addition: readStored("outOfAreaAddition"),
    reason: reason ?? "external_service_error",
  };
}

export const forgetFailure = (): void =>
  forget("outOfAreaPostalCode", "outOfAreaHouseNumber", "outOfAreaAddition", "outOfAreaReason");
