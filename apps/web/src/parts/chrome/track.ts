import type { ServiceCode } from "@waslijn/contract/shared/codes";
import { postalDigits } from "@waslijn/contract/shared/rules";
import { pushToDataLayer } from "./tag-manager.ts";

/** All events that are tracked: no name, e-mail, phone, street or password (TRACK-01). */
export type TrackEvent =
  | { event: "zip-code"; postalCode: string }
  | { event: "out-of-service-area" | "in-service-area" | "select-time" }
  | { event: "service-select"; service: ServiceCode };

export const track = (event: TrackEvent): void => pushToDataLayer(event);

/** Tracks only the four digits of the postal code: they identify a district, not a street. */
export function trackZipCode(postalCode: string): void {
  track({ event: "zip-code", postalCode: String(postalDigits(postalCode)) });
}
