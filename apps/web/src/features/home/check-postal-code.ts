import { addressCalls } from "../../parts/address/address-calls.ts";
import type { AddressFailure } from "../../parts/address/address-result.ts";
import { checkArea } from "../../parts/address/check-address.ts";
import { loadFirstPickup } from "../../parts/address/load-first-pickup.ts";
import { trackCheck } from "../../parts/address/track-check.ts";

export type AreaResult = { kind: "found" } | ({ kind: "failed" } & AddressFailure);

/** Asks whether we come there; the first pickup is asked for on the way, for the next screen tells it. */
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
