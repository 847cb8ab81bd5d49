import type { ServiceCode } from "@waslijn/contract/shared/codes";
import { postalDigits } from "@waslijn/contract/shared/rules";
import { pushToDataLayer } from "./tag-manager.ts";

/** All that is ever told: no name, e-mail, phone, street or password (TRACK-01). */
export type TrackEvent =
  | { event: "zip-code"; postalCode: string }
  | { event: "out-of-service-area" | "in-service-area" | "select-time" }
  | { event: "service-select"; service: ServiceCode };

export const track = (event: TrackEvent): void => pushToDataLayer(event);

/** Of a postal code only the four digits are told: they name a quarter, not a street. */
export function trackZipCode(postalCode: string): void {
  track({ event: "zip-code", postalCode: String(postalDigits(postalCode)) });
}
