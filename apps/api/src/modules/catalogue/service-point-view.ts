import type { ServicePoint } from "@waslijn/contract/customer/service-points";
import type { ServicePointRow } from "./service-points-repository.ts";

export type Station = Pick<ServicePoint, "bls" | "serviceCompany" | "postNLHub" | "hub">;

/** Who cleans and where parcels go: the part that labels and locations share (API-29). */
export const stationOf = (point: ServicePointRow): Station => ({
  bls: point.bls,
  serviceCompany: point.service_company === null ? null : { display: point.service_company },
  postNLHub: point.postnl_hub_name === null ? null : { name: point.postnl_hub_name },
  hub: { name: point.hub_name },
});
