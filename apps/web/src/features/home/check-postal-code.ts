import {
  addressCalls,
  checkArea,
  loadFirstPickup,
  trackCheck,
} from "../../parts/address/check-address.ts";
import type { AddressFailure } from "../../parts/address/to-location.ts";

export type AreaResult = { kind: "found" } | ({ kind: "failed" } & AddressFailure);

/** Checks the service area. If it is in, starts loading the first pickup, which the next screen shows. */
export async function checkPostalCode(postalCode: string): Promise<AreaResult> {
  const result = await trackCheck(postalCode, () => check(postalCode));
  if (result.kind === "found") void loadFirstPickup(postalCode);
  return result;
}

async function check(postalCode: string): Promise<AreaResult> {
  const area = await checkArea(postalCode, addressCalls);
  if (area === "in-area") return { kind: "found" };
  return { kind: "failed", reason: area, additions: [], inArea: false };
}
